"""The wind rose as a timetable: in which rounds a seat has which cubes, and what they will do."""

from __future__ import annotations

from typing import Final, NamedTuple

from engine.bots.macao.weights import Weights
from engine.macao.city import payable
from engine.macao.colours import marks
from engine.macao.deck import CARDS, MARKS, SIZES, Standing
from engine.macao.exchanges import GiveColour
from engine.macao.state import ACTION, CARD, DICE, DRAFT, LAST_ROUND, LAY, SAVE, Colony


class Coming(NamedTuple):
    """A round in which a seat has a turn to come."""

    number: int
    cubes: list[int]
    """Those that it will have, as far as they lie on its wind rose."""
    choices: int
    """How many choices of dice may add to them; none in the present round."""


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


def has_turned(position: Colony, seat: int) -> bool:
    """Whether a seat has turned its wind rose in this round."""
    if position.phase == DICE:
        return seat != position.seat and seat not in position.queue
    if position.phase == SAVE:
        return seat not in position.queue
    return position.phase not in (DRAFT, LAY, CARD)


def is_to_act(position: Colony, seat: int) -> bool:
    """Whether a seat that has turned its wind rose has its turn of this round still to come."""
    return position.phase != ACTION or seat == position.seat or seat in position.queue


def timetable(position: Colony, seat: int, passed: bool) -> list[Coming]:
    """The rounds to come; the present one is among them unless the seat has `passed`."""
    turned, rose = has_turned(position, seat), position.rose[seat]
    found: list[Coming] = []
    if turned and not passed and is_to_act(position, seat):
        found.append(Coming(position.round, position.supply[seat][:], 0))
    first = max(position.round, 1) + turned
    for number in range(first, LAST_ROUND + 1):
        side = number - first
        cubes = list(rose[side]) if side < _SIDES else [0] * 6
        found.append(Coming(number, cubes, min(_SIDES, side + 1)))
    return found


def activation(weights: Weights, rounds: list[Coming], card: Hoped, have: Standing) -> float:
    """What a card of the tableau may bring; the cubes for it are taken out of the first round that has them."""
    cost, size = MARKS[card.number], SIZES[card.number]
    saved = min(size - 1, have.less[CARDS[card.number].kind])
    best = 0.0
    for number, cubes, choices in rounds:
        gain = card.each * (LAST_ROUND + 1 - number) + card.once
        if gain <= 0:
            continue
        missing = cost & ~marks(cubes)
        if missing.bit_count() - saved - have.any_colour <= 0:
            worth = gain - weights.cube * size
            if worth <= best:
                break
            left = size - saved
            for colour in CARDS[card.number].cost:
                if left and cubes[colour]:
                    cubes[colour] -= 1
                    left -= 1
            return worth + weights.cube * size
        if choices:
            colours = 0
            while missing:
                colours += bool(missing & 15)
                missing >>= 4
            likely = weights.luck * _CHANCES[choices] ** (1 + 0.75 * (colours - 1))
            best = max(best, (gain - weights.cube * size) * likely)
    return best


def use(
    weights: Weights,
    position: Colony,
    coming: Coming,
    have: Standing,
    free: int,
    givers: tuple[GiveColour, ...],
    gold: float,
) -> float:
    """What the cubes of a round may still bring: with the powers `givers`, in the `free` quarters, and at least."""
    cubes, choices = coming.cubes, coming.choices
    known = sum(cubes)
    hoped = weights.hoped * choices * (choices + 1) / 2 if coming.number > 1 else 0.0
    value = 0.0
    if not known and choices and not have.safe_when_empty:
        value -= weights.empty * _EMPTY[choices]
    for effect in givers:
        if cubes[effect.colour] >= effect.cubes:
            value += _GIVING * (gold * effect.gold + effect.prestige)
            cubes[effect.colour] -= effect.cubes
            known -= effect.cubes
    able = 0
    if known and (choices or position.taken < have.quarters):
        able = payable(marks(cubes), known, have.quarter_less, have.quarter_any_colour) & free
    if able:
        value += weights.quarter * (0.85 + 0.0375 * min(4, able.bit_count()))
        known -= 1
    elif choices:
        value += weights.quarter * min(0.7, 0.12 * hoped)
    rest = known + hoped
    return value + weights.cube * min(rest, weights.enough) + weights.spare * max(0.0, rest - weights.enough)
