"""Small pieces of lines that several pages have: hues, costs in letters, types on their ground, what a tile brings."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from engine.homesteaders.cards import BONUSES, TYPES, Building
from engine.homesteaders.goods import GOODS, Bundle
from engine.homesteaders.table_data import ExchangeData, TileData
from engine.texts.cells import cells as cells_of
from engine.texts.language import gettext as _
from screens.homesteaders import words
from screens.homesteaders.view import View
from screens.words import shown
from widgets.lines import EMPTY, Line, fit, join, text
from widgets.palettes import Hue
from widgets.styles import Hues, StyleName

_GOODS: Mapping[str, Hue] = {
    "silver": "silver",
    "wood": "brown",
    "food": "green",
    "steel": "blue",
    "gold": "gold",
    "copper": "orange",
    "livestock": "pink",
    "chip": "straw",
    "debt": "red",
    "vp": "tan",
    "worker": "violet",
    "track": "grey",
    "rail": "grey",
}
_TYPES: Mapping[str, Hue] = {
    "residential": "green",
    "commercial": "straw",
    "industrial": "grey",
    "special": "violet",
    "any": "cream",
}

HUES: Hues = (
    *((f"good:{name}", hue) for name, hue in _GOODS.items()),
    *((f"type:{name}", hue) for name, hue in _TYPES.items()),
)


def good(name: str) -> StyleName:
    """The style of a good."""
    return f"good:{name}"


def type_of(name: str) -> StyleName:
    """The style of a type of building, or of any type."""
    return f"type:{name}"


def types(names: Iterable[str]) -> Line:
    """The types of a tile, each on its ground; `any` where it is all of them."""
    found = [name for name in TYPES if name in names]
    if len(found) == len(TYPES):
        found = ["any"]
    return join([text(f" {_(words.SHORT_TYPES[name])} ", type_of(name)) for name in found], " ")


def short_types(tile: TileData) -> str:
    """The types of a tile and what else it brings in a few signs."""
    kinds = [_(words.SHORT_TYPES[name]).capitalize() for name in TYPES if name in tile["builds"]]
    return _in_signs(tile, kinds, _("+worker"), _("+rail"), _("{n} VP"))


def shortest_types(tile: TileData) -> str:
    """The same in as few signs as can be: a letter a type, 'R/S W→1t'."""
    kinds = [_(words.LETTER_OF_TYPE[name]) for name in TYPES if name in tile["builds"]]
    return _in_signs(tile, kinds, _("+w"), _("+r"), _("{n}VP"))


def _in_signs(tile: TileData, kinds: Sequence[str], worker: str, advance: str, points: str) -> str:
    found = [
        _("any") if len(kinds) == len(TYPES) else "/".join(kinds),
        worker if tile["worker"] else "",
        advance if tile["advance"] else "",
        points.format(n=tile["points"]) if tile["points"] else "",
        _exchanged(tile["exchange"]) if tile["exchange"] is not None else "",
    ]
    return " ".join(filter(None, found))


def _exchanged(one: ExchangeData) -> str:
    return f"{_(words.LETTERS[one['give']])}→{one['number']}{_(words.LETTERS[one['get']])}"


def extras(tile: TileData) -> Line:
    """What a tile brings beside a building."""
    found: list[Line] = []
    if tile["points"]:
        found.append(text(_("{n} VP").format(n=tile["points"]), "gain"))
    if tile["worker"]:
        found.append(text(_("+worker"), "gain"))
    if tile["advance"]:
        found.append(text(_("+rail"), "gain"))
    if tile["exchange"] is not None:
        one = tile["exchange"]
        found.append(letters(one["give"], 1) + text("→") + letters(one["get"], one["number"]))
    return join(found, " ")


def letters(name: str, number: int) -> Line:
    """A number of a good: its letter as often for a few, otherwise the number before it."""
    if name in ("silver", "vp", "chip", "track", "worker") or number > 3:
        return text(f"{number}{_(words.LETTERS[name])}", good(name))
    return text(_(words.LETTERS[name]) * number, good(name))


def bundle(goods: Bundle) -> Line:
    """Some goods in letters."""
    return join([letters(GOODS[kind].name, number) for kind, number in goods], " ")


def cost(card: Building, view: View) -> Line:
    """What a building costs, a letter a resource; those that are lacking are marked."""
    line: Line = EMPTY
    for kind, number in card.cost:
        name = GOODS[kind].name
        has = min(number, view.has(name)) if view.holdings is not None else number
        line += text(_(words.LETTERS[name]) * has, good(name)) + text(_(words.LETTERS[name]) * (number - has), "lack")
    return line or text("-", "dim")


def sign(view: View, name: str, bid: int = 0) -> Line:
    """Whether a building could be paid for after a bid: at once, or after trades."""
    if view.holdings is None or view.owns(name):
        return text(" ")
    if view.can_pay(name, bid):
        return text("✓", "gain")
    return text("⇄", "key") if view.cure(name, bid) else text(" ")


def brings(card: Building) -> Line:
    """What a building does, in few cells: its income, its slots, its points and what it has points for."""
    parts: list[Line] = []
    if card.income:
        parts.append(bundle(card.income))
    for slot in card.slots:
        workers = "@" * slot.workers
        parts.append(text(f"{workers}", "dim") + bundle(slot.brings))
    parts += [text(shown(effect.short), "gain") for effect in card.effects]
    if card.ability is not None:
        parts.append(text("*", "mark"))
    parts += [text(shown(BONUSES[per].short), "worth") for per in card.bonus]
    return join(parts, " ")


def short_name(name: str, cells: int) -> str:
    """The name of a building; where it does not fit into so many cells, without its last words."""
    parts = words.card_name(name).split()
    while len(parts) > 1 and cells_of(" ".join(parts)) > cells:
        parts.pop()
    return " ".join(parts)


def seat_name(view: View, seat: int, cells: int | None = None) -> Line:
    """The name of a player in the colour of the seat."""
    line = text(view.players[seat]["name"], f"seat:{seat}")
    return line if cells is None else fit(line, cells)


def cost_plain(card: Building) -> Line:
    """What a building costs, whoever looks."""
    line: Line = EMPTY
    for kind, number in card.cost:
        line += text(_(words.LETTERS[GOODS[kind].name]) * number, "dim")
    return line or text("-", "dim")
