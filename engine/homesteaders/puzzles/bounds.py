"""What can still be reached in a puzzle at most: what is there, at prices that make no trade a bargain, and what comes.

What comes are incomes, wages and auctions. For each prospect (what is won and built in each auction, whatever it takes)
the prices tell what it brings and costs. A position is worth no more than the best of these at the prices that tell
least of it, with all slots filled by the workers there are, and by further ones where a slot brings more than they
cost. That is never less than what can be reached: at such prices no trade brings more than it costs, so that what is
there and what comes is all there is.
"""

from __future__ import annotations

from functools import lru_cache
from operator import add
from typing import NamedTuple

from engine.homesteaders import state
from engine.homesteaders.benefits import BONUS, SPACES
from engine.homesteaders.buildings import MOST_PER_WORKER, RIVER_PORT
from engine.homesteaders.construction import REPLACED
from engine.homesteaders.goods import CHIPS, DEBT_GIVES, DEBTS, FOOD, GOLD, SILVER, TRACKS, VP, WORKERS
from engine.homesteaders.income import automatic, incomes
from engine.homesteaders.puzzles.last import last_trades
from engine.homesteaders.puzzles.prices import POINT, Prices, prices, worth
from engine.homesteaders.puzzles.prospects import Ahead, Prospect, ahead, prospects
from engine.homesteaders.scoring import fixed
from engine.homesteaders.state import FINAL_INCOME, OVER, Frontier
from engine.homesteaders.workers import places_of


class _Coming(NamedTuple):
    """What says what comes: the rest of the auctions, the incomes, the wages, and what they depend on."""

    ahead: Ahead | None
    town: int
    incomes: int
    wages: int
    workers: int
    tracks: int
    debts: int


def bound(position: Frontier) -> int:
    """No end that can be reached from a position counts more points."""
    goods, town = tuple(position.goods[0]), position.towns[0]
    if position.phase in (state.FINAL, OVER):
        return last_trades(goods, town)[0]
    left = incomes(position)
    here = ahead(position) if position.round < FINAL_INCOME else None
    coming = _Coming(
        *(here, town, left, left + (position.phase == state.WAGES), goods[WORKERS], goods[TRACKS]),
        min(goods[DEBTS], 1) if automatic(town)[1] else 0,
    )
    at, brought = _brought(coming)
    there = [worth(one, goods) for one in at]
    most: int = max(min(map(add, there, one)) for one in brought)
    return most // POINT


@lru_cache(maxsize=1 << 12)
def _brought(coming: _Coming) -> tuple[tuple[Prices, ...], tuple[tuple[int, ...], ...]]:
    """Sets of prices, and for each prospect what all that comes brings at each of them; none that is worse at all."""
    here, town = coming.ahead, coming.town
    ways = [Prospect(town)] if here is None else list(dict.fromkeys(prospects(here)))
    per_worker = max(fixed(way.town)[1] for way in ways)
    at = prices(town, per_worker)
    base = [_incomes(coming, one, per_worker) for one in at]
    first = [_first_worker(coming.town, coming.workers, one) for one in at]
    found = {
        tuple(base[place] + _planned(way, coming, one, first[place]) for place, one in enumerate(at)) for way in ways
    }
    kept: list[tuple[int, ...]] = []
    for one in sorted(found, key=sum, reverse=True):
        if not any(all(map(int.__ge__, other, one)) for other in kept):
            kept.append(one)
    return at, tuple(kept)


def _slots(town: int, at: Prices) -> list[int]:
    """What each worker brings that a town has room for, the best first; a slot for two is shared by them."""
    found: list[int] = []
    for place in places_of(town):
        found += [-(-_bundle(at, place.brings) // place.workers)] * place.workers
    return sorted(found, reverse=True)


def _bundle(at: Prices, bundle: tuple[tuple[int, int], ...]) -> int:
    return sum(number * _price(at, kind) for kind, number in bundle)


def _price(at: Prices, kind: int) -> int:
    if kind < len(at.goods):
        return at.goods[kind]
    return at.chip if kind == CHIPS else POINT if kind == VP else 0


def _incomes(coming: _Coming, at: Prices, per_worker: int) -> int:
    """What the incomes bring, with the wages, and with workers who are recruited for them."""
    if not coming.wages:
        return 0
    silver, workers = at.goods[SILVER], coming.workers
    brings, returns, for_workers = automatic(coming.town)
    slots = _slots(coming.town, at)
    each = _bundle(at, brings) + coming.tracks * silver + sum(slots[:workers])
    if for_workers:
        each += silver * min(workers, MOST_PER_WORKER)
    if returns:
        each += max(DEBT_GIVES * silver, min(POINT, at.debt) if coming.debts == 0 else at.debt)
    costs = at.chip + at.goods[FOOD] - per_worker * POINT
    hired = sum(max(0, coming.incomes * max(0, slot - silver * (not for_workers)) - costs) for slot in slots[workers:])
    return coming.incomes * each - coming.wages * workers * silver + hired


def _first_worker(town: int, workers: int, at: Prices) -> int:
    """What a further worker brings in an income."""
    free = _slots(town, at)[workers:]
    for_workers = automatic(town)[2]
    return max(0, max(free, default=0) - at.goods[SILVER] * (not for_workers))


def _planned(prospect: Prospect, coming: _Coming, at: Prices, worker: int) -> int:
    """What a prospect brings beside the incomes, with what counts at the end but for goods."""
    points, per_worker, per_track = fixed(prospect.town)
    price, port = at.goods, bool(coming.town & RIVER_PORT)
    found = POINT * (points + prospect.points + per_worker * coming.workers)
    found += POINT * per_track * (coming.tracks + len(prospect.tracks))
    found += price[SILVER] * (sum(prospect.tracks) - prospect.silver)
    for kind in prospect.costs:
        found -= min(price[kind], price[GOLD]) if port and kind in REPLACED else price[kind]
    for rail, left in prospect.advances:
        bonuses = {
            TRACKS: left * price[SILVER] + POINT * per_track,
            WORKERS: left * worker + POINT * per_worker,
        }
        found += max(
            bonuses[kind] if kind in bonuses else BONUS[kind] * _price(at, kind)
            for space in SPACES[:rail]
            for kind, _number in space
        )
    for one in prospect.offered:
        given = min(price[one.give], price[GOLD]) if port and one.give in REPLACED else price[one.give]
        found += max(0, one.number * _price(at, one.get) - given)
    return found
