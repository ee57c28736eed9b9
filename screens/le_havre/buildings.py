"""The page of the building rows: proposals, the town, what is yours and what is theirs."""

from __future__ import annotations

from typing import NamedTuple

from engine.le_havre.building import cost_for, lacks
from engine.le_havre.deck import CARD_INDEX
from engine.le_havre.goods import GOODS
from engine.texts import N_
from engine.texts.language import gettext as _
from engine.texts.language import ngettext
from screens.le_havre.goals import is_built_now
from screens.le_havre.hues import good
from screens.le_havre.view import View
from screens.le_havre.words import LETTERS, TYPE_LETTERS, card, price, shortest_fee
from screens.table.picture.listing import Listing, Row
from screens.words import shown
from widgets.lines import EMPTY, Line, Piece, ends, fit, join, text
from widgets.styles import StyleName, seat

_SHORT_NAMES = {
    "bridge-over-the-seine": N_("Bridge over Seine"),
    "iron-mine-and-coal-seam": N_("Iron Mine & Coal"),
    "schnaps-distillery": N_("Schnaps Distill'y"),
    "brick-manufacturer": N_("Brick Manufact'r"),
}
_NAME = 17
_COST = 8
_DEED = 12
"""Cells from which what a card does stands in its row."""
LEAST = 1 + _NAME + 1 + 1 + 1 + 2 + 1 + _COST + 1 + 3
"""Cells of the narrowest rows."""
WHOLE = 53
"""Cells of rows in which what a card does has as much room as it needs."""


class _Columns(NamedTuple):
    """How many cells the columns of a row take."""

    cells: int

    @property
    def is_wide(self) -> bool:
        """Whether names stand whole, with the cards' numbers, and values with their prices."""
        return self.cells >= 70

    @property
    def name(self) -> int:
        return 24 if self.is_wide else _NAME

    @property
    def value(self) -> int:
        return 5 if self.is_wide else 2

    @property
    def deed(self) -> int:
        """What is left for what the building does and for its keys."""
        end = 1 if self.is_wide else 0
        return self.cells - end - (1 + self.number + self.name + 1 + 1 + 1 + self.value + 1 + _COST + 1)

    @property
    def number(self) -> int:
        return 4 if self.is_wide else 0


def listing(view: View, cells: int) -> Listing:
    """Every card in play by where it lies; the tops of the stacks first, the cards under them last."""
    rows: list[Row] = []
    columns = _Columns(cells)
    title = text(_("To build, the top of each stack"), "heading")
    _group(view, rows, columns, title, tops(view), proposed=True)
    _group(view, rows, columns, text(_("The town"), "heading"), view.table["town"])
    for player in [view.player, *(other for other in view.players if other is not view.player)]:
        title = text(player["name"], seat(player["seat"]))
        _group(view, rows, columns, title, player["buildings"], owner=player["seat"])
    for number, stack in enumerate(view.table["stacks"], start=1):
        title = text(_("Under the top of stack {n}").format(n=number), "heading")
        _group(view, rows, columns, title, stack[1:], proposed=True)
    _face_down(view, rows, columns)
    return Listing(tuple(rows), _heading(columns))


def tops(view: View) -> list[str]:
    """The proposals on top of the stacks."""
    return [stack[0] for stack in view.table["stacks"] if stack]


def built(view: View) -> int:
    """How many rows the town and the players have, their names among them."""
    groups = [view.table["town"], *(player["buildings"] for player in view.players)]
    return sum(1 + len(group) for group in groups if group)


def _face_down(view: View, rows: list[Row], columns: _Columns) -> None:
    """How many special buildings lie face down, and those of them that this player has seen."""
    left = view.table["specials_left"]
    if not left:
        return
    count = ngettext("{n} special building face down", "{n} special buildings face down", left).format(n=left)
    rows.append(Row(text(" " + count, "heading")))
    known = view.private["known"]
    if not known:
        return
    title = _("You have seen the next one") if len(known) == 1 else _("You have seen the next two, in this order")
    if not view.private["in_order"]:
        title = _("You have seen among the next two (in an order that may have changed)")
    _group(view, rows, columns, text(title, "heading"), known, proposed=True)


def _heading(columns: _Columns) -> Line:
    left = 1 + columns.number + columns.name + 3 + columns.value
    return (
        fit(ends(text(" " + _("Buildings"), "heading"), text(_("value"), "dim"), left), left)
        + text(" ")
        + fit(text(_("cost"), "dim"), _COST)
        + text(" ")
        + text(_("what it does") if columns.deed >= _DEED else "", "dim")
    )


