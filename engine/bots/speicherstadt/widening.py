"""Looking at the own moves of a round more and more broadly, as far as the budget allows; the worst are given up."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final, NamedTuple

from engine.bots.player import Stop
from engine.bots.speicherstadt.foreseeing import Breadth, Foresight, Seen
from engine.moves import Move

_STAGES: Final = (
    (Breadth((2, 1), as_traders=False), 12),
    (Breadth((2, 2, 1), as_traders=True), 8),
    (Breadth((4, 3, 2), as_traders=True), 6),
    (Breadth((6, 5, 4), as_traders=True), 4),
)
"""How broadly is looked one time after the other, and how many of the best lines are looked at then."""
_DEARER: Final = 4
"""The next look may cost so many times as much as all before it."""


class Line(NamedTuple):
    """Moves, what was seen of them, and what they are worth beside the others: most of all lines are the first ones."""

    moves: tuple[Move, ...]
    seen: Seen
    worth: float


def widening(
    foresight: Foresight,
    lines: Sequence[tuple[Move, ...]],
    budget: int,
    stop: Stop,
    always: Collection[tuple[Move, ...]] = (),
) -> list[Line]:
    """The lines in their order, the best first; those in `always` are never given up.

    A line that was given up never counts more than what was kept: it is worth less than the best one by as much as it
    was when both were looked at for the last time.
    """
    looks: list[dict[tuple[Move, ...], Seen]] = []
    order = list(lines)
    for breadth, most in _STAGES:
        if looks and (foresight.nodes * _DEARER > budget or stop()):
            break
        alive = [line for place, line in enumerate(order) if place < most or line in always or not looks]
        look: dict[tuple[Move, ...], Seen] = {}
        for line in alive:
            look[line] = foresight.after(line, breadth)
            if stop():
                break
        if looks and len(look) < len(alive):
            break
        looks.append(look)
        given_up = [line for line in order if line not in look]
        order = sorted(look, key=lambda line: -look[line].worth) + given_up
    return _ranked(order, looks)


def _ranked(order: Sequence[tuple[Move, ...]], looks: Sequence[dict[tuple[Move, ...], Seen]]) -> list[Line]:
    best, less = order[0], 0.0
    highest = looks[-1][best]
    found: list[Line] = []
    for line in order:
        look = next((look for look in reversed(looks) if line in look), None)
        if look is None:  # there was no time for it
            found.append(Line(line, highest, highest.worth + less))
            continue
        less = min(less, look[line].worth - look[best].worth)
        found.append(Line(line, look[line], highest.worth + less))
    return found
