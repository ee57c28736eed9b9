"""How cells that differ are sent to a terminal in as few bytes as can be: in which order, which way, in which style."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import groupby
from typing import NamedTuple

from tui import ordering
from tui.sgr import Style, changed, for_blank, on_blank

Cell = tuple[str, Style]
"""The characters of a cell ("" in the right half of a wide one) and their style."""

Rows = Sequence[Sequence[Cell]]

State = tuple[tuple[int, int] | None, Style]
"""Where the terminal's cursor is (column, row), if that is known, and the style in which it writes.

The column is the width after a row's last cell.
"""

BLANK: Cell = (" ", "")

_ERASED_AT_END = 4
"""More blanks than that at the end of a row are erased: as long as moving there, resetting the style and erasing."""
_ERASED = 7
"""More blanks than that within a row are erased and jumped over."""
_WORTH_SORTING = 3
"""From so many pieces on it is tried whether they are sent more shortly style by style than row by row."""
_WORTH_TRYING = 40
"""Up to so many pieces, more than a step of a cursor has, other orders are tried besides."""
_TRIES = 16
"""So many of them at most from each of the two: one takes a tenth of a millisecond."""
_BACK = 6
"""So many cells to the left are gone by backspaces at most."""


class _Piece(NamedTuple):
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


class _Painting(NamedTuple):
    """Pieces in the order in which they are sent, what is sent, and how the terminal is left."""

    order: Sequence[_Piece]
    sent: str
    end: State

    def length(self) -> int:
        """How much is sent."""
        return len(self.sent)


class Painter:
    """A terminal of some width, its cursor and its style."""

    def __init__(self, width: int) -> None:
        """Where the cursor is is not known."""
        self._width = width
        self._at: tuple[int, int] | None = None
        self._style: Style = ""

    @property
    def state(self) -> State:
        """Where the cursor is, and the style in which it writes."""
        return self._at, self._style

    @state.setter
    def state(self, state: State) -> None:
        self._at, self._style = state

    def paint(self, wanted: Rows, shown: Rows, rows: Iterable[int], *, at_once: bool = False) -> str:
        """What brings these rows from what is shown to what is wanted, in the shortest order that is found.

        `at_once`: row by row, without looking whether that is the shorter one.
        """
        pieces = [piece for y in rows for piece in self._pieces(wanted[y], shown[y], y)]
        if at_once or len(pieces) < _WORTH_SORTING:
            return self._painted(pieces, wanted)
        start = self.state
        by_row, by_style = (
            self._ordered(order, start, wanted) for order in (pieces, ordering.by_style(pieces, self._style))
        )
        if len(pieces) <= _WORTH_TRYING:
            by_row, by_style = (self._tried(found, start, wanted) for found in (by_row, by_style))
        found = min(by_row, by_style, key=_Painting.length)
        self.state = found.end
        return found.sent

    def _ordered(self, order: Sequence[_Piece], start: State, wanted: Rows) -> _Painting:
        """The pieces sent in this order."""
        self.state = start
        sent = self._painted(order, wanted)
        return _Painting(order, sent, self.state)

    def _tried(self, found: _Painting, start: State, wanted: Rows) -> _Painting:
        """The shortest painting to which runs of one style lead that are brought together, as long as that helps."""
        tries = 0
        while True:
            for order in ordering.brought_together(found.order):
                tries += 1
                if tries > _TRIES:
                    return found
                one = self._ordered(order, start, wanted)
                if len(one.sent) < len(found.sent):
                    found = one
                    break
            else:
                return found

    def _pieces(self, wanted: Sequence[Cell], shown: Sequence[Cell], y: int) -> list[_Piece]:
        """What there is to be sent of a row, from left to right."""
        end = self._width
        while end and wanted[end - 1] == BLANK:
            end -= 1
        places = [x for x in range(self._width) if wanted[x] != shown[x]]
        erased = [x for x in places if x >= end]
        if len(erased) > _ERASED_AT_END:
            places = places[: -len(erased)]
        pieces = [piece for first, last in _spans(wanted, places) for piece in _side_by_side(wanted, first, last, y)]
        if len(erased) > _ERASED_AT_END:
            pieces.append(_Piece(erased[0] if end else 0, y, "\x1b[K", "", 0))
        return pieces

    def _painted(self, pieces: Sequence[_Piece], wanted: Rows) -> str:
        out: list[str] = []
        for piece, coming in zip(pieces, _coming(pieces), strict=True):
            if not piece.cells:
                self._restyle(BLANK, coming, out)
                self._move(piece.x, piece.y, wanted, out)
                out.append(piece.sent)
                continue
            self._move(piece.x, piece.y, wanted, out)
            self._restyle((" " if piece.is_blank else piece.sent, piece.style), coming, out)
            out.append(piece.sent)
            self._at = (piece.x + piece.cells, piece.y)
        return "".join(out)

    # Styles.

    def _restyle(self, cell: Cell, coming: Style, out: list[str]) -> None:
        """Change the terminal's style if the cell would look wrong in it; `coming` is the style that is needed next."""
        if self._suits(cell):
            return
        sign, style = cell
        new = for_blank(self._style, style, coming) if sign == " " else style
        out.append(changed(self._style, new))
        self._style = new

    def _suits(self, cell: Cell) -> bool:
        """Whether the cell looks right in the terminal's present style."""
        sign, style = cell
        return style == self._style or (sign == " " and style == on_blank(self._style))

    def plainly(self) -> str:
        """Back to the terminal's own looks."""
        sent = changed(self._style, "")
        self._style = ""
        return sent

    # Ways.

    def move(self, x: int, y: int, wanted: Rows) -> str:
        """Bring the terminal's cursor to a cell by the shortest way."""
        out: list[str] = []
        self._move(x, y, wanted, out)
        return "".join(out)

    def _move(self, x: int, y: int, wanted: Rows, out: list[str]) -> None:
        at = self._at
        if at == (x, y):
            return
        ways = [f"\x1b[{y + 1};{x + 1}H" if x else f"\x1b[{y + 1}H" if y else "\x1b[H"]
        if at is not None:
            right, down = x - at[0], y - at[1]
            if down == 0 and right > 0:
                ways += self._ways_right(at[0], x, y, wanted)
            elif down == 1:
                ways += ["\r\n" + way for way in self._ways_right(0, x, y, wanted)]
            if -_BACK <= right <= 0 and at[0] < self._width:  # after the last cell of a row terminals differ
                ways.append(_vertical(down) + "\b" * -right)
            if down == 0:
                ways += [f"\x1b[{x + 1}G", *("\r" + way for way in self._ways_right(0, x, y, wanted))]
        out.append(min(ways, key=len))
        self._at = (x, y)

    def _ways_right(self, start: int, x: int, y: int, wanted: Rows) -> list[str]:
        """How to come from one cell of a row to another to its right: by a jump, or by sending what lies between."""
        step = x - start
        if step == 0:
            return [""]
        between = wanted[y][start:x]
        jump = "\x1b[C" if step == 1 else f"\x1b[{step}C"
        if all(sign and sign.isascii() and self._suits((sign, style)) for sign, style in between):
            return [jump, "".join(sign for sign, _ in between)]
        return [jump]


