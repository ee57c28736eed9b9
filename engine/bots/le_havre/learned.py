"""What was learned by `tests/benchmarks/learn.py`: curves for the evaluator of strong players, in `learned.json`."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from engine.bots.le_havre.values import Curve, Values
from engine.bots.numbers import numbers


@cache
def learned() -> Mapping[int, Values]:
    """All of it, by the number of seats: alone, two, and for three seats and more those of three."""
    return {int(seats): Values(**_curves(found)) for seats, found in numbers(__package__, "learned").items()}


def _curves(found: Mapping[str, Mapping[str, list[float]]]) -> dict[str, dict[str, Curve]]:
    return {kind: {name: tuple(curve) for name, curve in curves.items()} for kind, curves in found.items()}
