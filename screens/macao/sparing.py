"""Which cubes to give away where any will do: those without which the most is still possible."""

from __future__ import annotations

from collections.abc import Iterator

from engine.macao import quarters
from engine.macao.activating import can_pay
from engine.macao.colours import EVERY, Cubes, marks
from engine.macao.deck import standing, wanted
from engine.macao.state import Colony

_CARD, _QUARTER = 4, 1
"""How much it counts that a card can still be activated, or a quarter taken."""


def open_ways(position: Colony, seat: int, supply: Cubes) -> int:
    """How much is possible with a supply: cards of the tableau, and quarters while one may still be taken."""
    have, found, total = standing(position.active[seat]), marks(supply), sum(supply)
    cards = sum(can_pay(number, found, total, have) for number in position.tableau[seat])
    free = quarters.payable(position, found, total, have) if position.taken < have.quarters else 0
    return _CARD * cards + _QUARTER * free.bit_count()


def given(position: Colony, seat: int, number: int) -> Iterator[int]:
    """The colours of so many cubes to give, one after another; fewer where there are not so many."""
    supply = list(position.supply[seat])
    least_wanted = wanted(position, seat)[::-1]

    def left(colour: int) -> tuple[int, int]:
        supply[colour] -= 1
        ways = open_ways(position, seat, tuple(supply))
        supply[colour] += 1
        return ways, -least_wanted.index(colour)

    for _cube in range(min(number, sum(supply))):
        colour = max((one for one in EVERY if supply[one]), key=left)
        supply[colour] -= 1
        yield colour
