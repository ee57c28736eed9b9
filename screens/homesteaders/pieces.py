"""Small pieces of lines that several pages have: hues, costs in letters, types on their ground, what a tile brings."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from engine.homesteaders.benefits import LAST
from engine.homesteaders.buildings import BONUSES, TYPES, Building
from engine.homesteaders.goods import CHIPS, HIDDEN, NAMES, SILVER, TRACKS, VP, WORKERS
from engine.homesteaders.state import NOBODY
from engine.homesteaders.tiles import Tile
from engine.texts.cells import cells as cells_of
from engine.texts.language import gettext as _
from screens.homesteaders import words
from screens.homesteaders.view import View
from screens.words import shown
from widgets.lines import EMPTY, Line, fit, join, plain, text
from widgets.palettes import Hue
from widgets.styles import Hues, StyleName

_GOODS: tuple[Hue, ...] = (
    *("silver", "brown", "green", "blue", "gold", "orange", "pink"),
    *("straw", "red", "tan", "violet", "grey", "grey"),
)
_TYPES: Mapping[str, Hue] = {
    "residential": "green",
    "commercial": "straw",
    "industrial": "grey",
    "special": "violet",
    "any": "cream",
}

HUES: Hues = (
    *((f"good:{name}", hue) for name, hue in zip(NAMES, _GOODS, strict=True)),
    *((f"type:{name}", hue) for name, hue in _TYPES.items()),
)


def good(kind: int) -> StyleName:
    """The style of a good."""
    return f"good:{NAMES[kind]}"


def type_of(name: str) -> StyleName:
    """The style of a type of building, or of any type."""
    return f"type:{name}"


def types(names: Iterable[str]) -> Line:
    """The types of a tile, each on its ground; `any` where it is all of them."""
    found = [name for name in TYPES if name in names]
    if len(found) == len(TYPES):
        found = ["any"]
    return join([text(f" {_(words.SHORT_TYPES[name])} ", type_of(name)) for name in found], " ")


def short_types(tile: Tile, *, shortest: bool = False) -> str:
    """The types of a tile and what else it brings in a few signs; in as few as can be: 'R/S W→1t'."""
    codes = words.LETTER_OF_TYPE if shortest else words.TYPES_IN_COLUMNS
    kinds = [_(codes[name]) for name in TYPES if name in tile.builds]
    found = _("any") if len(kinds) == len(TYPES) else "/".join(kinds)
    return " ".join(filter(None, (found, plain(extras(tile, shortest=shortest)))))


def extras(tile: Tile, *, shortest: bool = False) -> Line:
    """What a tile brings beside a building."""
    found: list[Line] = []
    if tile.points:
        found.append(text((_("{n}VP") if shortest else _("{n} VP")).format(n=tile.points), "gain"))
    if tile.worker:
        found.append(text(_("+w") if shortest else _("+worker"), "gain"))
    if tile.advance:
        found.append(text(_("+r") if shortest else _("+rail"), "gain"))
    if tile.exchange is not None:
        found.append(letters(tile.exchange.give, 1) + text("→") + letters(tile.exchange.get, tile.exchange.number))
    return join(found, " ")


def letters(kind: int, number: int) -> Line:
    """A number of a good: its letter as often for a few, otherwise the number before it."""
    letter = _(words.LETTERS[kind])
    is_counted = kind in (SILVER, VP, CHIPS, TRACKS, WORKERS) or number > 3
    return text(f"{number}{letter}" if is_counted else letter * number, good(kind))


def bundle(goods: Iterable[tuple[int, int]]) -> Line:
    """Some goods in letters, what there is none of left out."""
    return join([letters(kind, number) for kind, number in goods if number > 0], " ")


def cost(card: Building, view: View | None = None) -> Line:
    """What a building costs, a letter a resource; those that the seat of a view lacks are marked."""
    line: Line = EMPTY
    for kind, number in card.cost:
        letter, has = _(words.LETTERS[kind]), min(number, view.has(kind)) if view and view.knows else number
        line += text(letter * has, good(kind) if view else "dim") + text(letter * (number - has), "lack")
    return line or text("-", "dim")


def sign(view: View, kind: int, bid: int = 0) -> Line:
    """Whether a building could be paid for after a bid: at once, or after trades."""
    if not view.knows or view.owns(kind):
        return text(" ")
    if view.can_pay(kind, bid):
        return text("✓", "gain")
    return text("⇄", "key") if view.cure(kind, bid) else text(" ")


def brings(card: Building) -> Line:
    """What a building does, in few cells: its income, its slots, its points and what it has points for."""
    parts = [bundle(card.income)] if card.income else []
    parts += [text("@" * slot.workers, "dim") + bundle(slot.brings) for slot in card.slots]
    parts += [text(shown(effect.short), "gain") for effect in card.effects]
    if card.ability is not None:
        parts.append(text("*", "mark"))
    parts += [text(shown(BONUSES[per].short), "worth") for per in card.bonus]
    return join(parts, " ")


def holdings(view: View, seat: int) -> Line:
    """What somebody has, as far as it is seen."""
    has = view.seen.goods[seat]
    if not view.seen.shows(seat):
        return text(_("behind a screen"), "dim")
    return bundle((kind, has[kind]) for kind in HIDDEN)


def short_name(kind: int, cells: int) -> str:
    """The name of a building; where it does not fit into so many cells, without its last words."""
    parts = words.card_name(kind).split()
    while len(parts) > 1 and cells_of(" ".join(parts)) > cells:
        parts.pop()
    return " ".join(parts)


def seat_name(view: View, seat: int, cells: int | None = None) -> Line:
    """The name of a player in the colour of the seat."""
    line = text(view.seen.name(seat), f"seat:{seat}")
    return line if cells is None else fit(line, cells)


def holder(view: View, auction: int) -> Line:
    """Who holds an auction, and with which bid."""
    seat = view.seen.holders[auction]
    if seat == NOBODY:
        return text(_("nobody"), "dim")
    bid = text(f" {view.seen.bids[auction]}", "figure")
    if seat >= 0:
        return seat_name(view, seat) + bid
    return text(_("rival") if view.seen.terms.lone else _("neutral"), "dim") + bid


def rail_track(space: int) -> Line:
    """The rail track with the spaces that were reached."""
    return text("●" * space, "mark") + text("○" * (LAST - space), "dim")
