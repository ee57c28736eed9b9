"""Thinking in shares: what several found apart is joined, and comes to the same whoever carries it out."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from functools import partial
from random import Random
from typing import Any

import pytest

from engine import bots
from engine.bots.player import Stop, never
from engine.bots.shares import Share, Sharer, Together, Work, by_oneself, joined, share_of
from engine.le_havre.moves import Take
from engine.moves import Move
from tests.engine.bots.test_levels import finished, game_of, later

WOOD, CLAY, IRON = Take("wood"), Take("clay"), Take("iron")
NODES = 20
ENOUGH = 150
"""Nodes that are enough for a look ahead."""


def share(looks: int, *ratings: tuple[Move, float]) -> Share:
    """What came of a share."""
    return Share(ratings, looks)


def together(shares: int = 2, seed: int = 5, **more: Any) -> Together:
    """A magnate in shares."""
    return Together("le-havre", "magnate", seed, shares, **{"budget": NODES, **more})


def magnate(budget: int = NODES) -> Sharer:
    """A magnate."""
    found = bots.player("le-havre", "magnate", 5, budget)
    assert isinstance(found, Sharer)
    return found


def last_first(works: Sequence[Work], stop: Stop) -> Generator[Any]:
    """Carry out the last piece of work first."""
    yield from reversed([work(stop) for work in reversed(works)])


def test_one_share_chooses_what_it_rates_best() -> None:
    assert joined([share(10, (CLAY, 3.0), (WOOD, 2.0))]) == CLAY


def test_the_mean_of_what_several_found_decides() -> None:
    assert joined([share(10, (CLAY, 3.0), (WOOD, 2.0)), share(10, (WOOD, 6.0), (CLAY, 4.0))]) == WOOD


def test_a_share_counts_as_much_as_it_looked() -> None:
    assert joined([share(30, (CLAY, 3.0), (WOOD, 2.0)), share(10, (WOOD, 6.0), (CLAY, 4.0))]) == CLAY


def test_of_equal_moves_the_first_share_takes_its_first() -> None:
    assert joined([share(10, (CLAY, 3.0), (WOOD, 2.0)), share(10, (WOOD, 3.0), (CLAY, 2.0))]) == CLAY


def test_what_a_share_did_not_rate_is_not_compared() -> None:
    assert joined([share(10, (IRON, 9.0), (WOOD, 2.0)), share(10, (CLAY, 9.0), (WOOD, 3.0))]) == WOOD


def test_where_nothing_was_rated_by_all_the_first_share_decides() -> None:
    assert joined([share(10, (WOOD, 2.0)), share(10, (CLAY, 9.0))]) == WOOD


def test_a_share_that_saw_the_moves_at_first_sight_alone_does_not_count() -> None:
    assert joined([share(10, (WOOD, 2.0), (CLAY, 1.0)), share(0, (CLAY, 9.0), (WOOD, 1.0))]) == WOOD
    assert joined([share(0, (CLAY, 9.0), (WOOD, 1.0)), share(10, (WOOD, 2.0), (CLAY, 1.0))]) == WOOD


def test_where_there_was_no_time_for_anything_first_sight_decides() -> None:
    assert joined([share(0, (CLAY, 2.0)), share(0, (WOOD, 9.0))]) == CLAY


def test_the_first_share_is_what_the_player_chooses_alone() -> None:
    game = later(game_of(), 25)
    assert magnate().share(game, 0).ratings[0][0] == magnate().choose(game)
    assert together(1).choose(game) == magnate().choose(game)


def test_each_share_sees_the_moves_otherwise() -> None:
    game = later(game_of(), 25)
    found = [magnate(ENOUGH).share(game, number) for number in range(3)]
    assert len({one.ratings for one in found}) == 3
    assert all(one.looks for one in found)


def test_the_same_shares_lead_to_the_same_choice_whoever_carries_them_out_and_when() -> None:
    game = later(game_of(), 25)
    works = [partial(share_of, "le-havre", "magnate", 5, ENOUGH, game, number, False) for number in range(2)]
    assert list(last_first(works, never)) == list(by_oneself(works, never))
    assert together(3, hands=last_first).choose(game) == together(3).choose(game)


def test_what_lies_face_down_does_not_change_what_is_chosen_in_shares() -> None:
    game = later(game_of(3, "full"), 30)
    assert game.decision is not None
    dealt = [game.imagined(game.decision.seat, Random(seed)) for seed in range(3)]
    assert {together().choose(other) for other in dealt} == {together().choose(game)}


def test_what_nobody_had_time_for_is_left_out() -> None:
    game = later(game_of(), 25)
    done: list[int] = []

    def work(number: int) -> Work:
        return lambda _stop: done.append(number)

    list(by_oneself([work(0), work(1)], lambda: True))
    assert done == [0]
    game.play(together().choose(game, lambda: True))


def test_shares_of_a_finished_game_are_refused() -> None:
    with pytest.raises(ValueError, match="the game is over"):
        together().choose(finished("random", 1))


def test_who_does_not_think_in_shares_is_given_none() -> None:
    with pytest.raises(TypeError, match="'deckhand' does not think in shares"):
        Together("le-havre", "deckhand", 5, 2).choose(later(game_of(), 25))
