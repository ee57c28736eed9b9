"""Why something is thought good in Macao, in a few words: what becomes ready when, and what a turn brings."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.bots.macao.timetable import Coming, timetable
from engine.macao.city import QUARTER, areas
from engine.macao.deck import CARDS, MARKS, NUMBER, SIZES
from engine.macao.moves import Activate, Choose, Claim, Craft, Lay, Take, Tribute
from engine.macao.sea import JOKER, PORT_OF, PORTS
from engine.macao.state import LAST_ROUND, Colony
from engine.moves import Move
from engine.texts import Forms, Text, counted, message

_QUARTERS = Forms("{n} quarter", "{n} quarters")


def reasons(start: Colony, moves: Sequence[Move], end: Colony) -> tuple[Text, ...]:
    """What speaks for moves of whoever must decide, which lead from one position to another, its turn not yet ended."""
    seat, first = start.seat, moves[0]
    match first:
        case Take():
            if NUMBER[first.target] not in end.tableau[seat]:
                return (message("All cards on your tableau stay."),)
            return tuple(_card(NUMBER[first.target], timetable(start, seat, passed=False)[0]))
        case Choose() | Lay():
            return tuple(_rose(start, seat, timetable(end, seat, passed=False)[0]))
        case Claim():
            return (*_quarter(start, seat, QUARTER[first.target]), *_turn(start, end, seat))
        case Activate() | Craft():
            return (CARDS[NUMBER[first.target]].effect.says, *_turn(start, end, seat))
        case Tribute():
            gold, prestige = start.tribute
            bought = message("The tribute of this round is {gold} gold for {n} PP.", gold=gold, n=prestige)
            return (bought, *_turn(start, end, seat))
        case _:
            return tuple(_turn(start, end, seat))


def _card(number: int, rounds: Sequence[Coming]) -> Iterator[Text]:
    """When the cubes for a card lie on the wind rose."""
    yield CARDS[number].effect.says
    ready = _ready(number, rounds)
    if ready is not None:
        yield message("Its cubes lie ready in round {n}.", n=ready.number)


def _ready(number: int, rounds: Sequence[Coming]) -> Coming | None:
    return next((coming for coming in rounds if not MARKS[number] & ~coming.marks), None)


def _rose(start: Colony, seat: int, rounds: Sequence[Coming]) -> Iterator[Text]:
    """Which cards become ready together in which round, and which of the next rounds stay without cubes."""
    empty = [coming.number for coming in rounds if not any(coming.cubes)]
    by_round: dict[int, list[Text]] = {}
    for number in sorted(start.tableau[seat], key=lambda number: -SIZES[number]):
        ready = _ready(number, rounds)
        if ready is not None:
            ready.spend(CARDS[number].cost, SIZES[number])
            by_round.setdefault(ready.number, []).append(CARDS[number].shown)
    for number in sorted(by_round):
        yield message("Ready in round {n}: {cards}.", n=number, cards=tuple(by_round[number]))
    if empty and empty[0] <= start.round + 2:
        yield message("Round {n} is still without cubes.", n=empty[0])


def _quarter(start: Colony, seat: int, number: int) -> Iterator[Text]:
    """What lies on a quarter, and the area that it joins."""
    tile = start.tiles[number]
    if tile == JOKER:
        yield message("It has a joker tile: a cube, or 3 gold.")
    else:
        port = PORTS[PORT_OF[tile]]
        free = port.values[len(start.ports[PORT_OF[tile]]) :]
        if free:
            yield message("Its tile brings {n} PP in {port}.", n=free[0], port=port.shown)
    area = areas(start.city[seat] | 1 << number)[0]
    if area > 1 and area > max(areas(start.city[seat]), default=0):
        yield message("It makes an area of {quarters}.", quarters=_QUARTERS.of(area))


def _turn(start: Colony, end: Colony, seat: int) -> Iterator[Text]:
    """What a turn brings."""
    points = end.points[seat] - start.points[seat]
    if points:
        yield counted("The turn brings {n} PP.", "The turn brings {n} PP.", points)
    cost = start.tribute[0]
    if start.round < LAST_ROUND and not end.bought and end.gold[seat] >= cost > 0:
        yield message("{n} gold is kept for the tributes to come.", n=end.gold[seat])
    lost = sum(end.supply[seat])
    if lost:
        yield counted("{n} cube is left over.", "{n} cubes are left over.", lost)
