"""Puzzles of Die Speicherstadt: where they begin, what is the same position, what can still be reached."""

from __future__ import annotations

from dataclasses import replace
from functools import cache

import pytest

from engine import new_game
from engine.bots import player
from engine.puzzles import Task, proven
from engine.speicherstadt.deck import AUCTION_HALL, INDEX
from engine.speicherstadt.puzzles import PUZZLES
from engine.speicherstadt.reach import reach
from engine.speicherstadt.state import DEMAND, Quarter
from engine.speicherstadt.supply import rounds_left

VARIANTS = pytest.mark.parametrize("variant", ["base", "kaispeicher"])


@cache
def game_of(variant: str, players: int = 1) -> tuple[Quarter, ...]:
    """The positions of a game among apprentices."""
    game = new_game("speicherstadt", players=["Red", "Blue"][:players], variant=variant, seed=3)
    apprentice = player("speicherstadt", "apprentice", 3)
    while game.decision is not None:
        game.play(apprentice.choose(game))
    return tuple(game.positions)


def beginning(variant: str) -> Quarter:
    """The position in which the puzzle of that game begins."""
    (found,) = (position for position in game_of(variant) if PUZZLES.begins(position))
    return found


@VARIANTS
def test_a_puzzle_begins_with_the_first_own_placement_of_the_last_round(variant: str) -> None:
    position = beginning(variant)
    assert (position.phase, rounds_left(position)) == (DEMAND, 0)
    assert position.workers[0] == position.terms.workers


def test_no_puzzle_begins_where_others_play() -> None:
    assert not any(map(PUZZLES.begins, game_of("base", 2)))


def test_no_puzzle_begins_where_the_auction_hall_could_take_goods_that_are_still_to_come() -> None:
    position = beginning("kaispeicher").copy()
    position.cards[0] = (*position.cards[0], AUCTION_HALL)
    assert PUZZLES.begins(position)
    terms = position.terms
    position.terms = replace(terms, cards=tuple(sorted({*terms.cards, INDEX["ship-20"]})))
    position.pile = tuple(card for card in position.pile if card != INDEX["ship-20"])
    position.drawn -= len(terms.cards) - len(position.pile)
    assert not PUZZLES.begins(position)


def test_the_order_in_which_cards_were_bought_makes_no_other_position() -> None:
    position = beginning("base")
    twin = position.copy()
    twin.cards[0] = twin.cards[0][::-1]
    assert twin != position
    assert PUZZLES.key(twin) == PUZZLES.key(position)


def test_a_coin_makes_another_position() -> None:
    position = beginning("base")
    twin = position.copy()
    twin.coins[0] += 1
    assert PUZZLES.key(twin) != PUZZLES.key(position)


@VARIANTS
def test_what_can_be_reached_is_bounded_from_above_all_the_way(variant: str) -> None:
    position = beginning(variant)
    found = proven(PUZZLES, Task(), position, limit=60_000)
    assert reach(position, 0) >= found.best
    for move in found.line:
        (position,) = (step.after for step in PUZZLES.steps(position) if step.moves == (move,))
        assert PUZZLES.is_over(position) or reach(position, 0) >= found.best
    assert PUZZLES.points(position, 0) == found.best
