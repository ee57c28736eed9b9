"""What cards do by themselves, once they are activated: they lower costs, raise limits, and add to what is gained."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from engine.macao.cards import KINDS_SHOWN
from engine.macao.colours import CUBES, GOLD, PRESTIGE, SPACES
from engine.macao.sea import GOODS_SHOWN
from engine.text import Forms, Text, _, text

# How often a card acts.
ONCE: Final = "once"
EACH: Final = "each"
PASSIVE: Final = "passive"
AT_THE_END: Final = "end"

ANY: Final = "any"
"""In place of a kind of card: all of them."""

_QUARTERS: Final = Forms("{n} quarter", "{n} quarters")
_TIMES: Final = Forms("{n} time", "{n} times")
_CARDS: Final = Forms("{n} card", "{n} cards")
_DICE: Final = Forms("{n} more die", "{n} more dice")


@dataclass(frozen=True, slots=True)
class Effect:
    """What a card does: in which phase, and how often."""

    phase: ClassVar[str] = "action"
    times: ClassVar[str] = PASSIVE

    @property
    def says(self) -> Text:
        """What it does, in the words of the card."""
        raise NotImplementedError


def gains(prestige: int, gold: int, cubes: int = 0) -> Text:
    """What is gained, in words: the one of them that is not 0."""
    if prestige:
        return PRESTIGE.of(prestige)
    return GOLD.of(gold) if gold else text(_("{cubes} of any colour"), cubes=CUBES.of(cubes))


@dataclass(frozen=True, slots=True)
class ActivationLess(Effect):
    """Archive, Crane, Healer: cards of a kind cost fewer cubes, but at least some."""

    kind: str
    cubes: int
    at_least: int

    @property
    def says(self) -> Text:
        """See `Effect`."""
        return text(
            _("Activating {kind} cards costs {cubes} less, {least} at least; which one is left out is your choice."),
            kind=KINDS_SHOWN[self.kind],
            cubes=CUBES.of(self.cubes),
            least=CUBES.of(self.at_least),
        )


@dataclass(frozen=True, slots=True)
class ActivationAnyColour(Effect):
    """Count: some cubes of each cost may have any colour."""

    cubes: int
    times: ClassVar[str] = EACH

    @property
    def says(self) -> Text:
        """See `Effect`."""
        return text(_("At each activation {cubes} of the cost may have any colour."), cubes=CUBES.of(self.cubes))


@dataclass(frozen=True, slots=True)
class ActivationFree(Effect):
    """Craftsman: an activation for which the cubes are shown and kept."""

    times: ClassVar[str] = ONCE

    @property
    def says(self) -> Text:
        """See `Effect`."""
        return text(_("Activate a card without giving the cubes: you only need its whole printed cost in your supply."))


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
            return text(_("Each time you activate another card: {gain}."), gain=gain)
        return text(_("Each time you activate another {kind} card: {gain}."), kind=KINDS_SHOWN[self.kind], gain=gain)


@dataclass(frozen=True, slots=True)
class QuarterLimit(Effect):
    """Herald: so many quarters a turn."""

    quarters: int

    @property
    def says(self) -> Text:
        """See `Effect`."""
        return text(_("You may take up to {quarters} in a turn."), quarters=_QUARTERS.of(self.quarters))


@dataclass(frozen=True, slots=True)
class QuarterAnyColour(Effect):
    """Night Watchman: some cubes of a quarter's cost may have any colour."""

    cubes: int
    times: ClassVar[str] = EACH

    @property
    def says(self) -> Text:
        """See `Effect`."""
        return text(_("When you take a quarter, {cubes} of its cost may have any colour."), cubes=CUBES.of(self.cubes))


@dataclass(frozen=True, slots=True)
class QuarterLess(Effect):
    """Carpenter: a quarter costs fewer cubes, but at least some."""

    cubes: int
    at_least: int

    @property
    def says(self) -> Text:
        """See `Effect`."""
        return text(
            _("A quarter costs {cubes} less, {least} at least; which one is left out is your choice."),
            cubes=CUBES.of(self.cubes),
            least=CUBES.of(self.at_least),
        )


@dataclass(frozen=True, slots=True)
class QuarterReward(Effect):
    """Speculator: gold for each quarter."""

    gold: int
    times: ClassVar[str] = EACH

    @property
    def says(self) -> Text:
        """See `Effect`."""
        return text(_("When you take a quarter: {gold}."), gold=GOLD.of(self.gold))


