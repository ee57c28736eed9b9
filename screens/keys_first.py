"""Keys come first: whoever thinks in a thread beside the screen rests for a moment after each key.

Only one thread of Python runs at a time. One that thinks holds it for a millisecond after every wait of the one that
answers a key, and on a busy machine for as long as the system lets others go before it.
"""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic, sleep
from typing import Final

MOMENT: Final = 0.04
"""Seconds within which a key is answered where nobody is in the way."""


class Keys:
    """When a key came the last time."""

    def __init__(self, clock: Callable[[], float] = monotonic, wait: Callable[[float], None] = sleep) -> None:
        self._clock = clock
        self._wait = wait
        self._answered_at = 0.0

    def came(self) -> None:
        """A key came just now."""
        self._answered_at = self._clock() + MOMENT

    def first(self, stop: Callable[[], bool]) -> Callable[[], bool]:
        """To be asked in place of `stop` by whoever thinks: it waits while a key is answered."""

        def asked() -> bool:
            if stop():
                return True
            left = self._answered_at - self._clock()
            if left > 0:
                self._wait(left)
            return stop()

        return asked


KEYS: Final = Keys()
"""Those of the terminal."""
