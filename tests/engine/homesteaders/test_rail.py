"""The rail track: T40 to T44, and where advances come from."""

from __future__ import annotations

import pytest

from engine import Game
from tests.engine.homesteaders.helpers import begun, building, decides, has, laid, lines, play, player, refused

EIGHT = ["chip", "track", "worker", "wood", "food", "steel", "gold", "copper", "livestock"]


def passed(space: int) -> Game:
    """The first player has passed while on a space."""
    return play(laid(player(f"{space} rail"), window="bid"), "pass")


@pytest.mark.parametrize(
    ("space", "bonuses"),
    [
        (0, EIGHT[:1]),
        (1, EIGHT[:2]),
        (2, EIGHT[:3]),
        (3, EIGHT),
        (4, [*EIGHT, "vp"]),
        (5, [*EIGHT, "vp"]),
    ],
)
def test_t40_t41_t42_t43_an_advance_gives_the_choice_of_all_bonuses_so_far(space: int, bonuses: list[str]) -> None:
    game = passed(space)
    assert lines(game, "take") == [f"take {bonus}" for bonus in bonuses]
    assert has(game, 0, "rail") == (min(space + 1, 5),)


@pytest.mark.parametrize("bonus", [*EIGHT, "vp"])
def test_a_bonus_is_one_of_its_kind_and_three_vp(bonus: str) -> None:
    game = passed(5)
    (before,) = has(game, 0, bonus)
    assert has(play(game, f"take {bonus}"), 0, bonus) == (before + (3 if bonus == "vp" else 1),)


def test_the_bonus_of_a_space_that_was_not_reached_is_refused() -> None:
    assert refused(passed(1), "take worker") == "1 worker is the bonus of space 3: you are on space 2."


def test_t44_passing_and_a_depot_in_a_following_round_are_two_advances() -> None:
    game = laid(player("1 rail"), window="bid", round=5)
    play(game, "pass", "take chip", *["pass", "take chip"] * 2)
    assert has(game, 0, "rail") == (2,)
    town = building(player("2 rail, 1 wood, 1 steel"), round=8)
    assert has(play(town, "build depot", "take track"), 0, "rail") == (3,)


@pytest.mark.parametrize(
    ("name", "kind", "cost"),
    [("depot", 8, "1 wood, 1 steel"), ("forge", 8, "2 steel"), ("rail-yard", 9, "2 steel, 1 gold, 1 copper")],
)
def test_some_buildings_advance_when_they_are_built(name: str, kind: int, cost: str) -> None:
    game = play(building(player(f"6 silver, {cost}"), round=kind), f"build {name}")
    assert decides(game) == "rail Anna"
    assert has(game, 0, "rail") == (1,)


def test_f5_the_bonus_is_taken_before_the_next_one_bids() -> None:
    game = play(begun(), *["assign: nothing"] * 3, *["pay"] * 3, "pass")
    assert decides(game) == "rail Anna"
    assert decides(play(game, "take chip")) == "bid Ben"


def test_f5_a_bonus_cannot_be_declined() -> None:
    assert "not possible now" in refused(passed(0), "decline")
