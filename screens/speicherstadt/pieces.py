"""Small pieces of lines that several pages have: goods in three letters, types on their ground, contracts."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from engine.speicherstadt.cards import (
    CONTRACT,
    CONVERTER,
    FIRE,
    FIREMAN,
    MERCHANT,
    OFFICE,
    POINT_BUILDING,
    SHIP,
    SPECIAL,
    WAREHOUSE,
)
from engine.speicherstadt.goods import NAMES
from engine.speicherstadt.table_data import ContractData
from engine.texts import N_
from engine.texts.language import gettext as _
from screens.speicherstadt import words
from screens.speicherstadt.hues import good, type_of
from widgets.lines import EMPTY, Line, fit, join, text, width
from widgets.styles import StyleName

SHORT: Final[Mapping[str, str]] = {
    "coffee": N_("cof"),
    "tea": N_("tea"),
    "saffron": N_("saf"),
    "rubber": N_("rub"),
    "carpet": N_("car"),
    "hemp": N_("hem"),
    "cloth": N_("clo"),
    "glass": N_("gla"),
}
"""The goods in three letters."""
SHORT_TYPES: Final[Mapping[str, str]] = {
    SHIP: N_("SHIP"),
    CONTRACT: N_("CONTRACT"),
    MERCHANT: N_("TRADER"),
    CONVERTER: N_("WORKS"),
    WAREHOUSE: N_("STORE"),
    OFFICE: N_("OFFICE"),
    FIREMAN: N_("FIREMAN"),
    FIRE: N_("FIRE"),
    POINT_BUILDING: N_("POINTS"),
    SPECIAL: N_("CARD"),
}
"""The types of cards in a word."""

_WIDE: Final = 80
_MORE: Final = " +99"
"""Room for how many parts are left out."""


def label(name: str, cells: int) -> Line:
    """The type of a card on its ground, with its figure where it has one, in at most so many cells."""
    card = words.card(name)
    figure = {CONTRACT: card.points, FIREMAN: card.value, POINT_BUILDING: card.points}.get(card.type)
    shown = _(SHORT_TYPES[card.type]) if figure is None else f"{_(SHORT_TYPES[card.type])} {figure}"
    padded = f" {shown} "
    return text(padded if len(padded) <= cells else shown, type_of(card.type))


def goods(names: Iterable[str]) -> Line:
    """Goods in three letters each."""
    return join([text(_(SHORT[name]), good(name)) for name in names], " ")


def numbers(found: Mapping[str, int]) -> Line:
    """Numbers of goods: '2 cof 1 tea'."""
    parts = [text(f"{found[name]} ", "figure") + text(_(SHORT[name]), good(name)) for name in NAMES if found.get(name)]
    return join(parts, " ") if parts else text(_("none"), "dim")


def contract(data: ContractData, cells: int = _WIDE) -> Line:
    """An own contract: its points, and what lies on it, in brackets where so many cells hold them."""
    points = text(str(data["points"]), "worth" if data["full"] else "figure")
    symbols = [
        text(_(SHORT[symbol["good"]]), good(symbol["good"]) if symbol["filled"] else "dim")
        + text("✓" if symbol["filled"] else " ", "gain")
        for symbol in data["symbols"]
    ]
    line = points + text(" ") + join([text("[", "dim") + symbol + text("]", "dim") for symbol in symbols], "")
    return line if width(line) <= cells else points + text(" ") + join(symbols, "")


def each(label: str, style: StyleName, found: Mapping[str, int]) -> list[Line]:
    """Numbers of goods one by one, the first one after a label."""
    label_line = text(label + " ", style)
    parts = [numbers({name: found[name]}) for name in NAMES if found.get(name)] or [numbers(found)]
    return [label_line + parts[0], *parts[1:]]


def coins(number: int) -> Line:
    """A number of coins in few cells."""
    return text(_("{n}c").format(n=number), good("coin"))


def asked(coins: int, price: int, joined: int | None = None) -> Line:
    """What somebody who has so many `coins` is asked, and what once one has `joined` the line behind: 2→3."""
    shown = _price(price, coins)
    return shown if joined is None else shown + text("→", "dim") + _price(joined, coins)


def _price(price: int, coins: int) -> Line:
    """A price, with a mark where it cannot be paid."""
    return text(str(price), "figure") if coins >= price else text(f"{price}!", "short")


def flow(parts: Sequence[Line], cells: int, rows: int, between: str = "  ") -> list[Line]:
    """Parts in as many lines as there are, each whole; a plus and a number say how many found no room."""
    lines: list[Line] = []
    for place, part in enumerate(parts):
        is_last = place == len(parts) - 1
        room = cells if is_last or len(lines) < rows else cells - len(_MORE)
        if lines and width(lines[-1]) + len(between) + width(part) <= room:
            lines[-1] = join([lines[-1], part], between)
        elif len(lines) < rows:
            lines.append(part)
        else:
            lines[-1] = fit(lines[-1] + text(_(" +{n}").format(n=len(parts) - place), "dim"), cells)
            break
    return lines or [EMPTY]
