"""The judge of each level of play for Le Havre."""

from __future__ import annotations

from functools import cache

from engine.bots.le_havre.judge import HavreJudge
from engine.bots.le_havre.weights import DECKHAND, MERCHANT


@cache
def judge(level: str) -> HavreJudge:
    """Deckhands have an eye of their own; all who are better share the merchants'."""
    return HavreJudge(DECKHAND if level == "deckhand" else MERCHANT)
