"""A list with a cursor: how it moves and scrolls."""

from __future__ import annotations


def moved(place: int, step: int, count: int) -> int:
    """The place of a cursor in a list of `count` after a step, from the last to the first and back."""
    return (place + step) % count if count else 0


def first_shown(first: int, place: int, count: int, rows: int) -> int:
    """The first line to show of a list of `count` in `rows` rows so that `place` is seen.

    It stays at `first` as long as it can, and then moves by half a window: a list that moved with every step would
    be sent anew with every step.
    """
    if place >= first + rows:
        first = place - rows // 2
    elif place < first:
        first = place - (rows - 1) // 2
    return max(0, min(first, count - rows))


def more(first: int, count: int, rows: int) -> str:
    """Signs for lines above and below what is seen of a list of `count` in `rows` rows; two blanks for none."""
    return ("▲" if first > 0 else " ") + ("▼" if first + rows < count else " ")
