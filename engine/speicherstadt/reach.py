"""What a house can still reach in the last round against the Rival: never less than it will, and seldom much more.

Every choice of cards that it might still buy is looked at as if it had them at the lowest price that can be asked,
the Rival no more firemen than now, and each good the best use of all: on a contract, to a merchant, into a Warehouse. A
good of another kind than a contract asks for costs as many goods as an exchange takes.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations
from typing import Final, NamedTuple

from engine.speicherstadt.anytime import MOST_MOVED
from engine.speicherstadt.cards import FIRE, OFFICE
from engine.speicherstadt.deck import (
    AUCTION_HALL,
    BANK,
    CARDS,
    CHAMBER,
    CONTRACTS,
    FIRE_CHIEF,
    FISH_MARKET,
    INFORMER,
    INSURANCE,
    SAVINGS_BANK,
    THIEF,
    TRUCK,
    WAREHOUSE,
)
from engine.speicherstadt.holdings import FULL, holding, short_of
from engine.speicherstadt.prospects import at_hand, contracts
from engine.speicherstadt.rounds import EXTRA
from engine.speicherstadt.scoring import by_cards, number_of, offices
from engine.speicherstadt.state import DEMAND, INFORM, PURCHASE, Quarter
from engine.speicherstadt.supply import closed

_BEFORE_LOADING: Final = (DEMAND, INFORM, PURCHASE)


class _Offer(NamedTuple):
    """A card that might still be bought, the lowest price that can be asked for it, and the goods on it."""

    card: int
    price: int
    goods: tuple[int, ...]


def reach(position: Quarter, house: int) -> int:
    """So many points at most a house of the last round has at the end of the game."""
    offers = list(_offers(position, house)) if position.phase in _BEFORE_LOADING else []
    standing = sum(house in queue for queue in position.queues) + sum(
        one is not None and one[2] == house for one in position.reserved
    )
    most = position.workers[house] + position.greys[house] + standing
    coins = position.coins[house]
    best = _with(position, house, ())
    for number in range(1, min(most, len(offers)) + 1):
        for bought in combinations(offers, number):
            if sum(offer.price for offer in bought) <= coins + _more_coins(position, house, bought):
                best = max(best, _with(position, house, bought))
    return position.points[house] + best


def _offers(position: Quarter, house: int) -> Iterator[_Offer]:
    """The cards that a house might still buy. Whoever has a worker to place can stand last, where a coin is asked."""
    to_place = position.phase == DEMAND and position.workers[house] + position.greys[house] > 0
    swaps = position.phase != PURCHASE and position.owns(house, INFORMER)
    for column, (lot, queue) in enumerate(zip(position.row, position.queues, strict=True)):
        if lot is None:
            continue
        places = [place for place, other in enumerate(queue) if other == house]
        if to_place or swaps:
            yield _Offer(lot[0], 1, lot[1])
        elif places and column >= position.column:
            yield _Offer(lot[0], len(queue) - places[-1], lot[1])
    for lot in position.upper if to_place else ():
        if lot is not None:
            yield _Offer(lot[0], 1, lot[1])
    for number, one in enumerate(position.reserved):
        if one is not None and (one[2] == house or swaps):
            yield _Offer(one[0], 1 if swaps else len(position.reserved) - number, one[1])


def _more_coins(position: Quarter, house: int, bought: tuple[_Offer, ...]) -> int:
    """Coins that may come while cards are bought: by cards, by goods sold at once, and what one card need not cost."""
    cards = (*position.cards[house], *(offer.card for offer in bought))
    more = 0
    for card in cards:
        if card in (SAVINGS_BANK, THIEF):
            more += CARDS[card].coins * (position.terms.houses - 1 if card == THIEF else 1)
        elif card == FISH_MARKET:
            more += max((offer.price for offer in bought), default=0)
        elif card == AUCTION_HALL:
            more += max(holding(tuple(cards)).coins)
    return more


def _with(position: Quarter, house: int, bought: tuple[_Offer, ...]) -> int:
    """The points, but for those on the score track, that a house could have with some cards more."""
    cards = (*position.cards[house], *(offer.card for offer in bought))
    stock = at_hand(position, house)
    for offer in bought:
        for kind in offer.goods:
            stock[kind] += 1
    free = (AUCTION_HALL in cards) + MOST_MOVED * (TRUCK in cards)
    coins = position.coins[house] + _more_coins(position, house, bought) - sum(offer.price for offer in bought)
    coins += position.terms.income + EXTRA + CARDS[BANK].coins * (BANK in cards) if not _has_income(position) else 0
    points = _by_cards(cards) + _at_fires(position, house, cards)
    points += sum(CARDS[CONTRACTS[place]].points for place in contracts(position, house, full=True))
    if CHAMBER in cards:
        points += CARDS[CHAMBER].points * coins
    return points + _of_goods(position, cards, tuple(stock), free)


@lru_cache(maxsize=1 << 14)
def _by_cards(cards: tuple[int, ...]) -> int:
    return sum(by_cards(cards, card) for card in cards) + offices(number_of(cards, OFFICE))


def _has_income(position: Quarter) -> bool:
    """Whether the last Income is over."""
    return position.ending


def _at_fires(position: Quarter, house: int, cards: tuple[int, ...]) -> int:
    """The points that fires to come may bring, or must cost; and what may still be changed about the last one."""
    own = holding(cards).strength
    others = min(holding(position.cards[other]).strength for other in range(len(position.cards)) if other != house)
    points = sum(abs(change) for _phase, _house, change in position.asked)
    for card in closed(position):
        fire = CARDS[card]
        if fire.type != FIRE:
            continue
        if own > others:
            points += fire.points * (2 if FIRE_CHIEF in cards else 1)
        elif own < others and INSURANCE not in cards:
            points -= fire.points
    return points


def _of_goods(position: Quarter, cards: tuple[int, ...], stock: tuple[int, ...], free: int) -> int:
    """The most points that goods can bring; `free` are goods of any kind that may come without a ship."""
    own = holding(cards)
    goods = sum(stock) + free
    chamber = CARDS[CHAMBER].points if CHAMBER in cards else 0
    each = max([*own.points, chamber * max(1, *own.coins)])
    stored = min(own.room, goods) * CARDS[WAREHOUSE].points
    best = [0] * (goods + 1)
    """The points of contracts for at most so many goods."""
    for place in own.contracts:
        if position.laid[place] == FULL[place]:
            continue
        weight = _goods_for(place, position.laid[place], stock, free, own.rate)
        for number in range(goods, weight - 1, -1):
            best[number] = max(best[number], best[number - weight] + CARDS[CONTRACTS[place]].points)
    return max(points + max(each * (goods - used), min(stored, goods - used)) for used, points in enumerate(best))


def _goods_for(place: int, laid: int, stock: tuple[int, ...], free: int, rate: int) -> int:
    """The goods that it takes at least to fill a contract: those of other kinds than it asks for are exchanged."""
    missing = sum(not laid >> symbol & 1 for symbol in range(FULL[place].bit_length()))
    lacking = short_of(place, laid, list(stock))
    return missing + max(0, lacking - free) * (rate - 1)
