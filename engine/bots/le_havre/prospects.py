"""What a seat could gain at once: ships to build, a voyage, goods turned over; found fast, nearly always the best."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from engine.le_havre.deck import CARD_INDEX, CARDS
from engine.le_havre.exchanges import Conversion
from engine.le_havre.goods import ANY_GOOD, BRICK, CHARCOAL, COAL, COKE, ENERGY, GOODS, HIDES, WOOD
from engine.le_havre.ships import ENERGY_OF_BUILDING, ENERGY_OF_SAILING, KINDS, SHIPS
from engine.le_havre.state import Havre

WHARFS: Final = (CARD_INDEX["wharf-1"], CARD_INDEX["wharf-2"])
"""The cards at which ships are built."""

_COSTS = tuple((kind, form.cost) for kind, form in enumerate(KINDS))


def launch_now(position: Havre, goods: list[int]) -> Iterator[tuple[int, int, list[int]]]:
    """For each kind of ship that could be built: its value, the food that it gives a round, and the goods left.

    Iron ships are built of iron alone; that a Wharf must be modern is taken care of by a brick. A charcoal, a coal or a
    coke gives the energy for a ship by itself.
    """
    harbour = position.harbour
    for kind, (material, number) in _COSTS:
        if goods[material] >= number and harbour[kind]:
            yield from _launched(position, goods, kind, material, number)


def launchable(position: Havre, goods: list[int]) -> Iterator[tuple[int, int]]:
    """The kinds of ship that could be built, each with the value of the ship."""
    for kind, (material, number) in _COSTS:
        if goods[material] >= number and position.harbour[kind]:
            for value, _feeds, _left in _launched(position, goods, kind, material, number):
                yield kind, value


def _launched(
    position: Havre, goods: list[int], kind: int, material: int, number: int
) -> Iterator[tuple[int, int, list[int]]]:
    left = goods[:]
    left[material] -= number
    if KINDS[kind].needs_modern_wharf and not position.modern:
        if not left[BRICK]:
            return
        left[BRICK] -= 1
    if left[CHARCOAL]:
        left[CHARCOAL] -= 1
    elif left[WOOD] >= ENERGY_OF_BUILDING:
        left[WOOD] -= ENERGY_OF_BUILDING
    elif left[COAL]:
        left[COAL] -= 1
    elif left[COKE]:
        left[COKE] -= 1
    else:
        return
    top = SHIPS[position.harbour[kind][-1]]
    yield top.value, KINDS[kind].food[position.terms.players - 1], left


_BY_PRICE = tuple(sorted(ANY_GOOD, key=lambda good: -GOODS[good].ship_price))
_PRICE = tuple(good.ship_price for good in GOODS)
_OF_WOOD, _OF_CHARCOAL, _OF_COAL, _OF_COKE = (GOODS[kind].energy for kind in ENERGY)
_WORTH_A_COKE = 4
"""For more energy than this a coke is burnt, whatever else is there."""


def cargo_now(goods: list[int], holds: int, ships: int) -> tuple[int, list[int]]:
    """The francs that a voyage with all ships brings, and the goods left after it; (0, goods) if energy is missing."""
    left = goods[:]
    due = ENERGY_OF_SAILING * ships
    while due > 0:
        if left[COKE] and (due > _WORTH_A_COKE or not (left[CHARCOAL] or left[COAL] or left[WOOD] >= due)):
            left[COKE] -= 1
            due -= _OF_COKE
        elif left[WOOD] and (due < _OF_CHARCOAL or not left[CHARCOAL]):
            left[WOOD] -= 1
            due -= _OF_WOOD
        elif left[CHARCOAL]:
            left[CHARCOAL] -= 1
            due -= _OF_CHARCOAL
        elif left[COAL]:
            left[COAL] -= 1
            due -= _OF_COAL
        else:
            return 0, goods
    income = 0
    for good in _BY_PRICE:
        number = left[good]
        if number:
            number = min(number, holds)
            income += number * _PRICE[good]
            left[good] -= number
            holds -= number
            if not holds:
                break
    return income, left


@dataclass(frozen=True, slots=True)
class ByThePiece:
    """A conversion told by the piece: the energy that one takes, the francs and the more food that it gives.

    Sums are not rounded, energy for all pieces together is left out, and hides count as the francs they are missed for.
    """

    card: int
    good: int
    into: int
    most: int
    energy: float
    francs: float
    food: int


def _by_the_piece(name: str) -> ByThePiece:
    does = CARDS[CARD_INDEX[name]].does
    if not isinstance(does, Conversion):
        raise TypeError(f"the {name} turns nothing over")
    return ByThePiece(
        CARD_INDEX[name],
        does.good,
        does.into,
        does.at_most,
        does.energy,
        does.francs + does.hides * GOODS[HIDES].dearness,
        GOODS[does.into].food - GOODS[does.good].food,
    )


CONVERSIONS: Final = tuple(
    map(_by_the_piece, ("cokery", "steel-mill", "tannery", "brickworks", "abattoir", "bakehouse", "smokehouse"))
)
"""Those that computer players look forward to: all but the Charcoal Kiln."""
