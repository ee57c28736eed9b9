"""What a seat alone can still reach in its last turns: never less than it will.

The main actions that are left are taken one after the other in every order, each as `acts` tells it: better than it
is. What the meal and fees ask for in food is paid together in the end, from all food that there will have been, and
what is missing is paid in francs. Ships sail in the end too, with what is left over then: until then there are more
goods, and never fewer but for those that something else took for certain. Ships that are bought before the meal are
tried in every number. Nothing is sold to the town.
"""

from __future__ import annotations

from itertools import product
from typing import Final, NamedTuple

from engine.le_havre.deck import CARD_INDEX, CARDS
from engine.le_havre.goods import ANY_GOOD, FRANCS, GOODS, food_of
from engine.le_havre.money import LOAN, REPAYMENT
from engine.le_havre.puzzles.acts import SAIL, Unit, units
from engine.le_havre.puzzles.exchanged import Act, Change, Storage
from engine.le_havre.puzzles.voyages import FOOD_OF, UNBOUND, cargo_of, rooms
from engine.le_havre.rounds import TURNS_IN_A_ROUND
from engine.le_havre.ships import KINDS, SHIPS
from engine.le_havre.state import AT_HOME, BEFORE_SUPPLY, FINAL, INTEREST, MAIN, MEAL, SECOND_BUILD, Havre
from engine.le_havre.visits import WIND_FARM, WIND_FARM_WAIVES

_DEEPEST: Final = 3
"""Of more main actions than these nothing is said."""
_NEVER: Final = -(10**6)


def acts_left(position: Havre) -> int:
    """How many main actions are to come, the final one included."""
    if position.final:
        return int(position.phase == FINAL)
    to_come = position.phase in (BEFORE_SUPPLY, INTEREST, MAIN)
    return (0 if position.phase == MEAL else TURNS_IN_A_ROUND - position.turn) + to_come + 1


def reach(position: Havre, seat: int, *, borrows: bool = True) -> int:
    """So many francs at most a seat alone, in the last round of a game, has at its end.

    `borrows` says whether it may take a loan for the meal.
    """
    left = acts_left(position)
    if left > _DEEPEST:
        return UNBOUND
    worth = -REPAYMENT * position.loans[seat]
    worth += sum(CARDS[card].value for card in position.owned(seat))
    worth += sum(SHIPS[ship].value for ship in position.fleets[seat])
    if position.phase == SECOND_BUILD:
        worth += max((CARDS[card].value for stack in position.stacks for card in stack), default=0)
    if not left:
        return worth + position.francs(seat)
    return worth + _Bound(position, seat, borrows=borrows).best(left)


class _Spent(NamedTuple):
    """What was used up on the way to a final action, and what was gained."""

    owed: int
    """Food."""
    francs: int
    energy: int = 0
    sails: int = 0
    room: tuple[int, ...] = ()
    """What each ship carries that was there before or was built since."""
    sailing: tuple[int, ...] = ()
    """What each ship of each voyage carries, the largest first."""
    builds: bool = False
    """Whether something was built."""


