"""What a position of Le Havre is worth to a seat: the score so far, and what goods, ships and cards may still bring."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from engine.bots.le_havre.sailing import cargo_now
from engine.bots.le_havre.time import actions_before_the_meal, actions_left, harvests_to_come, meals_to_come
from engine.bots.le_havre.weights import Weights
from engine.le_havre.cards import CARD_INDEX, CARDS
from engine.le_havre.goods import BREAD, CATTLE, FISH, FRANCS, GOODS, GRAIN, MEAT, NAMES, SMOKED_FISH
from engine.le_havre.money import LOAN, UNPAID_AT_END
from engine.le_havre.scoring import bonus
from engine.le_havre.ships import KINDS, LUXURY, SHIPS
from engine.le_havre.state import MEAL, TOWN, Havre

_VALUE = tuple(card.value for card in CARDS)
_WITH_BONUS = {
    CARD_INDEX[name]: name for name in ("town-hall", "bank", "business-park", "guildhouse", "storehouse", "dock")
}
_SHIP_VALUE = tuple(ship.value for ship in SHIPS)
_SHIP_FEEDS = tuple(KINDS[ship.kind].food for ship in SHIPS)
_SHIP_HOLDS = tuple(KINDS[ship.kind].capacity if ship.kind != LUXURY else 0 for ship in SHIPS)
_SHIPPING_LINE = CARD_INDEX["shipping-line"]
_PLENTY = 12
"""From so many own actions on there is time enough for the cards and the ships to be of full use."""


class Eye:
    """The figures of one player's way to look at positions, laid out for speed."""

    def __init__(self, weights: Weights) -> None:
        self.weights = weights
        base = [weights.goods.get(name, 0.0) for name in NAMES]
        self.prices = [tuple(worth * _left(weights.fading, left) for worth in base) for left in range(60)]
        """What a token of each kind is worth beside its food, by the number of own actions to come."""
        self._town = tuple((CARD_INDEX[name], worth) for name, worth in weights.town.items())
        self._use = tuple(
            0.0 if card.effect is None else weights.own * (card.fee.food or card.fee.francs) + weights.free
            for card in CARDS
        )

    def keeps(self, position: Havre, seat: int) -> Sequence[float]:
        """What a seat thinks a token of each kind is worth to it, its food and francs included."""
        left = actions_left(position, seat)
        prices = self.prices[left]
        food = 0.0 if position.final else self.weights.meal_later
        return [1.0, *(price + food * good.food for price, good in zip(prices[1:], GOODS[1:], strict=True))]

    def worth(self, position: Havre, seat: int) -> float:
        """What the position is worth to a seat, the others counting a little against it."""
        own = self.alone(position, seat)
        seats = position.terms.players
        if seats == 1 or not self.weights.others:
            return own
        best = max(self.alone(position, other) for other in range(seats) if other != seat)
        return own - self.weights.others * best

    def alone(self, position: Havre, seat: int) -> float:
        """What the position is worth to a seat, in francs at the end of the game."""
        weights = self.weights
        goods = position.goods[seat]
        left = actions_left(position, seat)
        total = goods[FRANCS] - (weights.loan if left else UNPAID_AT_END) * position.loans[seat]
        fleet = position.fleets[seat]
        total += self._cards(position, seat, left)
        for ship in fleet:
            total += _SHIP_VALUE[ship]
        if not left:
            return total
        feeds = holds = 0
        players = position.terms.players
        for ship in fleet:
            feeds += _SHIP_FEEDS[ship][players - 1]
            holds += _SHIP_HOLDS[ship]
        soon = left / _PLENTY if left < _PLENTY else 1.0
        total += weights.hold * holds * soon
        for card, worth in self._town:
            if position.place[card] >= TOWN:
                total += worth * soon
        return total + self._goods(position, seat, left, holds) + self._meals(position, seat, feeds)

    def _cards(self, position: Havre, seat: int, left: int) -> float:
        total = 0.0
        for card, place in enumerate(position.place):
            if place == seat:
                total += _VALUE[card] + self._use[card] * left
                if card in _WITH_BONUS:
                    total += bonus(position, seat, _WITH_BONUS[card])
        return total

    def _goods(self, position: Havre, seat: int, left: int, holds: int) -> float:
        goods = position.goods[seat]
        prices = self.prices[left]
        kept = sum(map(float.__mul__, prices, map(float, goods)))
        if not holds or position.place[_SHIPPING_LINE] < TOWN:
            return kept
        income, rest = cargo_now(goods, holds, len(position.fleets[seat]))
        sailed = self.weights.sail * income + sum(map(float.__mul__, prices, map(float, rest)))
        return max(kept, sailed)

    def _meals(self, position: Havre, seat: int, feeds: int) -> float:
        """What food is worth for the meals to come, less what the meals cost; harvests too."""
        if position.final:
            return 0.0
        weights = self.weights
        terms = position.terms
        eaten = position.phase == MEAL and seat not in position.waiting
        harvested = position.phase == MEAL
        first = position.round + eaten
        now, later = meals_to_come(terms.variant, terms.players, first, feeds)
        goods = position.goods[seat]
        food = goods[FISH] + 2 * (goods[SMOKED_FISH] + goods[BREAD]) + 3 * goods[MEAT]
        total = weights.meal_now * (min(food, now) - now) + weights.meal_later * (
            min(max(food - now, 0), later) - later
        )
        missing = now - food - goods[FRANCS]
        if missing > 0:
            in_hand = 0 if eaten else actions_before_the_meal(position, seat)
            total -= missing * weights.short / (1 + in_hand)
            if not in_hand:
                total -= (-(-missing // LOAN)) * (weights.loan - LOAN)
        harvests = harvests_to_come(terms.variant, terms.players, position.round + harvested)
        if goods[GRAIN]:
            total += weights.grain_harvest * harvests
        if goods[CATTLE] >= 2:
            total += weights.cattle_harvest * harvests
        return total


@lru_cache(maxsize=256)
def _left(fading: tuple[tuple[int, float], ...], actions: int) -> float:
    """Where the straight lines between the points of `fading` stand at a number of actions."""
    for (low, start), (high, end) in zip(fading, fading[1:], strict=False):
        if actions <= high:
            return start + (end - start) * (actions - low) / (high - low)
    return fading[-1][1]
