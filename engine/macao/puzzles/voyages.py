"""What voyages of the last turn come to: the fewest steps for points and gold, whatever pays for the steps."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from engine.macao.sea import DISTANCE, FIRST_PORT, PORT_OF, PORTS

_PORTS = range(FIRST_PORT, FIRST_PORT + len(PORTS))
_MOVED = 2
"""So many steps the Captain asks for at most are of interest."""


class Sailing(NamedTuple):
    """What a voyage depends on."""

    ship: int
    cargo: tuple[int, ...]
    covered: tuple[int, ...]
    """How many delivery spaces of each port are covered."""
    doubled: frozenset[int]
    prestige: int
    """Points for each delivery beside what is printed."""
    gold: int
    """Gold for each delivery."""
    entering: int
    """Gold for the first port that is entered."""
    pilgrim: int
    """Points for a port that is entered, where none has been so far."""
    captain: tuple[int, int]
    """So many steps are still to be made for so many points."""


class Voyage(NamedTuple):
    """The ports to call at one after the other, the steps, and what they bring."""

    steps: int
    points: int
    gold: int
    ports: tuple[int, ...]


@lru_cache(maxsize=1 << 14)
def voyages(sailing: Sailing) -> tuple[Voyage, ...]:
    """Every voyage beside which no other brings as much in as few steps."""
    found = list(_voyages(sailing))
    kept: list[Voyage] = []
    for one in sorted(found, key=lambda voyage: (voyage.steps, -voyage.points, -voyage.gold, len(voyage.ports))):
        if not any(other.points >= one.points and other.gold >= one.gold for other in kept):
            kept.append(one)
    return tuple(kept)


def _voyages(sailing: Sailing) -> Iterator[Voyage]:
    goods = [good for good, number in enumerate(sailing.cargo) if number]
    here = sailing.ship
    points, gold = 0, 0
    if here >= FIRST_PORT and PORTS[here - FIRST_PORT].good in goods:
        goods.remove(PORTS[here - FIRST_PORT].good)
        points, gold = _delivered(sailing, PORTS[here - FIRST_PORT].good)
    yield from _on(sailing, here, tuple(goods), Voyage(0, points, gold, ()))
    if sailing.pilgrim or sailing.entering:  # a port may be entered for nothing else
        for port in _PORTS:
            steps = DISTANCE[here][port] or 2
            entered = Voyage(steps, points + sailing.pilgrim, gold + sailing.entering, (port,))
            yield from _with_captain(sailing, entered)


def _on(sailing: Sailing, here: int, goods: tuple[int, ...], so_far: Voyage) -> Iterator[Voyage]:
    """A voyage as it is, and with each further port to which something is brought."""
    yield from _with_captain(sailing, so_far)
    for good in goods:
        port = FIRST_PORT + PORT_OF[good]
        points, gold = _delivered(sailing, good)
        if not so_far.steps:
            points, gold = points + sailing.pilgrim, gold + sailing.entering
        longer = Voyage(
            so_far.steps + DISTANCE[here][port], so_far.points + points, so_far.gold + gold, (*so_far.ports, port)
        )
        yield from _on(sailing, port, tuple(other for other in goods if other != good), longer)


def _with_captain(sailing: Sailing, voyage: Voyage) -> Iterator[Voyage]:
    """A voyage, and the same with steps to and fro that the Captain asks for."""
    steps, points = sailing.captain
    if points and voyage.steps >= steps:
        yield voyage._replace(points=voyage.points + points)
        return
    yield voyage
    if points:
        yield voyage._replace(steps=steps, points=voyage.points + points)


def _delivered(sailing: Sailing, good: int) -> tuple[int, int]:
    """What all tiles of a kind bring in their port."""
    port, number = PORT_OF[good], sailing.cargo[good]
    values = PORTS[port].values[sailing.covered[port] : sailing.covered[port] + number]
    printed = sum(values) * (2 if good in sailing.doubled else 1)
    return printed + len(values) * sailing.prestige, len(values) * sailing.gold
