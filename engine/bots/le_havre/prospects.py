"""How much of a game is still to come for a seat, and what it could gain at once: found fast, nearly always best."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from engine.le_havre import state
from engine.le_havre.deck import CARD_INDEX, CARDS
from engine.le_havre.exchanges import Conversion
from engine.le_havre.goods import ANY_GOOD, BRICK, CHARCOAL, COAL, COKE, ENERGY, GOODS, HIDES, IRON, STEEL, WOOD
from engine.le_havre.rounds import TURNS_IN_A_ROUND, round_cards
from engine.le_havre.ships import ENERGY_OF_BUILDING, ENERGY_OF_SAILING, KINDS, SHIPS

_MAIN_TO_COME = frozenset({state.BEFORE_SUPPLY, state.BETWEEN, state.INTEREST, state.MAIN})
_FINAL_DONE = frozenset({state.AFTER_FINAL, state.LOOK, state.SECOND_BUILD, state.AFTER_MAIN})


def actions_left(position: state.Havre, seat: int) -> int:
    """How many main actions of its own a seat has still to come, the final one included."""
    if position.final:
        if position.phase == state.OVER or seat < position.seat:
            return 0
        return 1 if seat > position.seat or position.phase not in _FINAL_DONE else 0
    # `_before_the_end` written out, because it is asked in every position
    terms = position.terms
    seats = len(terms.names)
    first = TURNS_IN_A_ROUND * (position.round - 1) + position.turn - 1 + (position.phase not in _MAIN_TO_COME)
    end = TURNS_IN_A_ROUND * len(terms.rounds)
    return (end - first - (seat - first) % seats + seats - 1) // seats + 1


def actions_before_the_meal(position: state.Havre, seat: int) -> int:
    """How many main actions of its own a seat has before the next meal."""
    if position.final or position.phase == state.MEAL:
        return 0
    return _before_the_end(position, seat, TURNS_IN_A_ROUND * position.round)


def _before_the_end(position: state.Havre, seat: int, end: int) -> int:
    """How many of the turns up to `end` in which the main action is still to come are those of a seat."""
    seats = len(position.terms.names)
    first = TURNS_IN_A_ROUND * (position.round - 1) + position.turn - 1
    if position.phase not in _MAIN_TO_COME:
        first += 1
    return (end - first - (seat - first) % seats + seats - 1) // seats


@lru_cache(maxsize=4096)
def meals_to_come(variant: str, players: int, first_round: int, ships_feed: int) -> tuple[int, int]:
    """The food that a seat owes at the next meal and at all later ones together, less that of its ships."""
    owed = [max(0, card.food - ships_feed) for card in round_cards(variant, players)[first_round - 1 :]]
    return (owed[0], sum(owed[1:])) if owed else (0, 0)


@lru_cache(maxsize=1024)
def harvests_to_come(variant: str, players: int, first_round: int) -> int:
    """How many harvests there are from a round on."""
    return sum(card.harvest for card in round_cards(variant, players)[first_round - 1 :])


WHARFS: Final = (CARD_INDEX["wharf-1"], CARD_INDEX["wharf-2"])
"""The cards at which ships are built."""
SHIPPING_LINE: Final = CARD_INDEX["shipping-line"]

_BURNT = ((CHARCOAL, 1), (WOOD, ENERGY_OF_BUILDING), (COAL, 1), (COKE, 1))
"""What gives the energy for a ship, what is missed least first: a charcoal, a coal or a coke by itself."""


_LEAST_WOOD, _LEAST_IRON, _LEAST_STEEL = (
    min(form.cost[1] for form in KINDS if form.cost[0] == material) for material in (WOOD, IRON, STEEL)
)


def could_launch(goods: list[int]) -> bool:
    """Whether there is the material for any ship."""
    return goods[WOOD] >= _LEAST_WOOD or goods[IRON] >= _LEAST_IRON or goods[STEEL] >= _LEAST_STEEL


@lru_cache(maxsize=1024)
def _on_stocks(
    harbour: tuple[tuple[int, ...], ...], is_modern: bool, players: int
) -> tuple[tuple[int, int, int, bool, int, int], ...]:
    """Of each ship that lies on top: its kind, its material and how much, whether a brick, its value, its food."""
    return tuple(
        (
            kind,
            *form.cost,
            form.needs_modern_wharf and not is_modern,
            SHIPS[harbour[kind][-1]].value,
            form.food[players - 1],
        )
        for kind, form in enumerate(KINDS)
        if harbour[kind]
    )


def launch_now(position: state.Havre, goods: list[int]) -> Iterator[tuple[int, int, int, list[int]]]:
    """The kinds of ship that could be built: the value of the ship, the food that it gives a round, the goods left.

    Iron ships are built of iron alone; that a Wharf must be modern is taken care of by a brick.
    """
    ships = _on_stocks(position.harbour, bool(position.modern), len(position.terms.names))
    for kind, material, number, takes_brick, value, food in ships:
        if goods[material] < number or (takes_brick and not goods[BRICK]):
            continue
        left = goods[:]
        left[material] -= number
        if takes_brick:
            left[BRICK] -= 1
        for burnt, tokens in _BURNT:
            if left[burnt] >= tokens:
                left[burnt] -= tokens
                yield kind, value, food, left
                break


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
