"""A terminal as an emulator draws it: what somebody would see who looks at what the program sends."""

from __future__ import annotations

import fcntl
import os
import pty
import struct
import sys
import termios
from collections.abc import Mapping
from pathlib import Path

import pyte

from tests.tui.line import Program

ROOT = Path(__file__).parents[2]
HAVRE = "import sys; from tui.start import main; sys.exit(main())"


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
        self.status = None
        self.pid, self.terminal = pty.fork()
        if self.pid == 0:
            inherited = {name: value for name, value in os.environ.items() if name not in ("COLUMNS", "LINES")}
            inherited |= {"TERM": "xterm-256color", "HAVRE_HOME": str(home), "PYTHONPATH": str(ROOT)}
            inherited |= environment or {}
            fcntl.ioctl(0, termios.TIOCSWINSZ, struct.pack("HHHH", size[1], size[0], 0, 0))
            os.execve(sys.executable, [sys.executable, "-c", program, *arguments], inherited)
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
