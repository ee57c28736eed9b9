"""A program on a real pseudo-terminal: what is typed, what is sent, how it ends."""

from __future__ import annotations

import fcntl
import os
import pty
import select
import signal
import struct
import sys
import termios
import time
from collections.abc import Mapping
from pathlib import Path

ROOT = Path(__file__).parents[2]
HAVRE = "import sys; from tui.start import main; sys.exit(main())"
APP = "from tui.app import HavreApp; HavreApp().run()"


class Program:
    """A program, `havre` if nothing else is said, as a process of its own in a terminal of a given size."""

    def __init__(
        self,
        home: Path,
        *arguments: str,
        program: str = HAVRE,
        size: tuple[int, int] = (80, 24),
        environment: Mapping[str, str] | None = None,
    ) -> None:
        self.status: int | None = None
        inherited = {name: value for name, value in os.environ.items() if name not in ("COLUMNS", "LINES")}
        inherited |= {"TERM": "xterm-256color", "HAVRE_HOME": str(home), "PYTHONPATH": str(ROOT)}
        self.pid, self.terminal = pty.fork()
        if self.pid == 0:
            fcntl.ioctl(0, termios.TIOCSWINSZ, struct.pack("HHHH", size[1], size[0], 0, 0))
            os.execve(sys.executable, [sys.executable, "-c", program, *arguments], inherited | dict(environment or {}))

    def resize(self, columns: int, rows: int) -> None:
        fcntl.ioctl(self.terminal, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))

    def received(self, until: bytes = b"", quiet: float = 0.3, at_most: float = 20) -> bytes:
        """What it sends until some text has come and then nothing more for a while."""
        sent = b""
        end = time.monotonic() + at_most
        while time.monotonic() < end:
            waiting = until not in sent
            ready, _, _ = select.select([self.terminal], [], [], 1 if waiting else quiet)
            if not ready:
                if waiting:
                    continue
                break
            try:
                data = os.read(self.terminal, 65536)
            except OSError:
                break
            if not data:
                break
            sent += data
        return sent

    def press(self, keys: str, until: bytes = b"") -> bytes:
        """What it answers to these keys."""
        os.write(self.terminal, keys.encode())
        return self.received(until)

    def hang_up(self) -> None:
        """Let the line drop."""
        os.close(self.terminal)

    def ended(self, within: float = 5) -> int | None:
        """Its exit status, or None if it still runs after so many seconds."""
        end = time.monotonic() + within
        while self.status is None and time.monotonic() < end:
            pid, status = os.waitpid(self.pid, os.WNOHANG)
            if pid:
                self.status = os.waitstatus_to_exitcode(status)
            time.sleep(0.01)
        return self.status

    def stop(self) -> None:
        """End it, whatever it does."""
        if self.ended(0.1) is None:
            os.kill(self.pid, signal.SIGKILL)
            self.ended()

    def processor_ticks(self) -> int:
        """The processor time that it has used."""
        fields = Path(f"/proc/{self.pid}/stat").read_text().rpartition(")")[2].split()
        return int(fields[11]) + int(fields[12])
