"""The other processors of the machine: processes that help to think, begun when they are of use, ended with a game."""

from __future__ import annotations

import os
from collections.abc import Callable, Generator, Sequence
from threading import Lock
from typing import TYPE_CHECKING, Any, Final

from screens import thinkers

if TYPE_CHECKING:
    from engine.bots.player import Stop
    from engine.bots.shares import Work
    from screens.helper import Helper

_MOST: Final = 7
"""No more helpers are begun than that: each takes some 30 MB."""


def processors() -> int:
    """On how many processors this process may run."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


class Helpers:
    """All of them. Where none can be begun, or one fails, whoever thinks does it all alone."""

    def __init__(self, most: int | None = None, begin: Callable[[], Helper] = thinkers.helper) -> None:
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
