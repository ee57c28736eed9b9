"""What nobody can know: the order of the closed cards, and the rolls to come."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.macao.colours import EVERY
from engine.macao.state import Colony
from engine.position import covered, dealt

if TYPE_CHECKING:
    from random import Random


def seen(position: Colony) -> Colony:
    """The position as everybody sees it."""
    twin = position.copy()
    twin.deck = covered(position.deck, position.drawn)
    twin.rolls = covered(position.rolls, position.thrown)
    return twin


def imagined(position: Colony, rng: Random) -> Colony:
    """The position with the closed cards dealt anew and the dice of the coming rounds thrown anew."""
    twin = position.copy()
    twin.deck = dealt(position.deck, position.drawn, rng)
    coming = range(len(position.rolls) - position.thrown)
    thrown_anew = (tuple(1 + int(rng.random() * 6) for _die in EVERY) for _round in coming)
    twin.rolls = (*position.rolls[: position.thrown], *thrown_anew)
    return twin
