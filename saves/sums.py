"""Short sums by which a changed or a lost entry is told: each is of the entry itself and of the sum before it."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Protocol

import tomli_w

from engine.chance import digest


class WrittenMove(Protocol):
    """A move as a file holds it (`saves.format`)."""

    @property
    def do(self) -> str:
        """The move in notation."""
        ...

    @property
    def forced(self) -> Sequence[str]:
        """Its forced answers."""
        ...


_BYTES = 2
"""One change in 65,536 goes unseen; the file of a full game of four, 28 KB without sums, has 39 with them."""


def first_sum(options: Mapping[str, Any]) -> str:
    """What the sum of the first entry goes on from: all that the game is set up from, but the names of the players."""
    return _sum(tomli_w.dumps({name: value for name, value in options.items() if name != "players"}))


def next_sum(before: str, step: Iterable[WrittenMove], *, over: bool) -> str:
    """The sum of an entry after one with the sum `before`."""
    return _sum(json.dumps([before, [[move.do, *move.forced] for move in step], over]))


def _sum(words: str) -> str:
    return digest(words, _BYTES).hex()
