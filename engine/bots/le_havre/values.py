"""What things are worth beside what the weights say of them, by the time that is left: learned, see `learned.json`."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from types import MappingProxyType
from typing import Final

from engine.bots.numbers import numbers

KNOTS: Final = (1, 3, 6, 10, 16, 26, 42)
"""For so many own actions to come values are given; between them they change evenly."""

MANY_SEATS: Final = 3
"""So many seats or more have values in common."""

Curve = tuple[float, ...]
"""A value for each of the `KNOTS`."""


def shares(left: int) -> tuple[tuple[int, float], ...]:
    """How much each of the knots counts with so many own actions to come: one or two of them."""
    if left <= KNOTS[0]:
        return ((0, 1.0),)
    for knot in range(1, len(KNOTS)):
        if left < KNOTS[knot]:
            share = (left - KNOTS[knot - 1]) / (KNOTS[knot] - KNOTS[knot - 1])
            return ((knot - 1, 1.0 - share), (knot, share)) if share else ((knot - 1, 1.0),)
    return ((len(KNOTS) - 1, 1.0),)


def at(curve: Curve, left: int) -> float:
    """The value on a curve with so many own actions to come."""
    return sum(curve[knot] * share for knot, share in shares(left))


@dataclass(frozen=True, slots=True)
class Values:
    """Curves by the name of what they are about; nothing is worth more or less than the weights say without one."""

    goods: Mapping[str, Curve] = field(default_factory=dict)
    """A token of a kind, francs too; the more there are, the less the next counts, as with the weights."""
    town: Mapping[str, Curve] = field(default_factory=dict)
    """A building that has been built, whoever owns it."""
    own: Mapping[str, Curve] = field(default_factory=dict)
    """A building of one's own."""
    ships: Mapping[str, Curve] = field(default_factory=dict)
    """A ship of one's own, by its kind."""
    other: Mapping[str, Curve] = field(default_factory=dict)
    """Anything else: see `OTHER`."""


OTHER: Final = MappingProxyType(
    {
        "loan": "a loan",
        "covered": "a food for the meals after the next",
        "missing": "a food that is missing at the next meal",
        "prepared": "a franc of what could be gained at once by a voyage, a ship or turning goods over",
        "offer": "a franc of the best of the offers, for who takes its turn",
    }
)


@cache
def learned() -> Mapping[int, Values]:
    """All of it, by the number of seats: alone, two, and for three seats and more those of three."""
    return {int(seats): Values(**_curves(found)) for seats, found in numbers(__package__, "learned").items()}


def _curves(found: Mapping[str, Mapping[str, list[float]]]) -> dict[str, dict[str, Curve]]:
    return {kind: {name: tuple(curve) for name, curve in curves.items()} for kind, curves in found.items()}
