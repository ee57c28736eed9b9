"""Who carries out pieces of thinking: here one after another; above the engine others may do some at the same time."""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from typing import Any

from engine.bots.player import Stop

Work = Callable[[Stop], Any]
"""A piece of thinking that stands for itself: a function that goes to other processes as bytes."""

Hands = Callable[[Sequence[Work], Stop], Generator[Any]]
"""What carries out pieces of thinking, and gives what came of them in their order.

Each comes to the same whoever does it, but for the time it has. The first one is always done; once `stop` says true,
what nobody has begun is left out.
"""


def by_oneself(works: Sequence[Work], stop: Stop) -> Generator[Any]:
    """Carry out one piece after another."""
    for number, work in enumerate(works):
        if number and stop():
            return
        yield work(stop)
