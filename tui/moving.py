"""What has only moved from one picture to the next, and is moved on the terminal instead of being sent anew."""

from __future__ import annotations

from collections.abc import Sequence
from operator import ne
from typing import NamedTuple

from tui.pieces import BLANK, Cell, Rows

_WORTH_SCROLLING = 2
"""So many rows must have moved by the same way: the region is set, scrolled and set back in the length of one."""
_PIECE = 12
"""A piece of so many cells must have moved for a row to be shifted: few of them may stand anywhere."""
_WORTH_SHIFTING = 16
"""So many cells more must be right after a shift: as long as moving there, shifting and the jumps between the rest."""
_WORTH_ERASING = 32
"""So many where the end of the row is erased first."""
_FURTHEST = 20
"""By so many cells the end of a row is shifted at most."""
_FIRST_CODE = 32
"""From here on characters stand for cells, so that pieces of rows are found as text."""


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
        number = "" if abs(self.left) == 1 else str(abs(self.left))
        return f"\x1b[{number}{'P' if self.left > 0 else '@'}"

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
    if differ < _PIECE or any(not sign for sign, _ in (*shown, *wanted)):
        return None  # halves of wide characters are torn apart by some terminals
    codes: dict[Cell, str] = {BLANK: " "}
    before, after = (
        "".join([codes.setdefault(cell, chr(_FIRST_CODE + len(codes))) for cell in row]) for row in (shown, wanted)
    )
    for start in range(0, len(after) - _PIECE + 1, _PIECE // 2):
        piece = after[start : start + _PIECE]
        if piece.count(" ") * 2 > _PIECE:
            continue
        place = before.find(piece, max(0, start - _FURTHEST), start + _FURTHEST + _PIECE)
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
