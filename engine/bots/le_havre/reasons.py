"""Why a turn of Le Havre is thought good: what it counts, feeds, spares and makes possible, what others do not get."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from engine.bots.le_havre.converting import CONVERTING
from engine.bots.le_havre.evaluator import Evaluator
from engine.bots.le_havre.sailing import cargo_now
from engine.bots.le_havre.shipyard import launchable
from engine.bots.le_havre.time import actions_before_the_meal, actions_left, harvests_to_come
from engine.le_havre import meal, scoring
from engine.le_havre.cards import Card
from engine.le_havre.deck import CARD_INDEX, CARDS
from engine.le_havre.fees import fee_text
from engine.le_havre.goods import CATTLE, FISH, FRANCS, GOODS, GRAIN, INSTEAD, some
from engine.le_havre.money import LOAN, REPAYMENT, UNPAID_AT_END
from engine.le_havre.moves import Build, Buy, Enter, Repay, Take
from engine.le_havre.rounds import STANDARD
from engine.le_havre.ships import KINDS, SHIPS
from engine.le_havre.state import AT_HOME, MEAL, TOWN, Havre
from engine.moves import Move
from engine.text import Text, _, counted, text

_LEAST = 0.5
"""What counts less francs than this is no reason."""
_WHARFS = (CARD_INDEX["wharf-1"], CARD_INDEX["wharf-2"])
_SHIPPING_LINE = CARD_INDEX["shipping-line"]
_MANY = 3
"""So many of a good are worth turning over."""


class Reason(NamedTuple):
    """A reason, and about how many francs it counts."""

    francs: float
    words: Text


def reasons(evaluator: Evaluator, before: Havre, moves: Sequence[Move], after: Havre) -> tuple[Text, ...]:
    """What speaks for complete moves of the seat that decides, taken as one, what counts most first."""
    if not any(isinstance(move, Build | Buy | Enter | Repay | Take) for move in moves):
        return ()
    found = _Turn(evaluator, before, after, moves).found()
    likely = sorted((one for one in found if one.francs >= _LEAST), key=lambda one: -one.francs)
    return tuple(one.words for one in likely)


class _Turn:
    """What a seat does in a turn, as it looks to that seat."""

    def __init__(self, evaluator: Evaluator, before: Havre, after: Havre, moves: Sequence[Move]) -> None:
        self.weights = evaluator.weights
        self.evaluator = evaluator
        self.before, self.after, self.moves = before, after, moves
        self.seat = before.decider
        self.left = actions_left(after, self.seat)
        self.meals = 0 if before.final else len(before.terms.rounds) - before.round + (before.phase != MEAL)
        """How many meals are to come."""

    def found(self) -> Iterator[Reason]:
        """All that can be said for it."""
        if any(isinstance(move, Repay) for move in self.moves):
            yield Reason(
                UNPAID_AT_END - REPAYMENT,
                text(
                    _("A loan costs {now} now, and {later} in the score if it is still there at the end."),
                    now=REPAYMENT,
                    later=UNPAID_AT_END,
                ),
            )
        yield from self._cards()
        yield from self._ships()
        if self.meals:
            yield from self._next_meal()
            yield from self._harvests()
            yield from self._denied()
        if self.left:
            yield from self._possible()
        yield from self._brought()

    # What it counts.

    def _cards(self) -> Iterator[Reason]:
        before, after, seat = self.before, self.after, self.seat
        for card in sorted(set(after.owned(seat)) - set(before.owned(seat))):
            yield from self._card(CARDS[card], card)
        more = sum(scoring.bonus(after, seat, name) - scoring.bonus(before, seat, name) for name in self._bonuses())
        if more > 0:
            yield Reason(more, counted(_("Bonuses count {n} franc more."), _("Bonuses count {n} francs more."), more))

    def _bonuses(self) -> Iterator[str]:
        """The cards with a bonus that the seat owned before."""
        return (CARDS[card].name for card in self.before.owned(self.seat) if CARDS[card].name in scoring.WITH_BONUS)

    def _card(self, card: Card, index: int) -> Iterator[Reason]:
        before = self.before
        if Buy(card.name) in self.moves:
            paid = card.price or 0
            words = text(
                _("The {building} costs {paid} and counts {value} at the end."),
                building=card.shown,
                paid=paid,
                value=card.value + scoring.bonus(self.after, self.seat, card.name),
            )
            yield Reason(max(_LEAST, card.value - paid), words)
        else:
            value = card.value + scoring.bonus(self.after, self.seat, card.name)
            if value:
                yield Reason(
                    value, text(_("The {building} counts {value} at the end."), building=card.shown, value=value)
                )
        if before.terms.players > 1 and self.left and (card.fee.food or card.fee.francs):
            yield Reason(
                self.left * self.weights.own * (card.fee.food or card.fee.francs),
                text(_("Others who enter the {building} pay you {fee}."), building=card.shown, fee=fee_text(card)),
            )
        town_builds = not before.final and before.round_card.town == STANDARD
        if town_builds and meal.next_standard(before) == index:
            yield Reason(
                1.5, text(_("The town would build the {building} at the end of this round."), building=card.shown)
            )

    def _ships(self) -> Iterator[Reason]:
        before, after, seat = self.before, self.after, self.seat
        for ship in (Counter(after.fleets[seat]) - Counter(before.fleets[seat])).elements():
            yield Reason(
                SHIPS[ship].value,
                text(_("The {ship} counts {value} at the end."), ship=SHIPS[ship].shown, value=SHIPS[ship].value),
            )
            yield from self._feeding(KINDS[SHIPS[ship].kind].food[before.terms.players - 1])

    def _feeding(self, feeds: int) -> Iterator[Reason]:
        """What a new ship saves at the meals to come."""
        if not self.meals or not feeds:
            return
        fed = self.before.ships_feed(self.seat)
        cards = self.before.terms.rounds[-self.meals :]
        saved = [max(0, card.food - fed) - max(0, card.food - fed - feeds) for card in cards]
        total = sum(saved)
        if all(one == feeds for one in saved):
            words = counted(
                _("It feeds {food} at the last meal."),
                _("It feeds {food} at each of {n} meals."),
                self.meals,
                food=feeds,
            )
        else:
            words = counted(
                _("It saves {food} food at the last meal."),
                _("It saves {food} food at the {n} meals to come."),
                self.meals,
                food=total,
            )
        yield Reason(total * self.weights.meal_later, words)

    # Meals.

    def _missing(self, position: Havre, seat: int) -> int:
        """The food that a seat lacks for the next meal."""
        return max(0, position.meal_owed(seat) - position.food(seat))

    def _next_meal(self) -> Iterator[Reason]:
        if self.before.phase == MEAL:
            return
        before, after, seat = self.before, self.after, self.seat
        missed, misses = self._missing(before, seat), self._missing(after, seat)
        loans = [-(-max(0, n - p.francs(seat)) // LOAN) for n, p in ((missed, before), (misses, after))]
        if loans[1] < loans[0]:
            yield Reason(
                (loans[0] - loans[1]) * self.weights.loan,
                counted(
                    _("As things stand it keeps you from {n} loan at the next meal."),
                    _("As things stand it keeps you from {n} loans at the next meal."),
                    loans[0] - loans[1],
                ),
            )
        if loans[1] > loans[0]:
            yield Reason(
                (loans[1] - loans[0]) * self.weights.loan,
                counted(
                    _("As things stand the next meal then takes {n} loan."),
                    _("As things stand the next meal then takes {n} loans."),
                    loans[1],
                ),
            )
        if misses < missed:
            words = (
                text(_("It covers the next meal, for which you lack {n} food."), n=missed)
                if not misses
                else text(_("For the next meal you lack {n} food then, not {more}."), n=misses, more=missed)
            )
            yield Reason((missed - misses) * self.weights.meal_now, words)
        more = after.food(seat) - before.food(seat) - (missed - misses)
        if more > 0 and self.meals > 1:
            yield Reason(
                0.9 * more * self.weights.meal_later,
                text(_("It leaves {n} food more for the meals after the next one."), n=more)
                if missed
                else text(_("It brings {n} food for the meals to come."), n=more),
            )

    def _harvests(self) -> Iterator[Reason]:
        before, after = self.before.goods[self.seat], self.after.goods[self.seat]
        terms = self.before.terms
        number = harvests_to_come(terms.variant, terms.players, self.before.round + (self.before.phase == MEAL))
        for kind, least, each in (
            (GRAIN, 1, self.weights.grain_harvest),
            (CATTLE, meal.PAIR, self.weights.cattle_harvest),
        ):
            if number and before[kind] < least <= after[kind]:
                yield Reason(
                    each * number,
                    counted(
                        _("It gives you {good} at each harvest: {n} is to come."),
                        _("It gives you {good} at each harvest: {n} are to come."),
                        number,
                        good=some(1, kind),
                    ),
                )

    # What the others do not get.

    def _denied(self) -> Iterator[Reason]:
        before, after, seats = self.before, self.after, self.before.terms.players
        others = [seat for seat in range(seats) if seat != self.seat]
        if Take(GOODS[FISH].name) in self.moves:
            taken = before.offers[FISH]
            hungry = [
                (self._missing(before, other), other) for other in others if actions_before_the_meal(after, other)
            ]
            lacks, other = max(hungry, default=(0, 0))
            if lacks > 1 and taken > 1:
                yield Reason(
                    0.4 * min(lacks, taken),
                    text(
                        _("{player} lacks {n} food for the next meal and does not get these {goods}."),
                        player=before.terms.names[other],
                        n=lacks,
                        goods=some(taken, FISH),
                    ),
                )
        card = after.persons[self.seat]
        if card != before.persons[self.seat] and card in _WHARFS and not _stands_free(after):
            for other in others:
                if any(True for _kind in launchable(before, before.goods[other])):
                    yield Reason(
                        2.0,
                        text(
                            _("{player} has the material for a ship, and no Wharf to enter while you stand there."),
                            player=before.terms.names[other],
                        ),
                    )
                    break

    # What it makes possible.

    def _possible(self) -> Iterator[Reason]:
        before, after, seat = self.before, self.after, self.seat
        had, have = before.goods[seat], after.goods[seat]
        wharf = any(after.place[card] >= TOWN for card in _WHARFS)
        if wharf:
            known = {kind for kind, _value in launchable(before, had)}
            new = [(value, kind) for kind, value in launchable(after, have) if kind not in known]
            if new and len(after.fleets[seat]) == len(before.fleets[seat]):
                value, kind = max(new)
                ship = SHIPS[after.harbour[kind][-1]].shown
                yield Reason(
                    max(1.0, self.weights.launch * value), text(_("Then you have all for the {ship}."), ship=ship)
                )
        yield from self._payable(had, have)
        yield from self._convertible(had, have)
        holds = sum(KINDS[SHIPS[ship].kind].capacity for ship in after.fleets[seat])
        if holds and after.place[_SHIPPING_LINE] >= TOWN:
            ships = len(after.fleets[seat])
            was, now = (cargo_now(goods, holds, ships)[0] for goods in (had, have))
            if now > was:
                yield Reason(
                    self.weights.sail * (now - was),
                    text(_("With the Shipping Line a voyage would bring {n} francs then, not {less}."), n=now, less=was)
                    if was
                    else text(_("With the Shipping Line a voyage would bring {n} francs then."), n=now),
                )

    def _payable(self, had: list[int], have: list[int]) -> Iterator[Reason]:
        new = [
            CARDS[card]
            for card in self.after.tops()
            if card in self.before.tops() and _pays(CARDS[card], have) and not _pays(CARDS[card], had)
        ]
        if new:
            best = max(new, key=lambda card: card.value)
            yield Reason(
                1.0 + best.value / 8, text(_("Then you have the material for the {building}."), building=best.shown)
            )

    def _convertible(self, had: list[int], have: list[int]) -> Iterator[Reason]:
        before, after = self.before, self.after
        for one in CONVERTING:
            number = min(have[one.good], one.most)
            if after.place[one.card] < TOWN or number < _MANY or number <= min(had[one.good], one.most):
                continue
            if after.persons[self.seat] == one.card and before.persons[self.seat] != one.card:
                continue
            if GOODS[one.into].food and self.meals <= 1:
                continue
            values = {
                "building": CARDS[one.card].shown,
                "goods": some(number, one.good),
                "made": some(number, one.into),
            }
            gained = number - min(had[one.good], one.most)
            food = GOODS[one.into].food
            worth = gained * (one.francs + one.food * self.weights.meal_later) if food else gained * 0.5
            words = (
                text(_("The {building} turns {goods} into {made}: {n} food."), **values, n=number * food)
                if food
                else text(_("The {building} turns {goods} into {made}."), **values)
            )
            yield Reason(max(0.6, 0.5 * worth), words)

    # What it brings at once.

    def _brought(self) -> Iterator[Reason]:
        before, after, seat = self.before, self.after, self.seat
        francs = after.francs(seat) - before.francs(seat)
        if francs > 0:
            yield Reason(francs, counted(_("It brings {n} franc."), _("It brings {n} francs."), francs))
        if not self.left:
            return
        values = self.evaluator.token_values(before, seat)
        gained = [
            (after.goods[seat][kind] - number, kind)
            for kind, number in enumerate(before.goods[seat])
            if kind != FRANCS and after.goods[seat][kind] > number
        ]
        worth = round(sum(values[kind] * number for number, kind in gained))
        if gained and worth > 1:
            yield Reason(
                _LEAST,
                text(
                    _("Worth about {n} francs to you now: {goods}."),
                    goods=tuple(some(number, kind) for number, kind in gained),
                    n=worth,
                ),
            )


def _pays(card: Card, goods: list[int]) -> bool:
    """Whether goods are enough for the cost of a card."""
    if card.cost is None:
        return False
    spare = goods[:]
    for kind, number in card.cost:
        missing = max(0, number - spare[kind])
        spare[kind] -= number - missing
        other = INSTEAD.get(kind)
        if missing and (other is None or spare[other] < missing):
            return False
        if missing and other is not None:
            spare[other] -= missing
    return True


def _stands_free(position: Havre) -> bool:
    """Whether nobody stands in one of the Wharfs that are there."""
    taken = {at for at in position.persons if at != AT_HOME}
    return any(position.place[card] >= TOWN and card not in taken for card in _WHARFS)
