"""Fitting curves to the differences among the moves of decisions: least squares, held down and kept even."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from engine.bots.le_havre.weights import shares

FIRM = {"goods": 30.0, "town": 8.0, "own": 8.0, "ships": 8.0, "other": 15.0}
"""How much the curves of a table are held down."""
EVEN = 2.0
"""How many times as much they are kept even."""
FAR = 8.0
"""A move that is so many francs worse than the best one counts half."""
MOST = 20.0
"""No difference counts more francs than this."""
STEPS = 60
"""So many steps of conjugate gradients are near enough."""

Row = tuple[float, float, dict[int, float]]
"""A comparison: how much it counts, the difference of the values, and of what there is by the numbers of unknowns."""


def rows(decisions: Iterable[list[Any]], unknowns: dict[tuple[str, int], int]) -> list[Row]:
    """The moves of each decision against their mean."""
    found: list[Row] = []
    for moves in decisions:
        most = max(worth for _left, _more, _had, worth in moves)
        counts = [1.0 / (1.0 + ((most - worth) / FAR) ** 2) for _left, _more, _had, worth in moves]
        whole = sum(counts)
        middle = sum(count * move[1] for count, move in zip(counts, moves, strict=True)) / whole
        had: list[dict[int, float]] = []
        mean: dict[int, float] = defaultdict(float)
        for count, (left, _more, figures, _worth) in zip(counts, moves, strict=True):
            one: dict[int, float] = {}
            for name, value in figures.items():
                for knot, share in shares(left):
                    one[unknowns.setdefault((name, knot), len(unknowns))] = value * share
            had.append(one)
            for unknown, value in one.items():
                mean[unknown] += count * value / whole
        for count, move, one in zip(counts, moves, had, strict=True):
            difference = {unknown: one.get(unknown, 0.0) - value for unknown, value in mean.items()}
            kept = {unknown: value for unknown, value in difference.items() if abs(value) > 1e-9}
            found.append((count, max(-MOST, min(MOST, move[1] - middle)), kept))
    return found


def fitted(found: Sequence[Row], unknowns: Mapping[tuple[str, int], int]) -> list[float]:
    """The unknowns for which the differences come out best, by conjugate gradients."""
    firm = [FIRM[name.partition(" ")[0]] for name, _knot in unknowns]
    pairs = [
        (unknown, unknowns[name, knot + 1])
        for (name, knot), unknown in unknowns.items()
        if (name, knot + 1) in unknowns
    ]

    def applied(vector: list[float]) -> list[float]:
        result = [hold * value for hold, value in zip(firm, vector, strict=True)]
        for one, next_one in pairs:
            pull = EVEN * firm[one] * (vector[one] - vector[next_one])
            result[one] += pull
            result[next_one] -= pull
        for count, _difference, had in found:
            sum_ = count * sum(value * vector[unknown] for unknown, value in had.items())
            for unknown, value in had.items():
                result[unknown] += sum_ * value
        return result

    residual = [0.0] * len(unknowns)
    for count, difference, had in found:
        for unknown, value in had.items():
            residual[unknown] += count * difference * value
    solution, direction = [0.0] * len(unknowns), residual[:]
    size = sum(value * value for value in residual)
    for _step in range(STEPS):
        image = applied(direction)
        length = size / sum(a * b for a, b in zip(direction, image, strict=True))
        solution = [value + length * step for value, step in zip(solution, direction, strict=True)]
        residual = [value - length * step for value, step in zip(residual, image, strict=True)]
        before, size = size, sum(value * value for value in residual)
        if size < 1e-6:
            break
        direction = [value + size / before * step for value, step in zip(residual, direction, strict=True)]
    return solution


def missed(found: Sequence[Row], solution: Sequence[float]) -> float:
    """The mean of the squares of what is left."""
    whole = sum(count for count, _difference, _had in found)
    return (
        sum(
            count
            * (difference - sum(value * solution[unknown] for unknown, value in had.items() if unknown < len(solution)))
            ** 2
            for count, difference, had in found
        )
        / whole
    )
