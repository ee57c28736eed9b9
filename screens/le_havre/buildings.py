"""The page of the buildings: the stacks of proposals as cards side by side where there is room, all others in rows."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from engine.le_havre.deck import CARD_INDEX
from engine.texts.language import gettext as _, ngettext
from screens.le_havre.goals import is_built_now, possible_keys
from screens.le_havre.page import BUILDINGS, HavrePage, about_card
from screens.le_havre.pieces import cost_cells, cost_line, type_letter
from screens.le_havre.proposals import FIGURES, rows_of_cards, top_cards
from screens.le_havre.view import View
from screens.le_havre.words import TYPE_LETTERS, card, card_name, name_in_list, price, short_fee
from screens.table.picture.layout import untitled
from screens.table.picture.listing import Filter, Listing, Order, Row, column_cells, pane
from screens.words import shown
from widgets.legend import Example
from widgets.lines import EMPTY, Line, Piece, ends, fit, text, width
from widgets.menu import Scroll
from widgets.styles import StyleName, seat

_NAME = 17
_WHOLE_COST = 14
"""Cells in which a choice of two fees stands in words."""
_WIDE, _WORDY = 70, 76
"""Cells from which rows are wide, and from which fees stand in words."""
_DEED, _MOST_DEED = 12, 24
"""Cells from which what a card does stands in its row, and the most of it with its keys: they stand beside it."""
_LEAST = 1 + _NAME + 1 + 1 + 1 + 2 + 1 + 1 + 3
"""Cells of the narrowest rows, their costs apart."""
_WHOLE = 53
"""Cells of rows in which what a card does has as much room as it needs."""
_FROM = 66
"""Cells from which three cards lie side by side."""
_LIST = 6
"""Rows that the list below the cards has at least."""


class _Columns(NamedTuple):
    """How many cells the columns of a row take."""

    number: int
    name: int
    value: int
    cost: int
    """For a cost or a fee."""
    deed: int
    """What is left for what the building does and for its keys."""
    is_wide: bool
    """Whether names stand whole, with the cards' numbers, and values with their prices."""

    @classmethod
    def of(cls, cells: int) -> _Columns:
        """The columns of rows of so many cells."""
        is_wide = cells >= _WIDE
        number, name, value, end = (4, 24, 5, 1) if is_wide else (0, _NAME, 2, 0)
        cost = _WHOLE_COST if cells >= _WORDY else cost_cells()
        deed = cells - end - (1 + number + name + 3 + value + 1 + cost + 1)
        return cls(number, name, value, cost, min(deed, _MOST_DEED), is_wide)

    @property
    def before_cost(self) -> int:
        """The cells before a cost or a fee, without the blank that parts them."""
        return 1 + self.number + self.name + 3 + self.value


class _Group(NamedTuple):
    """Cards that lie together: what stands above them, and whether they are still to be had or whose they are."""

    title: Line
    names: list[str]
    proposed: bool = False
    owner: int | None = None


def listing(view: View, cells: int, *, in_groups: bool = True) -> Listing:
    """Every card in play by where it lies: one's own first, then what can be built; what lies under that comes last."""
    columns = _Columns.of(cells)
    own, *others = view.own_first
    below = [
        _Group(text(_("Under the top of stack {n}").format(n=number), "heading"), stack[1:], proposed=True)
        for number, stack in enumerate(view.stacks, start=1)
    ]
    to_build = _("To build, the top of each stack") if columns.is_wide else _("To build")
    groups = (
        _Group(text(_("Your buildings"), seat(own)), view.buildings(own), owner=own),
        _Group(text(to_build, "heading"), view.tops, proposed=True),
        _Group(text(_("The town"), "heading"), view.town),
        *(_Group(text(view.names[one], seat(one)), view.buildings(one), owner=one) for one in others),
        *below,
    )
    rows = [row for group in groups for row in _rows(view, group, columns)]
    if left := len(view.seen.specials):
        count = ngettext("{n} special building face down", "{n} special buildings face down", left).format(n=left)
        rows += [Row(text(" " + count, "heading")), *_rows(view, _known(view), columns)]
    return Listing(tuple(rows), _heading(columns, "" if in_groups else _("cost/fee")))


