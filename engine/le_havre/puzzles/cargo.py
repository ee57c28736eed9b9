"""The cargoes that are worth a search: what waits must be of use for something that can still be done.

Whatever the main actions are that follow upon a voyage: a good that none of them can use and that feeds nobody brings
no more by waiting, so it sails as soon as there is room, the dearest first, and so does what is more of a good than
they can use. No good that they could use sails in the place of such a one that brings as much: with more goods all can
be done that can be done with fewer. That is not true of food, for who has less may borrow more: so each number of it
is followed.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import combinations
from typing import Final

from engine.le_havre.deck import CARD_INDEX, CARDS
from engine.le_havre.exchanges import Conversion, Exchange, Sale, SaleByShowing
from engine.le_havre.goods import (
    BRICK,
    CATTLE,
    ENERGY,
    FISH,
    FOOD,
    FRANCS,
    GOODS,
    HIDES,
    INDEX,
    INSTEAD,
    LEATHER,
    NAMES,
    WOOD,
)
from engine.le_havre.puzzles.acts import BUILDERS, SAIL
from engine.le_havre.puzzles.bounds import acts_left
from engine.le_havre.ships import ENERGY_OF_BUILDING, ENERGY_OF_SAILING, KINDS
from engine.le_havre.state import Havre
from engine.moves import Bundle
from engine.questions import Basket

Needs = Mapping[int, int]
"""Kinds of goods, each with how many of it an action can use at most."""
_ALL: Final = 99
_NOTHING: Final[Needs] = {}


class TooManyCargoes(OverflowError):
    """There are more of them than can be followed."""


def cargoes(question: Basket, position: Havre, most: int) -> list[Bundle]:
    """The cargoes of a voyage that may be best; raises `TooManyCargoes` where there are more than `most`."""
    found: dict[tuple[int, ...], None] = {}
    have = [token.have for token in question.tokens]
    kinds = [INDEX[token.name] for token in question.tokens]
    for needs in _plans(position):
        useful = [have[n] if kind in _EATEN else min(have[n], needs.get(kind, 0)) for n, kind in enumerate(kinds)]
        for counts in _laden(kinds, have, useful, question.low, question.high):
            found[counts] = None
            if len(found) > most:
                raise TooManyCargoes(question.label)
    return [question.bundle(counts) for counts in found]


_EATEN: Final = tuple(kind for kind in FOOD if kind != FRANCS)


def _laden(kinds: list[int], have: list[int], useful: list[int], low: int, high: int) -> Iterator[tuple[int, ...]]:
    """Every choice of useful goods that sail, filled up with the others, the dearest first."""
    prices = [GOODS[kind].ship_price for kind in kinds]
    rest = sorted((n for n in range(len(kinds)) if have[n] > useful[n]), key=lambda n: -prices[n])
    choices = [n for n in range(len(kinds)) if useful[n]]
    chosen = [0] * len(kinds)

    def choose(place: int, room: int) -> Iterator[tuple[int, ...]]:
        if place < len(choices):
            n = choices[place]
            for number in range(min(useful[n], room) + 1):
                chosen[n] = number
                yield from choose(place + 1, room - number)
            chosen[n] = 0
            return
        counts = chosen.copy()
        left = 0
        for n in rest:
            number = min(have[n] - useful[n], room)
            room -= number
            counts[n] += number
            if number < have[n] - useful[n]:
                left = max(left, prices[n])
        if left and any(chosen[n] and prices[n] <= left and kinds[n] not in _EATEN for n in choices):
            return  # one that waits for nothing brings as much
        if sum(counts) >= low:
            yield tuple(counts)

    yield from choose(0, high)


def _plans(position: Havre) -> list[Needs]:
    """What the actions that follow can use together, none of them contained in another one."""
    plans = _largest(list(_each(position, last=True)))
    before = _largest(list(_each(position, last=False)))
    for _action in range(acts_left(position) - 2):
        plans = _largest([_joined(one, other) for one in before for other in plans])
        if len(plans) > _MOST_PLANS:  # one that holds them all loses nothing
            plans = [{kind: max(plan.get(kind, 0) for plan in plans) for plan in plans for kind in plan}]
    return plans


_MOST_PLANS: Final = 40


def _joined(one: Needs, other: Needs) -> Needs:
    return {kind: one.get(kind, 0) + other.get(kind, 0) for kind in {*one, *other}}


def _largest(plans: list[Needs]) -> list[Needs]:
    found: list[Needs] = []
    for plan in sorted(plans, key=lambda one: -sum(one.values())):
        if not any(all(other.get(kind, 0) >= number for kind, number in plan.items()) for other in found):
            found.append(plan)
    return found


def _fuel(energy: int) -> dict[int, int]:
    return {kind: -(-energy // GOODS[kind].energy) for kind in ENERGY} if energy else {}


def _each(position: Havre, *, last: bool) -> Iterator[Needs]:
    """What each action can use; in the final one what is not sold or built in is of no use."""
    yield _NOTHING
    stacks = [card for stack in position.stacks for card in stack]
    to_build = [*stacks, *([CARD_INDEX["football-stadium"]] if position.stadium_waits else [])]
    costs = [_material(CARDS[other].cost or ()) for other in to_build]
    for card in (*position.deeds.built, *stacks):
        name, does = CARDS[card].name, CARDS[card].does
        if does is not None:
            yield _exchanged(position, does, last=last)
        elif name in BUILDERS:
            yield from costs
            if BUILDERS[name] > 1:
                yield from (_joined(one, other) for one, other in combinations(costs, 2))
        elif name.startswith("wharf"):
            for kind in KINDS:
                modern = {} if kind.cost[0] == WOOD or card in position.modern else {BRICK: 1}
                yield _joined(_joined(_material((kind.cost,)), modern), _fuel(ENERGY_OF_BUILDING))
        elif name == SAIL:
            yield _fuel(ENERGY_OF_SAILING * _FLEET)
        elif name in _OTHERS:
            yield _OTHERS[name]


def _exchanged(position: Havre, does: Exchange, *, last: bool) -> Needs:
    if isinstance(does, Conversion):
        if last and not does.francs:
            return _NOTHING
        number = min(does.at_most, position.goods[0][does.good]) if last else _ALL
        return _joined({does.good: number}, _fuel(does.energy_for(number)) if does.energy_for(1) else {})
    if isinstance(does, Sale):
        return dict.fromkeys(does.goods, min(does.at_most, _ALL))
    if isinstance(does, SaleByShowing):
        return {does.good: does.number}
    return _NOTHING if last else _joined({does.good: 1, INSTEAD[does.good]: 1}, _fuel(does.energy))


_FLEET: Final = 21
"""Ships of which nobody has more."""


def _material(cost: tuple[tuple[int, int], ...]) -> Needs:
    found: dict[int, int] = {}
    for kind, number in cost:
        found[kind] = found.get(kind, 0) + number
        if kind in INSTEAD:
            found[INSTEAD[kind]] = found.get(INSTEAD[kind], 0) + number
    return found


_EVERYTHING: Final = {kind: _ALL for kind in range(len(NAMES)) if kind != FRANCS}
_OTHERS: Final[Mapping[str, Needs]] = {
    "joinery": {WOOD: 3},
    "ironworks": _fuel(6),
    "furriery": {HIDES: _ALL, LEATHER: 2},
    "zoo": {CATTLE: _ALL, FISH: _ALL},
    "business-office": _EVERYTHING,
    "bridge-over-the-seine": _EVERYTHING,
    "storehouse": _EVERYTHING,
}
"""What the buildings can use whose figures do not say it."""
