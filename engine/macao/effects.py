"""What cards do by themselves, once they are activated: they lower costs, raise limits, and add to what is gained."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from engine.macao.colours import CUBES, GOLD, PRESTIGE
from engine.macao.kinds import KINDS_SHOWN
from engine.texts import Forms, Text, message

# How often a card acts.
ONCE: Final = "once"
EACH: Final = "each"
PASSIVE: Final = "passive"
AT_THE_END: Final = "end"

ANY: Final = "any"
"""In place of a kind of card: all of them."""

_TIMES: Final = Forms("{n} time", "{n} times")


@dataclass(frozen=True, slots=True)
class Effect:
    """What a card does: in which phase, and how often."""

    phase: ClassVar[str] = "action"
    times: ClassVar[str] = PASSIVE
    of_choice: ClassVar[bool] = False
    """Whether it is up to its owner, without being a power of its own."""

    @property
    def says(self) -> Text:
        """What it does, in the words of the card."""
        raise NotImplementedError


def gains(prestige: int, gold: int, cubes: int = 0) -> Text:
    """What is gained, in words: the one of them that is not 0."""
    if prestige:
        return PRESTIGE.of(prestige)
    return GOLD.of(gold) if gold else message("{cubes} of any colour", cubes=CUBES.of(cubes))


@dataclass(frozen=True, slots=True)
class ActivationLess(Effect):
    """Archive, Crane, Healer: cards of a kind cost fewer cubes, but at least one."""

    kind: str
    cubes: int

    @property
    def says(self) -> Text:
        """See `Effect`."""
        return message(
            "Activating {kind} cards costs {cubes} less, 1 at least; which one is left out is your choice.",
            kind=KINDS_SHOWN[self.kind],
            cubes=CUBES.of(self.cubes),
        )


@dataclass(frozen=True, slots=True)
class ActivationAnyColour(Effect):
    """Count: some cubes of each cost may have any colour."""

    cubes: int
    times: ClassVar[str] = EACH
    of_choice: ClassVar[bool] = True

    @property
    def says(self) -> Text:
        """See `Effect`."""
        return message("At each activation {cubes} of the cost may have any colour.", cubes=CUBES.of(self.cubes))


@dataclass(frozen=True, slots=True)
class ActivationFree(Effect):
    """Craftsman: an activation for which the cubes are shown and kept."""

    times: ClassVar[str] = ONCE
    of_choice: ClassVar[bool] = True

    @property
    def says(self) -> Text:
        """See `Effect`."""
        return message("Activate a card without giving the cubes: you only need its whole printed cost in your supply.")


@dataclass(frozen=True, slots=True)
class ActivationReward(Effect):
    """University, School, Scholar, Architect, Notary: a gain for each card of a kind that is activated later."""

    kind: str
    prestige: int = 0
    gold: int = 0
    cubes: int = 0
    times: ClassVar[str] = EACH

    @property
    def says(self) -> Text:
        """See `Effect`."""
        gain = gains(self.prestige, self.gold, self.cubes)
        if self.kind == ANY:
            return message("Each time you activate another card: {gain}.", gain=gain)
        return message("Each time you activate another {kind} card: {gain}.", kind=KINDS_SHOWN[self.kind], gain=gain)


@dataclass(frozen=True, slots=True)
class TributeBonus(Effect):
    """Embassy, Envoy: more for each purchase of prestige."""

    prestige: int = 0
    cubes: int = 0
    times: ClassVar[str] = EACH

    @property
    def says(self) -> Text:
        """See `Effect`."""
        gain = gains(self.prestige, 0, self.cubes)
        return message("Each time you buy prestige by tribute, for nothing too: {gain} more.", gain=gain)


@dataclass(frozen=True, slots=True)
class TributeLimit(Effect):
    """Diplomat: so many purchases a turn."""

    purchases: int

    @property
    def says(self) -> Text:
        """See `Effect`."""
        return message("You may buy prestige by tribute {purchases} in a turn.", purchases=_TIMES.of(self.purchases))


@dataclass(frozen=True, slots=True)
class JokerTwice(Effect):
    """Juggler: joker tiles count twice."""

    phase: ClassVar[str] = "any"
    times: ClassVar[str] = EACH

    @property
    def says(self) -> Text:
        """See `Effect`."""
        return message("Every joker tile counts twice: 2 cubes, 1 cube and 3 gold, or 6 gold.")
