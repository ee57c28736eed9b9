"""A terminal as an emulator draws it: what somebody would see who looks at what the program sends."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

import pyte

from tests.tui.line import HAVRE, Program


class Emulated(Program):
    """The command `havre` in a terminal of some kind and size, drawn as it sends."""

    def __init__(
        self,
        home: Path,
        *arguments: str,
        size: tuple[int, int] = (80, 24),
        environment: Mapping[str, str] | None = None,
        program: str = HAVRE,
    ) -> None:
        super().__init__(home, *arguments, program=program, size=size, environment=environment)
        self.screen = pyte.Screen(*size)
        self._stream = pyte.ByteStream(self.screen)

    def received(self, until: bytes = b"", quiet: float = 0.3, at_most: float = 20) -> bytes:
        """What it sends until some text has come and then nothing more for a while; it is drawn as well."""
        sent = super().received(until, quiet, at_most)
        # The emulator knows neither these queries nor their answers.
        self._stream.feed(sent)
        return sent

    def resize(self, columns: int, rows: int) -> None:
        super().resize(columns, rows)
        self.screen.resize(rows, columns)

    @property
    def lines(self) -> list[str]:
        """What is seen, line by line."""
        return [line.rstrip() for line in self.screen.display]

    @property
    def looks(self) -> set[str]:
        """The colours that are seen."""
        cells = (
            self.screen.buffer[row][column] for row in range(self.screen.lines) for column in range(self.screen.columns)
        )
        return {colour for cell in cells for colour in (cell.fg, cell.bg)}
