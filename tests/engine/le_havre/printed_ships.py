"""The figures of the four kinds of ship, written down a second time from the rulebook."""

from __future__ import annotations

from dataclasses import dataclass

from engine.le_havre.ships import KINDS, ShipKind
from tests.engine.helpers import goods

# name | cost | price | goods that it carries | food for 1, 2, 3, 4 and 5 players
SHIPS = """
wooden-ship  | 5 wood  | 14 | 2 | 5, 4, 3, 2, 1
iron-ship    | 4 iron  | 20 | 3 | 7, 5, 4, 3, 2
steel-ship   | 2 steel | 30 | 4 | 10, 7, 6, 5, 3
luxury-liner | 3 steel | no | 0 | 0, 0, 0, 0, 0
"""


@dataclass(frozen=True)
class PrintedShip:
    """A line of the list."""

    name: str
    cost: dict[str, int]
    price: int | None
    capacity: int
    food: tuple[int, ...]

    @property
    def kind(self) -> ShipKind:
        """The engine's kind of this name."""
        return next(kind for kind in KINDS if kind.name == self.name)


def _printed(line: str) -> PrintedShip:
    name, cost, price, capacity, food = (cell.strip() for cell in line.split("|"))
    return PrintedShip(
        name, goods(cost), None if price == "no" else int(price), int(capacity), tuple(map(int, food.split(", ")))
    )


LISTED_SHIPS = [_printed(line) for line in SHIPS.strip().splitlines()]
