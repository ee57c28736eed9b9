"""All 120 cards, where to find them, and what the activated ones of a seat come to together."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, TypeVar

from engine.macao import cards, colours, effects, powers, state

CARDS: Final = (*cards.OFFICES, *cards.BUILDINGS, *cards.PERSONS)
"""Positions know a card by its place here, cards of a seat by the sum of 1 << place."""
NUMBER: Final = {card.name: number for number, card in enumerate(CARDS)}
MARKS: Final = tuple(colours.marks(card.cubes) for card in CARDS)
"""The cost of each card, see `colours.marks`."""
SIZES: Final = tuple(len(card.cost) for card in CARDS)
"""How many cubes each card costs."""
OFFICES_IN_ALL: Final = len(cards.OFFICES)
"""The cards from this number on are in the deck of building and person cards."""

E = TypeVar("E", bound=effects.Effect)


@lru_cache(maxsize=16384)
def cards_of(bits: int) -> tuple[int, ...]:
    """The numbers of some cards, in the order of the table."""
    found = []
    while bits:
        lowest = bits & -bits
        found.append(lowest.bit_length() - 1)
        bits ^= lowest
    return tuple(found)


class Standing:
    """What the activated cards of a seat come to together."""

    def __init__(self, active: int) -> None:
        """`active` are the cards, a bit a card."""
        self.cards = cards_of(active)
        self.powers = tuple((1 << number, number, power) for number, power in self._numbered(powers.Power))
        """What the seat can use: the bit, the number and the power of each card."""
        self.less = dict.fromkeys(effects.KINDS, 0)
        """How many cubes less an activation costs."""
        for less in self._all(effects.ActivationLess):
            self.less[less.kind] += less.cubes
        self.any_colour = sum(one.cubes for one in self._all(effects.ActivationAnyColour))
        """How many cubes of an activation may have any colour."""
        self.pays_plainly = not self.any_colour and not any(self.less.values())
        """Whether every activation costs what is printed."""
        self.craftsman = sum(1 << number for number, _one in self._numbered(effects.ActivationFree))
        """The cards that let their owner activate one without giving the cubes, a bit a card."""
        self.rewards = tuple((number, one) for number, one in self._numbered(effects.ActivationReward))
        self.quarters = max((one.quarters for one in self._all(effects.QuarterLimit)), default=1)
        """How many quarters may be taken in a turn."""
        self.quarter_less = sum(one.cubes for one in self._all(effects.QuarterLess))
        self.quarter_any_colour = sum(one.cubes for one in self._all(effects.QuarterAnyColour))
        self.quarter_gold = sum(one.gold for one in self._all(effects.QuarterReward))
        self.quarter_steps = sum(one.spaces for one in self._all(effects.StepsAfterQuarter))
        self.wall_each = min((one.cubes for one in self._all(effects.WallFlat)), default=0)
        """What each space of the wall action costs; 0: as everybody pays."""
        self.purchases = max((one.purchases for one in self._all(effects.TributeLimit)), default=1)
        """How often prestige may be bought in a turn."""
        self.tribute_prestige = sum(one.prestige for one in self._all(effects.TributeBonus))
        self.tribute_cubes = sum(one.cubes for one in self._all(effects.TributeBonus))
        self.joker_counts = 2 if any(self._all(effects.JokerTwice)) else 1
        self.may_decline = any(self._all(effects.MayDecline))
        self.room = max((one.cards for one in self._all(effects.TableauSize)), default=effects.TABLEAU_SIZE)
        """How many cards the tableau holds."""
        self.gold_per_one = sum(one.gold for one in self._all(effects.GoldPerOne))
        extra = self._all(effects.ExtraDie)
        self.more_dice = sum(one.dice for one in extra)
        self.more_dice_at_most = max((one.at_most for one in extra), default=0)
        """What one of the dice must not exceed where more are chosen."""
        self.safe_when_empty = any(self._all(effects.NoEmptyPenalty))
        self.delivery_prestige = sum(one.prestige for one in self._all(effects.DeliveryBonus))
        self.delivery_gold = sum(one.gold for one in self._all(effects.DeliveryBonus))
        self.doubled = frozenset(one.good for one in self._all(effects.DeliveryDouble))
        """The goods whose values count double."""
        self.entering = tuple((1 << number, one.gold) for number, one in self._numbered(effects.GoldOnEntering))
        self.endings = tuple((number, one) for number, one in self._numbered(effects.Ending))
        self.keeps_tableau = any(self._all(effects.NoTableauPenalty))
        """Whether cards left on the tableau cost nothing at the end."""
        self.kinds = {kind: (active & effects.BITS[kind]).bit_count() for kind in effects.KINDS}
        """How many cards of each kind."""
        self.departments = sum(1 for offices in effects.DEPARTMENT_BITS if active & offices)
        """How many different departments."""

    def _numbered(self, kind: type[E]) -> list[tuple[int, E]]:
        found = ((number, CARDS[number].effect) for number in self.cards)
        return [(number, effect) for number, effect in found if isinstance(effect, kind)]

    def _all(self, kind: type[E]) -> list[E]:
        return [effect for _number, effect in self._numbered(kind)]

    def rewards_for(self, card: cards.Card) -> list[tuple[int, effects.ActivationReward]]:
        """What its owner gains for activating a card, with the number of the card that brings it."""
        return [(number, one) for number, one in self.rewards if one.kind in (effects.ANY, card.kind)]


@lru_cache(maxsize=8192)
def standing(active: int) -> Standing:
    """What activated cards come to together, a bit a card."""
    return Standing(active)


@lru_cache(maxsize=8192)
def needed(tableau: tuple[int, ...]) -> colours.Cubes:
    """How many cubes of each colour the cards of a tableau cost together."""
    return colours.counted(colour for number in tableau for colour in CARDS[number].cost)


def wanted(position: state.Colony, seat: int) -> tuple[int, ...]:
    """The colours, those first that the tableau of a seat lacks most of; of equals those that it has fewest of."""
    return _wanted(needed(position.tableau[seat]), tuple(position.supply[seat]))


@lru_cache(maxsize=8192)
def _wanted(needed: colours.Cubes, supply: colours.Cubes) -> tuple[int, ...]:
    def order(colour: int) -> tuple[int, int, int]:
        return min(0, supply[colour] - needed[colour]), -needed[colour], supply[colour]

    return tuple(sorted(colours.EVERY, key=order))
