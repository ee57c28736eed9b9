"""What a position of Homesteaders is worth to a seat, in points at the end of the game."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from engine.homesteaders.building import of_types
from engine.homesteaders.buildings import BUILDINGS, FORGE, RIVER_PORT
from engine.homesteaders.cards import ADVANCE, GAIN_CHIP, GAIN_TRACK, MAY_HIRE, PER_TRACK, PER_WORKER
from engine.homesteaders.forecast import incomes
from engine.homesteaders.goods import (
    CHIPS,
    COPPER,
    DEBT_GIVES,
    DEBTS,
    FOOD,
    GOLD,
    IN_SILVER,
    LIVESTOCK,
    RESOURCES,
    SILVER,
    STEEL,
    TRACKS,
    VP,
    WOOD,
    WORKERS,
    Bundle,
)
from engine.homesteaders.income import automatic
from engine.homesteaders.scoring import total
from engine.homesteaders.state import BID, BIDDING, FINAL, OVER, PAY, RAIL, Frontier
from engine.homesteaders.workers import places_of

EARLY: Final = {
    SILVER: 0.55,
    WOOD: 1.1,
    FOOD: 1.5,
    STEEL: 2.0,
    GOLD: 2.9,
    COPPER: 3.1,
    LIVESTOCK: 3.1,
    CHIPS: 1.3,
    VP: 1.0,
}
"""What each is worth in points while there is much to be built."""
LATE: Final = {
    SILVER: 0.3,
    WOOD: 0.4,
    FOOD: 0.6,
    STEEL: 0.7,
    GOLD: 2.1,
    COPPER: 2.2,
    LIVESTOCK: 2.2,
    CHIPS: 0.7,
    VP: 1.0,
}
"""The same before the last trades."""
ADVANCING: Final = 2.0
"""What an advance on the rail track is worth."""
_USEFUL: Final = 3
"""Of a resource that counts nothing at the end more than so many are hardly of use."""
_USEFUL_CHIPS: Final = 4
_SPARE: Final = 0.4
"""How much of the worth of the others is left."""


@lru_cache(maxsize=16)
def prices(left: int) -> tuple[float, ...]:
    """What one of each kind of good is worth with so many incomes to come."""
    share = min(1.0, left / 8)
    found = [0.0] * 13
    for kind, early in EARLY.items():
        found[kind] = LATE[kind] + (early - LATE[kind]) * share
    return tuple(found)


def _sum(bundle: Bundle, worth: tuple[float, ...]) -> float:
    return sum(worth[kind] * number for kind, number in bundle)


@lru_cache(maxsize=1 << 16)
def earnings(town: int, workers: int, tracks: int, left: int) -> float:
    """What a town earns in the incomes to come, its wages taken off."""
    if not left:
        return 0.0
    worth = prices(left - 1)
    fixed, returns, per_worker = automatic(town)
    each = _sum(fixed, worth) + worth[SILVER] * (tracks + 2 * returns + min(workers, 5) * per_worker - workers)
    idle = workers
    for value, size in sorted(((_sum(p.brings, worth), p.workers) for p in places_of(town)), reverse=True):
        if size <= idle:
            each += value
            idle -= size
    return each * left


def _printed(town: int, workers: int, tracks: int) -> float:
    """The points of a town with its bonuses, a few more of which are hoped for."""
    owned = [card for kind, card in enumerate(BUILDINGS) if town >> kind & 1]
    types = [card.type for card in owned]
    counted = {PER_WORKER: workers, PER_TRACK: tracks, "building": len(owned)}
    bonus = sum(counted[what] if what in counted else types.count(what) for card in owned for what in card.bonus)
    return sum(card.points for card in owned) + bonus


@lru_cache(maxsize=1 << 16)
def town_worth(town: int, workers: int, tracks: int, left: int) -> float:
    """What a town is worth: its points, its earnings, and its bonuses as far as they will still grow."""
    growing = sum(len(card.bonus) for kind, card in enumerate(BUILDINGS) if town >> kind & 1 and card.bonus)
    return _printed(town, workers, tracks) + earnings(town, workers, tracks, left) + 0.12 * left * growing


def _held(goods: list[int], worth: tuple[float, ...]) -> float:
    chips = min(goods[CHIPS], _USEFUL_CHIPS)
    value = goods[VP] + worth[SILVER] * goods[SILVER]
    value += worth[CHIPS] * (chips + _SPARE * (goods[CHIPS] - chips))
    for kind in RESOURCES:
        number = goods[kind]
        useful = number if kind in (GOLD, COPPER, LIVESTOCK) else min(number, _USEFUL)
        value += worth[kind] * (useful + _SPARE * (number - useful))
    debts = goods[DEBTS]
    return value - debts * (debts + 1) / 2


def score(position: Frontier, seat: int, sight: int = 10) -> float:
    """The points that a seat may hope for at the end, who looks no further ahead than `sight` incomes."""
    goods = position.goods[seat]
    if position.phase in (FINAL, OVER):
        return total(position, seat) + 0.05 * goods[SILVER] / (1 + goods[SILVER]) + 0.01 * goods[SILVER]
    left = min(sight, incomes(position))
    worth = prices(left)
    value = _held(goods, worth) + town_worth(position.towns[seat], goods[WORKERS], goods[TRACKS], left)
    if position.phase in (BID, RAIL, PAY):
        for auction in range(position.auction + (position.phase != PAY), position.terms.auctions):
            if position.holders[auction] == seat:
                value += prospect(position, seat, auction, sight)
    if position.phase == RAIL and position.seat == seat:
        value += ADVANCING if position.auction != BIDDING else 0.0
    return value


def prospect(position: Frontier, seat: int, auction: int, sight: int = 10) -> float:
    """What winning an auction at the bid that stands would bring a seat, the bid paid; `sight` as for `score`."""
    goods, left = position.goods[seat], min(sight, incomes(position))
    worth = prices(left)
    tile = position.tile(auction)
    paid = position.bids[auction]
    cost = worth[SILVER] * paid
    short = paid - goods[SILVER]
    if short > 0:
        for number in range((short + 1) // 2):
            cost += goods[DEBTS] + number + 1 - 2 * worth[SILVER]
    benefit = tile.points + (ADVANCING if tile.advance else 0.0)
    if tile.worker:
        town = position.towns[seat]
        workers = goods[WORKERS]
        benefit += max(
            0.0,
            town_worth(town, workers + 1, goods[TRACKS], left) - town_worth(town, workers, goods[TRACKS], left),
        )
    if tile.exchange is not None and goods[tile.exchange.give]:
        gain = 1.5 if tile.exchange.get == TRACKS else float(tile.exchange.number)
        benefit += max(0.0, gain - worth[tile.exchange.give])
    if not tile.builds:
        return benefit - cost
    best = max((_gain(position, seat, kind, paid, left) for kind in of_types(tile.builds)), default=0.0)
    return (best + benefit if best > 0 else 0.0) - cost


def _gain(position: Frontier, seat: int, kind: int, paid: int, left: int) -> float:
    """What building a kind would bring a seat after a payment, what it lacks being bought; 0 where it cannot."""
    town, goods = position.towns[seat], position.goods[seat]
    if town >> kind & 1 or not position.offer[kind]:
        return 0.0
    card = BUILDINGS[kind]
    worth = prices(left)
    chips, silver, gold = goods[CHIPS], max(0, goods[SILVER] - paid), goods[GOLD]
    value = 0.0
    for needed, number in card.cost:
        value -= worth[needed] * min(number, goods[needed])
        for _lack in range(number - goods[needed]):
            if town & RIVER_PORT and needed in (COPPER, LIVESTOCK) and gold:
                gold -= 1
                value -= worth[GOLD]
                continue
            if not chips:
                return 0.0
            chips -= 1
            price = IN_SILVER.get(needed, 0)
            if price > silver + DEBT_GIVES:
                return 0.0
            if price:
                value -= worth[CHIPS] + price * worth[SILVER] + (1.5 if price > silver else 0.0)
                silver = max(0, silver - price)
            elif gold:
                gold -= 1
                value -= worth[CHIPS] + worth[GOLD]
            else:
                return 0.0
    workers, tracks = goods[WORKERS], goods[TRACKS] + (GAIN_TRACK in card.when_built)
    now = town_worth(town, workers, goods[TRACKS], left)
    then = town_worth(town | 1 << kind, workers, tracks, left)
    if MAY_HIRE in card.when_built:
        then = max(then, town_worth(town | 1 << kind, workers + 1, tracks, left))
    value += then - now + (ADVANCING if ADVANCE in card.when_built else 0.0) + bool(town & FORGE)
    return value + worth[CHIPS] * (GAIN_CHIP in card.when_built)
