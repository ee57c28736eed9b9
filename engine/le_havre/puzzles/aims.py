"""What may be aimed at in a puzzle of fewest moves: a steel ship or a luxury liner, by its name."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from engine.le_havre.puzzles.bounds import acts_left
from engine.le_havre.ships import KINDS, LUXURY, SHIP_INDEX, SHIPS, STEEL_SHIP, Ship
from engine.le_havre.state import AFTER_MAIN, BEFORE_SUPPLY, Havre
from engine.puzzles import FEWEST, Task

_OWN: Final = "own:"
NEVER: Final = 10**6


def aims(position: Havre) -> Iterator[Task]:
    """To own the ship of each of the two dearest kinds that can be had next."""
    for kind in (LUXURY, STEEL_SHIP):
        if position.harbour[kind]:
            yield Task(FEWEST, f"{_OWN}{SHIPS[position.harbour[kind][-1]].name}")


def aim_of(task: Task) -> Ship | None:
    """The ship that a task asks for; None where it asks for something else."""
    return SHIPS[SHIP_INDEX[task.what.removeprefix(_OWN)]] if task.fewest else None


def is_owned(ship: Ship, position: Havre, seat: int) -> bool:
    """Whether a seat has a ship."""
    return SHIP_INDEX[ship.name] in position.fleets[seat]


def least(ship: Ship, position: Havre, seat: int) -> int:
    """So many moves at least to a ship: it is bought with the francs that are there, or comes by a main action.

    A liner can only be built: who lacks steel for it must get that by a main action before, and no offer brings steel.
    What lies in the harbour no more, or in the final action not on top, is never reached: nothing gives it back.
    """
    kind, stack, index = KINDS[ship.kind], position.harbour[ship.kind], SHIP_INDEX[ship.name]
    if index not in stack or (position.final and stack[-1] != index):
        return NEVER
    if kind.price is not None and kind.price <= position.francs(seat) and not position.final:
        return 1
    good, number = kind.cost
    actions = 1 + (kind.price is None and position.goods[seat][good] < number)
    if actions > acts_left(position):
        return NEVER
    return _TO_AN_ACTION.get(position.phase, 0) + 1 + _BETWEEN * (actions - 1)


_TO_AN_ACTION: Final = {BEFORE_SUPPLY: 1, AFTER_MAIN: 1}
"""From these phases on so many other moves at least come before a main action: the supply, the end of a turn."""
_BETWEEN: Final = 2
"""So many moves more at least for one more main action: the end of a turn, and itself."""
