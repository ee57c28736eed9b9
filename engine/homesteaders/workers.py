"""Workers and the slots they are put into: what fits, what is proposed, what the slots bring."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import lru_cache
from itertools import groupby
from typing import Final

from engine.homesteaders.buildings import BUILDINGS, Building
from engine.homesteaders.goods import WORKERS, WORTH, Bundle, several
from engine.homesteaders.state import Frontier
from engine.questions import Option, Several
from engine.texts import N_, Text, message
from engine.title import Events, Steps

_ASKED: Final = message("Which slots shall work?")
PUT_TO_WORK: Final = N_("{player} puts workers to work: {slots}.")
"""What is told of those who work."""


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
    def card(self) -> Building:
        """The building that it belongs to."""
        return BUILDINGS[self.building.bit_length() - 1]

    @property
    def worth(self) -> int:
        """What it is about worth for each of its workers."""
        return sum(WORTH[kind] * number for kind, number in self.brings) // self.workers


def _places() -> Iterator[Place]:
    slots = [(kind, card, place) for kind, card in enumerate(BUILDINGS) for place in range(len(card.slots))]
    for number, (kind, card, place) in enumerate(slots):
        slot = card.slots[place]
        # Translators: a place for workers and what it brings, as "Farm (1 food)".
        template = N_("{building} ({brings})") if slot.workers == 1 else N_("{building} with {n} workers ({brings})")
        shown = message(template, building=card.shown, n=slot.workers, brings=several(slot.brings))
        yield Place(f"{card.name}-{place + 1}", shown, 1 << number, 1 << kind, slot.workers, slot.brings)


PLACES: Final = tuple(_places())
"""The slots of all buildings, in the order of the table."""
INDEX: Final = {place.name: number for number, place in enumerate(PLACES)}


@lru_cache(maxsize=4096)
def places_of(town: int) -> tuple[Place, ...]:
    """The slots of a town."""
    return tuple(place for place in PLACES if place.building & town)


@lru_cache(maxsize=4096)
def brought(worked: int) -> tuple[tuple[int, int], ...]:
    """What the slots of a sum of bits bring."""
    sums: dict[int, int] = {}
    for place in at_work(worked):
        for kind, number in place.brings:
            sums[kind] = sums.get(kind, 0) + number
    return tuple(sorted(sums.items()))


def at_work(worked: int) -> tuple[Place, ...]:
    """The slots of a sum of bits."""
    return tuple(place for place in PLACES if place.bit & worked)


def by_building(worked: int) -> tuple[Text, ...]:
    """The slots of a sum of bits in few words: by the names of buildings where nothing stands empty there."""
    found: list[Text] = []
    for card, places in groupby(at_work(worked), key=lambda place: place.card):
        working = tuple(places)
        if len(working) < len(card.slots):
            found += (place.shown for place in working)
        elif len(working) == 1:
            found.append(card.shown)
        else:
            # Translators: both places for workers of a building.
            found.append(message("{building} (both)", building=card.shown))
    return tuple(found)


def placed(worked: int) -> int:
    """How many workers stand in the slots of a sum of bits."""
    return sum(place.workers for place in at_work(worked))


def names_of(worked: int) -> tuple[str, ...]:
    """The slots of a sum of bits by name."""
    return tuple(place.name for place in at_work(worked))


def bits_of(names: Iterable[str]) -> int:
    """The sum of bits of slots by name; raises `KeyError`."""
    return sum(PLACES[INDEX[name]].bit for name in set(names))


def filled(places: Iterable[Place], workers: int) -> int:
    """The slots that so many workers fill, the first ones first, as a sum of bits."""
    found = 0
    for place in places:
        if place.workers <= workers:
            workers -= place.workers
            found |= place.bit
    return found


def proposed(town: int, workers: int, worked: int) -> tuple[str, ...]:
    """The slots that worked the last time, and for workers who are left over those that seem best."""
    places = sorted(places_of(town), key=lambda place: (0, 0) if place.bit & worked else (1, -place.worth))
    return names_of(filled(places, workers))


@lru_cache(maxsize=4096)
def _question(town: int, workers: int, worked: int) -> Several:
    places = places_of(town)
    options = tuple(Option(place.name, place.shown, weight=place.workers) for place in places)
    high = min(workers, sum(place.workers for place in places))
    return Several("", _ASKED, options, 0, high, proposed(town, workers, worked))


def assign(position: Frontier, seat: int, _target: str, events: Events) -> Steps:
    """Ask which slots work: each holds exactly the workers that it shows."""
    town, workers = position.towns[seat], position.goods[seat][WORKERS]
    names: tuple[str, ...] = yield _question(town, workers, position.worked[seat])
    position.worked[seat] = bits_of(names)
    if events is not None:
        slots = by_building(position.worked[seat])
        position.tell(events, seat, PUT_TO_WORK if slots else N_("{player} puts no worker to work."), slots=slots)
