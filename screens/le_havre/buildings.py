"""The page of the building rows: proposals, the town, what is yours and what is theirs."""

from __future__ import annotations

from typing import NamedTuple

from engine.le_havre.building import cost_for, lacks
from engine.le_havre.deck import CARD_INDEX
from engine.texts import N_
from engine.texts.language import gettext as _
from engine.texts.language import ngettext
from screens.le_havre.goals import possible_keys
from screens.le_havre.hues import good
from screens.le_havre.view import View
from screens.le_havre.words import LETTERS, TYPE_LETTERS, card, fee, price
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
_WIDE = 70
"""Cells from which rows are wide."""
_DEED = 12
"""Cells from which what a card does stands in its row."""
LEAST = 1 + _NAME + 1 + 1 + 1 + 2 + 1 + _COST + 1 + 3
"""Cells of the narrowest rows."""
WHOLE = 53
"""Cells of rows in which what a card does has as much room as it needs."""


class _Columns(NamedTuple):
    """How many cells the columns of a row take."""

    number: int
    name: int
    value: int
    deed: int
    """What is left for what the building does and for its keys."""
    is_wide: bool
    """Whether names stand whole, with the cards' numbers, and values with their prices."""

    @classmethod
    def of(cls, cells: int) -> _Columns:
        """The columns of rows of so many cells."""
        is_wide = cells >= _WIDE
        number, name, value, end = (4, 24, 5, 1) if is_wide else (0, _NAME, 2, 0)
        return cls(number, name, value, cells - end - (1 + number + name + 3 + value + 1 + _COST + 1), is_wide)


class _Group(NamedTuple):
    """Cards that lie together: what stands above them, and whether they are still to be had or whose they are."""

    title: Line
    names: list[str]
    proposed: bool = False
    owner: int | None = None


def listing(view: View, cells: int) -> Listing:
    """Every card in play by where it lies; the tops of the stacks first, the cards under them last."""
    columns = _Columns.of(cells)
    below = [
        _Group(text(_("Under the top of stack {n}").format(n=number), "heading"), stack[1:], proposed=True)
        for number, stack in enumerate(view.stacks, start=1)
    ]
    groups = (
        _Group(text(_("To build, the top of each stack"), "heading"), view.tops, proposed=True),
        _Group(text(_("The town"), "heading"), view.town),
        *(_Group(text(view.names[one], seat(one)), view.buildings(one), owner=one) for one in view.own_first),
        *below,
    )
    rows = [row for group in groups for row in _rows(view, group, columns)]
    if left := len(view.seen.specials):
        count = ngettext("{n} special building face down", "{n} special buildings face down", left).format(n=left)
        rows += [Row(text(" " + count, "heading")), *_rows(view, _known(view), columns)]
    return Listing(tuple(rows), _heading(columns))


def built(view: View) -> int:
    """How many rows the town and the players have, their names among them."""
    return sum(1 + len(group) for group in view.seen.deeds.holdings if group)


def _known(view: View) -> _Group:
    """Those of the special buildings face down that this player has seen."""
    title = _("You have seen the next one") if len(view.known) == 1 else _("You have seen the next two, in this order")
    if view.known and len(view.seen.specials) > 1 and view.seen.unsure[view.seat]:
        title = _("You have seen among the next two (in an order that may have changed)")
    return _Group(text(title, "heading"), view.known, proposed=True)


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


def _rows(view: View, group: _Group, columns: _Columns) -> list[Row]:
    """The rows of a group with its title; none where it has no cards."""
    rows = [Row(_line(view, name, columns, proposed=group.proposed, owner=group.owner), name) for name in group.names]
    return [Row(text(" ") + group.title), *rows] if rows else []


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
    either = found.food and found.francs
    words = _("{food}f/{n}fr").format(food=found.food, n=found.francs) if either else fee(building)
    francs = view.seen.francs(view.seat)
    is_there = found.within(view.seen.food(view.seat) + francs, francs)
    return text(words, plain if is_there else "lack")


def cost_line(view: View, name: str, *, is_quiet: bool = False) -> Line:
    """What building it costs, in the goods' letters and colours; what is lacking underlined."""
    building = card(name)
    if building.cost is None:
        return text(_("bought"), "dim")
    if not building.cost:
        return text(_("free"), "dim")
    if is_quiet:
        return text(" ".join(f"{number}{_(LETTERS[one])}" for one, number in building.cost), "dim")
    cost_now = cost_for(view.seen, view.seat, CARD_INDEX[name])
    lacking = {one for one, _n in lacks(view.goods, cost_now or building.cost)}
    return join((letter(one, number, one in lacking) for one, number in building.cost), " ")


def letter(kind: int, number: int, is_lacking: bool) -> Line:
    """So many of a good in two or three cells."""
    if is_lacking:
        return text(f"{number}{_(LETTERS[kind])}", "lack")
    return text(number) + text(_(LETTERS[kind]), good(kind))