class _Bound:
    """The bound of one position."""

    def __init__(self, position: Havre, seat: int, *, borrows: bool) -> None:
        self._position, self._seat, self._borrows = position, seat, borrows
        self._buys = not position.final and position.phase != MEAL
        self._last = units(position, last=True)
        self._before = units(position, last=False) if acts_left(position) > 1 else ()
        in_play = (*position.deeds.built, *(card for stack in position.stacks for card in stack))
        self._waived = WIND_FARM_WAIVES if CARD_INDEX[WIND_FARM] in in_play else 0
        self._paid = 0
        self._more: tuple[int, ...] = ()
        self._known: dict[tuple[str, tuple[int, ...]], tuple[Act, ...]] = {}

    def best(self, left: int) -> int:
        """The most that comes to francs and values with so many main actions."""
        position, seat = self._position, self._seat
        goods = position.goods[seat].copy()
        francs, goods[FRANCS] = goods[FRANCS], 0
        owed = 0 if position.final else position.meal_owed(seat)
        room = tuple(KINDS[SHIPS[ship].kind].capacity for ship in position.fleets[seat])
        person = position.persons[seat]
        before = CARDS[person].name if person != AT_HOME else ""
        self._ranked(left, goods)
        best = _NEVER
        for price, values, feeds, more in self._purchases(francs, goods, left):
            self._paid, self._more, value = price, more, values - price
            spent = _Spent(owed - feeds, francs, room=room, builds=position.phase == SECOND_BUILD)
            best = max(best, value + self._way(left, goods, spent, before, (), best - value))
        return best

    def _purchases(self, francs: int, goods: Storage, left: int) -> list[tuple[int, int, int, tuple[int, ...]]]:
        """The numbers of ships of each kind that could be bought: their price, value, food and room."""
        found: list[tuple[int, int, int, tuple[int, ...]]] = [(0, 0, 0, ())]
        if not self._buys:
            return found
        most = francs
        if left > 1:
            gains = sorted((act.francs for unit in self._before for act in unit.acts(goods)), reverse=True)
            sails = sum(GOODS[kind].ship_price * goods[kind] for kind in ANY_GOOD) + 8 * (left - 1)
            most += sum(gains[: left - 1]) + sails
        ships = [
            (kind, sorted((SHIPS[ship].value for ship in stack), reverse=True))
            for kind, stack in enumerate(self._position.harbour)
            if stack and KINDS[kind].price is not None and (KINDS[kind].price or 0) <= most
        ]
        for numbers in product(*(range(len(values) + 1) for _kind, values in ships)):
            price = sum((KINDS[kind].price or 0) * n for (kind, _values), n in zip(ships, numbers, strict=True))
            if 0 < price <= most:
                value = sum(sum(values[:n]) for (_kind, values), n in zip(ships, numbers, strict=True))
                feeds = sum(KINDS[kind].food[0] * n for (kind, _values), n in zip(ships, numbers, strict=True))
                room = [KINDS[kind].capacity for (kind, _v), n in zip(ships, numbers, strict=True) for _ in range(n)]
                found.append((price, value, feeds, tuple(room)))
        return found

    def _acts(self, unit: Unit, goods: Storage, *, last: bool) -> tuple[Act, ...]:
        key = unit.name + "!" * last, tuple([goods[kind] for kind in unit.uses])
        found = self._known.get(key)
        if found is None:
            found = self._known[key] = tuple(unit.acts(goods))
        return found

    def _ranked(self, left: int, goods: Storage) -> None:
        """Put the units in the order of what they could bring at most, with all goods that there could ever be."""
        most = goods.copy()
        for _stage in range(left - 1):
            adds = [0] * len(most)
            for unit in self._before:
                for act in unit.acts(most):
                    for kind, number in act.change:
                        adds[kind] = max(adds[kind], number)
            most = [one + more for one, more in zip(most, adds, strict=True)]
        self._finals = sorted(
            ((max((act.francs + act.value for act in unit.acts(most)), default=0), unit) for unit in self._last),
            key=lambda one: -one[0] if one[1].name != SAIL else _NEVER,
        )
        self._firsts = sorted(
            ((max((_gained(act) for act in unit.acts(most)), default=0), unit) for unit in self._before),
            key=lambda one: -one[0] if one[1].name != SAIL else _NEVER,
        )
        self._best_final = max((gain for gain, unit in self._finals), default=0)
        self._best_first = max((gain for gain, unit in self._firsts), default=0)
        self._most = tuple(most)

    def _way(self, left: int, goods: Storage, spent: _Spent, before: str, taken: tuple[str, ...], least: int) -> int:
        """The most from here on, when `before` was entered last and these offers were `taken`.

        What comes to no more than `least` is not looked at.
        """
        if left == 1:
            return self._final(goods, spent, before, taken, least)
        best = least
        # What follows comes to no more than this, whatever it is: with all voyages, and all there could ever be.
        fleet = spent.room + self._more + _LARGEST * (left - 1)
        cargo = cargo_of(self._most, rooms(spent.sailing + fleet * left), spent.sails + left, 0, UNBOUND, self._waived)
        fewer = rooms(spent.sailing + fleet * (left - 1))
        one_less = cargo_of(self._most, fewer, spent.sails + left - 1, 0, UNBOUND, self._waived)
        follow = self._best_final + (left - 2) * self._best_first
        for most, unit in self._firsts:
            if unit.name == SAIL:
                fee = self._fee(unit, spent, before)
                if fee is None or spent.francs + cargo + follow <= best:
                    continue
                food, francs = fee
                then = self._with_voyage(spent._replace(owed=spent.owed + food, francs=spent.francs - francs))
                best = max(best, self._way(left - 1, goods, then, SAIL, taken, best))
                continue
            if spent.francs + most + follow + one_less <= best:
                break
            fee = self._fee(unit, spent, before)
            if fee is None or unit.name in taken:
                continue
            food, francs = fee
            others = (*taken, unit.name) if unit.takes >= 0 else taken
            here = before if unit.takes >= 0 else unit.name
            for act in self._acts(unit, goods, last=False):
                after = _changed(goods, act.change)
                room = (*spent.room, act.room) if act.room else spent.room
                owed, more = spent.owed + food - act.feeds, spent.francs - francs + act.francs
                builds = spent.builds or unit.builds
                then = _Spent(owed, more, spent.energy + act.energy, spent.sails, room, spent.sailing, builds)
                found = act.value + self._way(left - 1, after, then, here, others, best - act.value)
                best = max(best, found)
        return best

    def _fee(self, unit: Unit, spent: _Spent, before: str) -> tuple[int, int] | None:
        """The fee in food and in francs: nothing for whoever could have bought the building; None if it is closed."""
        if unit.price is not None and self._buys and (spent.sails or unit.price <= spent.francs):
            return 0, 0
        if unit.name == before or (unit.proposed and not spent.builds):
            return None
        return unit.food, unit.francs

    def _final(self, goods: Storage, spent: _Spent, before: str, taken: tuple[str, ...], least: int) -> int:
        """The most that the final action brings, with all that still has to be settled."""
        there = food_of(goods)
        sailed = self._sailed(goods, spent, there) if spent.sails else 0
        best = max(least, self._settled(spent, 0, 0, sailed, sailed, there))
        most = spent.francs - max(0, spent.owed - there) + sailed
        for highest, unit in self._finals:
            if unit.name == SAIL:
                fee = self._fee(unit, spent, before)
                if fee is None:
                    continue
                food, francs = fee
                cargo = self._sailed(goods, self._with_voyage(spent), there)
                best = max(best, self._settled(spent, food, francs, cargo, sailed, there))
                continue
            if most + highest <= best:
                break
            fee = self._fee(unit, spent, before)
            if fee is None or unit.name in taken:
                continue
            food, francs = fee
            for act in self._acts(unit, goods, last=True):
                gain = act.francs + act.value
                if most + gain - francs <= best:
                    continue
                if not act.change:
                    best = max(best, gain + self._settled(spent, food, francs, sailed, sailed, there))
                    continue
                rest = _without(goods, act.change)
                left, cargo = food_of(rest), 0
                if spent.sails:
                    cargo = self._sailed(rest, spent._replace(energy=spent.energy + act.energy), left)
                best = max(best, gain + self._settled(spent, food, francs, cargo, cargo, left))
        return best

    def _with_voyage(self, spent: _Spent) -> _Spent:
        """One voyage more, with the ships that were bought if they could be paid by then."""
        bought = self._more if spent.sails or spent.francs >= self._paid else ()
        return spent._replace(sails=spent.sails + 1, sailing=rooms(spent.sailing + spent.room + bought))

    def _sailed(self, goods: Storage, spent: _Spent, there: int) -> int:
        """The most that all voyages bring, laden with what is left."""
        spare = max(0, there - spent.owed)
        return cargo_of(tuple(goods), spent.sailing, spent.sails, spent.energy, spare, self._waived)

    def _settled(self, spent: _Spent, food: int, francs: int, cargo: int, early: int, there: int) -> int:
        """The francs in the end without what the final action brings: `there` is the food that it leaves to be paid.

        `cargo` is what all voyages bring, `early` those before the meal.
        """
        total = spent.francs - francs + cargo
        missing = spent.owed + food - there
        if missing > 0:
            total -= missing
        short = spent.owed + self._paid - there - spent.francs - early
        if short > 0 and not self._position.final:
            if not self._borrows:
                return _NEVER
            total -= -(-short // LOAN) * (REPAYMENT - LOAN)
        return total


_LARGEST: Final = (4,)
"""What the largest ship carries that could be built."""


def _gained(act: Act) -> int:
    """What an action saves and brings at once: food saves a franc at most."""
    food = sum(FOOD_OF.get(kind, 0) * number for kind, number in act.change if number > 0)
    return act.francs + act.value + food + act.feeds


def _changed(goods: Storage, change: Change) -> Storage:
    if not change:
        return goods
    found = goods.copy()
    for kind, number in change:
        found[kind] += number
    return found


def _without(goods: Storage, change: Change) -> Storage:
    """The goods less those that are given: what comes in exchange comes too late."""
    found = goods.copy()
    for kind, number in change:
        if number < 0:
            found[kind] += number
    return found
