"""What an action of the last turns comes to, and that of exchanges: material of the bound, better than they are."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from engine.le_havre.exchanges import Conversion, Firing, Sale, SaleByShowing
from engine.le_havre.goods import FRANCS, INSTEAD, energy_of

Storage = list[int]
Change = tuple[tuple[int, int], ...]
"""Kinds of goods, each with how many more of it there are afterwards, or fewer."""


class Act(NamedTuple):
    """What an action comes to at most: francs, the value of cards and ships, goods; and the energy it takes.

    `feeds` and `room` are those of a ship that is built.
    """

    francs: int = 0
    value: int = 0
    change: Change = ()
    energy: int = 0
    feeds: int = 0
    room: int = 0


_FORMS: Final = 3
"""In so many forms at most an action is told in which a number of goods is to be chosen."""


@lru_cache(maxsize=1024)
def _spans(most: int) -> tuple[tuple[int, int], ...]:
    """The numbers from 1 to `most` in a few spans: the last one alone, the others in halves."""
    if most <= _FORMS:
        return tuple((number, number) for number in range(1, most + 1))
    half = most // 2
    return ((1, half), (half + 1, most - 1), (most, most))


def turned(does: Conversion, waived: int, goods: Storage) -> list[Act]:
    """Goods turned over: of a span as many as may be come of it, and as few as may be are given."""
    most = min(goods[does.good], does.at_most)
    energy = energy_of(goods) + waived
    while most and does.energy_for(most) > energy:
        most -= 1
    return [_turned_so_many(does, waived, low, high) for low, high in _spans(most)]


@lru_cache(maxsize=4096)
def _turned_so_many(does: Conversion, waived: int, low: int, high: int) -> Act:
    change = {does.good: -low, does.into: high}
    for kind, more in does.brought_by(high):
        change[kind] = change.get(kind, 0) + more
    francs = change.pop(FRANCS, 0)
    return Act(francs, 0, tuple(change.items()), max(0, does.energy_for(low) - waived))


def sold(does: Sale, goods: Storage) -> list[Act]:
    """Sets of goods that are sold: so many, or so many of a span."""
    most = min(does.at_most, *(goods[good] for good in does.goods))
    return [Act(high * does.price, 0, tuple((good, -low) for good in does.goods)) for low, high in _spans(most)]


def shown(does: SaleByShowing, goods: Storage) -> list[Act]:
    """Goods that are given where francs are shown: the francs are not asked for."""
    return [Act(does.price, 0, ((does.good, -does.number),))] if goods[does.good] >= does.number else []


def fired(does: Firing, waived: int, goods: Storage) -> list[Act]:
    """One of a good turned by energy into some of another."""
    if not goods[does.good] and not goods[INSTEAD[does.good]]:
        return []
    if energy_of(goods) + waived < does.energy:
        return []
    return [Act(0, 0, (*spent(goods, ((does.good, 1),)), (does.into, does.number)), max(0, does.energy - waived))]


def spent(goods: Storage, cost: Sequence[tuple[int, int]]) -> Change:
    """What of each kind is spent on a cost at least, however it is paid."""
    spent: dict[int, int] = {}
    asked = [kind for kind, _number in cost]
    for kind, number in cost:
        other = INSTEAD.get(kind)
        if other is None or other in asked:
            spent[kind] = spent.get(kind, 0) + number
            continue
        spent[kind] = spent.get(kind, 0) + max(0, number - goods[other])
        spent[other] = spent.get(other, 0) + max(0, number - goods[kind])
    return tuple((kind, -min(number, goods[kind])) for kind, number in spent.items() if number)