def fit_words(words: str, cells: int) -> str:
    """Words in exactly so many cells."""
    return "".join(piece.text for piece in fit(text(words), cells))


def _group(
    view: View,
    rows: list[Row],
    columns: _Columns,
    title: Line,
    names: list[str],
    *,
    proposed: bool = False,
    owner: int | None = None,
) -> None:
    if names:
        rows.append(Row(text(" ") + title))
        rows += [Row(_line(view, name, columns, proposed=proposed, owner=owner), name) for name in names]


def _line(view: View, name: str, columns: _Columns, *, proposed: bool, owner: int | None) -> Line:
    building = card(name)
    keys = possible_keys(view, name)
    is_top = proposed and CARD_INDEX[name] in view.seen.tops()
    is_quiet = not (keys or is_top)
    plain: StyleName = "dim" if is_quiet else "plain"
    value = str(building.value)
    if columns.is_wide and building.price != building.value:
        value = f"{building.value}/{price(building)}"
    called = shown(building.shown) if columns.is_wide else (_(_SHORT_NAMES.get(name, "")) or shown(building.shown))
    line = (
        text(" ")
        + fit(text(building.sign, plain), columns.number)
        + fit(text(called, plain), columns.name)
        + text(" ")
        + (text(_(TYPE_LETTERS[building.type]), "dim") if is_quiet else type_letter(building.type))
        + text(" ")
        + fit(text(value, "dim" if is_quiet else "worth"), columns.value, "right")
        + text(" ")
        + fit(cost_line(view, name, is_quiet=is_quiet) if proposed else _fee(view, name, owner, plain), _COST)
        + text(" ")
    )
    people = tuple(Piece("@", seat(number)) for number in view.visitor_seats.get(name, ()))
    is_apart = people and keys and len(people) + len(keys) < columns.deed
    marks = people + (text(" ") if is_apart else EMPTY) + text(keys, "key")
    does = text(shown(building.short)) if columns.deed >= _DEED else EMPTY
    return line + ends(tuple(piece._replace(style="dim") for piece in does) if is_quiet else does, marks, columns.deed)


def type_letter(kind: str) -> Line:
    """The letter of a type on its ground."""
    return text(_(TYPE_LETTERS[kind]), f"type:{kind}")


def _fee(view: View, name: str, owner: int | None, plain: StyleName) -> Line:
    """What entering costs the player who looks, in a style that says nothing where it can be paid."""
    building = card(name)
    if not building.effect:
        return EMPTY
    found = building.fee
    if owner == view.seat or not (found.food or found.francs):
        return text(_("free"), "dim")
    if found.food and found.francs:
        words = _("{food}f/{n}fr").format(food=found.food, n=found.francs)
    else:
        words = shortest_fee(building)
    player = view.player
    is_there = found.within(player["food"] + player["francs"], player["francs"])
    return text(words, plain if is_there else "lack")


def cost_line(view: View, name: str, *, is_quiet: bool = False) -> Line:
    """What building it costs, in the goods' letters and colours; what is lacking underlined."""
    building = card(name)
    if building.cost is None:
        return text(_("bought"), "dim")
    if not building.cost:
        return text(_("free"), "dim")
    if is_quiet:
        return text(" ".join(f"{number}{_(LETTERS[GOODS[one].name])}" for one, number in building.cost), "dim")
    cost_now = cost_for(view.seen, view.seat, CARD_INDEX[name])
    lacking = {one for one, _n in lacks(view.seen.goods[view.seat], cost_now or building.cost)}
    return join((letter(GOODS[one].name, number, one in lacking) for one, number in building.cost), " ")


def letter(name: str, number: int, is_lacking: bool) -> Line:
    """So many of a good in two or three cells."""
    if is_lacking:
        return text(f"{number}{_(LETTERS[name])}", "lack")
    return text(number) + text(_(LETTERS[name]), good(name))


def possible_keys(view: View, name: str) -> str:
    """The keys that do something with a card now."""
    keys = [("e", "enter"), ("e", "build"), ("b", "buy"), ("s", "sell")]
    possible = "".join(key for key, words in keys if view.move(words, name) is not None)
    return "e" + possible if is_built_now(view, name) and "e" not in possible else possible
