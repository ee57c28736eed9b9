"""What a position of Die Speicherstadt is worth to a house: what it has, and what it may hope for from that."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Final, NamedTuple

from engine.numbers import entry
from engine.speicherstadt import deck
from engine.speicherstadt.anytime import MOST_MOVED
from engine.speicherstadt.cards import FIRE, OFFICE, SHIP
from engine.speicherstadt.deck import BANK, CARDS, CONTRACTS, PORT, PRESS, TRUCK, WAREHOUSE
from engine.speicherstadt.goods import KINDS, NOTHING
from engine.speicherstadt.holdings import FREE, FULL, goods_on, holding, top
from engine.speicherstadt.prospects import at_hand, lacking
from engine.speicherstadt.scoring import number_of, offices, total
from engine.speicherstadt.state import FINAL, OVER, Lot, Quarter
from engine.speicherstadt.supply import rounds_left


class Weights(NamedTuple):
    """The figures of an evaluator."""

    coin_early: float
    """A coin at the beginning, on top of `coin_late`."""
    coin_late: float
    """A coin at the end."""
    coins_enough: int
    """From so many coins on another one counts half."""
    filling: float
    """How likely it is to find a good that a contract lacks while all crates are still to come."""
    finding: float
    """How likely that is while none is to come any more, but another round is."""
    office: float
    """What is hoped for from each office to come, as far as it adds points."""
    fires: float
    """How much of the points of a fire that one would win or lose now is counted."""
    strength: float
    """What a point of strength is worth besides for each fire to come."""
    merchant: float
    """What part of the goods in the bag one hopes to sell to a merchant, shared by the houses."""
    hall: float
    """A good in the market hall while rounds are to come."""
    cards: float
    """What each card that is still to come will bring whoever gets it, the same for all houses."""
    against: float
    """How much the others count against oneself."""


@cache
def sound() -> Weights:
    """Those tuned by hand in games against each other; the numbers stand in `weights.json`."""
    return Weights(**entry(__package__, "weights", "sound"))


_Laid = tuple[tuple[int, int], ...]
"""The contracts of a house, each with what lies on it."""


def truck_gain(position: Quarter, house: int) -> int:
    """The points by which the full contracts of a house would count more after the best drive."""
    laid = tuple((place, position.laid[place]) for place in sorted(holding(position.cards[house]).contracts))
    return _most(laid, MOST_MOVED) - _points(laid)


def _points(laid: _Laid) -> int:
    return sum(CARDS[CONTRACTS[place]].points for place, goods in laid if goods == FULL[place])


@lru_cache(maxsize=1 << 14)
def _most(laid: _Laid, moves: int) -> int:
    """The points of full contracts after at most so many goods are moved."""
    best = _points(laid)
    if not moves or len(laid) < 2:
        return best
    for giver, (place, goods) in enumerate(laid):
        for kind in set(goods_on(place, goods)):
            for taker, (other, lying) in enumerate(laid):
                if taker == giver or not FREE[other][lying][kind]:
                    continue
                after = list(laid)
                after[giver] = (place, goods ^ top(place, goods, kind))
                after[taker] = (other, lying | FREE[other][lying][kind])
                best = max(best, _most(tuple(after), moves - 1))
    return best


class Features:
    """What is still to come, read once from a position."""

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


_KEPT: Final = {
    deck.INFORMER: 2.2,
    deck.COFFEE_BREAK: 1.5,
    deck.FIRE_CHIEF: 2.0,
    deck.INSURANCE: 2.5,
    deck.FISH_MARKET: 4.0,
    deck.HARBOUR_MASTER: 2.0,
    deck.WAREHOUSEMAN: 2.5,
    deck.AUCTION_HALL: 2.5,
    deck.SMUGGLER: 2.5,
    TRUCK: 0.2,
}
"""What cards are worth that are kept for later, at the beginning of the game; less the later it is."""


def _share_of_cards(position: Quarter) -> float:
    """How many cards of a round there are for each house; with Kaispeicher workers are short for them."""
    return position.terms.shown / position.terms.houses * (0.7 if position.terms.kai else 1.0)


def kept_for_later(owned: tuple[int, ...], features: Features) -> float:
    """What those of some cards are worth that are kept for later."""
    return sum(worth * (0.3 + 0.7 * features.share) for card, worth in _KEPT.items() if card in owned)


Gains = list[float | None]
"""What cards would add, from the left; None where none lies."""


class Evaluator:
    """Positions seen with the figures of some weights."""

    def __init__(self, weights: Weights) -> None:
        """Each sum is made anew: nothing is kept between two positions."""
        self.weights = weights

    def features(self, position: Quarter) -> Features:
        """What is still to come in a position."""
        return Features(position)

    def coin(self, features: Features) -> float:
        """What a coin is worth."""
        return self.weights.coin_late + self.weights.coin_early * features.share

    def score(self, position: Quarter, house: int, features: Features | None = None) -> float:
        """The score that a house may hope for; its score when the game is over."""
        points = float(total(position, house))
        if position.phase in (FINAL, OVER):
            return points + 0.01 * position.coins[house]
        features = features or Features(position)
        points += self._coins(position.coins[house], features) + self._fires(position, house, features)
        if position.is_rival(house):
            return points + 2.5 * features.left
        return points + self._hopes(position, house, features)

    def _coins(self, number: int, features: Features) -> float:
        enough = self.weights.coins_enough
        return (min(number, enough) + max(0, number - enough) / 2) * self.coin(features)

    def _fires(self, position: Quarter, house: int, features: Features) -> float:
        """What the fires to come would bring as things stand, and what every point of strength is worth besides."""
        strengths = [holding(cards).strength for cards in position.cards]
        mine, high, low = strengths[house], max(strengths), min(strengths)
        rank = 0.0 if high == low else 1.0 if mine == high else -1.0 if mine == low else 0.0
        weights = self.weights
        found = weights.fires * rank * sum(features.fires)
        return found + weights.strength * min(mine, 8) * len(features.fires)

    def _hopes(self, position: Quarter, house: int, features: Features) -> float:
        """What contracts, stores and cards may still bring."""
        owned, weights = position.cards[house], self.weights
        cards = holding(owned)
        found = self._contracts(position, house, features) + weights.cards * features.left * _share_of_cards(position)
        number = number_of(owned, OFFICE)
        if features.offices and number < 4:
            seats = position.terms.houses
            hoped = min(features.offices, weights.office * features.offices / seats * (1 + number / 2))
            found += hoped / features.offices * (offices(number + 1) - offices(number)) * 0.5
        for kind in range(KINDS):
            price = cards.coins[kind] * self.coin(features) + cards.points[kind]
            if price:
                found += weights.merchant * features.bag[kind] * price / position.terms.houses
        if position.hall[house] != NOTHING:
            found += weights.hall * (0.25 + features.share)
        if BANK in owned:
            found += features.left * self.coin(features) * 0.6
        if WAREHOUSE in owned:
            found += 0.4 * min(4, features.left)
        if PORT in owned:
            found += features.ships / position.terms.houses * 0.6
        if PRESS in owned:
            found += 0.3 * len(features.fires)
        if TRUCK in owned:
            found += truck_gain(position, house)
        return found + kept_for_later(owned, features)

    def _contracts(self, position: Quarter, house: int, features: Features) -> float:
        """What contracts that are not full may still bring: goods at hand fill them first."""
        weights = self.weights
        stock = at_hand(position, house)
        likely = weights.filling * features.crates / 45 + (weights.finding if features.left else 0.0)
        likely = min(0.9, likely * (0.6 + 0.8 / position.terms.houses))
        found, cards = 0.0, holding(position.cards[house])
        for place, short in lacking(position, cards.contracts, stock):
            found += CARDS[CONTRACTS[place]].points * (0.97 if not short else likely**short)
        for kind, number in enumerate(stock):
            if number:
                coin = self.coin(features)
                found += number * max(cards.coins[kind] * coin, float(cards.points[kind]), 0.3 * coin)
        return found

    def gains(self, position: Quarter, house: int) -> tuple[Gains, Gains]:
        """What each card on the water and above the board would add to the score that a house may hope for."""
        features = self.features(position)
        before = self.score(position, house, features)

        def gain(lot: Lot | None) -> float | None:
            return None if lot is None else self.card(position, house, lot, features, before)

        return [*map(gain, position.row)], [*map(gain, position.upper)]

    def card(self, position: Quarter, house: int, lot: Lot, features: Features, before: float | None = None) -> float:
        """What a card that is laid out would add to the score that a house may hope for (`before`, where known)."""
        if before is None:
            before = self.score(position, house, features)
        twin, (card, goods) = position.copy(), lot
        twin.cards[house] = (*position.cards[house], card)
        for kind in goods:
            twin.landed[house][kind] += 1
        gain = self.score(twin, house, features) - before
        return gain + _AT_ONCE[card] * self.coin(features) if card in _AT_ONCE else gain


_AT_ONCE: Final = {deck.SAVINGS_BANK: 4, deck.THIEF: 1}
"""The coins that cards bring when they are bought."""
