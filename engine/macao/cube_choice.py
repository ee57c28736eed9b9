"""Which cubes to give away or to take where any will do: those with which the most is still possible in the turn."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from engine.macao import city
from engine.macao.activation import can_pay
from engine.macao.city import QUARTER
from engine.macao.colours import EVERY, Cubes, marks
from engine.macao.deck import NUMBER, standing, wanted
from engine.macao.moves import Activate, Claim, Craft, Use
from engine.macao.state import Colony
from engine.moves import Move

_CARD: Final = 4
"""How much it counts that a card can still be activated."""
_POWER: Final = 2
"""The same for the use of a card that gives cubes."""
_QUARTER: Final = 1
"""The same for a quarter, while one may still be taken."""

Ways = tuple[int, int]
"""What is possible with a supply (cards of the tableau, powers of cards, a quarter), and from how many quarters one may
choose: more is better."""


class Sparing:
    """What a seat may still do in its turn, a move under way apart, and how much of it a supply is enough for."""

    __slots__ = ("_cards", "_free", "_have", "_order", "_powers", "_seat", "_twin", "supply")

    def __init__(self, position: Colony, seat: int, move: Move | None = None) -> None:
        """`move` is what the cubes are given for: it will be done."""
        have = self._have = standing(position.active[seat])
        target = move.target if move is not None else ""
        done = NUMBER[target] if isinstance(move, Activate | Craft | Use) else -1
        self._seat = seat
        self._twin = position.copy()
        self.supply: Cubes = tuple(position.supply[seat])
        self._cards = tuple(number for number in position.tableau[seat] if number != done)
        self._powers = tuple(power for bit, number, power in have.powers if not position.used & bit and number != done)
        may_take = position.taken + isinstance(move, Claim) < have.quarters
        self._free = position.free_quarters() if may_take else 0
        if isinstance(move, Claim):
            self._free &= ~(1 << QUARTER[target])
        self._order = wanted(position, seat)

    def ways(self, supply: Sequence[int]) -> Ways:
        """How much is possible with a supply."""
        have, found, total = self._have, marks(supply), sum(supply)
        self._twin.supply[self._seat] = list(supply)
        cards = sum(can_pay(number, found, total, have) for number in self._cards)
        powers = sum(power.possible(self._twin, self._seat) for power in self._powers)
        paid = city.payable(found, total, have.quarter_less, have.quarter_any_colour) & self._free
        return _CARD * cards + _POWER * powers + _QUARTER * (paid > 0), paid.bit_count()

    def without(self, cubes: Sequence[int]) -> Ways:
        """How much is possible once some cubes are given."""
        return self.ways([have - given for have, given in zip(self.supply, cubes, strict=True)])

    def together_with(self, cubes: Sequence[int]) -> Ways:
        """How much is possible once some cubes are taken."""
        return self.ways([have + taken for have, taken in zip(self.supply, cubes, strict=True)])

    def given(self, number: int) -> Iterator[int]:
        """The colours of so many cubes to give, one after another; fewer where there are not so many."""
        supply = list(self.supply)

        def left(colour: int) -> tuple[Ways, int]:
            supply[colour] -= 1
            found = self.ways(supply), self._order.index(colour)
            supply[colour] += 1
            return found

        for _cube in range(min(number, sum(supply))):
            colour = max((one for one in EVERY if supply[one]), key=left)
            supply[colour] -= 1
            yield colour

    def taken(self, number: int, among: Sequence[int], given: int = -1) -> Iterator[int]:
        """The colours of so many cubes to take, one after another, each perhaps for one of the colour `given`."""
        supply = list(self.supply)

        def gained(colour: int) -> tuple[Ways, int]:
            supply[colour] += 1
            found = self.ways(supply), -self._order.index(colour)
            supply[colour] -= 1
            return found

        for _cube in range(number):
            if given >= 0:
                supply[given] -= 1
            colour = max(among, key=gained)
            supply[colour] += 1
            yield colour


def given(position: Colony, seat: int, number: int) -> Iterator[int]:
    """The colours of so many cubes to give, those first without which the most is possible."""
    return Sparing(position, seat).given(number)
