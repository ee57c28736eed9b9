"""All trade cards, where to find them, and which of them are in a game."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from engine.speicherstadt.base_cards import BASE_CARDS
from engine.speicherstadt.cards import CONTRACT, CONVERTER, MERCHANT, SEASONS
from engine.speicherstadt.kai_cards import KAI_CARDS

CARDS: Final = (*BASE_CARDS, *KAI_CARDS)
"""All cards; positions know a card by its place here, a contract by its place in `CONTRACTS`."""

NAMES: Final = tuple(card.name for card in CARDS)
INDEX: Final = {name: card for card, name in enumerate(NAMES)}

WAREHOUSE: Final = INDEX["warehouse"]
BANK: Final = INDEX["bank"]
PORT: Final = INDEX["port"]
CHAMBER: Final = INDEX["chamber-of-commerce"]
LAST_FIRE: Final = INDEX["fire-4"]
INFORMER: Final = INDEX["informer"]
COFFEE_BREAK: Final = INDEX["coffee-break"]
FIRE_CHIEF: Final = INDEX["fire-chief"]
PRESS: Final = INDEX["press"]
MAYOR: Final = INDEX["mayor"]
HARBOUR_TOUR: Final = INDEX["harbour-tour"]
DEICHTOR_HALLS: Final = INDEX["deichtor-halls"]
ACCOUNTANT: Final = INDEX["accountant"]
FISH_MARKET: Final = INDEX["fish-market"]
HARBOUR_MASTER: Final = INDEX["harbour-master"]
WAREHOUSEMAN: Final = INDEX["warehouseman"]
INSURANCE: Final = INDEX["insurance"]
SAVINGS_BANK: Final = INDEX["savings-bank"]
THIEF: Final = INDEX["thief"]
AUCTION_HALL: Final = INDEX["auction-hall"]
SMUGGLER: Final = INDEX["smuggler"]
TRUCK: Final = INDEX["truck"]
FIRE_ENGINE: Final = INDEX["fire-engine"]

ANY_TIME: Final = (AUCTION_HALL, SMUGGLER, TRUCK)
"""The cards that can be used at any time."""

CONTRACTS: Final = tuple(card for card, one in enumerate(CARDS) if one.type == CONTRACT)
"""The contracts; positions know what lies on one by its place here."""
PLACE: Final = {card: place for place, card in enumerate(CONTRACTS)}

_BOAT_AND_FIREMAN: Final = ("boatmens-church", "fireman-3c")
_REMOVED: Final = {2: ("port", "fireman-3c"), 3: _BOAT_AND_FIREMAN, 4: (), 5: _BOAT_AND_FIREMAN}
_REMOVED_OF_KAI: Final = {2: ("mayor", "truck"), 3: ("mayor", "truck"), 4: (), 5: ("mayor", "truck")}


MERCHANT_OF: Final = {one.good: card for card, one in enumerate(CARDS) if one.type == MERCHANT}
"""The merchant of each kind of good."""
CONVERTER_OF: Final = {one.good: card for card, one in enumerate(CARDS) if one.type == CONVERTER}
"""The card that takes a kind of good for points, where there is one."""


def removed(sized_for: int, kai: bool) -> frozenset[int]:
    """The cards that are taken out of the game for a number of players."""
    names = (*_REMOVED[sized_for], *(_REMOVED_OF_KAI[sized_for] if kai else ()))
    return frozenset(INDEX[name] for name in names)


@lru_cache(maxsize=16)
def in_game(sized_for: int, kai: bool) -> tuple[tuple[int, ...], ...]:
    """The cards of each season that are in a game, in the order of the list."""
    out = removed(sized_for, kai)
    return tuple(
        tuple(
            card for card, one in enumerate(CARDS) if one.season == season and card not in out and (kai or not one.kai)
        )
        for season in SEASONS
    )
