"""What a position of Le Havre is worth to a seat: the score so far, and what goods, ships and cards may still bring."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from math import ceil, log1p
from operator import getitem
from types import MappingProxyType

from engine.bots.le_havre import prospects
from engine.bots.le_havre.prospects import CONVERSIONS, SHIPPING_LINE, WHARFS, actions_left, cargo_now, launch_now
from engine.bots.le_havre.weights import KNOTS, MANY_SEATS, OTHER, Curve, Values, Weights, at
from engine.le_havre.deck import CARD_INDEX, CARDS
from engine.le_havre.goods import CATTLE, FRANCS, GOODS, GRAIN, NAMES, UPGRADED, energy_of, food_of
from engine.le_havre.meal import PAIR
from engine.le_havre.money import LOAN, UNPAID_AT_END
from engine.le_havre.scoring import WITH_BONUS, bonus
from engine.le_havre.ships import KINDS, SHIPS
from engine.le_havre.state import FINAL, INTEREST, MAIN, MEAL, TOWN, Havre

_VALUE = tuple(card.value for card in CARDS)
_WITH_BONUS = {CARD_INDEX[name]: name for name in WITH_BONUS}
_SHIP_VALUE = tuple(ship.value for ship in SHIPS)
_SHIP_FEEDS = tuple(KINDS[ship.kind].food for ship in SHIPS)
_SHIP_KIND = tuple(ship.kind for ship in SHIPS)
_SHIP_HOLDS = tuple(KINDS[ship.kind].capacity for ship in SHIPS)
_PLENTY = 12
"""From so many own actions on there is time enough for the cards and the ships to be of full use."""
_MOST = 40
"""More tokens of a kind than this are worth no more."""
_MANY_CARDS = 9
"""So many proposals are enough to build from."""

_NOTHING: Curve = (0.0,) * len(KNOTS)
NOTHING_LEARNED: Mapping[int, Values] = MappingProxyType({})
"""By the number of seats: what is learned besides the weights."""
_ACTING = (MAIN, FINAL)

_Tables = tuple[tuple[float, ...], ...]


@cache
def tokens_of(plenty: float) -> tuple[float, ...]:
    """As how many tokens of a kind 0, 1, 2, ... of them count, if after so many the next is worth half as much."""
    return tuple(plenty * log1p(number / plenty) for number in range(_MOST + 1))


@dataclass(frozen=True, slots=True)
class _Learned:
    """What was learned, with so many own actions to come."""

    ships: tuple[float, ...]
    loan: float
    covered: float
    missing: float
    prepared: float
    offer: float


class Evaluator:
    """What positions are worth by the figures of some weights, laid out for speed."""

    def __init__(self, weights: Weights, learned: Mapping[int, Values] = NOTHING_LEARNED) -> None:
        """`learned` is what was learned besides, by the number of seats, of which `MANY_SEATS` stands for all more."""
        self.weights = weights
        self._values = tuple(learned.get(seats, Values()) for seats in range(MANY_SEATS + 1))
        self._of_cards = lru_cache(maxsize=16384)(self._worth_of_cards)
        self._of_town = lru_cache(maxsize=16384)(self._worth_of_town)
        self._early = max(ceil(max(weights.late, weights.late_made)), KNOTS[-1] if learned else 0)
        self._tables: dict[tuple[int, int, int], _Tables] = {}
        self._learned: dict[tuple[int, int], _Learned] = {}
        self._use = tuple(
            0.0 if card.effect is None else weights.own * (card.fee.food or card.fee.francs) + weights.free
            for card in CARDS
        )

    def _worth_of_tokens(self, left: int, proposals: int, seats: int) -> _Tables:
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

    def _learned_with(self, left: int, seats: int) -> _Learned:
        key = (left, seats)
        found = self._learned.get(key)
        if found is None:
            values = self._values[seats]
            ships = tuple(at(values.ships.get(kind.name, _NOTHING), left) for kind in KINDS)
            found = self._learned[key] = _Learned(
                ships, **{name: at(values.other.get(name, _NOTHING), left) for name in OTHER}
            )
        return found

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
        weights = self.weights
        goods = position.goods[seat]
        left = actions_left(position, seat)
        players = position.terms.players
        seats = min(players, MANY_SEATS)
        total, with_bonus = self._of_cards(position.owned(seat), left, seats)
        total += goods[FRANCS] - self._debts(position, seat, left)
        for name in with_bonus:
            total += bonus(position, seat, name)
        fleet = position.fleets[seat]
        if not left:
            for ship in fleet:
                total += _SHIP_VALUE[ship]
            return total
        learned = self._learned_with(left, seats)
        feeds = holds = 0
        soon = left / _PLENTY if left < _PLENTY else 1.0
        if fleet:
            value = 0
            for ship in fleet:
                value += _SHIP_VALUE[ship]
                feeds += _SHIP_FEEDS[ship][players - 1]
                holds += _SHIP_HOLDS[ship]
                total += learned.ships[_SHIP_KIND[ship]]
            total += value * (1.0 + weights.ships * soon) + weights.hold * holds * soon
        if learned.loan:
            total -= learned.loan * position.loans[seat]
        total += self._of_town(position.deeds.built, left, seats)
        rows = self._worth_of_tokens(left, sum(map(len, position.stacks)), seats)
        if learned.offer and position.seat == seat and position.phase in _ACTING:
            total += learned.offer * self.best_offer(position, rows)
        total += self._goods(position, seat, rows, holds, 1.0 + learned.prepared)
        return total + self._meals(position, seat, feeds, learned)

    def best_offer(self, position: Havre, rows: _Tables) -> float:
        """What the best of the offers is worth by itself."""
        best = 0.0
        food = 0.0 if position.final else self.weights.meal_later
        for kind, number in enumerate(position.offers):
            if number:
                each = (kind == FRANCS) + food * GOODS[kind].food
                best = max(best, number * each + rows[kind][min(number, _MOST)])
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

    def _worth_of_town(self, built: tuple[int, ...], left: int, seats: int) -> float:
        """What it is worth that some buildings have been built."""
        soon = left / _PLENTY if left < _PLENTY else 1.0
        town, curves = self.weights.town, self._values[seats].town
        names = [CARDS[card].name for card in built]
        learned = sum(at(curves[name], left) for name in names if name in curves)
        return soon * sum(town.get(name, 0.0) for name in names) + learned

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

    def _goods(self, position: Havre, seat: int, rows: _Tables, holds: int, share: float) -> float:
        """What goods are worth, and a share of what could be made of them at once."""
        goods = position.goods[seat]
        kept = _sum(rows, goods)
        more = 0.0
        place = position.place
        if holds and place[SHIPPING_LINE] >= TOWN:
            income, rest = cargo_now(goods, holds, len(position.fleets[seat]))
            if income:
                more = self.weights.sail * (income + _sum(rows, rest) - kept)
        if place[WHARFS[0]] >= TOWN or place[WHARFS[1]] >= TOWN:
            for _kind, value, feeds, rest in launch_now(position, goods):
                fed = self.weights.meal_later * feeds * (len(position.terms.rounds) - position.round + 1)
                more = max(more, self.weights.launch * (value + fed + _sum(rows, rest) - kept))
        if self.weights.convert:
            more = max(more, self.weights.convert * self._best_conversion(place, goods, rows))
        return kept + share * more

    def _best_conversion(self, place: Sequence[int], goods: list[int], rows: _Tables) -> float:
        """What the best visit to turn goods over would gain."""
        weights = self.weights
        best = 0.0
        energy = -1
        for one in CONVERSIONS:
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

    def _meals(self, position: Havre, seat: int, feeds: int, learned: _Learned) -> float:
        """What food is worth for the meals to come, less what the meals cost; harvests too."""
        if position.final:
            return 0.0
        weights = self.weights
        terms = position.terms
        eaten = position.phase == MEAL and seat not in position.waiting
        harvested = position.phase == MEAL
        first = position.round + eaten
        now, later = prospects.meals_to_come(terms.variant, terms.players, first, feeds)
        goods = position.goods[seat]
        spare = food_of(goods) - now
        total = weights.meal_now * (spare if spare < 0 else 0) - weights.meal_later * later
        if spare > 0:
            total += (weights.meal_later + learned.covered) * (spare if spare < later else later)
        missing = -spare - goods[FRANCS]
        if missing > 0:
            in_hand = 0 if eaten else prospects.actions_before_the_meal(position, seat)
            total -= missing * (weights.short / (1 + in_hand) + learned.missing)
            if not in_hand:
                total -= (-(-missing // LOAN)) * (weights.loan - LOAN)
        harvests = prospects.harvests_to_come(terms.variant, terms.players, position.round + harvested)
        if goods[GRAIN]:
            total += weights.grain_harvest * harvests
        if goods[CATTLE] >= PAIR:
            total += weights.cattle_harvest * harvests
        return total


def _sum(rows: _Tables, goods: Sequence[int]) -> float:
    try:
        return sum(map(getitem, rows, goods))
    except IndexError:
        return sum(row[min(number, _MOST)] for row, number in zip(rows, goods, strict=True))
