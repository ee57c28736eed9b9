"""What a position of Le Havre is worth to a seat: the score so far, and what goods, ships and cards may still bring."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from math import ceil, log1p
from types import MappingProxyType
from typing import NamedTuple

from engine.bots.le_havre import prospects
from engine.bots.le_havre.pieces import MOST, Piece, Tables, best_conversion, pieces, worth_of
from engine.bots.le_havre.prospects import SHIPPING_LINE, WHARFS, actions_left, cargo_now, could_launch, launch_now
from engine.bots.le_havre.weights import KNOTS, MANY_SEATS, OTHER, Curve, Values, Weights, at
from engine.le_havre.deck import CARD_INDEX, CARDS
from engine.le_havre.goods import CATTLE, FRANCS, GOODS, GRAIN, NAMES, UPGRADED, food_of
from engine.le_havre.meal import PAIR
from engine.le_havre.money import LOAN, UNPAID_AT_END
from engine.le_havre.scoring import WITH_BONUS, bonus
from engine.le_havre.ships import KINDS, SHIPS
from engine.le_havre.state import FINAL, INTEREST, MAIN, MEAL, Havre

_VALUE = tuple(card.value for card in CARDS)
_WITH_BONUS = {CARD_INDEX[name]: name for name in WITH_BONUS}
_SHIP_VALUE = tuple(ship.value for ship in SHIPS)
_SHIP_FEEDS = tuple(KINDS[ship.kind].food for ship in SHIPS)
_SHIP_KIND = tuple(ship.kind for ship in SHIPS)
_SHIP_HOLDS = tuple(KINDS[ship.kind].capacity for ship in SHIPS)
_PLENTY = 12
"""From so many own actions on there is time enough for the cards and the ships to be of full use."""
_MANY_CARDS = 9
"""So many proposals are enough to build from."""

_NOTHING: Curve = (0.0,) * len(KNOTS)
NOTHING_LEARNED: Mapping[int, Values] = MappingProxyType({})
"""By the number of seats: what is learned besides the weights."""
_ACTING = (MAIN, FINAL)


@cache
def tokens_of(plenty: float) -> tuple[float, ...]:
    """As how many tokens of a kind 0, 1, 2, ... of them count, if after so many the next is worth half as much."""
    return tuple(plenty * log1p(number / plenty) for number in range(MOST + 1))


class _Moment(NamedTuple):
    """What follows from the own actions to come, and from how much there is to build."""

    rows: Tables
    """For each kind what 0, 1, 2, ... tokens of it are worth beside their food and, of francs, what they count."""
    soon: float
    ships: tuple[float, ...]
    loan: float
    missing: float
    offer: float
    covered: float
    """A food for the meals after the next, as the weights have it too."""
    prepared: float
    """A franc of what could be gained at once, as the weights have it too."""


class _Town(NamedTuple):
    """What follows from the buildings that have been built."""

    worth: float
    conversions: tuple[Piece, ...]
    sails: bool
    launches: bool


class Evaluator:
    """What positions are worth by the figures of some weights, laid out for speed."""

    def __init__(self, weights: Weights, learned: Mapping[int, Values] = NOTHING_LEARNED) -> None:
        """`learned` is what was learned besides, by the number of seats, of which `MANY_SEATS` stands for all more."""
        self.weights = weights
        self._values = tuple(learned.get(seats, Values()) for seats in range(MANY_SEATS + 1))
        self._of_cards = lru_cache(maxsize=16384)(self._worth_of_cards)
        self._of_town = lru_cache(maxsize=16384)(self._worth_of_town)
        self._early = max(ceil(max(weights.late, weights.late_made)), KNOTS[-1] if learned else 0)
        self._tables: dict[tuple[int, int, int], Tables] = {}
        self._moments: dict[tuple[int, int, int], _Moment] = {}
        self._pieces = pieces(weights)
        self._use = tuple(
            0.0 if card.effect is None else weights.own * (card.fee.food or card.fee.francs) + weights.free
            for card in CARDS
        )

    def _worth_of_tokens(self, left: int, proposals: int, seats: int) -> Tables:
        """For each kind what 0, 1, 2, ... tokens of it are worth beside their food and, of francs, what they count."""
        key = (min(left, self._early), min(proposals, _MANY_CARDS), seats)
        found = self._tables.get(key)
        if found is None:
            found = self._tables[key] = tuple(self._row(kind, *key) for kind in range(len(GOODS)))
        return found

    def _row(self, kind: int, left: int, proposals: int, seats: int) -> tuple[float, ...]:
        weights = self.weights
        name = NAMES[kind]
        late = weights.late_made if kind in UPGRADED else weights.late
        worth = weights.goods.get(name, 0.0) + weights.material.get(name, 0.0) * proposals / _MANY_CARDS
        worth *= min(1.0, left / late) ** weights.fading
        if left:
            worth += at(self._values[seats].goods.get(name, _NOTHING), left)
        return tuple(worth * in_all for in_all in tokens_of(weights.plenty))

    def _moment(self, left: int, proposals: int, seats: int) -> _Moment:
        key = (left, proposals, seats)
        found = self._moments.get(key)
        if found is None:
            found = self._moments[key] = self._new_moment(*key)
        return found

    def _new_moment(self, left: int, proposals: int, seats: int) -> _Moment:
        values = self._values[seats]
        learned = {name: at(values.other.get(name, _NOTHING), left) for name in OTHER}
        return _Moment(
            self._worth_of_tokens(left, proposals, seats),
            left / _PLENTY if left < _PLENTY else 1.0,
            tuple(at(values.ships.get(kind.name, _NOTHING), left) for kind in KINDS),
            learned["loan"],
            learned["missing"],
            learned["offer"],
            self.weights.meal_later + learned["covered"],
            1.0 + learned["prepared"],
        )

    def token_values(self, position: Havre, seat: int) -> Sequence[float]:
        """What a seat thinks a token of each kind is worth to it, its food and francs included."""
        left = actions_left(position, seat)
        rows = self._worth_of_tokens(left, sum(map(len, position.stacks)), min(position.terms.players, MANY_SEATS))
        food = 0.0 if position.final else self.weights.meal_later
        return [1.0 + rows[0][1], *(row[1] + food * good.food for row, good in zip(rows[1:], GOODS[1:], strict=True))]

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
        goods = position.goods[seat]
        left = actions_left(position, seat)
        players = len(position.terms.names)
        seats = players if players < MANY_SEATS else MANY_SEATS
        deeds = position.deeds
        total, with_bonus = self._of_cards(deeds.of(seat), left, seats)
        loans = position.loans[seat]
        total += goods[FRANCS] - self._debts(position, seat, left) if loans else goods[FRANCS]
        for name in with_bonus:
            total += bonus(position, seat, name)
        fleet = position.fleets[seat]
        if not left:
            for ship in fleet:
                total += _SHIP_VALUE[ship]
            return total
        moment = self._moment(left, sum(map(len, position.stacks)), seats)
        feeds = holds = 0
        if fleet:
            value = 0
            for ship in fleet:
                value += _SHIP_VALUE[ship]
                feeds += _SHIP_FEEDS[ship][players - 1]
                holds += _SHIP_HOLDS[ship]
                total += moment.ships[_SHIP_KIND[ship]]
            weights, soon = self.weights, moment.soon
            total += value * (1.0 + weights.ships * soon) + weights.hold * holds * soon
        if loans and moment.loan:
            total -= moment.loan * loans
        town = self._of_town(deeds.built, left, seats)
        total += town.worth
        if moment.offer and position.seat == seat and position.phase in _ACTING:
            total += moment.offer * self.best_offer(position, moment.rows)
        total += self._goods(position, seat, moment, town, holds)
        return total if position.final else total + self._meals(position, seat, feeds, moment)

    def best_offer(self, position: Havre, rows: Tables) -> float:
        """What the best of the offers is worth by itself."""
        best = 0.0
        food = 0.0 if position.final else self.weights.meal_later
        for kind, number in enumerate(position.offers):
            if number:
                each = (kind == FRANCS) + food * GOODS[kind].food
                best = max(best, number * each + rows[kind][min(number, MOST)])
        return best

    def _worth_of_cards(self, cards: tuple[int, ...], left: int, seats: int) -> tuple[float, tuple[str, ...]]:
        """Of the cards of a seat: what they count, save and bring, and those with a bonus."""
        weights = self.weights
        value = sum(_VALUE[card] for card in cards)
        soon = left / _PLENTY if left < _PLENTY else 1.0
        worth = value * (1.0 + weights.buildings * soon) + left * sum(self._use[card] for card in cards)
        curves = self._values[seats].own
        if left:
            worth += sum(at(curves[name], left) for name in (CARDS[card].name for card in cards) if name in curves)
        return worth, tuple(_WITH_BONUS[card] for card in cards if card in _WITH_BONUS)

    def _worth_of_town(self, built: tuple[int, ...], left: int, seats: int) -> _Town:
        """What it is worth that some buildings have been built, and what can be done there."""
        soon = left / _PLENTY if left < _PLENTY else 1.0
        town, curves = self.weights.town, self._values[seats].town
        names = [CARDS[card].name for card in built]
        learned = sum(at(curves[name], left) for name in names if name in curves)
        return _Town(
            soon * sum(town.get(name, 0.0) for name in names) + learned,
            tuple(piece for card, piece in self._pieces if card in built),
            SHIPPING_LINE in built,
            any(wharf in built for wharf in WHARFS),
        )

    def _debts(self, position: Havre, seat: int, left: int) -> float:
        loans, weights = position.loans[seat], self.weights
        if not left:
            return UNPAID_AT_END * loans
        debts = weights.loan * loans + weights.interest * (len(position.terms.rounds) - position.round)
        if position.phase == INTEREST and seat in position.waiting and not position.goods[seat][FRANCS]:
            debts += weights.loan - LOAN
        return debts

    def _goods(self, position: Havre, seat: int, moment: _Moment, town: _Town, holds: int) -> float:
        """What goods are worth, and a share of what could be made of them at once."""
        goods = position.goods[seat]
        rows = moment.rows
        kept = worth_of(rows, goods)
        more = 0.0
        if holds and town.sails:
            income, rest = cargo_now(goods, holds, len(position.fleets[seat]))
            if income:
                more = self.weights.sail * (income + worth_of(rows, rest) - kept)
        if town.launches and could_launch(goods):
            weights = self.weights
            for _kind, value, feeds, rest in launch_now(position, goods):
                fed = weights.meal_later * feeds * (len(position.terms.rounds) - position.round + 1)
                more = max(more, weights.launch * (value + fed + worth_of(rows, rest) - kept))
        if town.conversions:
            more = max(more, self.weights.convert * best_conversion(town.conversions, goods, rows))
        return kept + moment.prepared * more

    def _meals(self, position: Havre, seat: int, feeds: int, moment: _Moment) -> float:
        """What food is worth for the meals to come, less what the meals cost; harvests too."""
        weights = self.weights
        terms = position.terms
        is_meal = position.phase == MEAL
        eaten = is_meal and seat not in position.waiting
        now, later = prospects.meals_to_come(terms.variant, len(terms.names), position.round + eaten, feeds)
        goods = position.goods[seat]
        spare = food_of(goods) - now
        if spare >= 0:
            total = moment.covered * (spare if spare < later else later) - weights.meal_later * later
        else:
            total = weights.meal_now * spare - weights.meal_later * later
            missing = -spare - goods[FRANCS]
            if missing > 0:
                in_hand = 0 if eaten else prospects.actions_before_the_meal(position, seat)
                total -= missing * (weights.short / (1 + in_hand) + moment.missing)
                if not in_hand:
                    total -= (-(-missing // LOAN)) * (weights.loan - LOAN)
        grain, cattle = goods[GRAIN], goods[CATTLE] >= PAIR
        if grain or cattle:
            harvests = prospects.harvests_to_come(terms.variant, len(terms.names), position.round + is_meal)
            if grain:
                total += weights.grain_harvest * harvests
            if cattle:
                total += weights.cattle_harvest * harvests
        return total
