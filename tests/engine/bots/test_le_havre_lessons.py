"""What a game of Le Havre teaches: loans that food would have saved, goods left over, ships that came late."""

from __future__ import annotations

from collections.abc import Sequence

from engine import Game
from engine.bots.le_havre.lessons import lessons
from tests.engine.helpers import at_meal, play, player, table


def taught(game: Game) -> Sequence[str]:
    """The lessons for Red."""
    return [str(lesson.text) for lesson in lessons(game, 0, ())]


def test_loans_for_a_meal_are_named_with_the_food_that_would_have_saved_them() -> None:
    game = at_meal(player("1 fish"), round=6)
    owed = game.position.meal_owed(0)
    loans = -(-(owed - 1) // 4)
    play(game, *["borrow"] * loans, "feed ...")
    (said,) = taught(game)
    assert said.startswith(f"You took {loans} loan")
    assert said.endswith(f"(round 6); {owed - 1} food more would have saved {'it' if loans == 1 else 'them'}.")


def test_a_meal_that_was_paid_for_teaches_nothing() -> None:
    game = at_meal(player("30 fish"), round=6)
    play(game, "feed ...")
    assert taught(game) == []


def test_goods_left_over_at_the_end_are_named_with_what_ships_pay_for_them() -> None:
    game = table(player("2 steel, 1 fish"), window="final")
    play(game, "take clay", "end turn")
    assert (
        "At the end 2 steel, 9 clay, 1 fish were left over, which count nothing; on ships they are worth 26 francs."
        in (taught(game))
    )


def test_a_seat_without_a_ship_is_told_when_another_had_one() -> None:
    game = table(player(), player(ships=["wooden-ship-2"]), window="final", offers="1 clay, 1 iron")
    play(game, "take clay", "end turn", "take iron", "end turn")
    assert any("You had no ship to feed you; Green had one from round" in said for said in taught(game))
