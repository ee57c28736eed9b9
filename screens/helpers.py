"""The other processors of the machine: processes that help to think, begun when they are of use, ended with a game."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable, Generator, Sequence
from contextlib import suppress
from io import RawIOBase
from pathlib import Path
from threading import Event, Lock, Thread
from typing import TYPE_CHECKING, Any, Final, cast

from screens.helper_main import received, send

if TYPE_CHECKING:
    from engine.bots.player import Stop
    from engine.bots.shares import Work

_MOST: Final = 7
"""No more helpers are begun than that: each takes some 30 MB."""

_BEGIN: Final = "import sys; sys.path.insert(0, sys.argv[1]); from screens.helper_main import main; main()"
_HOUSE: Final = str(Path(__file__).parents[1])
"""The folder that holds `engine` and `screens`: a helper needs nothing besides but the standard library."""

_PARTING: Final = 1.0
"""So many seconds after time is up a helper is waited for. On a busy machine its turn comes late."""


class Helper:
    """A process that helps: it does one piece of work at a time, for the one who began that."""

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


def processors() -> int:
    """On how many processors this process may run."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


class Helpers:
    """All of them. Where none can be begun, or one fails, whoever thinks does it all alone."""

    def __init__(self, most: int | None = None, begin: Callable[[], Helper] = Helper) -> None:
        """So many at most, or one for each other processor; `begin` begins one, or raises `OSError`."""
        self._begin = begin
        self.most = min(_MOST, processors() - 1) if most is None else most
        self._lock = Lock()
        self._free: list[Helper] = []
        self._all: list[Helper] = []

    @property
    def pids(self) -> tuple[int, ...]:
        """The numbers of the processes that are there."""
        with self._lock:
            return tuple(one.pid for one in self._all if one.is_there)

    def hands(self, works: Sequence[Work], stop: Stop) -> Generator[Any]:
        """See `engine.bots.shares.Hands`: helpers begin with what stands last, while this thread begins with the first.

        What is still missing when it is its turn is done here too, and taken from whoever is first.
        """
        helped = self._begun(works, stop)
        try:
            for number, work in enumerate(works):
                helper = helped.get(number)
                if helper is None:
                    if not number or not stop():
                        yield work(stop)
                    continue
                found = _first(helper, work, stop)
                self._give_back(helped.pop(number))
                if found is not None:
                    yield found[0]
        finally:
            for helper in helped.values():
                helper.drop()
                self._give_back(helper)

    def end(self) -> None:
        """Let all of them end; the next who needs some begins others."""
        with self._lock:
            for helper in self._all:
                helper.end()
            self._all, self._free = [], []

    def _begun(self, works: Sequence[Work], stop: Stop) -> dict[int, Helper]:
        """The helpers at work, each under the number of what it does."""
        helped: dict[int, Helper] = {}
        for number in reversed(range(1, len(works))):
            helper = self._taken(stop)
            if helper is None:
                break
            helper.begin(works[number])
            helped[number] = helper
        return helped

    def _taken(self, stop: Stop) -> Helper | None:
        """A helper who has nothing to do, if there is one or one can be begun, and time is not up."""
        with self._lock:
            self._all = [one for one in self._all if one.is_there]
            while self._free:
                helper = self._free.pop()
                if helper.is_there:
                    return helper
            if len(self._all) >= self.most or stop():  # asked here: after `end` nobody begins one who must stop
                return None
            try:
                helper = self._begin()
            except OSError:
                return None
            self._all.append(helper)
            return helper

    def _give_back(self, helper: Helper) -> None:
        with self._lock:
            if helper in self._all:
                self._free.append(helper)


def _first(helper: Helper, work: Work, stop: Stop) -> tuple[Any] | None:
    """What comes of work that a helper has begun: from it, or from doing it here, if there is time."""
    mine = None
    if helper.found is None and not stop():
        mine = (work(lambda: helper.found is not None or stop()),)
    if helper.found is not None:
        return helper.found
    if mine is None or stop():
        return helper.broken_off() or mine
    helper.drop()
    return mine


HELPERS: Final = Helpers()
"""Those of this machine."""
