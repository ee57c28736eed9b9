"""What positions of Homesteaders are worth to a seat, in points at the end of the game."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from engine.bots.homesteaders.closing import closing
from engine.bots.homesteaders.weights import PRICED, Weights
from engine.homesteaders.benefits import tasks_of
from engine.homesteaders.building import of_types
from engine.homesteaders.buildings import BANK, BUILDINGS, FORGE, GENERAL_STORE, LAWYER, MARKET, RIVER_PORT
from engine.homesteaders.cards import (
    ADVANCE,
    BUILD_AGAIN,
    GAIN_CHIP,
    GAIN_TRACK,
    MAY_HIRE,
    PER_BUILDING,
    PER_TRACK,
    PER_WORKER,
    RETURN_A_DEBT,
    TYPES,
)
from engine.homesteaders.forecast import incomes
from engine.homesteaders.goods import (
    CHIPS,
    COPPER,
    DEBT_GIVES,
    DEBTS,
    FOOD,
    GOLD,
    GOLD_AS_SILVER,
    IN_GOLD,
    IN_SILVER,
    KINDS,
    LIVESTOCK,
    RAIL,
    SILVER,
    STEEL,
    TRACKS,
    VP,
    WOOD,
    WORKERS,
    Bundle,
    Goods,
)
from engine.homesteaders.income import automatic
from engine.homesteaders.money import return_free
from engine.homesteaders.rail import LAST, SPACES
from engine.homesteaders.scoring import total
from engine.homesteaders.state import (
    BIDDING,
    BUILD,
    EXCHANGE,
    FINAL,
    FINAL_INCOME,
    HIRE,
    OVER,
    PAY,
    SECOND,
    Frontier,
)
from engine.homesteaders.state import RAIL as ADVANCED
from engine.homesteaders.tiles import Tile
from engine.homesteaders.workers import places_of

_MOST: Final = 80
"""More of a kind than this is worth no more."""
_USEFUL: Final = {SILVER: 24, WOOD: 3, FOOD: 3, STEEL: 3, GOLD: 6, COPPER: 4, LIVESTOCK: 4, CHIPS: 4}
"""Of each kind so many are of full use."""
_TASK_OF: Final = {MAY_HIRE: HIRE, ADVANCE: ADVANCED, BUILD_AGAIN: SECOND}
_INCOMES: Final = FINAL_INCOME + 1


@dataclass(frozen=True, slots=True)
class Plan:
    """Something to build (None: nothing), what the seat is worth afterwards, and what it must buy first."""

    worth: float
    kind: int | None
    lacks: tuple[int, ...] = ()


class Evaluator:
    """What positions are worth by the figures of some weights, laid out for speed."""

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
        found = [0.0] * KINDS
        for kind, early, late in zip(PRICED, weights.early, weights.late, strict=True):
            found[kind] = late + (early - late) * share
        found[VP] = 1.0
        return tuple(found)

    def _table(self, kind: int, left: int) -> tuple[float, ...]:
        """What each number of a kind is worth."""
        if kind == DEBTS:
            more = self._weights.debt * min(1.0, left / self._weights.fading)
            return tuple(-number * (number + 1) / 2 - more * number for number in range(_MOST + 1))
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
        owned = [card for kind, card in enumerate(BUILDINGS) if town >> kind & 1]
        types = [card.type for card in owned]
        counted = {PER_WORKER: workers, PER_TRACK: tracks, PER_BUILDING: len(owned)}
        bonuses = [what for card in owned for what in card.bonus]
        value = float(sum(card.points for card in owned))
        value += sum(counted[what] if what in counted else types.count(what) for what in bonuses)
        seen = min(left, weights.sight)
        auctions = max(0, seen - 1)
        value += weights.growing * auctions * len(bonuses) + weights.rail * auctions * rail
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

    def score(self, position: Frontier, seat: int) -> float:
        """The points that a seat may hope for at the end."""
        goods, town = position.goods[seat], position.towns[seat]
        phase = position.phase
        if phase == OVER or (phase == FINAL and _finished(position, seat)):
            return total(position, seat) + 0.01 * min(goods[SILVER], 50)
        if phase == FINAL:
            return self.closed(position, seat)
        left = incomes(position)
        if position.seat == seat and phase in (BUILD, SECOND):
            return self.best(position, seat, goods, left).worth
        value = self.worth(goods, town, left)
        if position.seat == seat and phase in (HIRE, EXCHANGE, ADVANCED):
            value += self._gains(position, goods, town, (phase, *position.tasks), left)
        for auction in range(position.auction + (phase != PAY), position.terms.auctions):
            if position.holders[auction] == seat:
                value += self._weights.winning * (self.won(position, seat, auction, position.bids[auction]) - value)
        return value

    def closed(self, position: Frontier, seat: int) -> float:
        """The score after the last trades."""
        goods, town = position.goods[seat], position.towns[seat]
        return goods[VP] + self._town(town, goods[WORKERS], goods[TRACKS], 0, 0) + closing(goods, town)

    def won(self, position: Frontier, seat: int, auction: int, bid: int) -> float:
        """What a seat is worth after it has won an auction with a bid, paid that and done the best with it."""
        goods = position.goods[seat][:]
        _settle(goods, bid)
        tile = position.tile(auction)
        left = incomes(position)
        if tile.builds:
            return self._planned(position, seat, goods, tile.builds, tasks_of(tile), left, tile).worth
        goods[VP] += tile.points
        town = position.towns[seat]
        return self.worth(goods, town, left) + self._gains(position, goods, town, tasks_of(tile), left, tile)

    def best(self, position: Frontier, seat: int, goods: Goods, left: int) -> Plan:
        """What is best built now by the seat that may build."""
        tile = position.tile(position.auction)
        if position.phase == SECOND:
            return self._planned(position, seat, goods, TYPES, position.tasks, left, tile, declined=position.tasks)
        return self._planned(position, seat, goods, tile.builds, tasks_of(tile), left, tile)

    def _planned(
        self,
        position: Frontier,
        seat: int,
        goods: Goods,
        types: tuple[str, ...],
        tasks: tuple[str, ...],
        left: int,
        tile: Tile,
        declined: tuple[str, ...] = (),
    ) -> Plan:
        town = position.towns[seat]
        nothing = self.worth(goods, town, left) + self._gains(position, goods, town, declined, left, tile)
        best = Plan(nothing, None)
        for kind in of_types(types):
            if town >> kind & 1 or not position.offer[kind]:
                continue
            found = paid_for(goods, BUILDINGS[kind].cost, town)
            if found is None:
                continue
            after, lacks = found
            card = BUILDINGS[kind]
            then, todo = town | 1 << kind, tasks
            for effect in card.when_built:
                if effect == RETURN_A_DEBT:
                    return_free(after)
                elif effect == GAIN_CHIP:
                    after[CHIPS] += 1
                elif effect == GAIN_TRACK:
                    after[TRACKS] += 1
                else:
                    todo = (_TASK_OF[effect], *todo)
            if town & FORGE:
                after[VP] += 1
            value = self.worth(after, then, left)
            if todo:
                value += self._gains(position, after, then, todo, left, tile)
            if value > best.worth:
                best = Plan(value, kind, lacks)
        return best

    def _gains(
        self,
        position: Frontier,
        goods: Sequence[int],
        town: int,
        tasks: tuple[str, ...],
        left: int,
        tile: Tile | None = None,
    ) -> float:
        """What is still to be decided for an auction brings."""
        gain = 0.0
        rail = goods[RAIL]
        for task in tasks:
            if task == ADVANCED:
                if task is not tasks[0] or tile is not None:
                    rail = min(LAST, rail + 1)
                gain += self.bonus(goods, town, rail, left)[0]
            elif task == HIRE:
                gain += max(0.0, self.hiring(goods, town, left))
            elif task == EXCHANGE:
                gain += max(0.0, self.exchanging(tile or position.tile(position.auction), goods, town, left))
            elif task == SECOND:
                gain += self._weights.second
        if position.phase == ADVANCED and position.auction == BIDDING:
            gain *= self._weights.passing
        return gain

    def hiring(self, goods: Sequence[int], town: int, left: int) -> float:
        """What one more worker brings."""
        workers, tracks, rail = goods[WORKERS], goods[TRACKS], goods[RAIL]
        return self._town(town, workers + 1, tracks, rail, left) - self._town(town, workers, tracks, rail, left)

    def exchanging(self, tile: Tile, goods: Sequence[int], town: int, left: int) -> float:
        """What the exchange of a tile brings; below 0 where it is not possible."""
        offered = tile.exchange
        if offered is None:
            return -1.0
        give = offered.give
        if not goods[give]:
            if not town & RIVER_PORT or give not in IN_GOLD or not goods[GOLD]:
                return -1.0
            give = GOLD
        after = list(goods)
        after[give] -= 1
        after[offered.get] += offered.number
        return self.worth(after, town, left) - self.worth(goods, town, left)

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


def _finished(position: Frontier, seat: int) -> bool:
    """Whether a seat has ended its last trades, while others may not have."""
    players, start = position.terms.players, position.start
    return (seat - start) % players < (position.seat - start) % players


def _sum(bundle: Bundle, worth: tuple[float, ...]) -> float:
    return sum(worth[kind] * number for kind, number in bundle)


def _settle(goods: Goods, due: int) -> None:
    """Pay a sum: in silver, then in gold, and the rest with debts."""
    silver = goods[SILVER] - due
    if silver < 0:
        pieces = min(goods[GOLD], -(silver // GOLD_AS_SILVER))
        goods[GOLD] -= pieces
        silver += pieces * GOLD_AS_SILVER
        silver = min(silver, goods[SILVER])
        if silver < 0:
            debts = -(silver // DEBT_GIVES)
            goods[DEBTS] += debts
            silver += debts * DEBT_GIVES
    goods[SILVER] = silver


def paid_for(goods: Sequence[int], cost: Bundle, town: int) -> tuple[Goods, tuple[int, ...]] | None:
    """The goods left after a cost and what had to be bought for it, in that order; None where chips are missing."""
    after = list(goods)
    lacks: list[int] = []
    for kind, number in sorted(cost, key=_dearest_last):
        replaced = 0
        while number - replaced > after[kind]:
            if kind in IN_GOLD:
                if town & RIVER_PORT and after[GOLD]:
                    after[GOLD] -= 1
                    replaced += 1
                    continue
                if not after[GOLD]:
                    if after[CHIPS] < 2:
                        return None
                    lacks.append(GOLD)
                    _buy(after, GOLD)
            if not after[CHIPS]:
                return None
            lacks.append(kind)
            _buy(after, kind)
        after[kind] -= number - replaced
    return after, tuple(lacks)


def _dearest_last(part: tuple[int, int]) -> bool:
    """What is bought with gold comes after the gold itself."""
    return part[0] in IN_GOLD


def _buy(goods: Goods, kind: int) -> None:
    goods[CHIPS] -= 1
    if kind in IN_GOLD:
        goods[GOLD] -= 1
    else:
        _settle(goods, IN_SILVER[kind])
    goods[kind] += 1
