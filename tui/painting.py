"""How cells that differ are sent to a terminal in as few bytes as can be: in which order, which way, in which style."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from tui.sgr import Style, changed, for_blank, on_blank

Cell = tuple[str, Style]
"""The characters of a cell ("" in the right half of a wide one) and their style."""

Rows = Sequence[Sequence[Cell]]

BLANK: Cell = (" ", "")

_ERASED_AT_END = 6
"""More blanks than that at the end of a row are erased: as long as moving there, resetting the style and erasing."""
_ERASED = 10
"""More blanks than that within a row are erased and jumped over."""
_WORTH_SORTING = 60
"""From so many cells on it is tried whether they are sent more shortly style by style than row by row."""
_BACK = 6
"""So many cells to the left are gone by backspaces at most."""


class _Step(NamedTuple):
    """Something to be sent at a place."""

    x: int
    y: int
    sent: str
    style: Style
    cells: int
    """How many cells the cursor goes on by it."""


class Painter:
    """A terminal of some width, its cursor and its style."""

    def __init__(self, width: int) -> None:
        """Where the cursor is is not known."""
        self._width = width
        self._at: tuple[int, int] | None = None
        """Where the terminal's cursor is (column, row); the column is the width after a row's last cell."""
        self._style: Style = ""

    @property
    def state(self) -> tuple[tuple[int, int] | None, Style]:
        """Where the cursor is, if that is known, and the style in which it writes."""
        return self._at, self._style

    @state.setter
    def state(self, state: tuple[tuple[int, int] | None, Style]) -> None:
        self._at, self._style = state

    def paint(self, wanted: Rows, shown: Rows, rows: Iterable[int]) -> str:
        """What brings these rows from what is shown to what is wanted, by the shorter of two orders."""
        steps = [step for y in rows for step in self._steps(wanted[y], shown[y], y)]
        start = self.state
        by_row = self._painted(steps, wanted)
        if len(steps) < _WORTH_SORTING:
            return by_row
        end = self.state
        self.state = start
        by_style = self._painted(_by_style(steps, self._style), wanted)
        if len(by_style) < len(by_row):
            return by_style
        self.state = end
        return by_row

    def _steps(self, wanted: Sequence[Cell], shown: Sequence[Cell], y: int) -> list[_Step]:
        """What there is to be sent of a row, from left to right."""
        end = self._width
        while end and wanted[end - 1] == BLANK:
            end -= 1
        places = [x for x in range(self._width) if wanted[x] != shown[x]]
        erased = [x for x in places if x >= end]
        if len(erased) > _ERASED_AT_END:
            places = places[: -len(erased)]
        steps: list[_Step] = []
        for first, count in _blanks(wanted, places):
            if count > _ERASED:
                steps.append(_Step(first, y, f"\x1b[{count}X", "", 0))
                continue
            for x in range(first, first + count):
                steps += self._step(wanted, x, y, steps)
        if len(erased) > _ERASED_AT_END:
            steps.append(_Step(erased[0] if end else 0, y, "\x1b[K", "", 0))
        return steps

    def _step(self, wanted: Sequence[Cell], x: int, y: int, before: list[_Step]) -> list[_Step]:
        """What there is to be sent for a cell: the right half of a wide character comes with its left half."""
        if wanted[x][0] == "":
            if before and before[-1].cells == 2 and before[-1].x == x - 1:
                return []
            x -= 1
        is_wide = x + 1 < self._width and wanted[x + 1][0] == ""
        return [_Step(x, y, *wanted[x], 1 + is_wide)]

    def _painted(self, steps: Sequence[_Step], wanted: Rows) -> str:
        out: list[str] = []
        for step, coming in zip(steps, _coming(steps), strict=True):
            if not step.cells:
                self._restyle(BLANK, coming, out)
                self._move(step.x, step.y, wanted, out)
                out.append(step.sent)
                continue
            self._move(step.x, step.y, wanted, out)
            self._restyle((step.sent, step.style), coming, out)
            out.append(step.sent)
            self._at = (step.x + step.cells, step.y)
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


def _blanks(wanted: Sequence[Cell], places: Iterable[int]) -> list[tuple[int, int]]:
    """These places of a row as runs, each with its length: of plain blanks, or of one other cell."""
    runs: list[tuple[int, int]] = []
    for x in places:
        if wanted[x] == BLANK and runs and sum(runs[-1]) == x and wanted[runs[-1][0]] == BLANK:
            runs[-1] = runs[-1][0], runs[-1][1] + 1
        else:
            runs.append((x, 1))
    return runs


def _coming(steps: Sequence[_Step]) -> list[Style]:
    """For each step the style of the next one after it that is no blank; none in the end."""
    found: list[Style] = []
    style: Style = ""
    for step in reversed(steps):
        found.append(style)
        if step.cells and step.sent != " ":
            style = step.style
    return found[::-1]


def _by_style(steps: Sequence[_Step], style: Style) -> list[_Step]:
    """The steps style by style, each followed by the one reached most shortly; blanks go with their neighbours."""
    groups: dict[Style, list[_Step]] = {}
    before: _Step | None = None
    group: Style = ""
    for step, coming in zip(steps, _next_to(steps), strict=True):
        if step.sent != " " or not step.cells:
            group = step.style
        else:
            is_next = before is not None and (before.x + before.cells, before.y) == (step.x, step.y)
            if not (is_next and on_blank(group) == step.style):
                group = coming if coming is not None and on_blank(coming) == step.style else step.style
        groups.setdefault(group, []).append(step)
        before = step
    found: list[_Step] = []
    while groups:
        style = min(groups, key=lambda one: len(changed(style, one)))
        found += groups.pop(style)
    return found


def _next_to(steps: Sequence[_Step]) -> list[Style | None]:
    """For each step the style of what is sent at the end of the blanks that it begins, if that is next to them."""
    found: list[Style | None] = []
    style: Style | None = None
    after: _Step | None = None
    for step in reversed(steps):
        if after is None or (step.x + step.cells, step.y) != (after.x, after.y):
            style = None
        found.append(style)
        style = step.style if step.sent != " " else style
        after = step
    return found[::-1]
