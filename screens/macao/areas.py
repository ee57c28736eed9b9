"""What a quarter would join: the area that it would make of those beside it, and the one that would join more to it."""

from __future__ import annotations

from typing import NamedTuple

from engine.macao import city


class Joined(NamedTuple):
    """What taking a quarter would make of one's own areas."""

    beside: tuple[int, ...]
    """The own quarters that share an edge with it."""
    size: int
    """The area in which it would lie."""
    before: int
    """The largest area today, 0 for none."""
    after: int
    """The largest area then."""
    link: int | None
    """A free quarter that would join at least one more of one's areas to it, the one that makes most of it."""
    linked: int
    """The area with that quarter, too; 0 without one."""
    is_all: bool
    """Whether all of one's quarters would lie in it then."""


def joined(own: int, free: int, number: int) -> Joined:
    """What the free quarter `number` would join to the `own` ones; `free` are all that nobody has."""
    then = own | 1 << number
    area = city.area_of(then, number)
    sizes = {one: city.area_of(then | 1 << one, one).bit_count() for one in _edge(area, free & ~then)}
    # Any quarter makes an area larger by itself: only what joins a further area is worth a word.
    link = max(sizes, key=lambda one: sizes[one], default=None)
    if link is not None and sizes[link] <= area.bit_count() + 1:
        link = None
    linked = 0 if link is None else sizes[link]
    return Joined(
        beside=tuple(city.quarters_of(city.NEIGHBOURS[number] & own)),
        size=area.bit_count(),
        before=max(city.areas(own), default=0),
        after=city.areas(then)[0],
        link=link,
        linked=linked,
        is_all=linked == own.bit_count() + 2,
    )


def around(own: int, number: int) -> int:
    """How many quarters there are in the area of somebody's quarter."""
    return city.area_of(own, number).bit_count()


def _edge(area: int, free: int) -> list[int]:
    """The free quarters that share an edge with an area."""
    return [one for one in city.quarters_of(free) if city.NEIGHBOURS[one] & area]
