"""What goods and towns of Homesteaders are worth with so many incomes to come, in points at the end, by weights."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import Final

from engine.homesteaders import goods as kinds
from engine.homesteaders.benefits import SPACES
from engine.homesteaders.buildings import BANK, BUILDINGS, FORGE, GENERAL_STORE, LAWYER, MARKET, RIVER_PORT
from engine.homesteaders.goods import CHIPS, DEBTS, RAIL, RESOURCES, SILVER, TRACKS, VP, WORKERS, Bundle
from engine.homesteaders.income import automatic
from engine.homesteaders.scoring import debts_cost, fixed
from engine.homesteaders.state import FINAL_INCOME
from engine.homesteaders.workers import places_of
from engine.numbers import entry

PRICED: Final = (SILVER, *RESOURCES, CHIPS)
"""The kinds of good that have a price, in the order of the two price lists."""

_MOST: Final = 80
"""More of a kind than this is worth no more."""
_USEFUL: Final = dict(zip(PRICED, (24, 3, 3, 3, 6, 4, 4, 4), strict=True))
"""Of each priced kind so many are of full use."""
_INCOMES: Final = FINAL_INCOME + 1


@dataclass(frozen=True, slots=True)
class Weights:
    """How much is thought of what is not yet in the score."""

    early: tuple[float, ...]
    """What one of each priced kind is worth while there is much to be built."""
    late: tuple[float, ...]
    """The same before the last trades."""
    fading: float
    """The prices go from the first to the second list in so many incomes."""
    sight: int
    """No more incomes than this are looked ahead."""
    lasting: float
    """What an income counts against the one before it: 1 where all count alike."""
    spare: float
    """How much of its price something is worth that is more than can be used."""
    growing: float
    """What a bonus still grows with each income to come."""
    idle: float
    """A worker without a slot, for each income to come."""
    forge: float
    """The Forge, for each auction to come; the next ones are other abilities."""
    store: float
    market: float
    bank: float
    port: float
    lawyer: float
    rail: float
    """A space of the rail track, for each auction to come."""
    debt: float
    """What a debt costs beyond what is lost by it at the end, while there is much to be built."""
    passing: float
    """How much of what passing brings is believed in."""
    winning: float
    """How much of what an auction brings is believed in."""
    second: float
    """The second building of the Train Station."""


@cache
def plain() -> Weights:
    """What all go by, newcomers looking but one income ahead: figures set by hand, in `weights.json`."""
    found = entry(__package__, "weights", "plain")
    return Weights(**found | {name: tuple(found[name]) for name in ("early", "late")})


class Valuer:
    """What goods and towns are worth by the figures of some weights, laid out for speed."""

    def __init__(self, weights: Weights) -> None:
        self._weights = weights
        self.passing = weights.passing
        self.prices = tuple(self._prices(left) for left in range(_INCOMES))
        """What one of each kind of good is worth with so many incomes to come."""
        self._held = tuple(tuple(self._table(kind, left) for kind in range(VP)) for left in range(_INCOMES))
        self._town = lru_cache(maxsize=1 << 16)(self._value_of_town)

    def _prices(self, left: int) -> tuple[float, ...]:
        weights = self._weights
        share = min(1.0, left / weights.fading)
        found = [0.0] * kinds.KINDS
        for kind, early, late in zip(PRICED, weights.early, weights.late, strict=True):
            found[kind] = late + (early - late) * share
        found[VP] = 1.0
        return tuple(found)

    def _table(self, kind: int, left: int) -> tuple[float, ...]:
        """What each number of a kind is worth."""
        if kind == DEBTS:
            more = self._weights.debt * min(1.0, left / self._weights.fading)
            return tuple(-debts_cost(number) - more * number for number in range(_MOST + 1))
        price, useful, spare = self.prices[left][kind], _USEFUL[kind], self._weights.spare
        return tuple(price * (min(number, useful) + spare * max(0, number - useful)) for number in range(_MOST + 1))

    def held(self, goods: Sequence[int], left: int) -> float:
        """What is behind the screen of a seat."""
        tables = self._held[left]
        value = float(goods[VP])
        for kind in range(VP):
            number = goods[kind]
            if number:
                value += tables[kind][number if number < _MOST else _MOST]
        return value

    def _value_of_town(self, town: int, workers: int, tracks: int, rail: int, left: int) -> float:
        """A town with its workers and tracks: its points, what it will earn, and what its bonuses will still grow."""
        weights = self._weights
        points, per_worker, per_track = fixed(town)
        bonuses = sum(len(card.bonus) for kind, card in enumerate(BUILDINGS) if town >> kind & 1)
        value = float(points + per_worker * workers + per_track * tracks)
        seen = min(left, weights.sight)
        auctions = max(0, seen - 1)
        value += weights.growing * auctions * bonuses + weights.rail * auctions * rail
        for bit, each in (
            (FORGE, weights.forge),
            (GENERAL_STORE, weights.store),
            (MARKET, weights.market),
            (BANK, weights.bank),
            (RIVER_PORT, weights.port),
            (LAWYER, weights.lawyer),
        ):
            if town & bit:
                value += each * auctions
        return value + self._earnings(town, workers, tracks, left)

    def _earnings(self, town: int, workers: int, tracks: int, left: int) -> float:
        """What a town earns in the incomes to come, its wages taken off."""
        seen = min(left, self._weights.sight)
        if not seen:
            return 0.0
        worth = self.prices[left - 1]
        fixed, returns, per_worker = automatic(town)
        each = _sum(fixed, worth) + worth[SILVER] * (tracks + 2 * returns + min(workers, 5) * per_worker - workers)
        idle = workers
        for value, size in sorted(((_sum(p.brings, worth), p.workers) for p in places_of(town)), reverse=True):
            if size <= idle:
                each += value
                idle -= size
        each += self._weights.idle * idle
        lasting = self._weights.lasting
        return each * (seen if lasting == 1 else (1 - lasting**seen) / (1 - lasting))

    def worth(self, goods: Sequence[int], town: int, left: int) -> float:
        """What a seat with these goods and this town is worth."""
        return self.held(goods, left) + self._town(town, goods[WORKERS], goods[TRACKS], goods[RAIL], left)

    def hiring(self, goods: Sequence[int], town: int, left: int) -> float:
        """What one more worker brings."""
        workers, tracks, rail = goods[WORKERS], goods[TRACKS], goods[RAIL]
        return self._town(town, workers + 1, tracks, rail, left) - self._town(town, workers, tracks, rail, left)

    def bonus(self, goods: Sequence[int], town: int, rail: int, left: int) -> tuple[float, int]:
        """The best bonus of a space of the rail track and of those before it: its worth and its kind."""
        best = (0.0, CHIPS)
        now = self._town(town, goods[WORKERS], goods[TRACKS], goods[RAIL], left)
        for space in SPACES[:rail]:
            for kind, number in space:
                if kind == TRACKS:
                    worth = self._town(town, goods[WORKERS], goods[TRACKS] + 1, goods[RAIL], left) - now
                elif kind == WORKERS:
                    worth = self._town(town, goods[WORKERS] + 1, goods[TRACKS], goods[RAIL], left) - now
                elif kind == VP:
                    worth = float(number)
                else:
                    table, have = self._held[left][kind], min(goods[kind], _MOST - 1)
                    worth = table[have + 1] - table[have]
                best = max(best, (worth, kind))
        return best


def _sum(bundle: Bundle, worth: tuple[float, ...]) -> float:
    return sum(worth[kind] * number for kind, number in bundle)