def _vertical(down: int) -> str:
    """The way to the same column of another row."""
    if down == 0:
        return ""
    rows = "" if abs(down) == 1 else str(abs(down))
    return f"\x1b[{rows}{'B' if down > 0 else 'A'}"


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


def _side_by_side(wanted: Sequence[Cell], first: int, last: int, y: int) -> list[_Piece]:
    """What there is to be sent for cells that lie side by side, from left to right."""
    pieces: list[_Piece] = []
    for is_plain, group in groupby(range(first, last), lambda x: wanted[x] == BLANK):
        places = list(group)
        if is_plain and len(places) > _ERASED:
            pieces.append(_Piece(places[0], y, f"\x1b[{len(places)}X", "", 0))
            continue
        pieces += _styled(wanted, places[0], places[-1] + 1, y, pieces.pop() if pieces and pieces[-1].cells else None)
    return pieces


def _styled(wanted: Sequence[Cell], first: int, last: int, y: int, before: _Piece | None) -> list[_Piece]:
    """The same for cells without a long gap, going on with the piece before them if that is possible."""
    pieces: list[_Piece] = []
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
            pieces.append(_Piece(start, y, sent, style, x - start))
            start, sent, style, seen, is_blank = x, "", its, on_blank(its), True
        else:
            style, seen = its, on_blank(its)
        sent += sign
        is_blank = is_blank and sign == " "
    pieces.append(_Piece(start, y, sent, style, last - start))
    return pieces


def _coming(pieces: Sequence[_Piece]) -> list[Style]:
    """For each piece the style of the next one after it that is no blank; none in the end."""
    found: list[Style] = []
    style: Style = ""
    for piece in reversed(pieces):
        found.append(style)
        if piece.cells and not piece.is_blank:
            style = piece.style
    return found[::-1]