@dataclass(frozen=True, slots=True)
class StepsAfterQuarter(Effect):
    """Fountain: free steps on the wall with each quarter."""

    spaces: int
    times: ClassVar[str] = EACH

    @property
    def says(self) -> Text:
        """See `Effect`."""
        return text(
            _("Each time you take a quarter you may move {spaces} forward on the wall for nothing."),
            spaces=SPACES.of(self.spaces),
        )


@dataclass(frozen=True, slots=True)
class WallFlat(Effect):
    """Gate: every space of the wall action costs the same."""

    cubes: int

    @property
    def says(self) -> Text:
        """See `Effect`."""
        return text(_("Every space of your wall action costs {cubes}."), cubes=CUBES.of(self.cubes))


@dataclass(frozen=True, slots=True)
class WallTop(Effect):
    """Tower: the own disc always lies on top."""

    @property
    def says(self) -> Text:
        """See `Effect`."""
        return text(_("In a stack on the wall your disc always lies on top."))


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
        return text(_("Each time you buy prestige by tribute, for nothing too: {gain} more."), gain=gain)


@dataclass(frozen=True, slots=True)
class TributeLimit(Effect):
    """Diplomat: so many purchases a turn."""

    purchases: int

    @property
    def says(self) -> Text:
        """See `Effect`."""
        return text(_("You may buy prestige by tribute {purchases} in a turn."), purchases=_TIMES.of(self.purchases))


@dataclass(frozen=True, slots=True)
class JokerTwice(Effect):
    """Juggler: joker tiles count twice."""

    phase: ClassVar[str] = "any"
    times: ClassVar[str] = EACH

    @property
    def says(self) -> Text:
        """See `Effect`."""
        return text(_("Every joker tile counts twice: 2 cubes, 1 cube and 3 gold, or 6 gold."))


@dataclass(frozen=True, slots=True)
class MayDecline(Effect):
    """Idler: no card need be taken."""

    phase: ClassVar[str] = "card"

    @property
    def says(self) -> Text:
        """See `Effect`."""
        return text(_("You may decline to take a card."))


@dataclass(frozen=True, slots=True)
class TableauSize(Effect):
    """Secretary: more room for cards."""

    cards: int
    phase: ClassVar[str] = "card"

    @property
    def says(self) -> Text:
        """See `Effect`."""
        return text(_("Your tableau holds {cards}."), cards=_CARDS.of(self.cards))


@dataclass(frozen=True, slots=True)
class GoldPerOne(Effect):
    """Professor: gold for each chosen die that shows 1."""

    gold: int
    phase: ClassVar[str] = "dice"
    times: ClassVar[str] = EACH

    @property
    def says(self) -> Text:
        """See `Effect`."""
        return text(_("For each die showing 1 that you choose: {gold}."), gold=GOLD.of(self.gold))


@dataclass(frozen=True, slots=True)
class ExtraDie(Effect):
    """Gambler: more dice, if one of all that are chosen is low."""

    dice: int
    at_most: int
    phase: ClassVar[str] = "dice"
    times: ClassVar[str] = ONCE

    @property
    def says(self) -> Text:
        """See `Effect`."""
        return text(
            _("You may choose {dice}, if one of all that you choose shows {n} or less."),
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
        return text(_("You get no punishment marker for an empty supply."))


@dataclass(frozen=True, slots=True)
class DeliveryBonus(Effect):
    """Cooperage, Counting House: more for every tile that is delivered."""

    prestige: int = 0
    gold: int = 0
    times: ClassVar[str] = EACH

    @property
    def says(self) -> Text:
        """See `Effect`."""
        gain = gains(self.prestige, self.gold)
        return text(_("For every goods tile that you deliver: {gain} more, never doubled."), gain=gain)


@dataclass(frozen=True, slots=True)
class DeliveryDouble(Effect):
    """The eight warehouses: a kind of goods counts double."""

    good: int
    times: ClassVar[str] = EACH

    @property
    def says(self) -> Text:
        """See `Effect`."""
        return text(_("The value that a tile of {good} covers counts double."), good=GOODS_SHOWN[self.good])


@dataclass(frozen=True, slots=True)
class GoldOnEntering(Effect):
    """Lighthouse: gold for the first port of a turn."""

    gold: int
    times: ClassVar[str] = ONCE

    @property
    def says(self) -> Text:
        """See `Effect`."""
        return text(_("When your ship enters a port: {gold}."), gold=GOLD.of(self.gold))
