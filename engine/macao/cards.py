"""What a card is: its kind, what its activation costs, its tribute pair, and what it does."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from engine.macao.colours import Cubes, counted
from engine.macao.effects import Effect
from engine.macao.kinds import BUILDING, OFFICE, PERSON
from engine.texts import Text, message, the

NUMBERS: Final = {OFFICE: range(24), BUILDING: range(24, 68), PERSON: range(68, 120)}
"""The numbers of the cards of each kind: positions know a card by its number."""
BITS: Final = {kind: sum(1 << number for number in numbers) for kind, numbers in NUMBERS.items()}
"""The cards of each kind, a bit a card."""

MILITARY: Final = 0
JUSTICE: Final = 1
CUSTOMS: Final = 2
FINANCE: Final = 3
CONSTRUCTION: Final = 4
ADMINISTRATION: Final = 5
"""A department has the colour of the same number."""
DEPARTMENTS: Final = ("military", "justice", "customs", "finance", "construction", "administration")
DEPARTMENTS_SHOWN: Final = (
    message("Military"),
    message("Justice"),
    message("Customs"),
    message("Finance"),
    message("Construction"),
    message("Administration"),
)
CARDS_OF_A_DEPARTMENT: Final = 4
DEPARTMENT_BITS: Final = tuple(0b1111 << CARDS_OF_A_DEPARTMENT * department for department in range(6))
"""The office cards of each department, a bit a card: they come first among all cards, department after department."""


@dataclass(frozen=True, slots=True)
class Card:
    """A card. `tribute` is the gold and the prestige that it adds to the tribute value of its round."""

    name: str
    shown: Text
    kind: str
    cost: tuple[int, ...]
    tribute: tuple[int, int]
    effect: Effect
    told: Text = field(init=False)
    """What it is called within a sentence."""

    def __post_init__(self) -> None:
        called = message("office {name}", name=self.shown) if self.kind == OFFICE else self.shown
        object.__setattr__(self, "told", the(called))

    @property
    def cubes(self) -> Cubes:
        """Its cost as a set of cubes."""
        return counted(self.cost)
