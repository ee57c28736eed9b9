"""What was learned by `tests/benchmarks/learn_quarter.py`, in `learned.json`: how much a position is worth."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import NamedTuple

from engine.bots.numbers import numbers
from engine.bots.speicherstadt.figures import FIGURES


class Learned(NamedTuple):
    """What was learned of a kind of game."""

    start: tuple[float, float]
    """The points that every house has to come, and those for each round to come."""
    worths: tuple[float, ...]
    """What each of `FIGURES` is worth."""


@cache
def learned() -> Mapping[tuple[int, bool], Learned]:
    """All of it, by the number of players, without and with Kaispeicher."""
    found = numbers(__package__, "learned")
    worths = zip(*(found["worths"][name] for name in FIGURES), strict=True)
    starts = ((base, a_round) for base, a_round in found["start"])
    return {
        (houses, kai): Learned(start, worth)
        for (houses, kai), start, worth in zip(found["kinds"], starts, worths, strict=True)
    }
