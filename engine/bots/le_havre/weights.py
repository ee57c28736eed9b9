"""By what an evaluator values positions of Le Havre: weights, and what was learned besides, by the time that is left.

Plain data, in francs unless said otherwise; the numbers stand in `weights.json` and `learned.json`.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from types import MappingProxyType
from typing import Final

from engine.numbers import entry, numbers


@dataclass(frozen=True, slots=True)
class Weights:
    """How much is thought of what is not yet in the score."""

    goods: dict[str, float]
    """What a token of each kind is worth beside its food while there is plenty of time."""
    material: dict[str, float]
    """What a token is worth besides while there are many proposals left to build."""
    late: float
    """With fewer own actions to come than this, standard goods are worth less and less."""
    late_made: float
    """The same for upgraded goods."""
    fading: float
    """The power by which they are: 1 for a straight line down to nothing, more for a faster fall."""
    plenty: float
    """The more tokens of a kind, the less the next is worth: after so many it is half as much."""
    meal_now: float
    """A food for the next meal."""
    meal_later: float
    """A food for a later meal."""
    short: float
    """A food that is missing at the next meal, beyond what it costs to pay it with a loan."""
    loan: float
    """A loan: 7 at the end, less what it is worth that it can be repaid for 5."""
    interest: float
    """A round to come with any loans."""
    grain_harvest: float
    """A harvest of grain to come."""
    cattle_harvest: float
    """A harvest of cattle to come."""
    sail: float
    """A franc that is gained by sailing, while all for a voyage is there."""
    launch: float
    """A franc that is gained by a ship, while all for building it is there."""
    convert: float
    """A franc that is gained by turning goods over, while they are there and the building stands."""
    energy: float
    """A unit of energy that is paid for that."""
    hold: float
    """The room for a good on one's ships, while there is plenty of time."""
    own: float
    """What an own building saves and brings in fees, for each own action to come and each food of its fee."""
    free: float
    """The same for a building with an action but without a fee."""
    town: dict[str, float] = field(default_factory=dict)
    """What it is worth that a building can be entered at all, with twelve own actions to come."""
    ships: float = 0.0
    """How fond somebody is of ships: by what share of its value an own one counts for more, while there is time."""
    buildings: float = 0.0
    """The same for own buildings."""
    others: float = 0.0
    """How much one franc of the best of the others counts against one's own."""


def weights(level: str) -> Weights:
    """What players of a level go by.

    The harbourmaster's were found by `tests/benchmarks/tune.py`. The merchant's were set by hand for the use of every
    good: they see no ship before it can be built. A builder would rather build, and buys what others built; a shipowner
    would rather have ships, sees them coming, and sails; a trader would rather turn goods over and ship them. Deckhands
    go by the francs in hand, the printed values and the next meal, and by nothing else.
    """
    return Weights(**entry(__package__, "weights", level))


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
