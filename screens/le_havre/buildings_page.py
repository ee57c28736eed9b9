"""The page of the buildings: the stacks of proposals as cards side by side where there is room, all others in rows."""

from __future__ import annotations

from collections.abc import Sequence

from engine.texts.language import gettext as _
from screens.le_havre import buildings
from screens.le_havre.buildings import cost_line, type_letter
from screens.le_havre.goals import is_built_now, possible_keys
from screens.le_havre.page import BUILDINGS, HavrePage, about_card
from screens.le_havre.view import View
from screens.le_havre.words import card, card_name, price
from screens.table.picture.layout import untitled
from screens.table.picture.listing import Filter, Listing, Order, column_cells
from screens.words import shown
from widgets.frames import Card, card_row
from widgets.lines import EMPTY, Line, ends, text, whole, width, wrap

_FROM = 66
"""Cells from which three cards lie side by side."""
LEAST, _SOME = 4, 3
"""Rows of a card: its frame, its figures, what it does; and the least of its rule, which stands where there is room."""
_APART = 23
"""Cells of a card in which its keys need not touch the frame."""
_LIST = 9
"""Rows that the list below the cards has at least."""


def have_room(cells: int, height: int) -> bool:
    """Whether there is room for the cards and a list below them."""
    return cells >= _FROM and height >= LEAST + _LIST


def rows_of_cards(tops: Sequence[str], cells: int, rows: int, height: int) -> int:
    """How many rows each card has where so many of a list should have their place below them, too."""
    inner = cells // max(1, len(tops)) - 2
    most = LEAST + max((len(_rule(name, inner)) for name in tops), default=0)
    found = min(most, height - 1 - rows)
    return found if found >= min(most, LEAST + _SOME) else LEAST


def lines(view: View, tops: Sequence[str], cells: int, rows: int, chosen: int) -> list[Line]:
    """The top card of each stack, the cursor on one of them, and in the edge below it what lies beneath."""
    size = cells // max(1, len(tops))
    return card_row([_card(view, name, size - 2, rows - 2) for name in tops], cells, rows, chosen)


def _card(view: View, name: str, cells: int, rows: int) -> Card:
    building = card(name)
    value = text(_("value") + " ", "dim") + text(building.value, "worth")
    if building.price is not None and building.price != building.value:
        value += text(_(", {n} fr").format(n=price(building)), "dim")
    figures = text(" ") + type_letter(building.type) + text(" ") + value + text("  ") + cost_line(view, name)
    keys = text(possible_keys(view, name), "key") + text(" " if cells >= _APART else "")
    does = ends(text(" ") + text(shown(building.short)), keys, cells)
    rule = _rule(name, cells)
    return Card(
        text(building.sign + " ", "dim") + text(shown(building.shown), "heading"),
        [figures, does, *(whole(rule, rows - 2, cells) if rows > 2 else ())],
        _under(view, name, cells - 2),
    )


def _rule(name: str, cells: int) -> list[Line]:
    return [text(" ") + line for line in wrap(shown(card(name).rule), cells - 2, "dim")]


def _under(view: View, name: str, cells: int) -> Line:
    """The next card of the stack, and how many there are below that one."""
    stack = next(stack for stack in view.stacks if stack[:1] == [name])
    if len(stack) == 1:
        return EMPTY
    following, more = shown(card(stack[1]).shown), len(stack) - 2
    ways = (_("then {name}, +{n}"), _("{name}, +{n}")) if more else (_("then {name}"), "{name}")
    words = [way.format(name=following, n=more) for way in ways]
    return text(next((one for one in words if width(text(one)) <= cells), words[-1]), "dim")


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
        return buildings.listing(self._view, cells)

    def lines(self, cells: int, height: int, *, active: bool) -> list[Line]:
        tops = self._view.tops
        if not tops or not have_room(cells, height) or self._kept or self._ordered:
            return super().lines(cells, height, active=active)
        chosen = tops.index(self.row) if active and self.row in tops else -1
        many, half = len(self._listed(cells).rows) - 1 - len(tops), column_cells(cells, 2)
        # Where two columns hold all that a row says, a list that would be cut is parted at once.
        is_parted = half >= buildings.WHOLE and many > height - 1 - LEAST
        many = (many + 1) // 2 if is_parted else many
        cards = lines(self._view, tops, cells, rows_of_cards(tops, cells, many, height), chosen)
        left = height - len(cards)
        is_full = is_parted or buildings.built(self._view) > left - 1
        columns = 2 if is_full and half >= buildings.LEAST else 1
        below = self._listed(column_cells(cells, columns))
        # The cards lie between the title of the page and its list.
        below = Listing(below.rows[1 + len(tops) :], untitled(below.heading, _(self.keys.title)))
        return cards + self._seen(below, cells, left, active=active and chosen < 0, columns=columns)

    def _about(self, name: str, cells: int) -> list[Line]:
        return about_card(self._view, name, cells, below_row=True)
