"""The page of the row: the cards side by side with their queues, those above the board, those that are reserved."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from engine import Move
from engine.speicherstadt.moves import Queue, Reserve
from engine.speicherstadt.state import DEMAND, PURCHASE
from engine.speicherstadt.table_data import ColumnData, ReservedData, UpperData
from screens.speicherstadt import drawing, faces, pieces, standing
from screens.speicherstadt.actions import KEYS, LETTERS
from screens.speicherstadt.view import View, style_of
from screens.speicherstadt.words import at
from screens.table.title import Page
from texts.translation import gettext as _
from widgets.lines import EMPTY, Line, block, fit, join, selected, text
from widgets.menu import moved

WATER, UPPER, RESERVED = "water", "upper", "reserved"
_OWN_LINES: Final = 2
"""Lines for what one has, at most where the page is low; on a high one a share of its lines."""
_SHARE: Final = 6


class RowPage(Page):
    """The cards of this round; the cursor is on one of them."""

    keys = KEYS.pages[0]

    _seen: View

    def __init__(self, preview: Callable[[Move, int], list[Line]]) -> None:
        """`preview` tells what a move would do; the cursor is on the first card on the water."""
        self._preview = preview
        self._part = WATER
        self._place = 0
        self._asked: tuple[int, str] = (0, "")

    def look(self, view: View) -> None:
        """Show another position; where somebody is asked to buy a card, the cursor goes there."""
        self._seen = view
        asked = view.table["asked"]
        if asked is not None and self._asked != (view.table["round"], asked["place"]):
            self._asked = (view.table["round"], asked["place"])
            self._part, _dash, number = asked["place"].rpartition("-")
            self._place = int(number) - 1
        if self._part not in self._parts:
            self._part = WATER
        self._place = max(0, min(self._place, self._count(self._part) - 1))

    @property
    def is_wide(self) -> bool:
        return True

    @property
    def _parts(self) -> list[str]:
        """The parts of the table in which there is a card."""
        return [part for part in (UPPER, WATER, RESERVED) if part == WATER or self._count(part)]

    def _count(self, part: str) -> int:
        table = self._seen.table
        counts = {WATER: len(table["columns"]), UPPER: len(table["upper"]), RESERVED: len(table["reserved"])}
        return counts[part]

    @property
    def target(self) -> str:
        """The place with the cursor, by its name in a move."""
        return f"{self._part}-{self._place + 1}" if self._count(self._part) else ""

    @property
    def is_on_asked(self) -> bool:
        """Whether the cursor is on the card that somebody is asked to buy."""
        asked = self._seen.table["asked"]
        return asked is not None and asked["place"] == self.target

    @property
    def under_cursor(self) -> str:
        return at(self._seen.table, self.target) if self.target else ""

    @property
    def meant(self) -> Move | None:
        """The placement at which the cursor stands, whether or not it can be made."""
        if self._part == WATER and self.target:
            return Queue(self.target)
        return Reserve(self.target) if self._part == UPPER and self.target else None

    # The cursor.

    def along(self, by: int) -> None:
        """To the card before or after."""
        count = self._count(self._part)
        if count:
            self._place = moved(self._place, by, count)

    def put_on(self, number: int) -> bool:
        """Put the cursor on a place of the part in which it is, from 1; whether it stood there before."""
        stood = self._place == number - 1
        if number <= self._count(self._part):
            self._place = number - 1
        return stood

    def step(self, by: int) -> None:
        parts = self._parts
        if len(parts) == 1:
            self.along(by)
            return
        self._part = parts[moved(parts.index(self._part), by, len(parts))]
        self._place = max(0, min(self._place, self._count(self._part) - 1))

    def to_next_group(self) -> None:
        self.step(1)

    def to_first(self) -> None:
        self._place = 0

    def to_last(self) -> None:
        self._place = max(0, self._count(self._part) - 1)

    def jump(self, words: str) -> None:
        number = words.strip()
        if number.isdecimal() and 1 <= int(number) <= self._count(self._part):
            self._place = int(number) - 1

    # The picture.

    def lines(self, cells: int, height: int, *, active: bool) -> list[Line]:
        view = self._seen
        if not view.table["columns"]:
            return block([*standing.own(view, cells, height - 3), EMPTY, *standing.others(view, cells)], height)
        parts = self._parts
        others = standing.others(view, cells)
        own = standing.own(view, cells, max(_OWN_LINES, height // _SHARE))
        room = height - len(own) - len(others)
        open_part = self._part if self._part in parts else WATER
        found: list[Line] = []
        for part in parts:
            if part == open_part:
                size = room - (len(parts) - 1)
                found += self._expanded(part, cells, min(size, drawing.HIGHEST), active)
            else:
                found.append(self._head(part, cells))
        lines = [*found, *own, *others]
        return block([fit(line, cells) for line in lines], height)

    def _head(self, part: str, cells: int) -> Line:
        """A part of the table in one line."""
        view = self._seen
        if part == RESERVED:
            reserved = [_reserved(view, place, one) for place, one in enumerate(view.table["reserved"], 1)]
            return pieces.flow([text(" " + _NAMES[part], "heading"), *reserved], cells, 1)[0]
        label = fit(text(" " + _NAMES[part], "heading"), _LABEL)
        row = view.table["columns"] if part == WATER else view.table["upper"]
        size = (cells - _LABEL) // max(1, len(row))
        return label + join([fit(_short(view, one, size - 1), size - 1) for one in row], " ")

    def _expanded(self, part: str, cells: int, rows: int, active: bool) -> list[Line]:
        view = self._seen
        if part == RESERVED:
            return self._column_of_reserved(cells, rows, active)
        row: Sequence[ColumnData | UpperData] = view.table["columns"] if part == WATER else view.table["upper"]
        widths = drawing.widths(cells, len(row))
        columns = [
            self._column(part, place, one, size, rows, active)
            for place, (one, size) in enumerate(zip(row, widths, strict=True))
        ]
        return [join([column[n] for column in columns], "") for n in range(rows)]

    def _column(
        self, part: str, place: int, one: ColumnData | UpperData, cells: int, rows: int, active: bool
    ) -> list[Line]:
        """A card in its frame, the queue above it."""
        view = self._seen
        is_here = place == self._place
        inner = cells - 2
        name = one["card"]
        face = faces.face(view, name, one["goods"], inner - drawing.PADDING) if name else [text(_("gone"), "dim")]
        label = pieces.label(name, inner) if name else EMPTY
        can_place = view.phase == DEMAND
        queue: list[Line] = []
        if part == WATER:
            queue = self._queue(place, inner, mine=can_place)
        elif name is not None and can_place:
            queue = [drawing.worker(_("you"), style_of(view.seat), 1, inner, is_new=True)]
        head = text(LETTERS[place], "key")
        is_asked = view.table["asked"] is not None and view.table["asked"]["place"] == one["place"]
        style = "mark" if (is_here and active) or is_asked else "rule"
        return drawing.card(head, queue, label, face, cells, rows, style=style, is_here=is_here and active)

    def _queue(self, place: int, cells: int, *, mine: bool) -> list[Line]:
        """The workers of a line, the first one lowest, each with what it would be asked; oneself above them."""
        view = self._seen
        column = view.table["columns"][place]
        if column["card"] is None:
            return []
        has_room = view.move("queue", column["place"]) is not None
        workers = list(view.before_me(column)) if mine and has_room else column["queue"]
        lines = [
            drawing.worker(view.name(one["seat"]), style_of(one["seat"]), one["price"], cells, can_pay=one["can_pay"])
            for one in workers
        ]
        if mine and has_room:
            lines.append(
                drawing.worker(_("you"), style_of(view.seat), 1, cells, is_new=True, can_pay=view.mine["coins"] >= 1)
            )
        return lines[::-1]

    def _column_of_reserved(self, cells: int, rows: int, active: bool) -> list[Line]:
        """The reserved cards, one below the other."""
        view = self._seen
        lines = [text(" " + _("Reserved, the first one first"), "heading")]
        for place, one in enumerate(view.table["reserved"], 1):
            line = fit(text(" ") + _reserved(view, place, one), cells)
            lines.append(selected(line) if active and place == self._place + 1 else line)
        first = max(0, min(self._place + 2 - rows, len(lines) - rows))
        return block(lines[first : first + rows] if first else lines, rows)

    def details(self, cells: int) -> list[Line]:
        view, name = self._seen, self.under_cursor
        move = self.meant
        if view.phase == DEMAND and move is not None and name:
            return self._preview(move, cells)
        if view.phase == PURCHASE and self.is_on_asked:
            return drawing.both(self._preview, view, cells)
        return drawing.about(view, name, cells) if name else []


_NAMES: Final = {WATER: _("Water"), UPPER: _("Above"), RESERVED: _("Reserved")}
_LABEL: Final = 8
"""Cells for the name of a part in one line."""


def _short(view: View, one: ColumnData | UpperData, cells: int) -> Line:
    """A card in a few cells."""
    name = one["card"]
    return faces.short(name, one["goods"], cells) if name else text("·", "dim")


def _reserved(view: View, place: int, one: ReservedData) -> Line:
    """A reserved card: its number, who reserved it, what it would cost."""
    number = text(f"{place} ", "figure")
    if one["card"] is None:
        return number + text(_("gone"), "dim")
    who = view.called(None if one["rival"] else one["seat"])
    mark = EMPTY if one["can_pay"] else text("!", "short")
    return (
        number
        + who
        + mark
        + text(" ")
        + faces.short(one["card"], one["goods"], 30)
        + text(" ")
        + pieces.coins(one["price"])
    )
