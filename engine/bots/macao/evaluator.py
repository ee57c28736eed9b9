"""What a position of Macao is worth to a seat: what it has, and what it may hope for from that."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from engine.bots.macao import timetable, worth
from engine.bots.macao.weights import Weights
from engine.macao import city, deck, effects, powers, sea, state, wall
from engine.macao.scoring import PER_QUARTER, PUNISHMENT, total

_ACTIVATED: Final = ((effects.OFFICE, 0.13), (effects.BUILDING, 0.3), (effects.PERSON, 0.33))
"""How many cards of each kind are activated in a round, cautiously."""
_NO_CARGO: Final = (0,) * len(sea.GOODS)
_LEAST, _MOST = 0.3, 1.8
"""Between these lies what a coin in each round to come is held to be worth, in points."""
_GOLD_OF_A_JOKER: Final = 3
_FADES: Final = 5.0
"""With fewer rounds than this to come, areas are less likely to grow together."""
_TIE: Final = 0.3
"""Being before somebody on the wall at the end."""


class Evaluator:
    """Positions seen with the figures of some weights."""

    def __init__(self, weights: Weights) -> None:
        """Each sum is made anew: nothing is kept between two positions but tables of figures."""
        self.weights = weights
        self._beyond = timetable.beyond(weights)

    def score(self, position: state.Colony, seat: int, passed: bool = False) -> float:
        """The score that a seat may hope for, perhaps as if it `passed` now; its score when the game is over."""
        if position.phase == state.OVER:
            return float(total(position, seat))
        weights, active = self.weights, position.active[seat]
        rounds, beyond = timetable.timetable(position, seat, passed)
        pending = bool(rounds) and not rounds[0].choices
        left = len(rounds) + beyond - pending
        have = deck.standing(active)
        tableau = position.tableau[seat]
        seen = worth.Seen(
            active,
            sum(1 << number for number in tableau),
            position.city[seat].bit_count(),
            position.jokers[seat],
            position.cargo[seat],
            position.wall[0] == seat,
            position.wall[-1] == seat,
        )
        income, points = worth.income(seen)
        purse, coin = self._gold(position, seat, have, income, left, pending)
        value = position.points[seat] + PUNISHMENT * position.penalties[seat] + weights.cards * points * left + purse
        value += self._city(position, seat, left) + self._wall(position, seat, left)
        steps = sum(power.spaces for _bit, _number, power in have.powers if isinstance(power, powers.ShipSteps))
        reach = left * (weights.pace + 0.5 * steps)
        if pending:
            reach += sum(rounds[0].cubes) + position.free_steps
        trade = _aboard(position, seat, have, coin)
        value += weights.kept * _tour(position.ships[seat], trade, reach, weights.step)
        expected = None
        if (active | seen.tableau) & worth.ENDING:
            expected = _expected(position, seat, have, left)
            for number, _ending in have.endings:
                value += worth.at_the_end(number, expected, 0)
        if have.doubled and left:
            for number in have.cards:  # what is aboard counts double in the tour
                if number in worth.WAREHOUSES:
                    value += worth.doubling(number, _NO_CARGO, position.ports, 0.5 * left / state.LAST_ROUND)
        value += self._rounds(position, seat, rounds, have, seen, expected, coin)
        return value + beyond * self._beyond

    def _gold(
        self, position: state.Colony, seat: int, have: deck.Standing, income: float, left: int, pending: bool
    ) -> tuple[float, float]:
        """What the gold of a seat may buy, its joker tiles counted as gold, and what a coin in each round would add."""
        gold = position.gold[seat] + _GOLD_OF_A_JOKER * have.joker_counts * position.jokers[seat]
        first = state.LAST_ROUND + 1 - left
        bought = worth.of_gold(position, first, gold, income)
        coin = (worth.of_gold(position, first, gold, income + 1) - bought) / left if left else 0.0
        if pending and position.bought < have.purchases:
            cost, prestige = position.tribute
            if position.gold[seat] >= cost:
                buys = prestige + have.tribute_prestige + worth.of_gold(position, first, gold - cost, income)
                bought = max(bought, buys)
        return self.weights.purse * bought, max(_LEAST, min(_MOST, coin))

    def _city(self, position: state.Colony, seat: int, left: int) -> float:
        quarters = position.city[seat]
        if not quarters:
            return 0.0
        sizes = city.areas(quarters)
        value = float(PER_QUARTER * sizes[0])
        if left:
            near = 0
            for number in city.quarters_of(quarters):
                near |= city.NEIGHBOURS[number]
            free = (near & position.free_quarters()).bit_count()
            hopes = self.weights.second * (sum(sizes) - sizes[0]) + self.weights.growth * min(free, 8)
            value += min(1.0, left / _FADES) * hopes
        return value

    def _wall(self, position: state.Colony, seat: int, left: int) -> float:
        weights, steps, order = self.weights, position.steps, position.wall
        value = 0.0
        for other in order[order.index(seat) + 1 :]:
            value += weights.first * left + _TIE + weights.margin * left * min(3, steps[seat] - steps[other])
        return value / (len(order) - 1)

    def _rounds(
        self,
        position: state.Colony,
        seat: int,
        rounds: list[timetable.Coming],
        have: deck.Standing,
        seen: worth.Seen,
        expected: effects.Counted | None,
        coin: float,
    ) -> float:
        """What the cubes of the rounds to come will do: cards of the tableau first, the best before the others."""
        weights, tableau = self.weights, position.tableau[seat]
        lost = 0 if have.keeps_tableau else -PUNISHMENT
        hopes = []
        for number in tableau:
            gold, points = worth.each_round(number, seen)
            once = float(lost)
            if expected is not None:
                once += worth.at_the_end(number, expected, len(tableau) - 1)
            if number in worth.WAREHOUSES:
                share = (state.LAST_ROUND + 1 - rounds[0].number) / state.LAST_ROUND if rounds else 0.0
                once += worth.doubling(number, position.cargo[seat], position.ports, share)
            hopes.append(timetable.Hoped(gold * coin + weights.cards * points, once, number))
        hopes.sort(reverse=True)
        value = -float(lost * len(tableau))
        for hope in hopes:
            value += timetable.activation(weights, rounds, hope, have)
        free = position.free_quarters()
        givers = tuple(power for _bit, _number, power in have.powers if isinstance(power, powers.GiveColour))
        for coming in rounds:
            value += timetable.use(weights, position, coming, have, free, givers, coin)
        return value


def _expected(position: state.Colony, seat: int, have: deck.Standing, left: int) -> effects.Counted:
    """What will be counted at the end, as far as one can say."""
    quarters, cargo = position.city[seat], sum(position.cargo[seat])
    sizes = (*city.areas(quarters), 0, 0)
    return effects.Counted(
        kinds={kind: have.kinds[kind] + each * left for kind, each in _ACTIVATED},
        departments=have.departments + 0.1 * left,
        ends=len(have.endings) + 0.05 * left,
        markers=quarters.bit_count() + 0.65 * left,
        dark=(quarters & city.DARK).bit_count() + 0.14 * left,
        largest=sizes[0] + 0.45 * left,
        second=sizes[1] + 0.05 * left,
        deliveries=position.delivered[seat] + 0.7 * min(cargo, left) + 0.4 * left,
        spaces=wall.space(position, seat) + 0.4 * left,
        gold=position.gold[seat] if not left else min(position.gold[seat], 3),
    )


_BROAD: Final = 3
"""So many of the nearest ports are thought about as the next one."""


def _aboard(position: state.Colony, seat: int, have: deck.Standing, gold: float) -> tuple[tuple[int, float], ...]:
    """The ports that take what a ship carries, and what it would bring there now; a gold coin counts `gold`."""
    found = []
    for good, number in enumerate(position.cargo[seat]):
        if number:
            port = sea.PORT_OF[good]
            covered = len(position.ports[port])
            paid = sum(sea.PORTS[port].values[covered : covered + number])
            if good in have.doubled:
                paid *= 2
            bonus = have.delivery_prestige + have.delivery_gold * gold
            found.append((sea.FIRST_PORT + port, paid + number * bonus))
    return tuple(found)


@lru_cache(maxsize=65536)
def _tour(ship: int, ports: tuple[tuple[int, float], ...], reach: float, step: float) -> float:
    """What the best tour of ports brings, less `step` for each step; beyond `reach` steps it is not to be hoped for."""
    return max(0.0, _onward(ship, ports, reach, step, 0))


def _onward(ship: int, ports: tuple[tuple[int, float], ...], reach: float, step: float, made: int) -> float:
    if not ports:
        return 0.0
    distances = sea.DISTANCE[ship]
    nearest = sorted(ports, key=lambda port: distances[port[0]] - port[1] / 8)[: _BROAD if len(ports) <= 5 else 2]
    best = 0.0
    for port in nearest:
        far = distances[port[0]]
        likely = min(1.0, 1.6 - (made + far) / reach) if reach else 0.0
        if not far:
            likely = 1.0
        if likely <= 0:
            continue
        others = tuple(other for other in ports if other is not port)
        found = port[1] * likely - step * far + _onward(port[0], others, reach, step, made + far)
        best = max(best, found)
    return best
