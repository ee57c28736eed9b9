"""What the cards of a seat are together: rods, hammers, buildings of a type."""

from __future__ import annotations

from engine.le_havre.deck import CARDS
from engine.le_havre.state import Havre


def rods(position: Havre, seat: int) -> int:
    """The rods on all cards of a seat."""
    return sum(CARDS[card].rods for card in position.owned(seat))


def hammers(position: Havre, seat: int) -> int:
    """The hammers on all cards of a seat."""
    return sum(CARDS[card].hammers for card in position.owned(seat))


def of_type(position: Havre, seat: int, type_: str) -> int:
    """How many buildings of a type a seat owns."""
    return sum(CARDS[card].type == type_ for card in position.owned(seat))
