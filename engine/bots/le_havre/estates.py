"""What a seat of Le Havre has beside its goods, and the time that is left: what that is worth, and what goods can do.

Positions that differ in goods and offers alone have it in common: it is worked out once for all of them.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, lru_cache
from math import ceil, log1p
from types import MappingProxyType
from typing import Final, NamedTuple

from engine.bots.le_havre import prospects
from engine.bots.le_havre.pieces import MOST, Tables, Turning, pieces
from engine.bots.le_havre.prospects import SHIPPING_LINE, WHARFS, actions_left
from engine.bots.le_havre.weights import KNOTS, MANY_SEATS, OTHER, Curve, Values, Weights, at
from engine.le_havre.deck import CARD_INDEX, CARDS
from engine.le_havre.goods import GOODS, NAMES, UPGRADED
from engine.le_havre.money import LOAN, UNPAID_AT_END
from engine.le_havre.scoring import STOREHOUSE, WITH_BONUS, bonus
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
_MANY_CARDS = 9
"""So many proposals are enough to build from."""
_KEPT: Final = 20_000
"""So many estates are kept: of a long choice hardly a tenth."""

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
    turnings: tuple[Turning, ...]
    soon: float
    ships: tuple[float, ...]
    loan: float
    missing: float
    offer: float
    covered: float
    prepared: float


class _Town(NamedTuple):
    """What follows from the buildings that have been built."""

    worth: float
    pieces: tuple[int, ...]
    sails: bool
    launches: bool


class Meals(NamedTuple):
    """The meals and the harvests to come."""

    now: int
    """The food that is owed at the next meal, and at all `later` ones together, less that of the own ships."""
    later: int
    cost: float
    """What the later ones cost."""
    covered: float
    """What a food is worth that is there for them."""
    missing: float
    """What a food costs that is missing at the next meal, and how much more a `loan` for it does."""
    loan: float
    grain: float
    """What the harvests are worth to who has any grain, and two cattle."""
    cattle: float


class Estate(NamedTuple):
    """What a seat has beside its goods, and what it can use them for."""

    cards: float
    """What its cards count, save and bring."""
    debts: float
    """What its loans cost, as long as it has any francs."""
    strapped: float
    """What they cost if it has none."""
    parts: tuple[float, ...]
    """What bonuses, ships, loans and the town are worth besides: added one by one, so that sums never differ."""
    storehouse: int
    """The place among them of what the Storehouse is worth, which depends on goods; -1 without it."""
    is_over: bool
    """Whether it has no own action to come: then nothing else counts."""
    rows: Tables
    """For each kind what 0, 1, 2, ... tokens of it are worth beside their food and, of francs, what they count."""
    offer: float
    """A franc of the best of the offers, for who takes its turn."""
    prepared: float
    """A franc of what could be gained at once."""
    holds: int
    """The room on its ships, if they can sail."""
    launches: bool
    """Whether there is a Wharf."""
    turnings: tuple[Turning, ...]
    """The goods that can be turned over."""
    meals: Meals | None
    """None after the last of them."""


class Estates:
    """Works out what seats have by the figures of some weights, and keeps it."""

    def __init__(self, weights: Weights, learned: Mapping[int, Values]) -> None:
        """`learned` is what was learned besides, by the number of seats, of which `MANY_SEATS` stands for all more."""
        self._weights = weights
        self._values = tuple(learned.get(seats, Values()) for seats in range(MANY_SEATS + 1))
        self._of_cards = lru_cache(maxsize=16384)(self._worth_of_cards)
        self._of_town = lru_cache(maxsize=16384)(self._worth_of_town)
        self._moment = cache(self._new_moment)
        self._early = max(ceil(max(weights.late, weights.late_made)), KNOTS[-1] if learned else 0)
        self._tables: dict[tuple[int, int, int], Tables] = {}
        self._found: dict[tuple[object, ...], Estate] = {}
        self._pieces = pieces(weights)
        self._use = tuple(
            0.0 if card.effect is None else weights.own * (card.fee.food or card.fee.francs) + weights.free
            for card in CARDS
        )

    def of(self, position: Havre, seat: int) -> Estate:
        """The estate of a seat."""
        terms, deeds, proposals = position.terms, position.deeds, 0
        for stack in position.stacks:
            proposals += len(stack)
        key = (
            deeds.holdings[seat - TOWN],
            position.fleets[seat],
            position.loans[seat],
            deeds.built,
            proposals,
            position.round,
            position.turn,
            position.phase,
            position.seat,
            seat,
            position.waiting,
            position.final,
            terms.variant,
            len(terms.names),
            len(terms.rounds),
        )
        found = self._found.get(key)
        if found is None:
            if len(self._found) >= _KEPT:
                self._found.clear()
            found = self._found[key] = self._new(position, seat, proposals)
        return found

    def _new(self, position: Havre, seat: int, proposals: int) -> Estate:
        players = len(position.terms.names)
        seats = min(players, MANY_SEATS)
        left = actions_left(position, seat)
        cards, with_bonus = self._of_cards(position.deeds.of(seat), left, seats)
        debts, strapped = self._debts(position, seat, left)
        fleet, loans = position.fleets[seat], position.loans[seat]
        parts: list[float] = [bonus(position, seat, name) for name in with_bonus]
        storehouse = with_bonus.index(STOREHOUSE) if STOREHOUSE in with_bonus else -1
        moment = self._moment(left, proposals, seats)
        town = self._of_town(position.deeds.built, left, seats)
        if not left:
            parts += [_SHIP_VALUE[ship] for ship in fleet]
        else:
            if fleet:
                weights, soon = self._weights, moment.soon
                parts += [moment.ships[_SHIP_KIND[ship]] for ship in fleet]
                holds = sum(_SHIP_HOLDS[ship] for ship in fleet)
                value = sum(_SHIP_VALUE[ship] for ship in fleet)
                parts.append(value * (1.0 + weights.ships * soon) + weights.hold * holds * soon)
            if loans and moment.loan:
                parts.append(-(moment.loan * loans))
            parts.append(town.worth)
        feeds = sum(_SHIP_FEEDS[ship][players - 1] for ship in fleet)
        return Estate(
            cards,
            debts,
            strapped,
            tuple(parts),
            storehouse,
            not left,
            moment.rows,
            moment.offer if position.seat == seat and position.phase in _ACTING else 0.0,
            moment.prepared,
            sum(_SHIP_HOLDS[ship] for ship in fleet) if town.sails else 0,
            town.launches,
            tuple([moment.turnings[place] for place in town.pieces]),
            None if position.final else self._meals(position, seat, feeds, moment),
        )

    def rows(self, left: int, proposals: int, seats: int) -> Tables:
        """For each kind what 0, 1, 2, ... tokens of it are worth beside their food and, of francs, what they count."""
        key = (min(left, self._early), min(proposals, _MANY_CARDS), seats)
        found = self._tables.get(key)
        if found is None:
            found = self._tables[key] = tuple(self._row(kind, *key) for kind in range(len(GOODS)))
        return found

    def _row(self, kind: int, left: int, proposals: int, seats: int) -> tuple[float, ...]:
        weights = self._weights
        name = NAMES[kind]
        late = weights.late_made if kind in UPGRADED else weights.late
        worth = weights.goods.get(name, 0.0) + weights.material.get(name, 0.0) * proposals / _MANY_CARDS
        worth *= min(1.0, left / late) ** weights.fading
        if left:
            worth += at(self._values[seats].goods.get(name, _NOTHING), left)
        return tuple(worth * in_all for in_all in tokens_of(weights.plenty))

    def _new_moment(self, left: int, proposals: int, seats: int) -> _Moment:
        values = self._values[seats]
        learned = {name: at(values.other.get(name, _NOTHING), left) for name in OTHER}
        rows = self.rows(left, proposals, seats)
        return _Moment(
            rows,
            tuple(Turning(*piece, rows[piece.good], rows[piece.into]) for _card, piece in self._pieces),
            left / _PLENTY if left < _PLENTY else 1.0,
            tuple(at(values.ships.get(kind.name, _NOTHING), left) for kind in KINDS),
            learned["loan"],
            learned["missing"],
            learned["offer"],
            self._weights.meal_later + learned["covered"],
            1.0 + learned["prepared"],
        )

    def _worth_of_cards(self, cards: tuple[int, ...], left: int, seats: int) -> tuple[float, tuple[str, ...]]:
        """Of the cards of a seat: what they count, save and bring, and those with a bonus."""
        weights = self._weights
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
        town, curves = self._weights.town, self._values[seats].town
        names = [CARDS[card].name for card in built]
        learned = sum(at(curves[name], left) for name in names if name in curves)
        return _Town(
            soon * sum(town.get(name, 0.0) for name in names) + learned,
            tuple(place for place, (card, _piece) in enumerate(self._pieces) if card in built),
            SHIPPING_LINE in built,
            any(wharf in built for wharf in WHARFS),
        )

    def _debts(self, position: Havre, seat: int, left: int) -> tuple[float, float]:
        """What its loans cost a seat, with any francs and without."""
        loans, weights = position.loans[seat], self._weights
        if not loans:
            return 0, 0
        if not left:
            return UNPAID_AT_END * loans, UNPAID_AT_END * loans
        debts = weights.loan * loans + weights.interest * (len(position.terms.rounds) - position.round)
        asked = position.phase == INTEREST and seat in position.waiting
        return debts, debts + (weights.loan - LOAN) if asked else debts

    def _meals(self, position: Havre, seat: int, feeds: int, moment: _Moment) -> Meals:
        weights, terms, number = self._weights, position.terms, position.round
        is_meal = position.phase == MEAL
        eaten = is_meal and seat not in position.waiting
        now, later = prospects.meals_to_come(terms.variant, len(terms.names), number + eaten, feeds)
        in_hand = 0 if eaten else prospects.actions_before_the_meal(position, seat)
        harvests = prospects.harvests_to_come(terms.variant, len(terms.names), number + is_meal)
        return Meals(
            now,
            later,
            weights.meal_later * later,
            moment.covered,
            weights.short / (1 + in_hand) + moment.missing,
            0.0 if in_hand else weights.loan - LOAN,
            weights.grain_harvest * harvests,
            weights.cattle_harvest * harvests,
        )
