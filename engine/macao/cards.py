"""What a card is: its kind, what its activation costs, its tribute pair, what it does; the 24 office cards."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from engine.macao.colours import BLACK, BLUE, GRAY, GREEN, RED, VIOLET, Cubes, counted
from engine.macao.effects import Effect
from engine.macao.exchanges import GiveColour
from engine.macao.kinds import OFFICE
from engine.texts import Text, message, the


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


OFFICES: Final = (
    Card("military-1", message("Military 1"), OFFICE, (RED,), (0, 0), GiveColour(3, RED, gold=1)),
    Card("military-2", message("Military 2"), OFFICE, (RED, RED), (2, 2), GiveColour(2, RED, gold=1)),
    Card("military-3", message("Military 3"), OFFICE, (RED, RED, RED), (1, 2), GiveColour(1, RED, gold=1)),
    Card("military-4", message("Military 4"), OFFICE, (RED, RED, RED, RED), (1, 1), GiveColour(1, RED, gold=2)),
    Card("justice-1", message("Justice 1"), OFFICE, (BLUE,), (1, 1), GiveColour(3, BLUE, gold=1)),
    Card("justice-2", message("Justice 2"), OFFICE, (BLUE, BLUE), (0, 1), GiveColour(2, BLUE, gold=1)),
    Card("justice-3", message("Justice 3"), OFFICE, (BLUE, BLUE, BLUE), (0, 1), GiveColour(1, BLUE, gold=1)),
    Card("justice-4", message("Justice 4"), OFFICE, (BLUE, BLUE, BLUE, BLUE), (2, 2), GiveColour(1, BLUE, gold=2)),
    Card("customs-1", message("Customs 1"), OFFICE, (GREEN,), (2, 2), GiveColour(3, GREEN, gold=1)),
    Card("customs-2", message("Customs 2"), OFFICE, (GREEN, GREEN), (1, 2), GiveColour(2, GREEN, gold=1)),
    Card("customs-3", message("Customs 3"), OFFICE, (GREEN, GREEN, GREEN), (0, 0), GiveColour(1, GREEN, gold=1)),
    Card("customs-4", message("Customs 4"), OFFICE, (GREEN, GREEN, GREEN, GREEN), (0, 1), GiveColour(1, GREEN, gold=2)),
    Card("finance-1", message("Finance 1"), OFFICE, (BLACK,), (0, 1), GiveColour(3, BLACK, gold=1)),
    Card("finance-2", message("Finance 2"), OFFICE, (BLACK, BLACK), (1, 2), GiveColour(2, BLACK, gold=1)),
    Card("finance-3", message("Finance 3"), OFFICE, (BLACK, BLACK, BLACK), (1, 1), GiveColour(1, BLACK, gold=1)),
    Card("finance-4", message("Finance 4"), OFFICE, (BLACK, BLACK, BLACK, BLACK), (1, 2), GiveColour(1, BLACK, gold=2)),
    Card("construction-1", message("Construction 1"), OFFICE, (GRAY,), (1, 2), GiveColour(3, GRAY, gold=1)),
    Card("construction-2", message("Construction 2"), OFFICE, (GRAY, GRAY), (0, 0), GiveColour(2, GRAY, gold=1)),
    Card("construction-3", message("Construction 3"), OFFICE, (GRAY, GRAY, GRAY), (2, 2), GiveColour(1, GRAY, gold=1)),
    Card(
        "construction-4",
        message("Construction 4"),
        OFFICE,
        (GRAY, GRAY, GRAY, GRAY),
        (1, 2),
        GiveColour(1, GRAY, gold=2),
    ),
    Card("administration-1", message("Administration 1"), OFFICE, (VIOLET,), (0, 1), GiveColour(3, VIOLET, gold=1)),
    Card(
        "administration-2", message("Administration 2"), OFFICE, (VIOLET, VIOLET), (1, 1), GiveColour(2, VIOLET, gold=1)
    ),
    Card(
        "administration-3",
        message("Administration 3"),
        OFFICE,
        (VIOLET, VIOLET, VIOLET),
        (0, 1),
        GiveColour(1, VIOLET, gold=1),
    ),
    Card(
        "administration-4",
        message("Administration 4"),
        OFFICE,
        (VIOLET, VIOLET, VIOLET, VIOLET),
        (0, 0),
        GiveColour(1, VIOLET, gold=2),
    ),
)
