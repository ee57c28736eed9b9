"""How much of a game of Le Havre is still to come for a seat: actions, meals, harvests."""

from __future__ import annotations

from functools import lru_cache

from engine.le_havre import state
from engine.le_havre.rounds import TURNS_IN_A_ROUND, round_cards

_MAIN_TO_COME = frozenset({state.BEFORE_SUPPLY, state.BETWEEN, state.INTEREST, state.MAIN})
_FINAL_DONE = frozenset({state.AFTER_FINAL, state.LOOK, state.SECOND_BUILD, state.AFTER_MAIN})


def actions_left(position: state.Havre, seat: int) -> int:
    """How many main actions of its own a seat has still to come, the final one included."""
    if position.final:
        if position.phase == state.OVER or seat < position.seat:
            return 0
        return 1 if seat > position.seat or position.phase not in _FINAL_DONE else 0
    return _before_the_end(position, seat, TURNS_IN_A_ROUND * len(position.terms.rounds)) + 1


def actions_before_the_meal(position: state.Havre, seat: int) -> int:
    """How many main actions of its own a seat has before the next meal."""
    if position.final or position.phase == state.MEAL:
        return 0
    return _before_the_end(position, seat, TURNS_IN_A_ROUND * position.round)


def _before_the_end(position: state.Havre, seat: int, end: int) -> int:
    """How many of the turns up to `end` in which the main action is still to come are those of a seat."""
    seats = position.terms.players
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
