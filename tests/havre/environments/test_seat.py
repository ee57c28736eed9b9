"""One seat for Gymnasium: against computer players, and alone."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest

import havre
from havre.environments import SeatEnv, seat


def to_the_end(one: SeatEnv, seed: int) -> tuple[float, dict[str, object]]:
    """All rewards together of a game played at random, and what is told at its end."""
    rng, total = Random(seed), 0.0
    shown, _info = one.reset(seed=seed)
    while True:
        shown, reward, terminated, truncated, info = one.step(rng.choice(np.flatnonzero(shown["action_mask"]).tolist()))
        total += reward
        if terminated or truncated:
            return total, info


def test_it_chooses_whenever_it_is_asked() -> None:
    one = seat("speicherstadt", players=3, level="random")
    shown, _info = one.reset(seed=3)
    assert shown["observation"][1] == 1
    assert shown["action_mask"].any()
    assert one.episode.seat == one.seat


def test_the_others_play_in_between() -> None:
    one = seat("speicherstadt", players=3, level="random")
    to_the_end(one, 3)
    assert {chosen for chosen, _move in one.episode.moves} == {0, 1, 2}


def test_the_same_seed_and_choices_give_the_same_game() -> None:
    one, other = (seat("macao", players=2, level="deckhand") for _twice in range(2))
    assert to_the_end(one, 5) == to_the_end(other, 5)
    assert one.episode.moves == other.episode.moves


def test_a_better_player_takes_the_place() -> None:
    total, info = to_the_end(seat("speicherstadt", players=2, level="trader"), 1)
    assert (total, info["place"]) == (-1.0, 2)


def test_points_are_rewards_where_they_are_asked_for() -> None:
    total, info = to_the_end(seat("speicherstadt", players=2, level="random", rewards="points"), 2)
    assert total == info["points"]


def test_a_seat_plays_alone() -> None:
    one = seat("macao", players=1)
    _total, info = to_the_end(one, 4)
    assert not info["cut"]
    assert {chosen for chosen, _move in one.episode.moves} == {0}


def test_its_table_is_that_of_the_seat() -> None:
    one = seat("le-havre", players=2, level="random")
    one.reset(seed=9)
    assert one.table() == one.episode.game().table(one.seat)


def test_an_illegal_number_is_paid_for_and_told() -> None:
    one = seat("le-havre", players=2, level="random", penalty=0.5)
    before, _info = one.reset(seed=1)
    after, reward, terminated, truncated, info = one.step(-5)
    assert (reward, terminated, truncated, info) == (-0.5, False, False, {"illegal": "-5 is no number of an action"})
    assert np.array_equal(after["action_mask"], before["action_mask"])


def test_each_other_player_can_have_a_level() -> None:
    assert seat("le-havre", players=3, level=["random", "deckhand"]).levels == ("random", "deckhand")


@pytest.mark.parametrize(("level", "said"), [(["random"], "1 levels"), ("wizard", "no level 'wizard'")])
def test_levels_that_do_not_fit_are_refused(level: str | list[str], said: str) -> None:
    with pytest.raises(ValueError, match=said):
        seat("le-havre", players=3, level=level)


def test_the_usual_level_sits_there_where_nobody_says() -> None:
    assert seat("le-havre", players=2).levels == ("merchant",)
    assert havre.environments.seat is seat
