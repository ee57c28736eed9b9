"""The judge of each level of play for Le Havre."""

from __future__ import annotations

from functools import cache

from engine.bots.le_havre.judge import HavreJudge
from engine.bots.le_havre.weights import DECKHAND, HARBOURMASTER, MERCHANT

_WEIGHTS = {"deckhand": DECKHAND, "merchant": MERCHANT, "harbourmaster": HARBOURMASTER}


@cache
def judge(level: str) -> HavreJudge:
    """A judge for each level that thinks: each has weights of its own."""
    return HavreJudge(_WEIGHTS[level])
