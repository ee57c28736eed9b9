"""What a computer player of Die Speicherstadt holds to be worth how much, in points at the end."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from engine.bots.numbers import entry


class Weights(NamedTuple):
    """The figures of an evaluator."""

    coin_early: float
    """A coin at the beginning, on top of `coin_late`."""
    coin_late: float
    """A coin at the end."""
    coins_enough: int
    """From so many coins on another one counts half."""
    filling: float
    """How likely it is to find a good that a contract lacks while all crates are still to come."""
    finding: float
    """How likely that is while none is to come any more, but another round is."""
    office: float
    """What is hoped for from each office to come, as far as it adds points."""
    fires: float
    """How much of the points of a fire that one would win or lose now is counted."""
    strength: float
    """What a point of strength is worth besides for each fire to come."""
    merchant: float
    """What part of the goods in the bag one hopes to sell to a merchant, shared by the houses."""
    hall: float
    """A good in the market hall while rounds are to come."""
    cards: float
    """What each card that is still to come will bring whoever gets it, the same for all houses."""
    against: float
    """How much the others count against oneself."""


@cache
def sound() -> Weights:
    """Those tuned by hand in games against each other; the numbers stand in `weights.json`."""
    return Weights(**entry(__package__, "weights", "sound"))
