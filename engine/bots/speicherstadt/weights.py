"""What a computer player of Die Speicherstadt holds to be worth how much, in points at the end."""

from __future__ import annotations

from typing import Final, NamedTuple


class Weights(NamedTuple):
    """The figures of an evaluator."""

    coin_early: float = 1.5
    """A coin at the beginning, on top of `coin_late`."""
    coin_late: float = 0.1
    """A coin at the end."""
    coins_enough: int = 9
    """From so many coins on another one counts half."""
    filling: float = 0.55
    """How likely it is to find a good that a contract lacks while all crates are still to come."""
    finding: float = 0.25
    """How likely that is while none is to come any more, but another round is."""
    office: float = 1.6
    """What is hoped for from each office to come, as far as it adds points."""
    fires: float = 0.8
    """How much of the points of a fire that one would win or lose now is counted."""
    strength: float = 0.25
    """What a point of strength is worth besides for each fire to come."""
    merchant: float = 0.35
    """What part of the goods in the bag one hopes to sell to a merchant, shared by the houses."""
    hall: float = 0.4
    """A good in the market hall while rounds are to come."""
    cards: float = 1.2
    """What each card that is still to come will bring whoever gets it, the same for all houses."""
    against: float = 0.35
    """How much the others count against oneself."""


SOUND: Final = Weights()
"""Tuned by hand in games against each other."""
