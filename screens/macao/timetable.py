"""The wind rose as a timetable: which cubes come in which round, what they pay for, what two dice would add."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from itertools import combinations
from typing import NamedTuple

from engine.macao import acquisitions, city, deck, forecast, state
from engine.macao.colours import EVERY, NO_CUBES, Cubes, marks

Timetable = Mapping[int, Cubes]
"""The cubes of each round, from the present one on."""
SHOWN = 6
"""How many rounds a timetable shows."""


def timetable(position: state.Colony, seat: int, dice: Iterable[int] = ()) -> Timetable:
    """What a seat has in the present round and in those to come; with the cubes of these `dice`, by colour."""
    present = max(1, position.round)
    found = dict.fromkeys(range(present, min(state.LAST_ROUND, present + SHOWN - 1) + 1), NO_CUBES)
    if position.phase == state.OVER:
        return found
    if forecast.has_turned(position, seat) and position.round:
        found[present] = tuple(position.supply[seat])
    found |= {number: cubes for number, cubes in forecast.cubes_to_come(position, seat).items() if number in found}
    for colour in dice:
        number = position.dice[colour]
        there = list(found[present + number - 1])
        there[colour] += number
        found[present + number - 1] = tuple(there)
    return found


def ready(card: int, table: Timetable, have: deck.Standing) -> int | None:
    """The first round whose cubes pay for a card; None where there is none."""
    return next((n for n, cubes in table.items() if acquisitions.can_pay(card, marks(cubes), sum(cubes), have)), None)


def lacking(card: int, cubes: Cubes, have: deck.Standing) -> tuple[int, ...]:
    """The colours of the cost of a card that are not there, as many of them as would be enough."""
    cost, left = deck.CARDS[card].cost, list(cubes)
    missing = []
    for colour in cost:
        if left[colour]:
            left[colour] -= 1
        else:
            missing.append(colour)
    due = max(1, len(cost) - have.less[deck.CARDS[card].kind])
    left_out = len(cost) - due
    return tuple(missing[: max(len(missing) - left_out - have.any_colour, due - sum(cubes), 0)])


def nearest(card: int, table: Timetable, have: deck.Standing) -> tuple[int, tuple[int, ...]]:
    """The round in which the fewest cubes are missing for a card, and which ones."""
    found = {number: lacking(card, cubes, have) for number, cubes in table.items()}
    number = min(found, key=lambda one: (len(found[one]), one))
    return number, found[number]


class Pair(NamedTuple):
    """Two dice, and what would come of them."""

    dice: tuple[int, int]
    table: Timetable
    filled: tuple[int, ...]
    """Rounds that are empty without them."""
    empty: tuple[int, ...]
    """Rounds that stay empty, as far as later dice cannot fill them or must."""
    cards: Mapping[int, int]
    """Cards of the tableau that they make ready, with the round."""
    cubes: int


def _pair(position: state.Colony, seat: int, dice: tuple[int, int]) -> Pair:
    before, after = timetable(position, seat), timetable(position, seat, dice)
    have, cards = deck.standing(position.active[seat]), {}
    for card in position.tableau[seat]:
        number, earlier = (ready(card, table, have) for table in (after, before))
        if number is not None and (earlier is None or number < earlier):
            cards[card] = number
    return Pair(
        dice,
        after,
        tuple(n for n, cubes in after.items() if any(cubes) and not any(before[n])),
        tuple(n for n, cubes in after.items() if not any(cubes)),
        cards,
        sum(position.dice[colour] for colour in dice),
    )


_EMPTY = (6, 4, 2, 1, 0.5, 0)
"""What an empty round costs, the present one and those after it: later dice may fill those that are far."""
_CARD, _LATER, _CUBE = 3, 0.3, 0.6
"""What a card that is made ready is worth, less for each round later, and a cube."""


def pairs(position: state.Colony, seat: int, *, is_ranked: bool) -> list[Pair]:
    """Every pair of dice, where they are ranked the best first: no near round empty, cards soon ready, many cubes."""
    present = max(1, position.round)
    is_safe = deck.standing(position.active[seat]).safe_when_empty

    def worth(one: Pair) -> float:
        empty = 0 if is_safe else sum(_EMPTY[number - present] for number in one.empty)
        ready_cards = sum(_CARD - _LATER * (number - present) for number in one.cards.values())
        return ready_cards + _CUBE * one.cubes - empty

    found = [_pair(position, seat, dice) for dice in combinations(EVERY, 2)]
    return sorted(found, key=worth, reverse=True) if is_ranked else found


def payable(cubes: Cubes, free: int, have: deck.Standing) -> Iterable[int]:
    """The free quarters that some cubes pay."""
    found = city.payable(marks(cubes), sum(cubes), have.quarter_less, have.quarter_any_colour) & free
    return city.quarters_of(found)
