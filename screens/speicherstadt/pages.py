"""The pages of Die Speicherstadt: the row of cards, and those of rows, of which one's own house can be acted upon."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from engine import Move
from engine.speicherstadt import moves
from engine.speicherstadt.goods import INDEX
from engine.speicherstadt.state import DEMAND, LOADING, PURCHASE
from engine.speicherstadt.supply import fires_to_come
from engine.texts.language import gettext as _
from screens.speicherstadt import faces, houses, listings, pile, rows, words
from screens.speicherstadt.actions import KEYS
from screens.speicherstadt.rows import RESERVED, UPPER, WATER
from screens.speicherstadt.view import View
from screens.table.keys import PageKeys
from screens.table.page import EXAMPLES, ViewPage
from screens.table.picture.listing import Listing
from screens.table.picture.pages import ListPage
from widgets.legend import Example, labelled
from widgets.lines import Line, plain, text, wrap
from widgets.menu import moved

ROW, MINE, PLAYERS, PILE, LOG, RESULT = KEYS.pages

Preview = Callable[[Move, int], list[Line]]
"""What a move would do, in so many cells."""


class RowPage(ViewPage[View]):
    """The cards of this round, on the water, above the board and reserved; the cursor is on one of them."""

    keys = ROW

    def __init__(self, preview: Preview) -> None:
        """`preview` tells what a move would do; the cursor is on the first card on the water."""
        self._preview = preview
        self._part = WATER
        self._place = 0
        self._asked: tuple[int, str] = (0, "")
        self._turn = 0
        self._round = 0
        self._pressed = ""
        """The place whose letter was pressed last in this turn."""

    def look(self, view: View) -> None:
        """Show another position; a new round takes the cursor to the water, a question to the card that it is about."""
        super().look(view)
        if self._turn != view.seen.turn:
            self._turn, self._pressed = view.seen.turn, ""
        if self._round != view.seen.round:
            self._round, self._part, self._place = view.seen.round, WATER, 0
        asked = (view.seen.round, view.asked)
        if view.asked and self._asked != asked:
            self._asked = asked
            self._part, _dash, number = view.asked.rpartition("-")
            self._place = int(number) - 1
        if self._part not in rows.parts(self._view):
            self._part = WATER
        self._place = max(0, min(self._place, self._count - 1))

    @property
    def is_wide(self) -> bool:
        return True

    @property
    def _count(self) -> int:
        return rows.count(self._view, self._part)

    @property
    def next_part(self) -> str:
        """The part of the table to which the cursor goes next; nothing where there is but one."""
        part = self._part_after(1)
        return part if part != self._part else ""

    def _part_after(self, by: int) -> str:
        parts = rows.parts(self._view)
        return parts[moved(parts.index(self._part), by, len(parts))]

    @property
    def target(self) -> str:
        """The place with the cursor, by its name in a move."""
        return f"{self._part}-{self._place + 1}" if self._count else ""

    @property
    def is_on_asked(self) -> bool:
        """Whether the cursor is on the card that somebody is asked to buy."""
        return bool(self._view.asked) and self._view.asked == self.target

    @property
    def under_cursor(self) -> str:
        return self._view.card_at(self.target) if self.target else ""

    @property
    def meant(self) -> Move | None:
        """The placement at which the cursor stands, whether or not it can be made."""
        kind = {WATER: moves.Queue, UPPER: moves.Reserve}.get(self._part)
        return kind(self.target) if kind is not None and self.target else None

    # The cursor.

    def along(self, by: int) -> None:
        """To the card before or after."""
        if self._count:
            self._place = moved(self._place, by, self._count)

    def put_on(self, number: int) -> bool:
        """Put the cursor on a column, from 1, of the water or above it; whether that is asked for a second time.

        Where the cursor stands as a turn begins does not count: whoever presses twice places one worker, not two.
        """
        if self._part == RESERVED:
            self._part = WATER
        self._go_to(number)
        before, self._pressed = self._pressed, self.target
        return before == self.target

    def _go_to(self, number: int) -> None:
        """Put the cursor on a place of its part, from 1, if there is such a one."""
        if 1 <= number <= self._count:
            self._place = number - 1

    def step(self, by: int) -> None:
        if not self.next_part:
            self.along(by)
            return
        self._part = self._part_after(by)
        self._place = max(0, min(self._place, self._count - 1))

    def to_next_group(self) -> None:
        self.step(1)

    def to_first(self) -> None:
        self._place = 0

    def to_last(self) -> None:
        self._place = max(0, self._count - 1)

    def jump(self, words: str) -> None:
        if words.strip().isdecimal():
            self._go_to(int(words))

    def captions(self) -> Sequence[Sequence[str]]:
        return [(_("in line"), _("what the card would cost")), (_("a free place"),)]

    def example(self, cells: int) -> Example | None:
        # Of the cards the place that is asked first says most; it stands on the upper edge of their frames.
        lines = self.lines(cells, EXAMPLES, active=True)
        edge = next((n for n, line in enumerate(lines) if "╭" in plain(line)), 0)
        standing = [line for line in lines[1:edge] if any(sign.isdecimal() for sign in plain(line))]
        return labelled(standing[-1:], self.captions()[:1]) or labelled(lines[edge - 1 : edge], self.captions()[1:])

    def lines(self, cells: int, height: int, *, active: bool) -> list[Line]:
        cursor = (self._part, self._place)
        return rows.lines(self._view, cells, height, cursor, active=active)

    def details(self, cells: int) -> list[Line]:
        view, name = self._view, self.under_cursor
        move = self.meant
        if view.phase == DEMAND and move is not None and name:
            return self._preview(move, cells)
        if view.phase == PURCHASE and self.is_on_asked:
            # What buying would do, and what would follow upon stepping back.
            answers = (one for one in (moves.Buy(), moves.Decline()) if view.move(one.words) is not None)
            return [line for one in answers for line in self._preview(one, cells)]
        return faces.about(name, cells) if name else []


class RowsPage(ListPage, ViewPage[View]):
    """A page of rows about a position of Die Speicherstadt."""

    def __init__(self, keys: PageKeys, rows: Callable[[View, int], Listing], *, is_wide: bool = False) -> None:
        super().__init__(keys)
        self._rows, self._is_wide = rows, is_wide

    @property
    def is_wide(self) -> bool:
        return self._is_wide

    def listing(self, cells: int) -> Listing:
        return self._rows(self._view, cells)

    def captions(self) -> Sequence[Sequence[str]]:
        if self.keys is PILE:
            fires = [(_("fire and its season"), _("points"), _("what it would do to you"))]
            return fires if fires_to_come(self._view.seen) else [(_("kind"), _("card"))]
        return [(_("what"), *map(self._view.name, [self._view.seat, *self._view.others]))]

    def number_of(self, name: str) -> str:
        return words.card_name(words.card(name)) if words.is_card(name) else name

    def details(self, cells: int) -> list[Line]:
        name = self.under_cursor
        if words.is_card(name):
            return pile.fire_details(self._view, name, cells) or faces.about(name, cells)
        return []


class MinePage(RowsPage):
    """What one has, and what can be done with it; where there is room the houses of the others stand beside it."""

    has_frame = False

    def __init__(self, preview: Preview) -> None:
        super().__init__(MINE, listings.mine)
        self._preview = preview
        self._loading = (0, 0)

    def look(self, view: View) -> None:
        """Show another position; as somebody begins to load, the cursor goes to the goods."""
        super().look(view)
        loading = (view.seen.round, view.seat)
        if view.phase == LOADING and loading != self._loading:
            self._loading = loading
            self.to_first()

    def lines(self, cells: int, height: int, *, active: bool) -> list[Line]:
        if cells < houses.WIDE:
            return super().lines(cells, height, active=active)
        key = text(" 2 ", "key") + text(_(MINE.title), "mark" if active else "title")
        own = partial(super().lines, active=active)
        return houses.drawn(self._view, cells, height, own, key)

    def captions(self) -> Sequence[Sequence[str]]:
        return [(_("what you have"), _("what is done with it, or lies on it"))]

    def example(self, cells: int) -> Example | None:
        return labelled(super().lines(cells, EXAMPLES, active=True), self.captions())

    @property
    def good(self) -> str:
        """The good at hand with the cursor, or nothing."""
        part, _colon, name = self.row.rpartition(":")
        return name if part == listings.LOAD else ""

    @property
    def meant(self) -> Move | None:
        """What `enter` would do: the best that can be done with what the cursor is on."""
        view, row = self._view, self.row
        part, _colon, name = row.rpartition(":")
        if part == listings.LOAD:
            ways = (moves.Load(name), moves.Deliver(name), moves.Sell(name))
            return next((one for one in ways if view.can(one)), ways[0])
        if part == listings.SUPPLY:
            return moves.Exchange(name)
        if row == listings.MARKET:
            return moves.Market()
        return moves.Use(row) if row and view.move("use", row) is not None else None

    def details(self, cells: int) -> list[Line]:
        move, view = self.meant, self._view
        if move is not None and view.can(move):
            return self._preview(move, cells)
        if not self.good:
            return super().details(cells)
        said = _("Nothing of yours takes it now: it can be stored.")
        if view.is_exchanged(INDEX[self.good]):
            said = _("Nothing of yours takes it now: it can be stored, exchanged or sold in the market hall.")
        elif view.move("market") is not None:
            said = _("Nothing of yours takes it now: it can be stored, or sold in the market hall with another one.")
        return [text(" ") + line for line in wrap(said, cells - 2, "dim")]