def built(view: View) -> int:
    """How many rows the town and the players have, their names among them."""
    return sum(1 + len(group) for group in view.seen.deeds.holdings if group)


def _known(view: View) -> _Group:
    """Those of the special buildings face down that this player has seen."""
    title = _("You have seen the next one") if len(view.known) == 1 else _("You have seen the next two, in this order")
    if view.known and len(view.seen.specials) > 1 and view.seen.unsure[view.seat]:
        title = _("You have seen among the next two (in an order that may have changed)")
    return _Group(text(title, "heading"), view.known, proposed=True)


def _heading(columns: _Columns, costs: str) -> Line:
    """The heading of the page; what its column of `costs` holds stands above each group, if there are any."""
    left = columns.before_cost
    return fit(
        ends(text(" " + _("Buildings"), "heading"), text(_("value"), "dim"), left), left + 1 + columns.cost + 1
    ) + text(_("what it does") if columns.deed >= _DEED else "", "dim")


def _rows(view: View, group: _Group, columns: _Columns) -> list[Row]:
    """The rows of a group below its title, which says what their column of costs holds; none where it has no cards."""
    rows = [_row(view, name, columns, proposed=group.proposed, owner=group.owner) for name in group.names]
    costs = _("cost") if group.proposed else _("fee")
    title = text(" ") + group.title
    title = fit(title, max(width(title), columns.before_cost)) + text(" " + costs, "dim")
    return [Row(title), *rows] if rows else []


def _row(view: View, name: str, columns: _Columns, *, proposed: bool, owner: int | None) -> Row:
    """A card; the cursor is on all but the people and the keys at its end."""
    building = card(name)
    keys = possible_keys(view, name)
    is_top = proposed and CARD_INDEX[name] in view.seen.tops()
    is_quiet = not (keys or is_top)
    plain: StyleName = "dim" if is_quiet else "plain"
    value = str(building.value)
    if columns.is_wide and building.price != building.value:
        value = f"{building.value}/{price(building)}"
    called = shown(building.shown) if columns.is_wide else name_in_list(name)
    letter = text(_(TYPE_LETTERS[building.type]), "dim") if is_quiet else type_letter(building.type)
    line = (
        text(" ")
        + fit(text(building.sign, plain), columns.number)
        + fit(text(called, plain), columns.name + 1 - width(letter))  # what a wide letter takes, names do without
        + text(" ")
        + letter
        + text(" ")
        + fit(text(value, "dim" if is_quiet else "worth"), columns.value, "right")
        + text(" ")
        + fit(
            cost_line(view, name, is_quiet=is_quiet) if proposed else _fee(view, name, owner, plain, columns),
            columns.cost,
        )
        + text(" ")
    )
    people = tuple(Piece("@", seat(number)) for number in view.visitor_seats.get(name, ()))
    is_apart = people and keys and len(people) + len(keys) < columns.deed
    marks = people + (text(" ") if is_apart else EMPTY) + text(keys, "key")
    does = text(shown(building.short)) if columns.deed >= _DEED else EMPTY
    does = tuple(piece._replace(style="dim") for piece in does) if is_quiet else does
    line += ends(does, marks, columns.deed)
    return Row(line, name, width(line) - width(marks))


def _fee(view: View, name: str, owner: int | None, plain: StyleName, columns: _Columns) -> Line:
    """What entering costs the player who looks, in a style that says nothing where it can be paid."""
    building = card(name)
    if not building.effect:
        return EMPTY
    found = building.fee
    if owner == view.seat or not (found.food or found.francs):
        return text(_("free"), "dim")
    words = short_fee(building)
    if found.food and found.francs and width(text(words)) > columns.cost:
        words = _("{food}f/{n}fr").format(food=found.food, n=found.francs)
    francs = view.seen.francs(view.seat)
    is_there = found.within(view.seen.food(view.seat) + francs, francs)
    return text(words, plain if is_there else "lack")


