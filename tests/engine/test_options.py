"""The options of a new game, checked against what its title declares."""

from __future__ import annotations

from typing import Any

import pytest

from engine import About, SetupError, new_game
from engine.about import Named, Rule, Unit
from engine.setup import check
from engine.texts import message

ABOUT = About(
    name="pebbles",
    shown=message("Pebbles"),
    designer="Nobody",
    seats=range(2, 4),
    names=(message("Ann"), message("Ben"), message("Cat")),
    variants=(Named("dry", message("dry")), Named("wet", message("wet"))),
    usual_variant="dry",
    rules=(
        Rule("fast", message("Fast")),
        Rule(
            "bag", message("Bag"), values=(Named("big", message("big")), Named("small", message("small"))), usual="big"
        ),
        Rule("stones", message("Stones"), numbers=range(3, 9), usual=5),
    ),
    unit=Unit("{n} pebble", "{n} pebbles", message("pebbles")),
)


def options(**changed: Any) -> dict[str, Any]:
    return {"players": ["Ann", "Ben"], "variant": "dry", "seed": 1} | changed


def refusal(**changed: Any) -> str:
    with pytest.raises(SetupError) as caught:
        check(ABOUT, options(**changed))
    return str(caught.value)


@pytest.mark.parametrize(
    "changed",
    [
        {},
        {"players": ("Ann", "Ben", "Cat")},
        {"variant": "wet"},
        {"fast": True},
        {"bag": "small"},
        {"stones": 3},
        {"stones": 8},
        {"setup": {"top": "grey"}},
        {"setup": None},
    ],
)
def test_what_a_title_declares_can_be_chosen(changed: dict[str, Any]) -> None:
    check(ABOUT, options(**changed))


def test_a_seed_may_be_left_out() -> None:
    check(ABOUT, {"players": ["Ann", "Ben"], "variant": "dry"})


@pytest.mark.parametrize("players", [["Ann"], ["Ann", "Ben", "Cat", "Dan"], [], "Ann and Ben", 2, None, {"Ann": 1}])
def test_there_are_as_many_players_as_seats(players: object) -> None:
    assert refusal(players=players) == "Pebbles is played by 2 to 3 players."


@pytest.mark.parametrize("players", [["Ann", "Ann"], ["Ann", ""], ["Ann", "  "], [1, "1"]])
def test_every_player_has_a_name_of_their_own(players: list[Any]) -> None:
    assert refusal(players=players) == "Every player needs a name of their own."


@pytest.mark.parametrize("variant", ["moist", "", None, 1, ["dry"]])
def test_a_variant_that_there_is_not_is_refused_with_those_that_there_are(variant: object) -> None:
    assert refusal(variant=variant) == f"Pebbles has no variant '{variant}': it has dry, wet."


@pytest.mark.parametrize("seed", [-1, 1.0, "1", True, None])
def test_a_seed_is_a_whole_number(seed: object) -> None:
    assert refusal(seed=seed) == "The seed is a whole number from 0 on."


@pytest.mark.parametrize("chosen", [1, 0, "yes", None])
def test_a_switch_is_on_or_off(chosen: object) -> None:
    assert refusal(fast=chosen) == "'fast' is either on or off."


@pytest.mark.parametrize("chosen", ["huge", True, 1, None, ["big"]])
def test_a_rule_with_values_has_one_of_them(chosen: object) -> None:
    assert refusal(bag=chosen) == "'bag' is one of big, small."


@pytest.mark.parametrize("chosen", [2, 9, "5", 5.0, True, None])
def test_a_rule_with_numbers_has_one_of_them(chosen: object) -> None:
    assert refusal(stones=chosen) == "'stones' is a number from 3 to 8."


def test_a_rule_that_the_title_has_not_is_refused_by_its_name() -> None:
    assert refusal(deep=True) == "Pebbles has no option 'deep'."


@pytest.mark.parametrize("setup", ["top", 3, ["top"]])
def test_a_table_by_hand_says_what_lies_where(setup: object) -> None:
    assert refusal(setup=setup) == "A table laid out by hand is a table of what lies where."


def test_the_usual_variant_is_played_where_nobody_says() -> None:
    assert new_game("le-havre", ["Red"], seed=1).options["variant"] == "full"


def test_a_title_that_there_is_not_is_refused_with_those_that_there_are() -> None:
    with pytest.raises(SetupError, match="There is no title 'chess': it is one of le-havre"):
        new_game("chess", ["Red"])


@pytest.mark.parametrize("players", [None, 3, "Red"])
def test_players_that_are_no_list_are_refused_before_anything_is_begun(players: Any) -> None:
    with pytest.raises(SetupError):
        new_game("le-havre", players)
