"""The moves of the best end of a turn, carried out one after the other."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any, Final

from engine.macao import actions, deck, moves, powers, sea, voyages as ship, wall
from engine.macao.colours import COLOURS, EVERY, named
from engine.macao.puzzles.last_turn import Closing
from engine.macao.state import Colony
from engine.macao.title import MACAO
from engine.moves import Answer, AnswerValue, Move

_PASS: Final = moves.Pass()
_CLIMB: Final = moves.Climb()
_TRIBUTE: Final = moves.Tribute()
_JOKER: Final = moves.Joker()


def carry(position: Colony, move: Move, *wanted: AnswerValue) -> Move:
    """Carry out a move on a position, which it changes, with the answers to its open questions; the complete move."""
    steps = MACAO.perform(position, move, None)
    if steps is None:
        return move
    answers: list[Answer] = []
    given = iter(wanted)
    try:
        question = next(steps)
        while True:
            value: Any = question.only
            if value is None:
                value = question.settled(next(given))
                answers.append(Answer(value, question.label))
            question = steps.send(value)
    except StopIteration:
        return replace(move, answers=tuple(answers)) if answers else move


def carried(before: Colony, seat: int, closing: Closing) -> tuple[tuple[Move, ...], Colony]:
    """The moves that close a turn, and the position after them."""
    position = before.copy()
    return tuple(_moves(position, seat, closing)), position


def _moves(position: Colony, seat: int, closing: Closing) -> Iterator[Move]:
    given = closing.given
    yield from _jokers(position, seat, closing)
    yield from _used(position, seat, lambda power: type(power) is powers.TakeGold)
    yield from _used(position, seat, lambda power: isinstance(power, powers.GoldPerMarkers))
    for card in given.gives:
        yield carry(position, _use(card))
    yield from _used(position, seat, lambda power: isinstance(power, powers.PrestigeIfOfficeUsed))
    for number, power in _powers(position, seat):
        if isinstance(power, powers.GiveDifferent) and given.different:
            there = [COLOURS[colour] for colour in EVERY if position.supply[seat][colour]]
            yield carry(position, _use(number), tuple(there[: given.different]))
        elif isinstance(power, powers.GiveCubes):
            groups = given.groups if power.most == powers.MANY else int(given.pair)
            if groups:
                yield carry(position, _use(number), _any(position, seat, groups * power.cubes))
        elif isinstance(power, powers.WallSteps):
            yield carry(position, _use(number))
    if given.climbs:
        yield _climb(position, seat, given.climbs)
    yield from _used(position, seat, lambda power: isinstance(power, powers.GainByWall))
    for number, power in _powers(position, seat):
        if isinstance(power, powers.SellTile) and closing.sold >= 0:
            yield carry(position, _use(number), sea.GOODS[closing.sold])
    yield from _used(position, seat, lambda power: isinstance(power, powers.GoldIfEarned))
    yield from _sailed(position, seat, closing)
    yield from _used(position, seat, lambda power: isinstance(power, powers.GoldIfEarned))
    for _purchase in range(closing.purchases):
        yield carry(position, _TRIBUTE)
    if closing.theatre:
        yield from _used(position, seat, lambda power: isinstance(power, powers.PayForPrestige))
    yield from _used(position, seat, lambda power: isinstance(power, _AT_LAST))
    yield carry(position, _PASS)


_AT_LAST: Final = (powers.PrestigePerOffice, powers.PrestigeIfEntered, powers.PrestigeIfSailed)


def _use(card: int) -> Move:
    return moves.Use(deck.CARDS[card].name)


def _powers(position: Colony, seat: int) -> Iterator[tuple[int, powers.Power]]:
    """The cards that a seat can use now."""
    for bit, number, power in deck.standing(position.active[seat]).powers:
        if not position.used & bit and power.possible(position, seat):
            yield number, power


def _used(position: Colony, seat: int, wanted: Callable[[powers.Power], bool]) -> Iterator[Move]:
    """Each card of some kinds that can be used; none of them asks anything."""
    for number, power in list(_powers(position, seat)):
        if wanted(power):
            yield carry(position, _use(number))


def _any(position: Colony, seat: int, number: int) -> tuple[tuple[str, int], ...]:
    """So many cubes, of whatever colours."""
    found = [0] * len(COLOURS)
    for colour in EVERY:
        found[colour] = min(position.supply[seat][colour], number)
        number -= found[colour]
    return named(tuple(found))


def _jokers(position: Colony, seat: int, closing: Closing) -> Iterator[Move]:
    """Joker tiles: first the cubes that cards of one colour lack, then different ones; gold for what is left."""
    supply, cubes = list(position.supply[seat]), closing.given.cubes
    wild: list[int] = []
    for card in closing.given.gives:
        power = deck.CARDS[card].effect
        if isinstance(power, powers.GiveColour):
            supply[power.colour] -= power.cubes
    wild += [colour for colour in EVERY for _lacking in range(max(0, -supply[colour]))]
    wild += [colour for colour in EVERY if supply[colour] <= 0]
    wild = (wild + [0] * cubes)[:cubes]
    times = deck.standing(position.active[seat]).joker_counts
    while position.jokers[seat]:
        taken, wild = wild[:times], wild[times:]
        counts = tuple(taken.count(colour) for colour in EVERY)
        coins = ((actions.COINS, times - len(taken)),) if len(taken) < times else ()
        yield carry(position, _JOKER, (*named(counts), *coins))


def _climb(position: Colony, seat: int, spaces: int) -> Move:
    each = deck.standing(position.active[seat]).wall_each
    way = _any(position, seat, wall.cost(spaces, each))
    if wall.reach(sum(position.supply[seat]), each) == 1:
        return carry(position, _CLIMB, way)
    return carry(position, _CLIMB, spaces, way)


def _sailed(position: Colony, seat: int, closing: Closing) -> Iterator[Move]:
    """The voyage, with the steps that cost nothing first; what can be delivered on the way is."""
    voyage = closing.voyage
    for number, power in list(_powers(position, seat)):
        if isinstance(power, powers.ShipSteps) and (closing.helmsman if power.gold else voyage.steps):
            yield carry(position, _use(number))
    yield from _delivered(position, seat)
    before = position.moved
    for port in voyage.ports:
        if position.ships[seat] == port:
            yield from _step(position, seat, sea.REACHED[port][0])
        while position.ships[seat] != port:
            here = position.ships[seat]
            near = min(sea.REACHED[here], key=lambda space: sea.DISTANCE[space][port])
            yield from _step(position, seat, near)
    while position.moved - before < voyage.steps:
        yield from _step(position, seat, sea.REACHED[position.ships[seat]][0])


def _step(position: Colony, seat: int, space: int) -> Iterator[Move]:
    there = [COLOURS[colour] for colour in EVERY if position.supply[seat][colour]]
    paid = ship.FREE if position.free_steps else there[0]
    yield carry(position, moves.Sail(sea.SPACES[space]), paid)
    yield from _delivered(position, seat)


def _delivered(position: Colony, seat: int) -> Iterator[Move]:
    while possible := ship.deliveries_listed(position, seat):
        yield carry(position, possible[0])
