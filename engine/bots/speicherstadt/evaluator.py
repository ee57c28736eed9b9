"""What a position of Die Speicherstadt is worth to a house: what it has, and what it may hope for from that."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from engine.bots.speicherstadt import trucking
from engine.bots.speicherstadt.weights import Weights
from engine.speicherstadt.cards import (
    CONTRACT,
    CONVERTER,
    FIRE,
    FIREMAN,
    MERCHANT,
    OFFICE,
    POINT_BUILDING,
    SHIP,
)
from engine.speicherstadt.contracts import FULL, SYMBOLS
from engine.speicherstadt.deck import (
    AUCTION_HALL,
    BANK,
    CARDS,
    COFFEE_BREAK,
    CONTRACTS,
    FIRE_CHIEF,
    FISH_MARKET,
    HARBOUR_MASTER,
    INFORMER,
    INSURANCE,
    PORT,
    PRESS,
    SMUGGLER,
    TRUCK,
    WAREHOUSE,
    WAREHOUSEMAN,
)
from engine.speicherstadt.goods import KINDS, NOTHING
from engine.speicherstadt.holdings import holding
from engine.speicherstadt.scoring import offices, total
from engine.speicherstadt.state import FINAL, OVER, Quarter
from engine.speicherstadt.supply import rounds_left

_KEPT: Final = {
    INFORMER: 2.2,
    COFFEE_BREAK: 1.5,
    FIRE_CHIEF: 2.0,
    INSURANCE: 2.5,
    FISH_MARKET: 4.0,
    HARBOUR_MASTER: 2.0,
    WAREHOUSEMAN: 2.5,
    AUCTION_HALL: 2.5,
    SMUGGLER: 2.5,
    TRUCK: 0.2,
}
"""What cards are worth that are kept for later, at the beginning of the game; less the later it is."""


class Outlook:
    """What is still to come, read once from a position: it is the same for all houses."""

    __slots__ = ("bag", "crates", "fires", "left", "offices", "rounds", "share", "ships")

    def __init__(self, position: Quarter) -> None:
        """Of a position, by what lies open: which cards and goods are left, not their order."""
        self.left = rounds_left(position)
        self.rounds = max(1, position.round + self.left)
        coming = _coming(position.pile, position.drawn)
        self.fires, self.crates, self.offices, self.ships = coming
        self.bag = _in_bag(position.bag, position.taken)
        self.share = self.left / self.rounds
        """The part of the game that is still to come."""


def _share_of_cards(position: Quarter) -> float:
    """How many cards of a round there are for each house; with Kaispeicher workers are short for them."""
    return position.terms.shown / position.terms.houses * (0.7 if position.terms.kai else 1.0)


def _kept(card: int, outlook: Outlook) -> float:
    return _KEPT[card] * (0.3 + 0.7 * outlook.share)


@lru_cache(maxsize=4096)
def _coming(pile: tuple[int, ...], drawn: int) -> tuple[tuple[int, ...], int, int, int]:
    """The points of the fires to come, the crates of the ships, the counting offices, the ships."""
    cards = [CARDS[card] for card in pile[drawn:]]
    return (
        tuple(card.points for card in cards if card.type == FIRE),
        sum(card.capacity for card in cards if card.type == SHIP),
        sum(card.type == OFFICE for card in cards),
        sum(card.type == SHIP for card in cards),
    )


@lru_cache(maxsize=4096)
def _in_bag(bag: tuple[int, ...], taken: int) -> tuple[int, ...]:
    """How many goods of each kind are left in the bag."""
    return tuple(bag[taken:].count(kind) for kind in range(KINDS))


class Evaluator:
    """Positions seen with the figures of some weights."""

    def __init__(self, weights: Weights) -> None:
        """Each sum is made anew: nothing is kept between two positions."""
        self.weights = weights

    def coin(self, outlook: Outlook) -> float:
        """What a coin is worth."""
        return self.weights.coin_late + self.weights.coin_early * outlook.share

    def score(self, position: Quarter, house: int, outlook: Outlook | None = None) -> float:
        """The score that a house may hope for; its score when the game is over."""
        points = float(total(position, house))
        if position.phase in (FINAL, OVER):
            return points + 0.01 * position.coins[house]
        outlook = outlook or Outlook(position)
        points += self._coins(position.coins[house], outlook) + self._fires(position, house, outlook)
        if position.is_rival(house):
            return points + 2.5 * outlook.left
        return points + self._hopes(position, house, outlook)

    def _coins(self, number: int, outlook: Outlook) -> float:
        enough = self.weights.coins_enough
        return (min(number, enough) + max(0, number - enough) / 2) * self.coin(outlook)

    def _fires(self, position: Quarter, house: int, outlook: Outlook) -> float:
        """What the fires to come would bring as things stand, and what every point of strength is worth besides."""
        strengths = [holding(cards).strength for cards in position.cards]
        mine, high, low = strengths[house], max(strengths), min(strengths)
        rank = 0.0 if high == low else 1.0 if mine == high else -1.0 if mine == low else 0.0
        weights = self.weights
        found = weights.fires * rank * sum(outlook.fires)
        return found + weights.strength * min(mine, 8) * len(outlook.fires)

    def _hopes(self, position: Quarter, house: int, outlook: Outlook) -> float:
        """What contracts, stores and cards may still bring."""
        owned, weights = position.cards[house], self.weights
        cards = holding(owned)
        found = self._contracts(position, house, outlook) + weights.cards * outlook.left * _share_of_cards(position)
        number = sum(CARDS[card].type == OFFICE for card in owned)
        if outlook.offices and number < 4:
            seats = position.terms.houses
            hoped = min(outlook.offices, weights.office * outlook.offices / seats * (1 + number / 2))
            found += hoped / outlook.offices * (offices(number + 1) - offices(number)) * 0.5
        for kind in range(KINDS):
            price = cards.coins[kind] * self.coin(outlook) + cards.points[kind]
            if price:
                found += weights.merchant * outlook.bag[kind] * price / position.terms.houses
        if position.hall[house] != NOTHING:
            found += weights.hall * (0.25 + outlook.share)
        if BANK in owned:
            found += outlook.left * self.coin(outlook) * 0.6
        if WAREHOUSE in owned:
            found += 0.4 * min(4, outlook.left)
        if PORT in owned:
            found += outlook.ships / position.terms.houses * 0.6
        if PRESS in owned:
            found += 0.3 * len(outlook.fires)
        if TRUCK in owned:
            found += trucking.gain(position, house)
        return found + sum(_kept(card, outlook) for card in _KEPT if card in owned)

    def kept(self, position: Quarter, card: int) -> float:
        """What a card is worth that is kept for later."""
        return _kept(card, Outlook(position))

    def _contracts(self, position: Quarter, house: int, outlook: Outlook) -> float:
        """What contracts that are not full may still bring: goods at hand fill them first."""
        weights = self.weights
        stock = [loose + stored for loose, stored in zip(position.landed[house], position.stored[house], strict=True)]
        if position.hall[house] != NOTHING:
            stock[position.hall[house]] += 1
        likely = weights.filling * outlook.crates / 45 + (weights.finding if outlook.left else 0.0)
        likely = min(0.9, likely * (0.6 + 0.8 / position.terms.houses))
        found = 0.0
        for place in holding(position.cards[house]).contracts:
            laid = position.laid[place]
            if laid == FULL[place]:
                continue
            lacking = 0
            for number, kind in enumerate(SYMBOLS[place]):
                if laid >> number & 1:
                    continue
                if stock[kind]:
                    stock[kind] -= 1
                else:
                    lacking += 1
            found += CARDS[CONTRACTS[place]].points * (0.97 if not lacking else likely**lacking)
        for kind, number in enumerate(stock):
            if number:
                cards = holding(position.cards[house])
                worth = max(cards.coins[kind] * self.coin(outlook), float(cards.points[kind]), 0.3 * self.coin(outlook))
                found += number * worth
        return found

    def card(
        self,
        position: Quarter,
        house: int,
        card: int,
        goods: tuple[int, ...],
        outlook: Outlook,
        before: float | None = None,
    ) -> float:
        """What a card that is laid out would add to the score that a house may hope for (`before`, where known)."""
        one = CARDS[card]
        if before is None:
            before = self.score(position, house, outlook)
        twin = position.copy()
        twin.cards[house] = (*position.cards[house], card)
        for kind in goods:
            twin.landed[house][kind] += 1
        after = self.score(twin, house, outlook)
        if one.type in (CONTRACT, CONVERTER, MERCHANT, OFFICE, FIREMAN, POINT_BUILDING, SHIP):
            return after - before
        return after - before + _AT_ONCE.get(one.name, 0) * self.coin(outlook)


_AT_ONCE: Final = {"savings-bank": 4, "thief": 1}
"""The coins that cards bring when they are bought."""
