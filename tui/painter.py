"""How cells that differ are sent to a terminal in as few bytes as can be: in which order, which way, in which style."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import chain, groupby
from typing import NamedTuple

from tui.differences import BLANK, Cell, Piece, Rows, coming_styles, pieces_of
from tui.terminal import Style, changed, for_blank, on_blank, times

State = tuple[tuple[int, int] | None, Style]
"""Where the terminal's cursor is (column, row), if that is known, and the style in which it writes.

The column is the width after a row's last cell.
"""

_WORTH_SORTING = 3
"""From so many pieces on it is tried whether they are sent more shortly style by style than row by row."""
_WORTH_TRYING = 40
"""Up to so many pieces, more than a step of a cursor has, other orders are tried besides."""
_TRIES = 16
"""So many of them at most from each of the two: one takes a tenth of a millisecond."""
_BACK = 6
"""So many cells to the left are gone by backspaces at most."""


class _Painting(NamedTuple):
    """Pieces in the order in which they are sent, what is sent, and how the terminal is left."""

    order: Sequence[Piece]
    sent: str
    end: State


class Painter:
    """A terminal of some width, its cursor and its style."""

    def __init__(self, width: int) -> None:
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
        pieces = [piece for y in rows for piece in pieces_of(wanted[y], shown[y], y)]
        if at_once or len(pieces) < _WORTH_SORTING:
            return self._painted(pieces, wanted)
        start = self.state
        orders = pieces, by_style(pieces, self._style)
        tried = [self._ordered(order, start, wanted) for order in orders]
        if len(pieces) <= _WORTH_TRYING:
            tried = [self._tried(found, start, wanted) for found in tried]
        found = min(tried, key=lambda one: len(one.sent))
        self.state = found.end
        return found.sent

    def _ordered(self, order: Sequence[Piece], start: State, wanted: Rows) -> _Painting:
        """The pieces sent in this order."""
        self.state = start
        return _Painting(order, self._painted(order, wanted), self.state)

    def _tried(self, found: _Painting, start: State, wanted: Rows) -> _Painting:
        """The shortest painting to which runs of one style lead that are brought together, as long as that helps."""
        tries = 0
        while True:
            for order in brought_together(found.order):
                tries += 1
                if tries > _TRIES:
                    return found
                one = self._ordered(order, start, wanted)
                if len(one.sent) < len(found.sent):
                    found = one
                    break
            else:
                return found

    def _painted(self, pieces: Sequence[Piece], wanted: Rows) -> str:
        out: list[str] = []
        for piece, coming in zip(pieces, coming_styles(pieces), strict=True):
            if not piece.cells:
                out += (self._restyle(BLANK, coming), self.move(piece.x, piece.y, wanted), piece.sent)
                continue
            cell = " " if piece.is_blank else piece.sent, piece.style
            out += (self.move(piece.x, piece.y, wanted), self._restyle(cell, coming), piece.sent)
            self._at = (piece.x + piece.cells, piece.y)
        return "".join(out)

    # Styles.

    def _restyle(self, cell: Cell, coming: Style) -> str:
        """Change the terminal's style if the cell would look wrong in it; `coming` is the style that is needed next."""
        if self._suits(cell):
            return ""
        sign, style = cell
        before, self._style = self._style, for_blank(self._style, style, coming) if sign == " " else style
        return changed(before, self._style)

    def _suits(self, cell: Cell) -> bool:
        """Whether the cell looks right in the terminal's present style."""
        sign, style = cell
        return style == self._style or (sign == " " and style == on_blank(self._style))

    def plainly(self) -> str:
        """Back to the terminal's own looks."""
        before, self._style = self._style, ""
        return changed(before, "")

    # Ways.

    def move(self, x: int, y: int, wanted: Rows) -> str:
        """Bring the terminal's cursor to a cell by the shortest way."""
        at, self._at = self._at, (x, y)
        if at == (x, y):
            return ""
        ways = [f"\x1b[{y + 1};{x + 1}H" if x else f"\x1b[{y + 1}H" if y else "\x1b[H"]
        if at is not None:
            right, down = x - at[0], y - at[1]
            if down == 0 and right > 0:
                ways += self._ways_right(at[0], x, y, wanted)
            elif down == 1:
                ways += ["\r\n" + way for way in self._ways_right(0, x, y, wanted)]
            if -_BACK <= right <= 0 and at[0] < self._width:  # after the last cell of a row terminals differ
                vertical = "" if down == 0 else times(abs(down), "B" if down > 0 else "A")
                ways.append(vertical + "\b" * -right)
            if down == 0:
                ways += [f"\x1b[{x + 1}G", *("\r" + way for way in self._ways_right(0, x, y, wanted))]
        return min(ways, key=len)

    def _ways_right(self, start: int, x: int, y: int, wanted: Rows) -> list[str]:
        """How to come from one cell of a row to another to its right: by a jump, or by sending what lies between."""
        if x == start:
            return [""]
        between = wanted[y][start:x]
        ways = [times(x - start, "C")]
        if all(sign and sign.isascii() and self._suits((sign, style)) for sign, style in between):
            ways.append("".join(sign for sign, _ in between))
        return ways


def by_style(pieces: Sequence[Piece], style: Style) -> list[Piece]:
    """The pieces style by style, each followed by the one that is reached most shortly."""
    groups: dict[Style, list[Piece]] = {}
    for piece in pieces:
        groups.setdefault(piece.style, []).append(piece)
    found: list[Piece] = []
    while groups:
        style = min(groups, key=lambda one: len(changed(style, one)))
        found += groups.pop(style)
    return found


def brought_together(pieces: Sequence[Piece]) -> Iterator[list[Piece]]:
    """The orders in which one run of pieces goes to the nearest one before it in the same style, or that one to it."""
    runs = [list(run) for _style, run in groupby(pieces, key=lambda piece: piece.style)]
    styles = [run[0].style for run in runs]
    for later, style in enumerate(styles):
        earlier = next((n for n in reversed(range(later)) if styles[n] == style), None)
        if earlier is not None:
            before, between, after = runs[:earlier], runs[earlier + 1 : later], runs[later + 1 :]
            pair = [runs[earlier], runs[later]]
            yield list(chain(*before, *pair, *between, *after))
            yield list(chain(*before, *between, *pair, *after))
