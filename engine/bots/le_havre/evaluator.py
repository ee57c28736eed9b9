"""What a position of Le Havre is worth to a seat: the score so far, and what goods, ships and cards may still bring."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.bots.le_havre.estates import NOTHING_LEARNED, Estate, Estates, Meals
from engine.bots.le_havre.pieces import MOST, Tables, best_turning, worth_of
from engine.bots.le_havre.prospects import actions_left, cargo_now, could_launch, launch_now
from engine.bots.le_havre.weights import MANY_SEATS, Values, Weights
from engine.le_havre.goods import CATTLE, FRANCS, GOODS, GRAIN, NAMES, food_of
from engine.le_havre.meal import PAIR
from engine.le_havre.money import LOAN
from engine.le_havre.scoring import STOREHOUSE, bonus
from engine.le_havre.state import Havre


class Evaluator:
    """What positions are worth by the figures of some weights, laid out for speed."""

    def __init__(self, weights: Weights, learned: Mapping[int, Values] = NOTHING_LEARNED) -> None:
        """`learned` is what was learned besides, by the number of seats, of which `MANY_SEATS` stands for all more."""
        self.weights = weights
        self._estates = Estates(weights, learned)
        self._prices: dict[tuple[int, int, int, bool], Mapping[str, float]] = {}

    def token_values(self, position: Havre, seat: int) -> Sequence[float]:
        """What a seat thinks a token of each kind is worth to it, its food and francs included."""
        rows = self._estates.rows(
            actions_left(position, seat), sum(map(len, position.stacks)), min(position.terms.players, MANY_SEATS)
        )
        food = 0.0 if position.final else self.weights.meal_later
        return [1.0 + rows[0][1], *(row[1] + food * good.food for row, good in zip(rows[1:], GOODS[1:], strict=True))]

    def prices(self, position: Havre, seat: int) -> Mapping[str, float]:
        """The same by their names; found once for so much time and so many proposals."""
        left, proposals = actions_left(position, seat), sum(map(len, position.stacks))
        key = (left, proposals, len(position.terms.names), position.final)
        found = self._prices.get(key)
        if found is None:
            found = self._prices[key] = dict(zip(NAMES, self.token_values(position, seat), strict=True))
        return found

    def worth(self, position: Havre, seat: int) -> float:
        """What the position is worth to a seat, the others counting a little against it."""
        own = self.score(position, seat)
        seats = position.terms.players
        if seats == 1 or not self.weights.others:
            return own
        best = max(self.score(position, other) for other in range(seats) if other != seat)
        return own - self.weights.others * best

    def score(self, position: Havre, seat: int) -> float:
        """What the position is worth to a seat, in francs at the end of the game."""
        estate = self._estates.of(position, seat)
        goods = position.goods[seat]
        francs = goods[FRANCS]
        total = estate.cards + (francs - (estate.debts if francs else estate.strapped))
        if estate.storehouse < 0:
            for part in estate.parts:
                total += part
        else:
            for place, part in enumerate(estate.parts):
                total += bonus(position, seat, STOREHOUSE) if place == estate.storehouse else part
        if estate.is_over:
            return total
        if estate.offer:
            total += estate.offer * self.best_offer(position, estate.rows)
        total += self._goods(position, seat, goods, estate)
        return total if estate.meals is None else total + self._meals(goods, estate.meals)

    def best_offer(self, position: Havre, rows: Tables) -> float:
        """What the best of the offers is worth by itself."""
        best = 0.0
        food = 0.0 if position.final else self.weights.meal_later
        for kind, number in enumerate(position.offers):
            if number:
                each = (kind == FRANCS) + food * GOODS[kind].food
                best = max(best, number * each + rows[kind][min(number, MOST)])
        return best

    def _goods(self, position: Havre, seat: int, goods: list[int], estate: Estate) -> float:
        """What goods are worth, and a share of what could be made of them at once."""
        rows = estate.rows
        kept = worth_of(rows, goods)
        more = 0.0
        if estate.holds:
            income, rest = cargo_now(goods, estate.holds, len(position.fleets[seat]))
            if income:
                more = self.weights.sail * (income + worth_of(rows, rest) - kept)
        if estate.launches and could_launch(goods):
            weights = self.weights
            for _kind, value, feeds, rest in launch_now(position, goods):
                fed = weights.meal_later * feeds * (len(position.terms.rounds) - position.round + 1)
                more = max(more, weights.launch * (value + fed + worth_of(rows, rest) - kept))
        if estate.turnings:
            more = max(more, self.weights.convert * best_turning(estate.turnings, goods))
        return kept + estate.prepared * more

    def _meals(self, goods: list[int], meals: Meals) -> float:
        """What food is worth for the meals to come, less what the meals cost; harvests too."""
        spare = food_of(goods) - meals.now
        if spare >= 0:
            total = meals.covered * (spare if spare < meals.later else meals.later) - meals.cost
        else:
            total = self.weights.meal_now * spare - meals.cost
            missing = -spare - goods[FRANCS]
            if missing > 0:
                total -= missing * meals.missing
                if meals.loan:
                    total -= (-(-missing // LOAN)) * meals.loan
        if goods[GRAIN]:
            total += meals.grain
        if goods[CATTLE] >= PAIR:
            total += meals.cattle
        return total
