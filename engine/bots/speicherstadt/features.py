"""The features of a position of Die Speicherstadt that are the same for all houses: what is still to come."""

from __future__ import annotations

from functools import lru_cache

from engine.speicherstadt.cards import FIRE, OFFICE, SHIP
from engine.speicherstadt.deck import CARDS
from engine.speicherstadt.goods import KINDS
from engine.speicherstadt.state import Quarter
from engine.speicherstadt.supply import rounds_left


class Features:
    """What is still to come, read once from a position."""

    __slots__ = ("bag", "crates", "fires", "left", "offices", "rounds", "share", "ships")

    def __init__(self, position: Quarter) -> None:
        """Of a position, by what lies open: which cards and goods are left, not their order."""
        self.left = rounds_left(position)
        self.rounds = max(1, position.round + self.left)
        coming = _coming(position.pile, position.drawn)
        self.fires, self.crates, self.offices, self.ships = coming
        self.bag = _in_bag(position.bag, position.taken)
        self.share = self.left / self.rounds
        """The part of the game that is still to come."""


@lru_cache(maxsize=4096)
def _coming(pile: tuple[int, ...], drawn: int) -> tuple[tuple[int, ...], int, int, int]:
    """The points of the fires to come, the crates of the ships, the counting offices, the ships."""
    cards = [CARDS[card] for card in pile[drawn:]]
    return (
        tuple(card.points for card in cards if card.type == FIRE),
        sum(card.capacity for card in cards if card.type == SHIP),
        sum(card.type == OFFICE for card in cards),
        sum(card.type == SHIP for card in cards),
    )


@lru_cache(maxsize=4096)
def _in_bag(bag: tuple[int, ...], taken: int) -> tuple[int, ...]:
    """How many goods of each kind are left in the bag."""
    return tuple(bag[taken:].count(kind) for kind in range(KINDS))
