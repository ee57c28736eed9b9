"""What positions of Homesteaders are worth to a seat, in points at the end of the game."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from engine.bots.homesteaders.trades import last_trades, paid_for
from engine.bots.homesteaders.values import Valuer
from engine.homesteaders import state
from engine.homesteaders.benefits import LAST, tasks_of
from engine.homesteaders.buildings import BUILDINGS, FORGE, RIVER_PORT, TYPES
from engine.homesteaders.construction import PHASE_OF, gain, of_types
from engine.homesteaders.goods import GOLD, IN_GOLD, RAIL, SILVER, TRACKS, VP, WORKERS, Goods
from engine.homesteaders.income import incomes
from engine.homesteaders.money import settle
from engine.homesteaders.scoring import total
from engine.homesteaders.state import Frontier
from engine.homesteaders.tiles import Tile


@dataclass(frozen=True, slots=True)
class Aim:
    """Something to build (None: nothing), what the seat is worth afterwards, and what it must buy first."""

    worth: float
    kind: int | None
    lacks: tuple[int, ...] = ()


class Evaluator(Valuer):
    """What positions are worth by the figures of some weights, what could be done next being part of it."""

    def score(self, position: Frontier, seat: int) -> float:
        """The points that a seat may hope for at the end."""
        goods, town = position.goods[seat], position.towns[seat]
        phase = position.phase
        if phase == state.OVER or (phase == state.FINAL and _finished(position, seat)):
            return total(position, seat) + 0.01 * min(goods[SILVER], 50)
        if phase == state.FINAL:
            return self.closed(position, seat)
        left = incomes(position)
        if position.seat == seat and phase in (state.BUILD, state.SECOND):
            return self.best(position, seat, goods, left).worth
        value = self.worth(goods, town, left)
        if position.seat == seat and phase in (state.HIRE, state.EXCHANGE, state.RAIL):
            value += self._gains(position, goods, town, (phase, *position.tasks), left)
        for auction in range(position.auction + (phase != state.PAY), position.terms.auctions):
            if position.holders[auction] == seat:
                value += self._weights.winning * (
                    self.won(position, seat, auction, position.bids[auction]).worth - value
                )
        return value

    def closed(self, position: Frontier, seat: int) -> float:
        """The score after the last trades."""
        goods, town = position.goods[seat], position.towns[seat]
        return goods[VP] + self._town(town, goods[WORKERS], goods[TRACKS], 0, 0) + last_trades(goods, town)

    def won(self, position: Frontier, seat: int, auction: int, bid: int) -> Aim:
        """What is best done by a seat that has won an auction with a bid and paid that."""
        goods = position.goods[seat][:]
        settle(goods, bid)
        tile = position.tile(auction)
        left = incomes(position)
        if tile.builds:
            return self._planned(position, seat, goods, tile.builds, tasks_of(tile), left, tile)
        goods[VP] += tile.points
        town = position.towns[seat]
        gains = self._gains(position, goods, town, tasks_of(tile), left, tile)
        return Aim(self.worth(goods, town, left) + gains, None)

    def best(self, position: Frontier, seat: int, goods: Goods, left: int) -> Aim:
        """What is best built now by the seat that may build."""
        tile = position.tile(position.auction)
        if position.phase == state.SECOND:
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
    ) -> Aim:
        town = position.towns[seat]
        nothing = self.worth(goods, town, left) + self._gains(position, goods, town, declined, left, tile)
        best = Aim(nothing, None)
        for kind in of_types(types):
            if town >> kind & 1 or not position.offer[kind]:
                continue
            found = paid_for(goods, kind, town)
            if found is None:
                continue
            after, lacks = found
            card = BUILDINGS[kind]
            then, todo = town | 1 << kind, tasks
            for effect in card.when_built:
                if effect in PHASE_OF:
                    todo = (PHASE_OF[effect], *todo)
                else:
                    gain(after, effect)
            if town & FORGE:
                after[VP] += 1
            value = self.worth(after, then, left)
            if todo:
                value += self._gains(position, after, then, todo, left, tile)
            if value > best.worth:
                best = Aim(value, kind, lacks)
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
        found = 0.0
        rail = goods[RAIL]
        for task in tasks:
            if task == state.RAIL:
                if task is not tasks[0] or tile is not None:
                    rail = min(LAST, rail + 1)
                found += self.bonus(goods, town, rail, left)[0]
            elif task == state.HIRE:
                found += max(0.0, self.hiring(goods, town, left))
            elif task == state.EXCHANGE:
                found += max(0.0, self.exchanging(tile or position.tile(position.auction), goods, town, left))
            elif task == state.SECOND:
                found += self._weights.second
        if tile is None and position.phase == state.RAIL and position.auction == state.BIDDING:
            found *= self._weights.passing
        return found

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


def _finished(position: Frontier, seat: int) -> bool:
    """Whether a seat has ended its last trades, while others may not have."""
    players, start = position.terms.players, position.start
    return (seat - start) % players < (position.seat - start) % players
