"""Workers and the slots they are put into: what fits, what is proposed, what the slots bring."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from engine.homesteaders.buildings import BUILDINGS
from engine.homesteaders.goods import (
    CHIPS,
    COPPER,
    FOOD,
    GOLD,
    LIVESTOCK,
    SILVER,
    STEEL,
    VP,
    WOOD,
    WORKERS,
    Bundle,
    several,
)
from engine.homesteaders.state import Frontier
from engine.questions import Option, Several
from engine.texts import N_, Text, message
from engine.title import Events, Steps, tell

_ASKED: Final = message("Which slots shall work?")
_WORTH: Final = {SILVER: 4, WOOD: 6, FOOD: 8, STEEL: 12, GOLD: 16, COPPER: 18, LIVESTOCK: 18, CHIPS: 6, VP: 5}
"""About what each is worth in quarters of a silver, for the proposal of slots alone."""


@dataclass(frozen=True, slots=True)
class Place:
    """A slot of a building, with its bit among all slots and the bit of its building in a town."""

    name: str
    shown: Text
    bit: int
    building: int
    workers: int
    brings: Bundle

    @property
    def worth(self) -> int:
        """What it is about worth for each of its workers."""
        return sum(_WORTH[kind] * number for kind, number in self.brings) // self.workers


def _places() -> Iterator[Place]:
    number = 0
    for kind, card in enumerate(BUILDINGS):
        for place, slot in enumerate(card.slots):
            template = (
                N_("{building} ({brings})") if slot.workers == 1 else N_("{building} with {n} workers ({brings})")
            )
            shown = message(template, building=card.shown, n=slot.workers, brings=several(slot.brings))
            yield Place(card.slot_name(place), shown, 1 << number, 1 << kind, slot.workers, slot.brings)
            number += 1


PLACES: Final = tuple(_places())
"""The slots of all buildings, in the order of the table."""
_BITS: Final = {place.name: place.bit for place in PLACES}


@lru_cache(maxsize=4096)
def places_of(town: int) -> tuple[Place, ...]:
    """The slots of a town."""
    return tuple(place for place in PLACES if place.building & town)


@lru_cache(maxsize=4096)
def brought(worked: int) -> tuple[tuple[int, int], ...]:
    """What the slots of a sum of bits bring."""
    sums: dict[int, int] = {}
    for place in PLACES:
        if place.bit & worked:
            for kind, number in place.brings:
                sums[kind] = sums.get(kind, 0) + number
    return tuple(sorted(sums.items()))


def placed(worked: int) -> int:
    """How many workers stand in the slots of a sum of bits."""
    return sum(place.workers for place in PLACES if place.bit & worked)


def names_of(worked: int) -> tuple[str, ...]:
    """The slots of a sum of bits by name."""
    return tuple(place.name for place in PLACES if place.bit & worked)


def bits_of(names: Iterable[str]) -> int:
    """The sum of bits of slots by name; raises `KeyError`."""
    return sum(_BITS[name] for name in set(names))


def proposed(town: int, workers: int, worked: int) -> tuple[str, ...]:
    """The slots that worked the last time, and for workers who are left over those that seem best."""
    places = places_of(town)
    found = 0
    for place in (
        *(place for place in places if place.bit & worked),
        *sorted((place for place in places if not place.bit & worked), key=lambda place: -place.worth),
    ):
        if place.workers <= workers:
            workers -= place.workers
            found |= place.bit
    return names_of(found)


@lru_cache(maxsize=4096)
def _question(town: int, workers: int, worked: int) -> Several:
    places = places_of(town)
    options = tuple(Option(place.name, place.shown, weight=place.workers) for place in places)
    high = min(workers, sum(place.workers for place in places))
    return Several("", _ASKED, options, 0, high, proposed(town, workers, worked))


def assign(position: Frontier, seat: int, events: Events) -> Steps:
    """Ask which slots work: each holds exactly the workers that it shows."""
    town, workers = position.towns[seat], position.goods[seat][WORKERS]
    names: tuple[str, ...] = yield _question(town, workers, position.worked[seat])
    position.worked[seat] = bits_of(names)
    if events is not None:
        slots = tuple(place.shown for place in PLACES if place.name in names)
        if slots:
            tell(events, seat, N_("{player} puts workers to work: {slots}."), player=position.name(seat), slots=slots)
        else:
            tell(events, seat, N_("{player} puts no worker to work."), player=position.name(seat))
