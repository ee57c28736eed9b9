"""What there is to be sent of a row that differs: pieces of one style, and blanks that are erased."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import groupby
from typing import NamedTuple

from tui.sgr import Style, on_blank

Cell = tuple[str, Style]
"""The characters of a cell ("" in the right half of a wide one) and their style."""

Rows = Sequence[Sequence[Cell]]

BLANK: Cell = (" ", "")

_ERASED_AT_END = 4
"""More blanks than that at the end of a row are erased: as long as moving there, resetting the style and erasing."""
_ERASED = 7
"""More blanks than that within a row are erased and jumped over."""


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
