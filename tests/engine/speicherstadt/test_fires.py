"""Fires: who wins and loses, and what the cards of Kaispeicher change about it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from engine import Game
from engine.speicherstadt.holdings import holding
from tests.engine.speicherstadt.helpers import KAI, cards, coins, decides, house, laid, play, queued, refused
from tests.engine.speicherstadt.told import told

REST = "bank tea-taster coffee-roaster carpet-trader vulcaniser spice-merchant"
FIRE = {1: "fire-1", 2: "fire-2", 3: "fire-3"}


def burnt(number: int, *players: dict[str, Any], variant: str = "base") -> Game:
    """A fire breaks out as the first card of a Supply; that of number 4 without another round."""
    seats = len(players)
    if number == 4:
        return laid(*players, pile=[], seats=seats, variant=variant)
    upper = " press thief mayor truck theatre lighthouse" * (variant == KAI)
    return laid(*players, pile=f"{FIRE[number]} {REST}{upper}", seats=seats, variant=variant)


def firemen(*names: str) -> list[dict[str, Any]]:
    """Houses with firemen: '1a 2a'."""
    return [house(5, *(f"fireman-{name}" for name in one.split())) for one in names]


@pytest.mark.parametrize(
    ("number", "sums", "changes"),
    [
        (2, ("3a", "5a", "1a", "4a"), (0, 2, -2, 0)),
        (3, ("4a", "2a 2b", "", ""), (3, 3, -3, -3)),
        (1, ("", "", ""), (0, 0, 0)),
        (4, ("5a 2a", "4a 3a", "4b 3b", "1a 1b 2b 3c"), (0, 0, 0, 0)),
        (4, ("5a", "2a"), (4, -4)),
        (1, ("1a", "", "1b"), (1, -1, 1)),
    ],
)
def test_the_strongest_win_and_the_weakest_lose(number: int, sums: Sequence[str], changes: Sequence[int]) -> None:
    assert burnt(number, *firemen(*sums)).position.points == list(changes)


def test_the_fire_engine_counts_the_highest_own_fireman_twice() -> None:
    players = [house(5, "fireman-1a", "fireman-4a", "fire-engine"), *firemen("5a 1b", "4b 2a")]
    game = burnt(2, *players, variant=KAI)
    assert [holding(cards).strength for cards in game.position.cards] == [9, 6, 6]
    assert game.position.points == [2, -2, -2]


def test_the_fire_engine_alone_is_worth_nothing() -> None:
    assert burnt(1, house(5, "fire-engine"), house(5), variant=KAI).position.points == [0, 0]


def test_points_can_fall_below_0_and_count_on() -> None:
    game = burnt(3, house(5, "fireman-5a", points=38), house(5, points=-1))
    assert game.position.points == [41, -4]


def test_the_fire_chief_doubles_what_was_won_and_the_insurance_pays_for_what_was_lost() -> None:
    game = burnt(3, house(5, "fireman-5a", "fire-chief"), house(4, "fireman-1a", "insurance"), variant=KAI)
    assert (decides(game), game.position.points) == ("fire-chief Anna", [3, -3])
    assert (game.position.fire, game.position.asked[0]) == (3, ("fire-chief", 0, 3))
    play(game, "use fire-chief")
    assert (decides(game), game.position.points, cards(game)) == ("insurance Ben", [6, -3], ["fireman-5a"])
    play(game, "use insurance")
    assert (game.position.points, coins(game)) == ([6, 0], [5, 2])
    assert cards(game, 1) == ["fireman-1a", "insurance"]
    assert decides(game) == "demand Anna"
    assert game.table()["discards"] == ["fire-3", "fire-chief"]


def test_the_fire_chief_costs_nothing() -> None:
    assert decides(burnt(2, house(0, "fireman-5a", "fire-chief"), house(5), variant=KAI)) == "fire-chief Anna"


def test_both_may_be_declined() -> None:
    game = burnt(3, house(5, "fireman-5a", "fire-chief"), house(4, "insurance"), variant=KAI)
    play(game, "decline", "decline")
    assert (game.position.points, coins(game), cards(game)) == ([3, -3], [5, 4], ["fireman-5a", "fire-chief"])


def test_who_wins_nothing_is_not_asked_for_the_fire_chief() -> None:
    assert decides(burnt(3, house(5, "fire-chief"), *firemen("1a"), variant=KAI)) == "demand Anna"


@pytest.mark.parametrize("has", [0, 1])
def test_who_has_less_than_2_coins_is_not_asked_for_the_insurance(has: int) -> None:
    game = burnt(1, house(has, "insurance"), *firemen("1a"), variant=KAI)
    assert decides(game) == "demand Anna"


def test_at_the_last_fire_the_fire_chief_works_by_itself() -> None:
    game = burnt(4, house(5, "fireman-1a", "fire-chief"), house(5), variant=KAI)
    assert (decides(game), game.position.points) == ("over", [8, -4])


def test_at_the_last_fire_the_insurance_is_asked() -> None:
    game = burnt(4, house(5, "fireman-1a"), house(5, "insurance"), variant=KAI)
    assert decides(game) == "insurance Ben"
    play(game, "use insurance")
    assert (decides(game), game.position.points) == ("over", [4, 0])


def two_fires(has: int) -> Game:
    """A fire right above the last one."""
    chief, loser = house(5, "fireman-5a", "fire-chief"), house(has, "insurance")
    return laid(chief, loser, pile="fire-3", seats=2, variant=KAI)


def test_a_fire_right_above_the_last_one_does_not_ask_for_the_fire_chief() -> None:
    game = two_fires(4)
    assert decides(game) == "insurance Ben"
    play(game, "decline")
    assert (decides(game), game.position.points) == ("insurance Ben", [11, -7])


def test_the_insurance_is_asked_at_both_fires() -> None:
    game = play(two_fires(4), "use insurance", "use insurance")
    assert (game.position.points, coins(game)) == ([11, 0], [5, 0])


def test_with_3_coins_it_is_asked_once() -> None:
    game = two_fires(3)
    assert decides(game) == "insurance Ben"
    play(game, "use insurance")
    assert (decides(game), game.position.points) == ("over", [11, -4])


def test_a_fire_between_two_cards_asks_in_the_last_round_too() -> None:
    chief = house(5, "fireman-5a", "fire-chief")
    game = laid(chief, house(5), pile="bank press thief fire-3 mayor lighthouse theatre", seats=2, variant=KAI)
    assert decides(game) == "fire-chief Anna"


def test_the_fire_chief_and_the_insurance_are_of_no_use_at_other_times() -> None:
    game = laid(house(5, "fire-chief"), house(5, "insurance"), variant=KAI, seats=2)
    assert refused(game, "use fire-chief") == "The Fire Chief can only be used when you have just won points at a fire."
    queued(game, "1")
    assert refused(game, "use insurance") == "The Insurance can only be used when you have just lost points at a fire."


def shown(game: Game) -> tuple[list[str], list[str]]:
    """The cards that lie on the water and above the board."""
    table = told(game)
    return [one["card"] for one in table["columns"]], [one["card"] for one in table["upper"]]


def test_what_is_laid_out_already_is_told_while_something_is_asked_about_a_fire() -> None:
    loser = house(5, "insurance")
    first, *rest = REST.split()
    game = laid(house(5, "fireman-5a"), loser, pile=[first, "fire-1", *rest, "thief"], seats=2, variant=KAI)
    assert (decides(game), shown(game)) == ("insurance Ben", ([first], []))
    assert told(game)["columns"][0]["queue"] == []
    game = laid(
        house(5, "fireman-5a"), loser, pile=[first, *rest[:3], "fire-1", *rest[3:], "thief"], seats=2, variant=KAI
    )
    assert (decides(game), shown(game)) == ("insurance Ben", ([first, *rest[:2]], rest[2:3]))
