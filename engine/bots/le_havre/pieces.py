"""What it would gain to turn goods over at once, piece by piece, and what goods are worth by tables."""

from __future__ import annotations

from collections.abc import Sequence
from operator import getitem
from typing import Final, NamedTuple

from engine.bots.le_havre.prospects import CONVERSIONS, ByThePiece
from engine.bots.le_havre.weights import Weights
from engine.le_havre.goods import energy_of

MOST: Final = 40
"""More tokens of a kind than this are worth no more."""

Tables = tuple[tuple[float, ...], ...]
"""For each kind what 0, 1, 2, ... up to `MOST` tokens of it are worth."""


def worth_of(rows: Tables, goods: Sequence[int]) -> float:
    """What goods are worth by the tables."""
    try:
        return sum(map(getitem, rows, goods), 0.0)
    except IndexError:
        return sum(row[min(number, MOST)] for row, number in zip(rows, goods, strict=True))


class Piece(NamedTuple):
    """A conversion as `prospects.ByThePiece`; `gain` is what comes of a piece besides the good itself."""

    good: int
    into: int
    most: int
    energy: float
    gain: float


def pieces(weights: Weights) -> tuple[tuple[int, Piece], ...]:
    """The conversions that are looked forward to, each with its card."""
    return tuple((one.card, _piece(weights, one)) for one in CONVERSIONS) if weights.convert else ()


def _piece(weights: Weights, one: ByThePiece) -> Piece:
    gain = one.francs + weights.meal_later * one.food - weights.energy * one.energy
    return Piece(one.good, one.into, min(one.most, MOST), one.energy, gain)


class Turning(NamedTuple):
    """A conversion with what its goods are worth: a `Piece`, the row of the good and that of what it becomes."""

    good: int
    into: int
    most: int
    energy: float
    gain: float
    row: tuple[float, ...]
    made: tuple[float, ...]


def best_turning(turnings: tuple[Turning, ...], goods: list[int]) -> float:
    """What the best visit to turn goods over would gain; written out, because it is asked in every position."""
    best = 0.0
    there = -1
    for good, into, most, energy, gained, row, made in turnings:
        number = goods[good]
        if number < 2:
            continue
        had = number if number < MOST else MOST
        if energy:
            if there < 0:
                there = energy_of(goods)
            if number * energy > there:
                number = int(there / energy)
        if number > most:  # noqa: PLR1730  # no call: asked in every position
            number = most
        have = goods[into]
        if have + number > MOST:
            have = MOST - number
        gain = made[have + number] - made[have] - row[had] + row[had - number] + number * gained
        if gain > best:  # noqa: PLR1730
            best = gain
    return best
