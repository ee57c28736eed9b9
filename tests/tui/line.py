"""A program on a real pseudo-terminal: what is typed, what is sent, how it ends. Whoever waits says what for."""

from __future__ import annotations

import fcntl
import os
import select
import signal
import struct
import sys
import termios
from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path

from tests.starter import can_fork, starter
from tests.waiting import until
from tui.actions import REGISTRY

ROOT = Path(__file__).parents[2]
HAVRE = "import sys; from tui.start import main; sys.exit(main())"
APP = "from tui.app import HavreApp; HavreApp().run()"
HELP = next(action.label for action in REGISTRY if action.name == "show_help")
"""The end of every line of keys, with which a picture is whole."""

NO_LINE = -1


class Program:
    """A program, `havre` if nothing else is said, as a process of its own in a terminal of a given size."""

    def __init__(
        self,
        home: Path,
        *arguments: str,
        program: str | Path = HAVRE,
        size: tuple[int, int] = (80, 24),
        environment: Mapping[str, str] | None = None,
        anew: bool = False,
    ) -> None:
        """`program`: Python as text, or the path of a command. `anew`: it is no fork of one that has been loaded."""
        self.status: int | None = None
        self.sent = bytearray()
        """Everything that it has sent."""
        inherited = {name: value for name, value in os.environ.items() if name not in ("COLUMNS", "LINES")}
        inherited |= {"TERM": "xterm-256color", "HAVRE_HOME": str(home), "PYTHONPATH": str(ROOT)}
        inherited |= dict(environment or {})
        command = [*([sys.executable, "-c", program] if isinstance(program, str) else [str(program)]), *arguments]
        self.terminal, its_end = os.openpty()
        fcntl.ioctl(its_end, termios.TIOCSWINSZ, struct.pack("HHHH", size[1], size[0], 0, 0))
        self.pid = self._begun(command, its_end, inherited, anew=anew)
        os.close(its_end)

    def _begun(self, command: list[str], terminal: int, environment: Mapping[str, str], *, anew: bool) -> int:
        """The number of the process that has begun."""
        if not anew and can_fork(command, environment):
            standard = dict.fromkeys(range(3), terminal)
            return starter().fork(command, standard, environment, leads=True, on_terminal=True)
        pid = os.fork()
        if pid == 0:
            os.login_tty(terminal)
            os.closerange(3, os.sysconf("SC_OPEN_MAX"))
            os.execve(command[0], command, environment)
        return pid

    def type(self, keys: str) -> None:
        """Type keys ahead: whether they do what they should is for whoever waits next."""
        self.send(keys.encode())

    def send(self, data: bytes) -> None:
        """Let the terminal send these bytes."""
        while data:
            data = data[os.write(self.terminal, data) :]

    def resize(self, columns: int, rows: int) -> None:
        """Give the terminal another size."""
        fcntl.ioctl(self.terminal, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))

    def hang_up(self) -> None:
        """Let the line drop."""
        os.close(self.terminal)
        self.terminal = NO_LINE

    # Waiting.

    def until(self, marker: bytes, since: int = 0) -> int:
        """Wait until these bytes have been sent; their place in all that was sent, not before `since`."""
        self.wait(lambda: self.sent.find(marker, since) >= 0 or self.is_gone, marker)
        place = self.sent.find(marker, since)
        assert place >= 0, f"it ended without {marker!r}:\n{self.seen()}"
        return place

    def answer(self, keys: str, marker: bytes) -> bytes:
        """What it sends upon keys, up to these bytes at least."""
        self.receive()
        since = len(self.sent)
        self.type(keys)
        self.until(marker, since)
        return bytes(self.sent[since:])

    def ended(self) -> int:
        """Wait until it has ended, all that it sent included; its exit status."""
        self.wait(lambda: self._has_ended() and self.is_gone, "its end")
        assert self.status is not None
        return self.status

    def wait(self, is_so: Callable[[], bool], what: object, look_again: float = 0.05) -> None:
        """Take in what it sends until something is so; whatever is not seen by what it sends is looked at again."""
        until(is_so, lambda: f"{what!r} does not come about:\n{self.seen()}", partial(self.receive, look_again))

    def receive(self, within: float = 0) -> None:
        """Take in what it has sent, or else the next that it sends within so many seconds."""
        lines = [] if self.is_gone else [self.terminal]
        while select.select(lines, [], [], within)[0]:
            within = 0
            try:
                data = os.read(self.terminal, 65536)
            except OSError:
                data = b""
            if not data:
                self.hang_up()
                return
            self.sent += data

    def seen(self) -> str:
        """What somebody sees who looks at the terminal now."""
        return self.sent[-4000:].decode(errors="replace")

    # Its end.

    @property
    def is_gone(self) -> bool:
        """Whether nothing more comes from it: it has closed the terminal, or the line has dropped."""
        return self.terminal == NO_LINE

    def _has_ended(self) -> bool:
        if self.status is None:
            pid, status = os.waitpid(self.pid, os.WNOHANG)
            if pid:
                self.status = os.waitstatus_to_exitcode(status)
        return self.status is not None

    @property
    def is_running(self) -> bool:
        """Whether it has not ended yet."""
        return not self._has_ended()

    def stop(self) -> None:
        """End it, whatever it does."""
        if self.is_running:
            os.kill(self.pid, signal.SIGKILL)
        self.ended()

    def turns(self) -> int:
        """How often its threads have been given a processor: one that sleeps is given none."""
        tasks = Path(f"/proc/{self.pid}/task").iterdir()
        switches = (line for task in tasks for line in (task / "status").read_text().splitlines() if "ctxt_" in line)
        return sum(int(line.split()[1]) for line in switches)

    def processor_ticks(self) -> int:
        """The processor time that it has used."""
        fields = Path(f"/proc/{self.pid}/stat").read_text().rpartition(")")[2].split()
        return int(fields[11]) + int(fields[12])