class BuildingsPage(HavrePage):
    """The buildings by where they lie."""

    def __init__(self) -> None:
        super().__init__(BUILDINGS)
        self.filters = (
            Filter(_("what can be entered"), lambda name: self._view.move("enter", name) is not None),
            Filter(_("what can be built"), lambda name: is_built_now(self._view, name)),
            Filter(_("what can be bought"), lambda name: self._view.move("buy", name) is not None),
        )
        self.orders = (
            Order(_("by value"), lambda name: (-card(name).value, card_name(name))),
            Order(_("by name"), card_name),
        )

    def number_of(self, name: str) -> str:
        return card(name).sign

    def listing(self, cells: int) -> Listing:
        return listing(self._view, cells, in_groups=self._ordered is None)

    def needs(self, cells: int) -> int:
        """The cards below all that has been built, in two columns: what lies under them is looked up."""
        return 2 + FIGURES + -(-built(self._view) // 2)

    def lines(self, cells: int, height: int, *, active: bool) -> list[Line]:
        tops = self._view.tops
        if not tops or cells < _FROM or height < FIGURES + _LIST or self._kept or self._ordered:
            return super().lines(cells, height, active=active)
        half, most = column_cells(cells, 2), height - 1 - FIGURES
        # Where two columns hold all that a row says, a list that would be cut is parted at once.
        many = len(self._listed(cells).rows) - 1 - len(tops) if half >= _WHOLE else built(self._view)
        columns = 2 if many > most and half >= _LEAST + cost_cells() else 1
        rows = self._listed(column_cells(cells, columns)).rows
        mine = rows.index(next(row for row in rows if row.name == tops[0])) - 1
        own = self._own(rows[:mine], cells, active=active, columns=columns)
        rows = rows[mine + 1 + len(tops) :]
        if height - len(own) < FIGURES + _LIST:
            parted = self._listed(half)._replace(heading=self._headed(cells, 2))
            return self._seen(parted, cells, height, active=active, columns=2)
        chosen = tops.index(self.row) if active and self.row in tops else -1
        room = height - len(own)
        cards = top_cards(self._view, tops, cells, rows_of_cards(tops, cells, -(-len(rows) // columns), room), chosen)
        # The cards lie between the title of the page and its list.
        below = Listing(rows, self._headed(cells, columns))
        is_below = active and self.row in [row.name for row in rows]
        return own + cards + self._seen(below, cells, room - len(cards), active=is_below, columns=columns)

    def _headed(self, cells: int, columns: int) -> Line:
        """The heading of each column, without the title of the page."""
        return untitled(self._listed(column_cells(cells, columns)).heading, _(self.keys.title))

    def _own(self, rows: Sequence[Row], cells: int, *, active: bool, columns: int) -> list[Line]:
        """All of one's own buildings below their title; nothing where there are none."""
        if not rows:
            return []
        title, *others = rows
        shown = Listing(tuple(others), title.line, is_table=False)
        is_here = active and self.row in [row.name for row in rows]
        height = 1 + -(-len(others) // columns)
        return pane(shown, self._cursor, Scroll(), cells, height, is_here, self.marked, columns)

    def example(self, cells: int) -> Example | None:
        columns, rows = _Columns.of(cells), self.listing(cells).rows
        wanted = self.row or next(iter(self._names()), "")
        if not wanted:
            return None
        line = next((row.line for row in rows if row.name == wanted), EMPTY)
        cost = columns.before_cost + 1
        parts = [
            (1 + columns.number, _("name")),
            (columns.before_cost - columns.value - 1 - width(text(_("type"))), _("type")),
            (columns.before_cost - width(text(_("value"))), _("value")),
            (cost, _("fee") if self._view.stands(wanted) else _("cost")),
            (cost + columns.cost + 1, _("what it does")),
            (cost + columns.cost + 1 + columns.deed - 3, _("keys")),
        ]
        return Example(line, parts)

    def _about(self, name: str, cells: int) -> list[Line]:
        return about_card(self._view, name, cells, below_row=True)
