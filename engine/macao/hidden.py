"""What nobody can know: the order of the closed cards, and the rolls to come."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.macao.colours import EVERY
from engine.macao.state import Colony

if TYPE_CHECKING:
    from random import Random


def imagined(position: Colony, rng: Random) -> Colony:
    """The position with the closed cards dealt anew and the dice of the coming rounds thrown anew."""
    twin = position.copy()
    closed = sorted(position.deck[position.drawn :])  # not as they really lie
    rng.shuffle(closed)
    twin.deck = (*position.deck[: position.drawn], *closed)
    thrown = position.thrown
    coming = range(len(position.rolls) - thrown)
    twin.rolls = (
        *position.rolls[:thrown],
        *(tuple(1 + int(rng.random() * 6) for _die in EVERY) for _round in coming),
    )
    return twin
