"""All trade cards, where to find them, and which of them are in a game."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache
from typing import Final

from engine.speicherstadt.cards import (
    AUTUMN,
    CONTRACT,
    CONVERTER,
    LARGE,
    LAST,
    MEDIUM,
    MERCHANT,
    SEASONS,
    SMALL,
    SPRING,
    SUMMER,
    WINTER,
    building,
    contract,
    converter,
    fire,
    fireman,
    merchant,
    office,
    ship,
    special,
    warehouse,
)
from engine.speicherstadt.goods import CARPET, CLOTH, COFFEE, GLASS, HEMP, RUBBER, SAFFRON, TEA, called
from engine.texts import N_

# The goods and seasons of the contracts, and the points of the fires, are ours: those on the printed cards are unknown.
_BASE: Final = (
    merchant(called("Coffee Roaster"), WINTER, COFFEE),
    merchant(called("Tea Taster"), WINTER, TEA),
    merchant(called("Spice Merchant"), WINTER, SAFFRON),
    merchant(called("Vulcaniser"), WINTER, RUBBER),
    merchant(called("Carpet Trader"), WINTER, CARPET),
    warehouse(),
    office(1, WINTER),
    office(2, SPRING),
    office(3, AUTUMN),
    office(4, AUTUMN),
    contract(1, WINTER, SMALL, 5, COFFEE, TEA),
    contract(2, WINTER, MEDIUM, 8, SAFFRON, CARPET, CARPET),
    contract(3, WINTER, LARGE, 11, RUBBER, RUBBER, TEA, COFFEE),
    contract(4, SPRING, SMALL, 5, SAFFRON, RUBBER),
    contract(5, SPRING, MEDIUM, 8, TEA, COFFEE, COFFEE),
    contract(6, SPRING, LARGE, 11, CARPET, CARPET, SAFFRON, TEA),
    contract(7, SUMMER, SMALL, 5, CARPET, COFFEE),
    contract(8, SUMMER, MEDIUM, 8, RUBBER, SAFFRON, SAFFRON),
    contract(9, SUMMER, MEDIUM, 8, TEA, RUBBER, CARPET),
    contract(10, SUMMER, LARGE, 11, COFFEE, TEA, SAFFRON, RUBBER),
    *(ship(number, SPRING) for number in range(1, 6)),
    *(ship(number, SUMMER) for number in range(6, 11)),
    *(ship(number, AUTUMN) for number in range(11, 16)),
    fireman(1, "a", WINTER),
    fireman(1, "b", SPRING),
    fireman(2, "a", WINTER),
    fireman(2, "b", SPRING),
    fireman(3, "a", SPRING),
    fireman(3, "b", SUMMER),
    fireman(3, "c", AUTUMN),
    fireman(4, "a", SUMMER),
    fireman(4, "b", AUTUMN),
    fireman(5, "a", AUTUMN),
    fire(1, SPRING, 1),
    fire(2, SUMMER, 2),
    fire(3, AUTUMN, 3),
    fire(4, LAST, 4),
    special(called("Bank"), SUMMER, 3, N_("{coins} more at every income"), coins=1),
    building(called("St. Michael's Church"), AUTUMN, 4, 4, is_proper=True),
    building(called("Boatmen's Church"), AUTUMN, 3, 3),
    special(called("Port"), AUTUMN, 3, N_("at the end {points} for each of your ships"), points=1),
    special(called("Chamber of Commerce"), AUTUMN, 3, N_("at the end {points} for each of your coins"), points=1),
)
# The goods of the medium contracts, and which of these contracts, ships and firemen come in which season, are ours.
_KAI: Final = (
    converter(called("Coffee Roastery"), WINTER, COFFEE),
    converter(called("Tea Room"), WINTER, TEA),
    converter(called("Spice Store"), WINTER, SAFFRON),
    converter(called("Rubber Factory"), WINTER, RUBBER),
    converter(called("Carpet Store"), WINTER, CARPET),
    merchant(called("Dressmaker"), WINTER, CLOTH, 3, 0, worth=2),
    merchant(called("Glass Blower"), WINTER, GLASS, 3, 0, worth=2),
    merchant(called("Rope Maker"), SPRING, HEMP, 3, 0, worth=2),
    special(
        called("Informer"),
        WINTER,
        1,
        N_("once, right before Purchase: a worker of yours and one of another house change places"),
    ),
    special(
        called("Coffee Break"),
        WINTER,
        1,
        N_("{uses} breaks, each in place of a placement while another house has a worker of its own left"),
        uses=2,
    ),
    special(called("Fire Chief"), WINTER, 1, N_("once: doubles the points just gained at a fire")),
    fireman(1, "c", WINTER),
    fireman(2, "c", WINTER),
    fireman(3, "d", SPRING),
    fireman(4, "c", SUMMER),
    fireman(5, "b", AUTUMN),
    ship(16, SPRING, 1),
    ship(17, SPRING, 2),
    ship(18, SUMMER, 1),
    ship(19, SUMMER, 2),
    ship(20, AUTUMN, 1),
    ship(21, AUTUMN, 2),
    contract(11, SPRING, SMALL, 4, HEMP),
    contract(12, SPRING, MEDIUM, 8, CLOTH, CLOTH),
    contract(13, SUMMER, SMALL, 4, CLOTH),
    contract(14, SUMMER, MEDIUM, 8, GLASS, GLASS),
    contract(15, AUTUMN, SMALL, 4, GLASS),
    contract(16, AUTUMN, MEDIUM, 8, HEMP, HEMP),
    office(5, SUMMER),
    office(6, AUTUMN),
    building(called("Lighthouse"), SPRING, 1, 1),
    building(called("Theatre"), SPRING, 2, 2),
    building(called("Davidwache Police Station"), AUTUMN, 3, 3, name="davidwache"),
    building(called("Music Hall"), AUTUMN, 4, 4),
    building(called("Town Hall"), AUTUMN, 5, 4),
    special(called("Press"), SUMMER, 2, N_("at the end {points} for each of your firemen"), points=1),
    special(called("Mayor"), AUTUMN, 3, N_("at the end your best point building counts twice")),
    special(called("Harbour Tour"), AUTUMN, 2, N_("at the end {points} for each of your point buildings"), points=1),
    special(called("Deichtor Halls"), AUTUMN, 2, N_("at the end {points} for each of your merchants"), points=1),
    special(
        called("Accountant"), AUTUMN, 2, N_("at the end {points} for each of your contracts, full or not"), points=1
    ),
    special(called("Fish Market"), SPRING, 2, N_("once, when asked to buy a card: take it for nothing")),
    special(called("Harbour Master"), SPRING, 1, N_("exchanges 2 goods in place of 3 for another one of the supply")),
    special(
        called("Warehouseman"),
        SPRING,
        2,
        N_("{uses} grey workers, each placed once, after all your own of a round"),
        uses=2,
    ),
    special(called("Insurance"), SPRING, 1, N_("at every fire: {coins} cancel the loss"), coins=2),
    special(called("Savings Bank"), SUMMER, 3, N_("{coins} at once"), coins=4),
    special(called("Thief"), SUMMER, 2, N_("{coins} at once from each other house that has one"), coins=1),
    special(called("Auction Hall"), SUMMER, 1, N_("once, any time: load a good of choice from the supply")),
    special(
        called("Smuggler"),
        SUMMER,
        2,
        N_("once, any time: load a good from a contract of another house that is not full"),
    ),
    special(called("Truck"), AUTUMN, 1, N_("once, any time: move up to 3 goods between your contracts")),
    special(called("Fire Engine"), SUMMER, 2, N_("at every fire your highest fireman counts twice")),
)

CARDS: Final = (*_BASE, *(replace(card, kai=True) for card in _KAI))
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
CONTRACT_NAMES: Final = tuple(NAMES[card] for card in CONTRACTS)
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
