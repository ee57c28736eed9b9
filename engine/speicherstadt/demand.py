"""Demand: workers are placed one by one at the cards, and with Kaispeicher cards of the upper row are reserved."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from engine.errors import Refused
from engine.moves import Move
from engine.speicherstadt import moves, rival
from engine.speicherstadt.deck import CARDS, COFFEE_BREAK, WAREHOUSEMAN
from engine.speicherstadt.moves import UPPER, WATER
from engine.speicherstadt.state import INFORM, SPACES, Lot, Quarter
from engine.texts import N_, Text, message
from engine.title import Events

_ALL: Final = tuple(moves.QUEUE[:columns] for columns in range(moves.MOST_COLUMNS + 1))


def step(position: Quarter, events: Events) -> bool:
    """The next house that has a worker to place does so; the Rival by its rule. Whether somebody is asked."""
    while True:
        house = next_house(position)
        if house is None:
            position.phase = INFORM
            return False
        position.seat = house
        if not position.is_rival(house):
            return True
        place_for_rival(position, house, events)


def next_house(position: Quarter) -> int | None:
    """The next house clockwise that has a worker to place; None when all are placed."""
    houses = position.terms.houses
    for turn in range(1, houses + 1):
        house = (position.seat + turn) % houses
        if position.workers[house] or (position.greys[house] and not position.passed >> house & 1):
            return house
    return None


class Placement(NamedTuple):
    """A worker that is to be placed."""

    house: int
    number: int
    """Which of the house's own workers it is, from 1; 0 of a grey one."""


def placements(position: Quarter) -> Iterator[Placement]:
    """Who places now, and who then until everybody has placed all workers, if nobody takes a break or passes."""
    to_come = position.copy()
    house: int | None = position.seat
    while house is not None:
        to_come.seat = house
        if to_come.workers[house]:
            yield Placement(house, position.terms.workers - to_come.workers[house] + 1)
            to_come.workers[house] -= 1
        else:
            yield Placement(house, 0)
            to_come.greys[house] -= 1
        house = next_house(to_come)


def placed(position: Quarter, house: int) -> int:
    """How many workers a house has placed in this round, grey ones with them."""
    standing = sum(queue.count(house) for queue in position.queues)
    return standing + sum(one is not None and one[2] == house for one in position.reserved)


def may_break(position: Quarter, house: int) -> bool:
    """Whether a house may take a break: while another one has an own worker to place."""
    return bool(position.breaks[house]) and any(left for other, left in enumerate(position.workers) if other != house)


def listed(position: Quarter, house: int) -> tuple[Move, ...]:
    """The placements of a house, its break, and passing where only grey workers are left."""
    found: tuple[Move, ...] = _ALL[position.terms.columns]
    if any(len(queue) >= SPACES for queue in position.queues):
        found = tuple(move for move, queue in zip(found, position.queues, strict=True) if len(queue) < SPACES)
    if not position.terms.kai:
        return found
    found += tuple(moves.RESERVE[place] for place, lot in enumerate(position.upper) if lot is not None)
    if may_break(position, house):
        found += (moves.BREAK,)
    return found if position.workers[house] else (*found, moves.PASS)


def told(lot: Lot | None) -> Text:
    """The card at a place as it is called within a sentence."""
    return CARDS[lot[0]].told if lot is not None else message("this place")


def queue(position: Quarter, house: int, target: str, events: Events) -> None:
    """Place a worker at a card on the water; raises `Refused`."""
    column = WATER.index(target)
    columns = position.terms.columns
    if column >= columns:
        raise Refused(message("There are only {n} cards on the water.", n=columns))
    standing = position.queues[column]
    card = told(position.row[column])
    if len(standing) >= SPACES:
        raise Refused(message("{n} workers stand at {card}: there is no space left.", n=SPACES, card=card))
    position.queues[column] = (*standing, house)
    _place(position, house)
    if events is not None and is_one_of_several(position.row, column):
        position.tell(events, house, N_("{player} places a worker at card {n}, {card}."), n=column + 1, card=card)
    elif events is not None:
        position.tell(events, house, N_("{player} places a worker at {card}."), card=card)


def is_one_of_several(row: Sequence[Lot | None], column: int) -> bool:
    """Whether another card of a row is called as the one at a place is, as ships are."""
    here = row[column]
    return here is not None and sum(lot is not None and told(lot) == told(here) for lot in row) > 1


def reserve(position: Quarter, house: int, target: str, events: Events) -> None:
    """Reserve a card of the upper row with a worker; raises `Refused`."""
    place = UPPER.index(target)
    if place >= len(position.upper):
        raise Refused(
            message("There are only {n} cards above the board.", n=len(position.upper))
            if position.terms.kai
            else message("Only with Kaispeicher there are cards above the board.")
        )
    lot = position.upper[place]
    if lot is None:
        raise Refused(message("That card is reserved already."))
    position.upper[place] = None
    position.reserved += ((*lot, house),)
    _place(position, house)
    if events is not None:
        position.tell(events, house, N_("{player} reserves {card}."), card=CARDS[lot[0]].told)


def take_break(position: Quarter, house: int, _target: str, events: Events) -> None:
    """Place later; raises `Refused`."""
    if not position.breaks[house]:
        raise Refused(message("You have no break to take."))
    if not may_break(position, house):
        raise Refused(message("Nobody else has a worker to place: there is nothing to wait for."))
    position.breaks[house] -= 1
    position.tell(events, house, N_("{player} takes a break."))
    if not position.breaks[house]:
        position.use_up(house, COFFEE_BREAK)


def pass_by(position: Quarter, house: int, _target: str, events: Events) -> None:
    """Place no more grey workers in this round; raises `Refused` while there are own ones."""
    if position.workers[house]:
        raise Refused(message("You have a worker to place."))
    position.passed |= 1 << house
    position.tell(events, house, N_("{player} places no more grey worker."))


def place_for_rival(position: Quarter, house: int, events: Events) -> None:
    """The Rival places a worker by its rule."""
    is_upper, place = rival.placement(position, house)
    place_at, targets = (reserve, UPPER) if is_upper else (queue, WATER)
    place_at(position, house, targets[place], events)


def _place(position: Quarter, house: int) -> None:
    """A worker of a house is placed: an own one first, then a grey one."""
    if position.workers[house]:
        position.workers[house] -= 1
        return
    position.greys[house] -= 1
    if not position.greys[house]:
        position.use_up(house, WAREHOUSEMAN)
