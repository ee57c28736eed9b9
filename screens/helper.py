"""A process that helps to think, seen from the one that is played in."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from contextlib import suppress
from io import RawIOBase
from pathlib import Path
from threading import Event, Lock, Thread
from typing import Any, Final, cast

from screens.helper_main import received, send

_BEGIN: Final = "import sys; sys.path.insert(0, sys.argv[1]); from screens.helper_main import main; main()"
_HOUSE: Final = str(Path(__file__).parents[1])
"""The folder that holds `engine` and `screens`: a helper needs nothing besides but the standard library."""

_PARTING: Final = 1.0
"""So many seconds after time is up a helper is waited for. On a busy machine its turn comes late."""


class Helper:
    """It does one piece of work at a time, for the one who began that."""

    def __init__(self) -> None:
        """Raises `OSError` where no process can be begun."""
        if not sys.executable:
            raise OSError
        self._process = subprocess.Popen(  # noqa: S603  (this very interpreter, with what stands above)
            [sys.executable, "-I", "-S", "-c", _BEGIN, _HOUSE],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            bufsize=0,  # a thread that waits for it must hold nothing that the program needs at its end
        )
        self._lock = Lock()
        self._orders = cast(RawIOBase, self._process.stdin)  # both are pipes
        self._answers = cast(RawIOBase, self._process.stdout)
        self._number = 0
        """That of the last piece of work: what comes of an earlier one is passed over."""
        self._answer: tuple[Any] | None = None
        self._came = Event()
        self.is_there = True
        Thread(target=self._listen, daemon=True).start()

    @property
    def pid(self) -> int:
        """The number of the process."""
        return self._process.pid

    def begin(self, work: Callable[..., Any]) -> None:
        """Let it do a piece of work. Nothing comes of it where it is not there any more, or cannot be sent that."""
        with self._lock:
            self._number += 1
            self._answer = None
            self._came.clear()
        if not (self.is_there and self._send(work)):
            self._came.set()

    @property
    def found(self) -> tuple[Any] | None:
        """What came of the work; None as long as nothing did."""
        return self._answer

    def broken_off(self) -> tuple[Any] | None:
        """What comes of the work if it ends now; None where that fails. One that does not answer is ended."""
        self._send(None)
        if not self._came.wait(_PARTING):
            self.end()
        return self._answer

    def drop(self) -> None:
        """Nobody wants to know any more what comes of the work."""
        self._send(None)

    def end(self) -> None:
        """Let the process end; nobody waits for that."""
        self.is_there = False
        self._process.kill()

    def _send(self, work: Callable[..., Any] | None) -> bool:
        """Send work, or that the last one must end; whether that was possible."""
        try:
            send(self._orders, self._number, work)
        except Exception:  # it has gone, or the work is nothing that can be sent
            return False
        return True

    def _listen(self) -> None:
        """Take in what it sends, until it has ended."""
        with suppress(Exception):  # whatever comes that nobody understands is as good as nothing
            while (answer := received(self._answers)) is not None:
                self._take(*answer)
        with self._lock:
            self.is_there = False
            self._came.set()
        self._process.kill()
        for pipe in (self._orders, self._answers):
            with suppress(OSError):
                pipe.close()
        self._process.wait()

    def _take(self, number: int, found: object) -> None:
        with self._lock:
            if number == self._number:
                self._answer = found if isinstance(found, tuple) else None
                self._came.set()
