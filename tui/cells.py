"""The cells that the terminal shows, and the shortest text that brings it from one picture to the next.

Textual draws whole rows even where one cell changed, each run of a style with a reset of its own, and
paints the whole screen again on many occasions. Here its drawing is applied to a picture of the terminal, and
only the cells that really differ are sent.
"""

from __future__ import annotations

import re
from functools import lru_cache

from engine.texts.cells import cells as cell_len
from tui.differences import BLANK, Cell, scrolled, shifted
from tui.painter import Painter
from tui.terminal import Style, combined, on_blank

_CONTROL = re.compile(
    r"\x1b\[(?P<parameters>[0-?]*)(?P<between>[ -/]*)(?P<final>[@-~])"
    r"|\x1b[\]P^_X][^\x07\x1b]*(?:\x07|\x1b\\)"
    r"|\x1b."
    r"|[\x00-\x1f]",
    re.DOTALL,
)

_MODES = "hlucpqnt"
"""Finals of sequences that set modes or ask for reports: they leave the cells as they are."""

_RESET = "\x1b[m\x1b[H\x1b[2J"
_SYNC_START, _SYNC_END = "\x1b[?2026h", "\x1b[?2026l"
_SYNC_FROM = 1_400
"""From so many characters, more than a packet on a line holds, a drawing is bracketed to be shown as one picture."""


class CellScreen:
    """What the terminal shows and what it should show."""

    def __init__(self, width: int, height: int) -> None:
        """A blank terminal of `width` by `height` cells, not yet cleared."""
        self._width = width
        self._height = height
        self._wanted = _blank_rows(width, height)
        self._shown = _blank_rows(width, height)
        self._dirty: set[int] = set()
        self._stale = True
        self._painter = Painter(width)
        self._x, self._y = 0, 0
        self._drawn: Style = ""
        self._whole = False

    def resize(self, width: int, height: int) -> None:
        """Follow the terminal to another size: what it shows then is not known any more."""
        if (width, height) != (self._width, self._height):
            self._width, self._height = width, height
            self._wanted = _blank_rows(width, height)
            self._painter = Painter(width)
            self._stale = True

    def forget(self) -> None:
        """Draw everything anew with the next drawing: the terminal may have been disturbed."""
        self._stale = True

    def feed(self, data: str) -> str:
        """Take what the program draws; give what must be sent to the terminal for it."""
        sent: list[str] = []
        drawn = False
        end = 0
        for match in _CONTROL.finditer(data):
            if match.start() > end:
                self._put(data[end : match.start()])
                drawn = True
            end = match.end()
            sequence, final = match.group(), match["final"]
            if final == "H" and not match["between"]:
                row, _, column = match["parameters"].partition(";")
                self._x, self._y = int(column or 1) - 1, int(row or 1) - 1
                drawn = True
            elif final == "m":
                self._drawn = combined(self._drawn, match["parameters"])
            elif sequence == "\n":
                self._y += 1
            elif sequence == "\r":
                self._x = 0
            elif sequence == _SYNC_START:
                self._whole = True
            elif sequence == _SYNC_END:
                self._whole = False
            else:
                sent.append(sequence)
                self._stale |= sequence == "\x1b[?1049h" or (final is not None and final not in _MODES)
        if end < len(data):
            self._put(data[end:])
            drawn = True
        if drawn:
            sent.append(self._difference())
        return "".join(sent)

    def _put(self, text: str) -> None:
        x, y = self._x, self._y
        cells = _split(text)
        self._x += len(cells)
        if not 0 <= y < self._height or x >= self._width:
            return
        cells = cells[: self._width - x]
        row = self._wanted[y]
        end = x + len(cells)
        if row[x][0] == "" and x > 0:
            row[x - 1] = BLANK
        if end < self._width and row[end][0] == "":
            row[end] = BLANK
        style, blank = self._drawn, (" ", on_blank(self._drawn))
        row[x:end] = [blank if sign == " " else (sign, style) for sign in cells]
        self._dirty.add(y)

    def _difference(self) -> str:
        """What to send so that the terminal shows what is wanted."""
        if self._stale:
            sent = self._anew()
        else:
            sent = self._shortest([y for y in sorted(self._dirty) if y < self._height and self._differs(y)])
        self._dirty.clear()
        sent += self._painter.plainly()
        if self._x < self._width and self._y < self._height:
            sent += self._painter.move(self._x, self._y, self._wanted)
        if self._whole and len(sent) >= _SYNC_FROM:
            sent = _SYNC_START + sent + _SYNC_END
        return sent

    def _anew(self) -> str:
        """The whole picture on a terminal that is cleared first: as fast as can be, a program begins with it."""
        self._stale = False
        blank = _blank_rows(self._width, self._height)
        self._painter.state = (0, 0), ""
        sent = _RESET + self._painter.paint(self._wanted, blank, range(self._height), at_once=True)
        self._shown = [row.copy() for row in self._wanted]
        return sent

    def _differs(self, y: int) -> bool:
        return self._wanted[y] != self._shown[y]

    def _shortest(self, changed: list[int]) -> str:
        """What brings these rows about, after those that have only moved were scrolled if that is shorter."""
        shown, start = self._shown, self._painter.state
        sent = self._sent(changed)
        scroll = scrolled(shown, self._wanted, changed)
        if scroll is not None:
            as_they_are, end = self._shown, self._painter.state
            self._shown, self._painter.state = scroll.after(shown), (None, start[1])
            moved = scroll.sent + self._sent([y for y in range(self._height) if self._differs(y)])
            if len(moved) < len(sent):
                return moved
            self._shown, self._painter.state = as_they_are, end
        return sent

    def _sent(self, rows: list[int]) -> str:
        """What brings these rows about, after the ends of those that have only moved were shifted."""
        sent = ""
        shown = self._shown.copy()
        for y in rows:
            while (shift := shifted(shown[y], self._wanted[y])) is not None:
                end = shift.pushed_over(shown[y])
                sent += self._painter.move(end, y, shown) + "\x1b[K" if end else ""
                sent += self._painter.move(shift.x, y, shown) + shift.sent
                shown[y] = shift.after(shown[y])
        sent += self._painter.paint(self._wanted, shown, rows)
        for y in rows:
            shown[y] = self._wanted[y].copy()
        self._shown = shown
        return sent


def _blank_rows(width: int, height: int) -> list[list[Cell]]:
    return [[BLANK] * width for _ in range(height)]


@lru_cache(4096)
def _split(text: str) -> tuple[str, ...]:
    """The text cell by cell; signs without width stay with the one before them."""
    if text.isascii():
        return tuple(text)
    cells: list[str] = []
    lead = -1
    for sign in text:
        size = cell_len(sign)
        if size:
            lead = len(cells)
            cells.append(sign)
            cells.extend([""] * (size - 1))
        elif lead >= 0:
            cells[lead] += sign
    return tuple(cells)
