"""What a card is: its kind, what its activation costs, its tribute pair, and what it does."""

from __future__ import annotations

from dataclasses import dataclass, field

from engine.macao.colours import Cubes, counted
from engine.macao.effects import Effect
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
