"""How a picture differs from what is shown: pieces of one style, erased blanks, and what has only moved.

What has only moved is moved on the terminal instead of being sent anew.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import groupby
from operator import ne
from typing import NamedTuple

from tui.terminal import Style, on_blank, times

Cell = tuple[str, Style]
"""The characters of a cell ("" in the right half of a wide one) and their style."""

Rows = Sequence[Sequence[Cell]]

BLANK: Cell = (" ", "")

_ERASED_AT_END = 4
"""More blanks than that at the end of a row are erased: as long as moving there, resetting the style and erasing."""
_ERASED = 7
"""More blanks than that within a row are erased and jumped over."""

_WORTH_SCROLLING = 2
"""So many rows must have moved by the same way: the region is set, scrolled and set back in the length of one."""
_LONG = 12
"""A piece of so many cells must have moved for a row to be shifted: few of them may stand anywhere."""
_WORTH_SHIFTING = 16
"""So many cells more must be right after a shift: as long as moving there, shifting and the jumps between the rest."""
_WORTH_ERASING = 32
"""So many where the end of the row is erased first."""
_FURTHEST = 20
"""By so many cells the end of a row is shifted at most."""
_FIRST_CODE = 32
"""From here on characters stand for cells, so that pieces of rows are found as text."""


class Piece(NamedTuple):
    """What is sent at a place of a row: cells of one style and the blanks between them, or an erasure."""

    x: int
    y: int
    sent: str
    style: Style
    cells: int
    """How many cells the cursor goes on by it: none where something is erased."""

    @property
    def is_blank(self) -> bool:
        """Whether it is nothing but blanks, so that not all of its style is seen."""
        return not self.sent.strip(" ")


def pieces_of(wanted: Sequence[Cell], shown: Sequence[Cell], y: int) -> list[Piece]:
    """What there is to be sent of a row, from left to right, where it differs from what is shown."""
    end = len(wanted)
    while end and wanted[end - 1] == BLANK:
        end -= 1
    places = [x for x in range(len(wanted)) if wanted[x] != shown[x]]
    erased = [x for x in places if x >= end]
    if len(erased) > _ERASED_AT_END:
        places = places[: -len(erased)]
    pieces = [piece for first, last in _spans(wanted, places) for piece in _side_by_side(wanted, first, last, y)]
    if len(erased) > _ERASED_AT_END:
        pieces.append(Piece(erased[0] if end else 0, y, "\x1b[K", "", 0))
    return pieces


def _spans(wanted: Sequence[Cell], places: Iterable[int]) -> list[tuple[int, int]]:
    """Where these places of a row lie side by side: the first one, and the one behind the last.

    The left half of a wide character is sent where its right half is to be, and the right half with the left one; with
    blanks those between them.
    """
    spans: list[tuple[int, int]] = []
    for x in places:
        first = x - (wanted[x][0] == "")
        last = x + 1 + (x + 1 < len(wanted) and wanted[x + 1][0] == "")
        if spans and (first <= spans[-1][1] or all(cell == BLANK for cell in wanted[spans[-1][1] - 1 : first + 1])):
            spans[-1] = spans[-1][0], last
        else:
            spans.append((first, last))
    return spans


def _side_by_side(wanted: Sequence[Cell], first: int, last: int, y: int) -> list[Piece]:
    """What there is to be sent for cells that lie side by side, from left to right."""
    pieces: list[Piece] = []
    for is_plain, group in groupby(range(first, last), lambda x: wanted[x] == BLANK):
        places = list(group)
        if is_plain and len(places) > _ERASED:
            pieces.append(Piece(places[0], y, f"\x1b[{len(places)}X", "", 0))
            continue
        pieces += _styled(wanted, places[0], places[-1] + 1, y, pieces.pop() if pieces and pieces[-1].cells else None)
    return pieces


def _styled(wanted: Sequence[Cell], first: int, last: int, y: int, before: Piece | None) -> list[Piece]:
    """The same for cells without a long gap, going on with the piece before them if that is possible."""
    pieces: list[Piece] = []
    start, sent, style = (first, "", "") if before is None else (before.x, before.sent, before.style)
    is_blank, seen = before is None or before.is_blank, on_blank(style)
    for x in range(first, last):
        sign, its = wanted[x]
        # A blank goes on in any style that looks alike on it, and blanks alone in that of what comes behind them.
        if sign == "" or (its == seen if sign == " " else its == style):
            pass
        elif is_blank and sign != " " and on_blank(its) == style:
            style, seen = its, style
        elif sent:
            pieces.append(Piece(start, y, sent, style, x - start))
            start, sent, style, seen, is_blank = x, "", its, on_blank(its), True
        else:
            style, seen = its, on_blank(its)
        sent += sign
        is_blank = is_blank and sign == " "
    pieces.append(Piece(start, y, sent, style, last - start))
    return pieces


def coming_styles(pieces: Sequence[Piece]) -> list[Style]:
    """For each piece the style of the next one after it that is no blank; none in the end."""
    found: list[Style] = []
    style: Style = ""
    for piece in reversed(pieces):
        found.append(style)
        if piece.cells and not piece.is_blank:
            style = piece.style
    return found[::-1]


class Scroll(NamedTuple):
    """Rows of a region that are scrolled."""

    top: int
    bottom: int
    """Its last row."""
    up: int
    """By how many rows; less than 0: down."""

    @property
    def sent(self) -> str:
        """What makes the terminal do it; nobody knows where its cursor is then."""
        lines = f"{abs(self.up)}{'M' if self.up > 0 else 'L'}"
        return f"\x1b[{self.top + 1};{self.bottom + 1}r\x1b[{self.top + 1}H\x1b[{lines}\x1b[r"

    def after(self, rows: Sequence[list[Cell]]) -> list[list[Cell]]:
        """The rows of the terminal when it has been done."""
        moved = list(rows)
        for y in range(self.top, self.bottom + 1):
            is_there = self.top <= y + self.up <= self.bottom
            moved[y] = rows[y + self.up].copy() if is_there else [BLANK] * len(rows[y])
        return moved


def scrolled(shown: Rows, wanted: Rows, changed: Sequence[int]) -> Scroll | None:
    """How most of the rows that have only moved could be scrolled to their places, if two of them at least moved alike.

    Only whole rows can be: few terminals scroll a part of their width.
    """
    if len(changed) < _WORTH_SCROLLING:
        return None
    places: dict[tuple[Cell, ...], list[int]] = {}
    for y, row in enumerate(shown):
        if any(cell != BLANK for cell in row):
            places.setdefault(tuple(row), []).append(y)
    moves: dict[int, list[int]] = {}
    for y in changed:
        for before in places.get(tuple(wanted[y]), ()):
            moves.setdefault(before - y, []).append(y)
    up, rows = max(moves.items(), key=lambda move: len(move[1]), default=(0, []))
    if len(rows) < _WORTH_SCROLLING:
        return None
    return Scroll(min(*rows, rows[0] + up), max(*rows, rows[-1] + up), up)


class Shift(NamedTuple):
    """The end of a row that goes to the left, over cells that are deleted, or to the right, behind blanks."""

    x: int
    """Where cells are deleted or blanks inserted."""
    left: int
    """How many; less than 0: they are inserted."""

    @property
    def sent(self) -> str:
        """What makes the terminal do it, where the cursor is at the place."""
        return times(abs(self.left), "P" if self.left > 0 else "@")

    def pushed_over(self, row: Sequence[Cell]) -> int:
        """From where on it would push something over the edge, if it would: with some emulators that comes back."""
        end = len(row) + min(0, self.left)
        return end if any(cell != BLANK for cell in row[end:]) else 0

    def after(self, row: list[Cell]) -> list[Cell]:
        """The row when it has been done."""
        if self.left > 0:
            return [*row[: self.x], *row[self.x + self.left :], *[BLANK] * self.left]
        return [*row[: self.x], *[BLANK] * -self.left, *row[self.x : self.left]]


def shifted(shown: Sequence[Cell], wanted: Sequence[Cell]) -> Shift | None:
    """The shift of a row's end after which a long piece of what is wanted stands in its place, if it is worth it."""
    differ = sum(map(ne, shown, wanted))
    if differ < _LONG or any(not sign for sign, _ in (*shown, *wanted)):
        return None  # halves of wide characters are torn apart by some terminals
    codes: dict[Cell, str] = {BLANK: " "}
    before, after = (
        "".join([codes.setdefault(cell, chr(_FIRST_CODE + len(codes))) for cell in row]) for row in (shown, wanted)
    )
    for start in range(0, len(after) - _LONG + 1, _LONG // 2):
        piece = after[start : start + _LONG]
        if piece.count(" ") * 2 > _LONG:
            continue
        place = before.find(piece, max(0, start - _FURTHEST), start + _FURTHEST + _LONG)
        if place in (-1, start):
            continue
        alike = 0
        while alike < min(start, place) and after[start - alike - 1] == before[place - alike - 1]:
            alike += 1
        found = Shift(min(start, place) - alike, place - start)
        least = _WORTH_ERASING if found.pushed_over(shown) else _WORTH_SHIFTING
        if differ - sum(map(ne, found.after(list(shown)), wanted)) >= least:
            return found
    return None
