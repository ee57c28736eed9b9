"""What a position of Die Speicherstadt is worth by figures that were learned from whole games, see `learned.json`."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, lru_cache
from operator import mul
from typing import Final, NamedTuple

from engine.bots.speicherstadt.evaluator import Evaluator, Features, kept_for_later, sound, truck_gain
from engine.numbers import numbers
from engine.speicherstadt.cards import OFFICE
from engine.speicherstadt.deck import BANK, CARDS, CHAMBER, CONTRACTS, PORT, TRUCK, WAREHOUSE
from engine.speicherstadt.holdings import HALL_HOLDS, Holding, holding
from engine.speicherstadt.prospects import at_hand, lacking
from engine.speicherstadt.rounds import income_of
from engine.speicherstadt.scoring import number_of, of_card, offices, total
from engine.speicherstadt.state import FINAL, OVER, Quarter
from engine.speicherstadt.terms import Terms

FIGURES: Final = (
    *("coins", "coins early", "coins for the chamber", "chamber"),
    *("strongest", "strongest early", "weakest", "weakest early", "strength", "strength early"),
    *("lead in strength", "strength lacking", "strength above the weakest"),
    *("offices", "next office", "next office early"),
    *(f"contracts that lack {n}" for n in range(5)),
    *(f"early contracts that lack {n}" for n in (1, 2, 3)),
    *("goods", "goods too many", "goods to sell", "goods to deliver", "goods for the warehouse"),
    *("merchants", "merchants early", "works", "works early"),
    *("bank", "warehouse", "warehouse early", "port", "kept for later"),
    *("coins of the Rival", "rounds of the Rival"),
)
"""What is early counts by the part of the game that is still to come; what is said of strength by the fires to come."""

_FIRES: Final = 10
"""The points of all fires: what is said of strength counts in tenths of them."""
_SPENT_AT_ONCE: Final = 2
"""Beside what an income brings in each round to come a house can spend so many coins well."""
_TWO: Final = 2
_MOST_LACKING: Final = 4
_FAR: Final = 4
"""Further ahead or behind in strength makes no difference."""


def sure(position: Quarter, house: int) -> float:
    """The points that a house has, but for those that coins and goods in its Warehouse would bring."""
    owned, points = position.cards[house], float(total(position, house))
    if position.is_rival(house):
        return points
    if CHAMBER in owned:
        points -= of_card(position, house, CHAMBER)
    if WAREHOUSE in owned:
        points -= of_card(position, house, WAREHOUSE)
    return points + (truck_gain(position, house) if TRUCK in owned else 0)


def figures(position: Quarter, house: int, features: Features) -> tuple[float, ...]:
    """A figure for each of `FIGURES`, before Loading and Income."""
    share, owned, cards = features.share, position.cards[house], holding(position.cards[house])
    coins = float(position.coins[house] + income_of(position, house))
    if position.is_rival(house):
        few = (0.0,) * 4
        return (*few, *_strength(position, house, features), *_NOTHING_ELSE, coins, float(features.left))
    number = number_of(owned, OFFICE)
    more = (offices(number + 1) - offices(number)) * features.offices
    goods, lacking = _contracts(position, house, cards)
    left, room = sum(goods), cards.room + HALL_HOLDS
    sales = sum(n * price for n, price in zip(features.bag, cards.coins, strict=True) if price)
    deliveries = sum(n * price for n, price in zip(features.bag, cards.points, strict=True) if price)
    has_chamber, has_warehouse = CHAMBER in owned, WAREHOUSE in owned
    useful = coins if has_chamber else _useful(position, coins, features)
    return (
        useful,
        useful * share,
        coins * has_chamber,
        has_chamber,
        *_strength(position, house, features),
        number,
        more,
        more * share,
        *lacking,
        lacking[1] * share,
        lacking[2] * share,
        lacking[3] * share,
        min(left, room),
        max(0, left - room),
        sum(n * price for n, price in zip(goods, cards.coins, strict=True) if n),
        sum(n * price for n, price in zip(goods, cards.points, strict=True) if n),
        min(left, cards.room),
        sales,
        sales * share,
        deliveries,
        deliveries * share,
        features.left * (BANK in owned),
        has_warehouse,
        features.left * has_warehouse,
        features.ships * (PORT in owned),
        kept_for_later(owned, features),
        0.0,
        0.0,
    )


def _useful(position: Quarter, coins: float, features: Features) -> float:
    """Of more coins than can be spent each counts half, from twice as many on nothing, where two play.

    They can leave each other nothing to buy; among more somebody always buys.
    """
    if position.terms.players != _TWO:
        return coins
    enough = _SPENT_AT_ONCE + features.left * position.terms.income
    return min(coins, enough) + max(0.0, min(coins, 2 * enough) - enough) / 2


def _strength(position: Quarter, house: int, features: Features) -> tuple[float, ...]:
    """What the firemen of a house are beside those of the others."""
    strengths = [holding(cards).strength for cards in position.cards]
    own = strengths[house]
    high, low = max(strengths), min(strengths)
    others = [strength for other, strength in enumerate(strengths) if other != house]
    fires, share = sum(features.fires), features.share
    part = fires / _FIRES
    strongest = fires if own == high > low else 0
    weakest = fires if own == low < high else 0
    return (
        strongest,
        strongest * share,
        weakest,
        weakest * share,
        own * part,
        own * part * share,
        min(_FAR, max(0, own - max(others))) * part,
        min(_FAR, max(0, max(others) - own)) * part,
        min(_FAR, max(0, own - min(others))) * part,
    )


def _contracts(position: Quarter, house: int, cards: Holding) -> tuple[list[int], list[float]]:
    """The goods that no own contract takes, and the points of contracts by how many goods they lack."""
    stock, points = at_hand(position, house), [0.0] * (_MOST_LACKING + 1)
    for place, short in lacking(position, cards.contracts, stock):
        points[short] += CARDS[CONTRACTS[place]].points
    return stock, points


_NOTHING_ELSE: Final = (0.0,) * (len(FIGURES) - 15)
"""Of the other figures the Rival has none."""


class Learned(NamedTuple):
    """What was learned of a kind of game."""

    start: tuple[float, float]
    """The points that every house has to come, and those for each round to come."""
    worths: tuple[float, ...]
    """What each of `FIGURES` is worth."""


@cache
def learned() -> Mapping[tuple[int, bool], Learned]:
    """All of it, by the number of players, without and with Kaispeicher."""
    found = numbers(__package__, "learned")
    worths = zip(*(found["worths"][name] for name in FIGURES), strict=True)
    starts = ((base, a_round) for base, a_round in found["start"])
    return {
        (houses, kai): Learned(start, worth)
        for (houses, kai), start, worth in zip(found["kinds"], starts, worths, strict=True)
    }


_COINS, _COINS_EARLY = FIGURES.index("coins"), FIGURES.index("coins early")


class Estimator(Evaluator):
    """The score at the end that a house may hope for; in the last round, where little is unknown, as by hand."""

    def __init__(self, houses: int, *, alone: bool, kai: bool) -> None:
        """For games of so many houses; `alone` against the Rival."""
        super().__init__(sound())
        kind = (1 if alone else houses, kai)
        found = learned()[kind]
        self._worths = found.worths
        self._start = found.start

    def coin(self, features: Features) -> float:
        """See `Evaluator`."""
        if not features.left:
            return super().coin(features)
        late, early = self._worths[_COINS], self._worths[_COINS_EARLY]
        return late + early * features.share

    def score(self, position: Quarter, house: int, features: Features | None = None) -> float:
        """See `Evaluator`."""
        features = features or Features(position)
        if not features.left or position.phase in (FINAL, OVER):
            return super().score(position, house, features)
        base, a_round = self._start
        found = base + a_round * features.left + sure(position, house)
        return found + sum(map(mul, self._worths, figures(position, house, features)), 0.0)


@lru_cache(maxsize=16)
def _estimator(houses: int, alone: bool, kai: bool) -> Estimator:
    return Estimator(houses, alone=alone, kai=kai)


def estimator(terms: Terms) -> Estimator:
    """How an alderman sees the positions of a game."""
    return _estimator(terms.houses, terms.lone, terms.kai)
