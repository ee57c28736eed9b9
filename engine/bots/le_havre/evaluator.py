"""What a position of Le Havre is worth to a seat: the score so far, and what goods, ships and cards may still bring."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import ceil, log1p

from engine.bots.le_havre.converting import CONVERTING
from engine.bots.le_havre.sailing import cargo_now
from engine.bots.le_havre.shipyard import launch_now
from engine.bots.le_havre.time import actions_before_the_meal, actions_left, harvests_to_come, meals_to_come
from engine.bots.le_havre.weights import Weights
from engine.le_havre.deck import CARD_INDEX, CARDS
from engine.le_havre.goods import (
    CATTLE,
    FRANCS,
    GOODS,
    GRAIN,
    NAMES,
    UPGRADED,
    energy_of,
    food_of,
)
from engine.le_havre.meal import PAIR
from engine.le_havre.money import LOAN, UNPAID_AT_END
from engine.le_havre.scoring import WITH_BONUS, bonus
from engine.le_havre.ships import KINDS, SHIPS
from engine.le_havre.state import INTEREST, MEAL, TOWN, Havre

_VALUE = tuple(card.value for card in CARDS)
_WITH_BONUS = {CARD_INDEX[name]: name for name in WITH_BONUS}
_SHIP_VALUE = tuple(ship.value for ship in SHIPS)
_SHIP_FEEDS = tuple(KINDS[ship.kind].food for ship in SHIPS)
_SHIP_HOLDS = tuple(KINDS[ship.kind].capacity for ship in SHIPS)
_SHIPPING_LINE = CARD_INDEX["shipping-line"]
_WHARFS = (CARD_INDEX["wharf-1"], CARD_INDEX["wharf-2"])
_PLENTY = 12
"""From so many own actions on there is time enough for the cards and the ships to be of full use."""
_MOST = 40
"""More tokens of a kind than this are worth no more."""
_MANY_CARDS = 9
"""So many proposals are enough to build from."""

_Tables = tuple[tuple[float, ...], ...]


class Evaluator:
    """What positions are worth by the figures of some weights, laid out for speed."""

    def __init__(self, weights: Weights) -> None:
        self.weights = weights
        self._of_cards = lru_cache(maxsize=4096)(self._value_of_cards)
        self._early = ceil(max(weights.late, weights.late_made))
        self._tables: dict[tuple[int, int], _Tables] = {}
        self._town = tuple((CARD_INDEX[name], worth) for name, worth in weights.town.items())
        self._use = tuple(
            0.0 if card.effect is None else weights.own * (card.fee.food or card.fee.francs) + weights.free
            for card in CARDS
        )

    def _worth_of_tokens(self, left: int, proposals: int) -> _Tables:
        """For each kind what 0, 1, 2, ... tokens of it are worth beside their food; francs count elsewhere."""
        key = (min(left, self._early), min(proposals, _MANY_CARDS))
        found = self._tables.get(key)
        if found is None:
            found = self._tables[key] = tuple(self._row(kind, *key) for kind in range(len(GOODS)))
        return found

    def _row(self, kind: int, left: int, proposals: int) -> tuple[float, ...]:
        weights = self.weights
        name = NAMES[kind]
        late = weights.late_made if kind in UPGRADED else weights.late
        worth = weights.goods.get(name, 0.0) + weights.material.get(name, 0.0) * proposals / _MANY_CARDS
        worth *= min(1.0, left / late) ** weights.fading
        plenty = weights.plenty
        return tuple(worth * plenty * log1p(number / plenty) for number in range(_MOST + 1))

    def token_values(self, position: Havre, seat: int) -> Sequence[float]:
        """What a seat thinks a token of each kind is worth to it, its food and francs included."""
        left = actions_left(position, seat)
        rows = self._worth_of_tokens(left, sum(map(len, position.stacks)))
        food = 0.0 if position.final else self.weights.meal_later
        return [1.0, *(row[1] + food * good.food for row, good in zip(rows[1:], GOODS[1:], strict=True))]

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
        weights = self.weights
        goods = position.goods[seat]
        left = actions_left(position, seat)
        total = goods[FRANCS] + self._cards(position, seat, left) - self._debts(position, seat, left)
        fleet = position.fleets[seat]
        if not left:
            for ship in fleet:
                total += _SHIP_VALUE[ship]
            return total
        feeds = holds = 0
        players = position.terms.players
        for ship in fleet:
            total += _SHIP_VALUE[ship]
            feeds += _SHIP_FEEDS[ship][players - 1]
            holds += _SHIP_HOLDS[ship]
        soon = left / _PLENTY if left < _PLENTY else 1.0
        if fleet and weights.ships:
            total += weights.ships * soon * sum(_SHIP_VALUE[ship] for ship in fleet)
        if weights.buildings:
            total += weights.buildings * soon * self._of_cards(position.owned(seat))[0]
        total += weights.hold * holds * soon
        place = position.place
        for card, worth in self._town:
            if place[card] >= TOWN:
                total += worth * soon
        return total + self._goods(position, seat, left, holds) + self._meals(position, seat, feeds)

    def _cards(self, position: Havre, seat: int, left: int) -> float:
        value, use, with_bonus = self._of_cards(position.owned(seat))
        total = value + use * left
        for name in with_bonus:
            total += bonus(position, seat, name)
        return total

    def _value_of_cards(self, cards: tuple[int, ...]) -> tuple[int, float, tuple[str, ...]]:
        """Of the cards of a seat: their values, what they save and bring at each action, those with a bonus."""
        return (
            sum(_VALUE[card] for card in cards),
            sum(self._use[card] for card in cards),
            tuple(_WITH_BONUS[card] for card in cards if card in _WITH_BONUS),
        )

    def _debts(self, position: Havre, seat: int, left: int) -> float:
        loans = position.loans[seat]
        if not loans:
            return 0.0
        weights = self.weights
        if not left:
            return UNPAID_AT_END * loans
        debts = weights.loan * loans + weights.interest * (len(position.terms.rounds) - position.round)
        if position.phase == INTEREST and seat in position.waiting and not position.goods[seat][FRANCS]:
            debts += weights.loan - LOAN
        return debts

    def _goods(self, position: Havre, seat: int, left: int, holds: int) -> float:
        goods = position.goods[seat]
        rows = self._worth_of_tokens(left, sum(map(len, position.stacks)))
        kept = _sum(rows, goods)
        more = 0.0
        place = position.place
        if holds and place[_SHIPPING_LINE] >= TOWN:
            income, rest = cargo_now(goods, holds, len(position.fleets[seat]))
            if income:
                more = self.weights.sail * (income + _sum(rows, rest) - kept)
        if place[_WHARFS[0]] >= TOWN or place[_WHARFS[1]] >= TOWN:
            for value, feeds, rest in launch_now(position, goods):
                fed = self.weights.meal_later * feeds * (len(position.terms.rounds) - position.round + 1)
                more = max(more, self.weights.launch * (value + fed + _sum(rows, rest) - kept))
        if self.weights.convert:
            more = max(more, self.weights.convert * self._best_conversion(place, goods, rows))
        return kept + more

    def _best_conversion(self, place: Sequence[int], goods: list[int], rows: _Tables) -> float:
        """What the best visit to turn goods over would gain."""
        weights = self.weights
        best = 0.0
        energy = -1
        for one in CONVERTING:
            number = goods[one.good]
            if number < 2 or place[one.card] < TOWN:
                continue
            if one.energy:
                if energy < 0:
                    energy = energy_of(goods)
                number = min(number, int(energy / one.energy))
            number = min(number, one.most, _MOST)
            row, into = rows[one.good], rows[one.into]
            have, had = min(goods[one.into], _MOST - number), min(goods[one.good], _MOST)
            gain = into[have + number] - into[have] - row[had] + row[had - number]
            gain += number * (one.francs + weights.meal_later * one.food - weights.energy * one.energy)
            best = max(best, gain)
        return best

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
        spare = food_of(goods) - now
        total = weights.meal_now * (spare if spare < 0 else 0) - weights.meal_later * later
        if spare > 0:
            total += weights.meal_later * (spare if spare < later else later)
        missing = -spare - goods[FRANCS]
        if missing > 0:
            in_hand = 0 if eaten else actions_before_the_meal(position, seat)
            total -= missing * weights.short / (1 + in_hand)
            if not in_hand:
                total -= (-(-missing // LOAN)) * (weights.loan - LOAN)
        harvests = harvests_to_come(terms.variant, terms.players, position.round + harvested)
        if goods[GRAIN]:
            total += weights.grain_harvest * harvests
        if goods[CATTLE] >= PAIR:
            total += weights.cattle_harvest * harvests
        return total


def _sum(rows: _Tables, goods: Sequence[int]) -> float:
    total = 0.0
    for row, number in zip(rows, goods, strict=True):
        if number:
            total += row[number if number < _MOST else _MOST]
    return total
