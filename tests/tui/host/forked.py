"""A fork server as a process of its own, and the sessions that it forks, as the bridge has them."""

from __future__ import annotations

import os
import signal
import sys
from contextlib import suppress
from pathlib import Path
from typing import Any

from tests.starter import launched
from tests.tui.emulated import Emulated
from tests.tui.line import NO_LINE, ROOT
from tests.waiting import until
from tui.host import packets
from tui.host.wanted import Kind, Wanted

BEGIN = "import sys; sys.path.insert(0, sys.argv[1]); from tui.host.fork_server import main; sys.exit(main())"


class Server:
    """A fork server, and the bridge's end of the line to it."""

    def __init__(self, begin: str = BEGIN) -> None:
        self.end, other = packets.pair()
        self.end.settimeout(60)
        self.process = launched(
            [sys.executable, "-P", "-c", begin, str(ROOT), str(other.fileno())], pass_fds=[other.fileno()]
        )
        other.close()
        self.pid: int = packets.receive(self.end)[0]["ready"]
        self.statuses: dict[int, int] = {}

    def ask(self, wanted: Wanted) -> tuple[int, list[int]]:
        """The number of the process that is forked, and its ends: terminal, process, line."""
        packets.send(self.end, {"number": 1, "wanted": wanted.as_data()})
        while True:
            packet, descriptors = packets.receive(self.end)
            if "ended" not in packet:
                return packet["pid"], descriptors
            self.statuses[packet["ended"]] = packet["status"]

    def status_of(self, pid: int) -> int:
        """Wait until a session has ended; its exit status."""
        while pid not in self.statuses:
            packet, _descriptors = packets.receive(self.end)
            self.statuses[packet["ended"]] = packet["status"]
        return self.statuses[pid]

    def close(self) -> None:
        """Let it go as a bridge that has ended does."""
        self.end.close()
        assert self.process.wait(60) == 0


class Session(Emulated):
    """A session that a fork server has forked, on the terminal that the bridge holds."""

    def __init__(
        self,
        server: Server,
        folder: Path,
        kind: Kind = "screen",
        *words: str,
        size: tuple[int, int] | None = (80, 24),
        language: str = "",
    ) -> None:
        self._server = server
        self._size = size
        self.wanted = Wanted(
            kind=kind,
            folder=str(folder / "players" / "1"),
            tables=str(folder / "tables"),
            player=1,
            name="anna",
            words=words,
            size=size,
            environment={"TERM": "xterm-256color", **({"LANG": language} if language else {})},
        )
        (folder / "tables").mkdir(parents=True, exist_ok=True)
        self._begin(size or (80, 24))

    def _begin(self, size: tuple[int, int]) -> None:
        import pyte  # noqa: PLC0415

        self.status = None
        self.sent = bytearray()
        self._screen = pyte.Screen(*size)
        self._stream = pyte.ByteStream(self._screen)
        self._drawn = 0
        self.pid, (self.terminal, self.process, line) = self._server.ask(self.wanted)
        os.close(line)  # nobody is there who would answer

    @property
    def home(self) -> Path:
        return Path(self.wanted.folder)

    def _has_ended(self) -> bool:
        if self.status is None and not is_alive(self.pid):
            self.status = self._server.status_of(self.pid)
        return self.status is not None

    def hang_up(self) -> None:
        if self.terminal != NO_LINE:
            super().hang_up()

    def close(self) -> None:
        """Give all of it back."""
        self.hang_up()
        with suppress(ProcessLookupError):
            signal.pidfd_send_signal(self.process, signal.SIGKILL)
        os.close(self.process)


def is_alive(pid: int) -> bool:
    """Whether a process has not ended, or been waited for."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except (FileNotFoundError, ProcessLookupError):
        return False


def until_gone(*pids: int) -> None:
    """Wait until processes have ended."""
    until(lambda: not any(map(is_alive, pids)), lambda: f"alive: {[one for one in pids if is_alive(one)]}")


def facts(pid: int, file: str) -> dict[str, Any]:
    """What the system says of a process, by name."""
    lines = Path(f"/proc/{pid}/{file}").read_text().splitlines()
    return {name: value.strip() for name, _colon, value in (line.partition(":") for line in lines)}
