"""The whole deck of buildings, which game uses which of them, and what the cards of a seat are together."""

from __future__ import annotations

from typing import Final

from engine.le_havre.cards import Card
from engine.le_havre.special_buildings import SPECIAL_BUILDINGS
from engine.le_havre.standard_buildings import STANDARD_BUILDINGS
from engine.le_havre.state import Havre

CARDS: Final[tuple[Card, ...]] = STANDARD_BUILDINGS + SPECIAL_BUILDINGS
"""All 69 cards, the standard buildings first; a position knows a card by its place here."""

CARD_INDEX: Final = {card.name: index for index, card in enumerate(CARDS)}

NEVER_SOLD: Final = 10**9
PRICES: Final = tuple(NEVER_SOLD if card.price is None else card.price for card in CARDS)
"""What each of them costs in francs; `NEVER_SOLD` for those that cannot be bought."""

START_BUILDINGS: Final = ("building-firm-1", "building-firm-2", "construction-firm")

# Numbers of players with which a numbered card is shuffled into the stacks, in the full and in the short game.
_STACKS: Final = {
    "full": {
        "1-5": "01 03 05 07 08 09 10 12 14 16 18 20 22 23 25",
        "2-5": "28 29 30",
        "3-5": "02 04 06 13 15 17 19 21 27",
        "4-5": "11 24 26",
    },
    "short": {
        "1-5": "03 05 08 09 10 12 14 16 18 20 22 23",
        "2-5": "07 25 29",
        "3-5": "01 04 06 17 21 27",
        "5-5": "15 19 24 26 28 30",
    },
}

_SHORT_TOWN: Final = {
    1: ("marketplace", "sawmill", "black-market"),
    2: ("marketplace",),
    3: (),
    4: ("sawmill",),
    5: ("sawmill",),
}


def proposals(variant: str, players: int) -> tuple[int, ...]:
    """The cards that are shuffled into the three stacks, in the order of their numbers."""
    signs: set[str] = set()
    for span, cards in _STACKS[variant].items():
        low, high = map(int, span.split("-"))
        if low <= players <= high:
            signs.update(cards.split())
    return tuple(index for index, card in enumerate(CARDS) if not card.special and card.sign in signs)


def town_at_start(variant: str, players: int) -> tuple[int, ...]:
    """The buildings that the town owns at the start."""
    names = START_BUILDINGS + (_SHORT_TOWN[players] if variant == "short" else ())
    return tuple(CARD_INDEX[name] for name in names)


def specials() -> tuple[int, ...]:
    """All special buildings."""
    return tuple(index for index, card in enumerate(CARDS) if card.special)


def rods(position: Havre, seat: int) -> int:
    """The rods on all cards of a seat."""
    return sum(CARDS[card].rods for card in position.owned(seat))


def hammers(position: Havre, seat: int) -> int:
    """The hammers on all cards of a seat."""
    return sum(CARDS[card].hammers for card in position.owned(seat))


def of_type(position: Havre, seat: int, type_: str) -> int:
    """How many buildings of a type a seat owns."""
    return sum(CARDS[card].type == type_ for card in position.owned(seat))
