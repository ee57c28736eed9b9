"""The buildings that turn goods over, as far as it pays to look forward to a visit."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from engine.le_havre.deck import CARD_INDEX, CARDS
from engine.le_havre.exchanges import Conversion
from engine.le_havre.goods import GOODS, HIDES


@dataclass(frozen=True, slots=True)
class Converting:
    """A conversion told by the piece: the energy that one takes, the francs and the more food that it gives.

    Sums are not rounded, energy for all pieces together is left out, and hides count as the francs they are missed for.
    """

    card: int
    good: int
    into: int
    most: int
    energy: float
    francs: float
    food: int


def _converting(name: str) -> Converting:
    does = CARDS[CARD_INDEX[name]].does
    if not isinstance(does, Conversion):
        raise TypeError(f"the {name} turns nothing over")
    return Converting(
        CARD_INDEX[name],
        does.good,
        does.into,
        does.at_most,
        does.energy,
        does.francs + does.hides * GOODS[HIDES].dearness,
        GOODS[does.into].food - GOODS[does.good].food,
    )


CONVERTING: Final = tuple(
    map(_converting, ("cokery", "steel-mill", "tannery", "brickworks", "abattoir", "bakehouse", "smokehouse"))
)
"""Those that computer players look forward to: all but the Charcoal Kiln."""
