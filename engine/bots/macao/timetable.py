"""The wind rose as a timetable: in which rounds a seat has which cubes, and what they will do."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from engine.bots.macao.weights import Weights
from engine.macao import city, colours, deck, forecast, powers, state


class Coming:
    """A round in which a seat has a turn to come."""

    __slots__ = ("choices", "cubes", "marks", "number")

    def __init__(self, number: int, cubes: list[int], choices: int) -> None:
        self.number = number
        self.cubes = cubes
        """Those that it will have, as far as they lie on its wind rose."""
        self.marks = colours.marks(cubes)
        """The same, see `colours.marks`."""
        self.choices = choices
        """How many choices of dice may add to them; none in the present round."""

    def spend(self, cost: tuple[int, ...], number: int) -> None:
        """Take so many cubes of a cost away, as far as they are there."""
        cubes = self.cubes
        for colour in cost:
            if number and cubes[colour]:
                cubes[colour] -= 1
                number -= 1
        self.marks = colours.marks(cubes)


class Hoped(NamedTuple):
    """A card of the tableau: what it is hoped to bring in each round, and once."""

    each: float
    once: float
    number: int


_CHANCES: Final = (0.0, 0.16, 0.3, 0.42, 0.5, 0.57, 0.62)
"""How likely a colour that is lacking comes with so many choices of dice."""
_EMPTY: Final = (3.0, 1.4, 0.8, 0.4, 0.2, 0.1, 0.0)
"""What a round without cubes costs, with so many choices of dice before it."""
_SIDES: Final = 6
_GIVING: Final = 0.38
"""What is added to what a card brings that asks for cubes which lie ready: else it is counted by chance."""


def is_to_act(position: state.Colony, seat: int) -> bool:
    """Whether a seat that has turned its wind rose has its turn of this round still to come."""
    return position.phase != state.ACTION or seat == position.seat or seat in position.queue


def timetable(position: state.Colony, seat: int, passed: bool) -> tuple[list[Coming], int]:
    """The rounds to come that the wind rose shows, and how many come after them.

    The present one is among them unless the seat has `passed`.
    """
    turned, rose = forecast.has_turned(position, seat), position.rose[seat]
    found: list[Coming] = []
    if turned and not passed and is_to_act(position, seat):
        found.append(Coming(position.round, position.supply[seat][:], 0))
    first = max(position.round, 1) + turned
    left = state.LAST_ROUND + 1 - first
    found += [Coming(first + side, list(rose[side]), side + 1) for side in range(min(left, _SIDES))]
    return found, max(0, left - _SIDES)


def activation(weights: Weights, rounds: list[Coming], card: Hoped, have: deck.Standing) -> float:
    """What a card of the tableau may bring; the cubes for it are taken out of the first round that has them."""
    cost, size = deck.MARKS[card.number], deck.SIZES[card.number]
    saved = min(size - 1, have.less[deck.CARDS[card.number].kind])
    best = 0.0
    for coming in rounds:
        gain = card.each * (state.LAST_ROUND + 1 - coming.number) + card.once
        if gain <= 0:
            continue
        missing = cost & ~coming.marks
        if not missing or missing.bit_count() - saved - have.any_colour <= 0:
            worth = gain - weights.cube * size
            if worth <= best:
                break
            coming.spend(deck.CARDS[card.number].cost, size - saved)
            return worth + weights.cube * size
        if coming.choices:
            likely = weights.luck * _CHANCES[coming.choices] ** (0.25 + 0.75 * _colours(missing))
            best = max(best, (gain - weights.cube * size) * likely)
    return best


@lru_cache(maxsize=4096)
def _colours(missing: int) -> int:
    """How many colours there are among some marks."""
    found = 0
    while missing:
        found += bool(missing & 15)
        missing >>= 4
    return found


def beyond(weights: Weights) -> float:
    """What the cubes of a round may bring that the wind rose does not show yet."""
    hoped = weights.hoped * _SIDES * (_SIDES + 1) / 2
    return weights.quarter * min(0.7, 0.12 * hoped) + _cubes(weights, hoped)


def _cubes(weights: Weights, number: float) -> float:
    return weights.cube * min(number, weights.enough) + weights.spare * max(0.0, number - weights.enough)


def use(
    weights: Weights,
    position: state.Colony,
    coming: Coming,
    have: deck.Standing,
    free: int,
    givers: tuple[powers.GiveColour, ...],
    gold: float,
) -> float:
    """What the cubes of a round may still bring: with the powers `givers`, in the `free` quarters, and at least."""
    cubes, choices = coming.cubes, coming.choices
    known = sum(cubes)
    hoped = weights.hoped * choices * (choices + 1) / 2
    value = 0.0
    if not known and choices and not have.safe_when_empty:
        value -= weights.empty * _EMPTY[choices]
    for effect in givers:
        if cubes[effect.colour] >= effect.cubes:
            value += _GIVING * (gold * effect.gold + effect.prestige)
            cubes[effect.colour] -= effect.cubes
            known -= effect.cubes
            coming.marks = colours.marks(cubes)
    able = 0
    if known and (choices or position.taken < have.quarters):
        able = city.payable(coming.marks, known, have.quarter_less, have.quarter_any_colour) & free
    if able:
        value += weights.quarter * (0.85 + 0.0375 * min(4, able.bit_count()))
        known -= 1
    elif choices:
        value += weights.quarter * min(0.7, 0.12 * hoped)
    return value + _cubes(weights, known + hoped)
