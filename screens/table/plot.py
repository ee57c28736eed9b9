"""Wealth by round as a small plot of characters, with plain ASCII for terminals without block characters."""

from __future__ import annotations

from collections.abc import Sequence

ROWS = 5
_BLOCKS = " \u2581\u2582\u2583\u2584\u2585\u2586\u2587\u2588"
_ASCII = "  ..:::##"
_WIDTH = 2
LABEL = 6
"""Cells before the columns of a plot."""


def plot(
    values: Sequence[int], lowest: int, highest: int, rows: int = ROWS, *, wide: int = _WIDTH, ascii_only: bool = False
) -> list[str]:
    """A column, so many cells `wide`, for each value; `lowest` stands at the foot and `highest` at the top."""
    signs = _ASCII if ascii_only else _BLOCKS
    full = len(signs) - 1
    span = max(1, highest - lowest)
    heights = [round((value - lowest) * rows * full / span) for value in values]
    labels = {rows - 1: highest, 0: lowest}
    return [
        f"{labels.get(row, ''):>5} "
        + "".join(signs[min(full, max(0, height - row * full))] * wide for height in heights).rstrip()
        for row in reversed(range(rows))
    ]


def sparkline(values: Sequence[int], *, ascii_only: bool = False) -> str:
    """One sign for each value, the lowest the smallest; `ascii_only` draws nothing."""
    signs = "" if ascii_only else _BLOCKS[1:]
    lowest, span = min(values), max(1, max(values) - min(values))
    return "".join(signs[(value - lowest) * (len(signs) - 1) // span] for value in values) if signs else ""


def scale(by_seat: Sequence[Sequence[int]]) -> tuple[int, int]:
    """The lowest and the highest value of a plot in which all seats can be compared; 0 is always on it."""
    every = [value for values in by_seat for value in values]
    return min(0, *every), max(0, *every)
