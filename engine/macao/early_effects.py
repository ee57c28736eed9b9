"""What cards do by themselves while cards are taken and dice are chosen."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from engine.macao.colours import GOLD
from engine.macao.effects import EACH, ONCE, Effect
from engine.texts import Forms, Text, message

_CARDS: Final = Forms("{n} card", "{n} cards")
_DICE: Final = Forms("{n} more die", "{n} more dice")


@dataclass(frozen=True, slots=True)
class MayDecline(Effect):
    """Idler: no card need be taken."""

    phase: ClassVar[str] = "card"
    of_choice: ClassVar[bool] = True

    @property
    def says(self) -> Text:
        """See `Effect`."""
        return message("You may decline to take a card.")


@dataclass(frozen=True, slots=True)
class TableauSize(Effect):
    """Secretary: more room for cards."""

    cards: int
    phase: ClassVar[str] = "card"

    @property
    def says(self) -> Text:
        """See `Effect`."""
        return message("Your tableau holds {cards}.", cards=_CARDS.of(self.cards))


@dataclass(frozen=True, slots=True)
class GoldPerOne(Effect):
    """Professor: gold for each chosen die that shows 1."""

    gold: int
    phase: ClassVar[str] = "dice"
    times: ClassVar[str] = EACH

    @property
    def says(self) -> Text:
        """See `Effect`."""
        return message("For each die showing 1 that you choose: {gold}.", gold=GOLD.of(self.gold))


@dataclass(frozen=True, slots=True)
class ExtraDie(Effect):
    """Gambler: more dice, if one of all that are chosen is low."""

    dice: int
    at_most: int
    phase: ClassVar[str] = "dice"
    times: ClassVar[str] = ONCE
    of_choice: ClassVar[bool] = True

    @property
    def says(self) -> Text:
        """See `Effect`."""
        return message(
            "You may choose {dice}, if one of all that you choose shows {n} or less.",
            dice=_DICE.of(self.dice),
            n=self.at_most,
        )


@dataclass(frozen=True, slots=True)
class NoEmptyPenalty(Effect):
    """Hospital: an empty supply costs nothing."""

    phase: ClassVar[str] = "dice"

    @property
    def says(self) -> Text:
        """See `Effect`."""
        return message("You get no punishment marker for an empty supply.")
