"""The clock of a host, and by how much somebody has set it while the host runs.

What a turn may take is a length of time, what is kept of it a moment by the clock of the wall: where that is set, the
moments move with it.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final

NOTICED: Final = 60.0
"""Seconds from which on a change is one: smaller ones harm nobody, and are noticed together once they are many."""


def steady() -> float:
    """Seconds on a clock that nobody sets; where the system knows such a one, it goes on while the machine sleeps."""
    return time.clock_gettime(getattr(time, "CLOCK_BOOTTIME", time.CLOCK_MONOTONIC))


class Clock:
    """Compares the clock of the wall with one that nobody sets."""

    def __init__(self, wall: Callable[[], float] = time.time, steady: Callable[[], float] = steady) -> None:
        """Both in seconds; `wall` since the beginning of 1970."""
        self._wall = wall
        self._steady = steady
        self._ahead = wall() - steady()

    def now(self) -> float:
        """The time of the wall."""
        return self._wall()

    @property
    def step(self) -> float:
        """By so many seconds it was set since that was heeded last, forward or (below 0) back; 0: it was not."""
        by = self._wall() - self._steady() - self._ahead
        return by if abs(by) >= NOTICED else 0.0

    def heeded(self, step: float) -> None:
        """All that is kept has moved with it."""
        self._ahead += step
