"""A terminal as an emulator draws it: what somebody would see who looks at what the program sends."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path

import pyte

from tests.tui.line import HAVRE, Program

F5 = "\x1b[15~"
CLEARED = b"\x1b[m\x1b[H\x1b[2J"
"""What a picture that is drawn anew begins with."""

Lines = list[str]


class Emulated(Program):
    """The command `havre` in a terminal of some kind and size, drawn as it sends."""

    def __init__(
        self,
        home: Path,
        *arguments: str,
        size: tuple[int, int] = (80, 24),
        environment: Mapping[str, str] | None = None,
        program: str = HAVRE,
        anew: bool = False,
    ) -> None:
        super().__init__(home, *arguments, program=program, size=size, environment=environment, anew=anew)
        self._screen = pyte.Screen(*size)
        self._stream = pyte.ByteStream(self._screen)
        self._drawn = 0

    @property
    def screen(self) -> pyte.Screen:
        """The terminal with all that has been sent."""
        # The emulator knows neither the queries nor their answers.
        new, self._drawn = self.sent[self._drawn :], len(self.sent)
        self._stream.feed(bytes(new))
        return self._screen

    def resize(self, columns: int, rows: int) -> None:
        self.screen.resize(rows, columns)
        super().resize(columns, rows)

    def seen(self) -> str:
        return "\n".join(self.lines)

    @property
    def lines(self) -> Lines:
        """What is seen, line by line."""
        return [line.rstrip() for line in self.screen.display]

    @property
    def cells(self) -> list[object]:
        """What is seen, cell by cell, with its looks."""
        screen = self.screen
        return [screen.buffer[row][column] for row in range(screen.lines) for column in range(screen.columns)]

    @property
    def colours(self) -> set[str]:
        """The colours that are seen."""
        screen = self.screen
        cells = (screen.buffer[row][column] for row in range(screen.lines) for column in range(screen.columns))
        return {colour for cell in cells for colour in (cell.fg, cell.bg)}

    # Waiting.

    def until_screen(self, is_so: Callable[[Lines], bool], what: object) -> None:
        """Wait until what is seen is so."""
        self.wait(lambda: is_so(self.lines) or self.is_gone, what)
        assert is_so(self.lines), f"it ended without {what!r}:\n{self.seen()}"

    def until_text(self, text: str) -> None:
        """Wait until a line shows this text."""
        self.until_screen(lambda lines: any(text in line for line in lines), text)

    def until_picture(self, picture: Lines) -> None:
        """Wait until this is seen and nothing else."""
        self.until_screen(lambda lines: lines == picture, "\n".join(picture))

    def drawn_anew(self) -> int:
        """Have everything drawn anew, down to the line of keys; how many bytes had been sent before that."""
        self.receive()
        since = len(self.sent)
        self.type(F5)
        place = self.until(CLEARED, since)
        self.until_screen(lambda lines: lines[-1] != "", "a line of keys")
        return place

    def cost(self, keys: str, text: str = "") -> int:
        """How many bytes answer keys that change what is seen, into something with this text."""
        before, sent = self.cells, len(self.sent)
        self.type(keys)
        self.until_screen(lambda lines: self.cells != before and any(text in line for line in lines), text or keys)
        return self.drawn_anew() - sent
