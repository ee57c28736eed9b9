"""The ship: steps along the route, and the delivery of goods in their ports."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from engine.errors import Refused
from engine.macao import acquisitions, colours, moves, state, visits
from engine.macao.deck import standing, wanted
from engine.macao.sea import FIRST_PORT, GOOD, GOODS, GOODS_SHOWN, PORT_OF, PORTS, REACHED, SPACE, SPACES, SPACES_SHOWN
from engine.questions import Choice, Option
from engine.texts import N_, message
from engine.title import Events, Steps

FREE: Final = "free"
"""In place of a cube: a step that costs nothing any more."""

_SAIL: Final = tuple(tuple(moves.Sail(SPACES[space]) for space in reached) for reached in REACHED)
_DELIVER: Final = tuple((moves.Deliver(GOODS[port.good]),) for port in PORTS)
_WITH: Final = message("Which cube does the step cost?")
_FREE: Final = Option(FREE, message("a free step"))


def steps_listed(position: state.Colony, seat: int, total: int) -> tuple[moves.Sail, ...]:
    """The spaces that the ship can reach with a step now."""
    return _SAIL[position.ships[seat]] if total or position.free_steps else ()


def deliveries_listed(position: state.Colony, seat: int) -> tuple[moves.Deliver, ...]:
    """The tile that can be delivered now, if there is one."""
    port = position.ships[seat] - FIRST_PORT
    if port < 0 or not position.cargo[seat][PORTS[port].good]:
        return ()
    return _DELIVER[port] if len(position.ports[port]) < len(PORTS[port].values) else ()


@lru_cache(maxsize=1024)
def _question(there: int, free: bool, wanted: colours.Cubes) -> Choice:
    cubes = tuple(visits.OPTIONS[colour] for colour in reversed(wanted) if there >> colour & 1)
    return Choice("with", _WITH, (_FREE, *cubes) if free else cubes)


def sail(position: state.Colony, seat: int, target: str, events: Events) -> Steps:
    """Move the ship a step, for a cube or for a free step; raises `Refused`."""
    space, here, supply = SPACE[target], position.ships[seat], position.supply[seat]
    if space not in REACHED[here]:
        raise Refused(
            message(
                "From {here} the ship reaches {spaces}.",
                here=SPACES_SHOWN[here],
                spaces=tuple(SPACES_SHOWN[near] for near in REACHED[here]),
            )
        )
    there = sum(1 << colour for colour in colours.EVERY if supply[colour])
    if not there and not position.free_steps:
        raise Refused(message("A step costs 1 cube: you have none."))
    paid: str = yield _question(there, position.free_steps > 0, wanted(position, seat))
    if paid == FREE:
        position.free_steps -= 1
    else:
        supply[colours.COLOUR[paid]] -= 1
    position.ships[seat] = space
    position.moved += 1
    if events is not None:
        cost = _FREE.shown if paid == FREE else colours.FORMS[colours.COLOUR[paid]].of(1)
        position.tell(events, seat, N_("{player} sails to {space} for {cost}."), space=SPACES_SHOWN[space], cost=cost)
    if space >= FIRST_PORT:
        position.entered = True
        _enter(position, seat, events)


def _enter(position: state.Colony, seat: int, events: Events) -> None:
    """What entering a port brings."""
    for bit, gold in standing(position.active[seat]).entering:
        if not position.used & bit:
            position.used |= bit
            visits.earn(position, seat, gold)
            acquisitions.tell_gain(events, position, seat, bit.bit_length() - 1, 0, gold, colours.NO_CUBES)


def value(position: state.Colony, seat: int, good: int) -> tuple[int, int]:
    """The prestige and the gold that a seat would gain for delivering one more tile; 0 where the port is full."""
    values, covered = PORTS[PORT_OF[good]].values, len(position.ports[PORT_OF[good]])
    if covered == len(values):
        return 0, 0
    have = standing(position.active[seat])
    printed = values[covered] * (2 if good in have.doubled else 1)
    return printed + have.delivery_prestige, have.delivery_gold


def deliver(position: state.Colony, seat: int, target: str, events: Events) -> None:
    """Deliver a goods tile on the highest free space of its port; raises `Refused`."""
    good = GOOD[target]
    port, cargo = PORT_OF[good], position.cargo[seat]
    if position.ships[seat] != FIRST_PORT + port:
        raise Refused(
            message(
                "{good} goes to {port}: your ship is at {here}.",
                good=GOODS_SHOWN[good],
                port=PORTS[port].shown,
                here=SPACES_SHOWN[position.ships[seat]],
            )
        )
    if not cargo[good]:
        raise Refused(message("You have no {good} on your ship.", good=GOODS_SHOWN[good]))
    if len(position.ports[port]) == len(PORTS[port].values):
        raise Refused(message("There is no free space in {port}.", port=PORTS[port].shown))
    prestige, gold = value(position, seat, good)
    position.cargo[seat] = (*cargo[:good], cargo[good] - 1, *cargo[good + 1 :])
    position.ports[port] += (seat,)
    position.delivered[seat] += 1
    position.points[seat] += prestige
    position.tell(
        events,
        seat,
        N_("{player} delivers {good} in {port}: {n} PP."),
        good=GOODS_SHOWN[good],
        port=PORTS[port].shown,
        n=prestige,
    )
    if gold:
        visits.earn(position, seat, gold)
        position.tell(events, seat, N_("{player} gains {n} gold for the delivery."), n=gold)
