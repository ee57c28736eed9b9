"""The page of the players: all houses side by side, as if the game ended now; then the cards of each."""

from __future__ import annotations

from collections.abc import Callable

from engine.speicherstadt.cards import CONTRACT, MERCHANT, OFFICE, SHIP
from engine.speicherstadt.scoring import offices
from engine.speicherstadt.table_data import HouseData
from engine.texts import N_
from engine.texts.language import gettext as _
from engine.texts.language import ngettext
from screens.speicherstadt import pieces, standing, words
from screens.speicherstadt.view import View, style_of
from screens.table.picture.listing import Listing, Row
from widgets.gauges import LEADER, leading
from widgets.lines import EMPTY, Line, fit, text

_LABEL = 18


def listing(view: View, cells: int) -> Listing:
    """A row for each thing that houses have, then the cards of each house."""
    houses = view.houses
    size = max(6, min(16, (cells - _LABEL) // len(houses)))
    rows = [
        _row(_(label), [value(house) for house in houses], size)
        for label, value in _FIGURES
        if any(value(house) for house in houses) or label in _ALWAYS
    ]
    leads = leading([house["total"] for house in houses])
    totals = [
        (text(LEADER, "mark") if leading_now else EMPTY) + text(str(house["total"]), "figure")
        for house, leading_now in zip(houses, leads, strict=True)
    ]
    rows.append(_line_row(_("if it ended now"), totals, size))
    for house in houses:
        name = text(" ") + view.called(house["seat"])
        number = len(house["cards"])
        rows.append(Row(name + text("  " + ngettext("{n} card", "{n} cards", number).format(n=number), "dim")))
        for label, goods in ((_("to be loaded"), house["goods"]), (_("in the Warehouse"), house["warehouse"])):
            if goods:
                line = text("   ") + fit(text(label, "dim"), 21) + pieces.numbers(goods)
                rows.append(Row(fit(line, cells), f"{house['name']}:{label}"))
        for card in house["cards"]:
            rows.append(Row(_card(house, card, cells), f"{house['name']}:{card}"))
    return Listing(tuple(rows), _heading(view, size))


def _heading(view: View, size: int) -> Line:
    line = fit(text(" " + _("Houses"), "heading"), _LABEL)
    for house in view.houses:
        name = view.name(house["seat"])
        line += fit(text(name[: size - 1], style_of(house["seat"])), size - 1, "right") + text(" ")
    return line


def _row(label: str, values: list[str], size: int) -> Row:
    return _line_row(label, [text(value or "·", "plain" if value else "dim") for value in values], size)


def _line_row(label: str, values: list[Line], size: int) -> Row:
    line = fit(text(" " + label, "dim"), _LABEL)
    for value in values:
        line += fit(value, size - 1, "right") + text(" ")
    return Row(line, f"figure:{label}")


def _card(house: HouseData, name: str, cells: int) -> Line:
    """A card, a contract with what lies on it."""
    contract = next((one for one in house["contracts"] if one["contract"] == name), None)
    if contract is not None:
        return fit(text("   ") + pieces.contract(contract), cells)
    card = words.card(name)
    note = words.effect(name) if card.type not in (SHIP, OFFICE) else ""
    return fit(text("   ") + fit(text(words.card_name(name)), 21) + text(note, "dim"), cells)


def _full(house: HouseData) -> str:
    return str(sum(one["points"] for one in house["contracts"] if one["full"]) or "")


def _open(house: HouseData) -> str:
    symbols = [symbol for one in house["contracts"] if not one["full"] for symbol in one["symbols"]]
    return f"{sum(symbol['filled'] for symbol in symbols)}/{len(symbols)}" if symbols else ""


def _count(kind: str) -> Callable[[HouseData], str]:
    return lambda house: str(sum(words.card(name).type == kind for name in house["cards"]) or "")


def _offices(house: HouseData) -> str:
    number = sum(words.card(name).type == OFFICE for name in house["cards"])
    return _("{n}: {points}p").format(n=number, points=offices(number)) if number else ""


def _stored(house: HouseData) -> str:
    return str(sum(house["warehouse"].values()) or "")


_FIGURES: tuple[tuple[str, Callable[[HouseData], str]], ...] = (
    (N_("coins"), lambda house: str(house["coins"])),
    (N_("next income"), lambda house: f"+{house['income']}"),
    (N_("fires and works"), lambda house: str(house["points"])),
    (N_("firemen"), lambda house: f"{house['strength']} {standing.standing(house)}"),
    (N_("full contracts"), _full),
    (N_("goods on others"), _open),
    (N_("offices"), _offices),
    (N_("merchants"), _count(MERCHANT)),
    (N_("contracts"), _count(CONTRACT)),
    (N_("ships"), _count(SHIP)),
    (N_("in the Warehouse"), _stored),
    (N_("in the hall"), lambda house: _(pieces.SHORT[house["hall"]]) if house["hall"] else ""),
    (N_("workers to place"), lambda house: str(house["workers"] or "")),
    (N_("grey workers"), lambda house: str(house["greys"] or "")),
    (N_("breaks"), lambda house: str(house["breaks"] or "")),
)
"""What houses are compared by, row by row; a row that is empty for everybody is left out."""
_ALWAYS = (N_("coins"), N_("firemen"))
