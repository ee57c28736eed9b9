"""The log of a host on standard error: a line a login, a table, a failure; no keys, no moves."""

from __future__ import annotations

import sys
from collections.abc import Callable
from contextlib import suppress
from datetime import UTC, datetime
from time import monotonic
from typing import Final, TextIO

from saves.names import printable

_OFTEN: Final = 60.0
"""Seconds within which the same failure is told once: a crowd must not fill the disk."""

_MOST_KINDS: Final = 1000


class Log:
    """Writes lines; whatever strangers chose of them is made safe to show."""

    def __init__(self, to: TextIO | None = None, clock: Callable[[], float] = monotonic) -> None:
        self._to = to
        self._clock = clock
        self._told: dict[str, float] = {}

    def line(self, words: str) -> None:
        """Write a line."""
        with suppress(OSError, ValueError):  # whoever reads the log has gone: the host goes on
            to = sys.stderr if self._to is None else self._to
            to.write(f"{datetime.now(UTC):%Y-%m-%d %H:%M:%S} {printable(words)}\n")
            to.flush()

    def once_a_minute(self, words: str) -> None:
        """Write a line that many may bring about, but not the same one again within a minute."""
        now = self._clock()
        if now - self._told.get(words, -_OFTEN) < _OFTEN:
            return
        if len(self._told) >= _MOST_KINDS:
            self._told.clear()
        self._told[words] = now
        self.line(words)
