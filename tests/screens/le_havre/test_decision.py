"""How loud a preview of a move is: what one gains and a meal left short stand out, a payment does not; its words.

What is told of a payment that is due.
"""

from __future__ import annotations

from engine import Game, Move, OpenGame, parse
from screens.le_havre import decision
from screens.le_havre.decision import lines, steps
from screens.le_havre.view import View
from screens.table.title import Sight
from tests.engine.helpers import player, table
from tests.screens.le_havre import positions


def styles(move: str, francs: int, food: str = ", 6 fish") -> dict[str, str]:
    """The style of each figure that changes by a move, by its words."""
    game = table(player(f"{francs} francs{food}"), window="main", town=["marketplace"], round=1, turn=3)
    found = lines(View(Sight(game, 0, game.log)), parse(game, move), move, 200)
    return {piece.text: piece.style for line in found for piece in line if "→" in piece.text}


def told(game: Game, *moves: str) -> list[str]:
    """What a plan of moves is said to do."""
    played: list[Move] = []
    ahead: OpenGame = game
    for move in moves:
        played.append(parse(ahead, move))
        ahead = ahead.plan(played[-1:]).after
    return steps(View(Sight(game, 0, game.log)), game.plan(played))


def test_what_is_paid_stands_there_in_plain_figures() -> None:
    assert styles("buy marketplace", 30)["30 → 24"] == "plain"


def test_a_meal_that_a_payment_leaves_short_is_a_warning() -> None:
    found = styles("buy marketplace", 6, food="")
    assert [style for figures, style in found.items() if figures.startswith("meal covered → ")] == ["short"]


def test_a_building_that_a_plan_buys_first_is_entered_without_its_fee() -> None:
    game = table(player("5 francs, 2 fish"), window="main", town=["clay-mound"], round=1, turn=3)
    assert told(game, "buy clay-mound", "enter clay-mound") == [
        "Buy the Clay Mound for 2 francs",
        "Enter the Clay Mound (yours)",
    ]


def test_a_plan_names_what_is_built_and_the_fee() -> None:
    game = table(
        player("2 fish, 3 wood, 2 clay"),
        window="main",
        town=["construction-firm"],
        stacks=[["fishery"], ["smokehouse"], ["wharf-1"]],
        round=1,
        turn=3,
    )
    move = "enter construction-firm: build fishery"
    assert told(game, move) == ["Enter the Construction Firm (2 food): build the Fishery"]


def asked(game: Game) -> str:
    """What whoever decides is told of the decision."""
    assert game.decision is not None
    return " ".join(decision.told(View(Sight(game, game.decision.seat, game.log))))


def test_interest_for_which_a_loan_was_taken_says_that_none_is_repaid_now() -> None:
    saved = positions.interest_unpaid()
    words = "You have taken 1 loan for this payment: loans are repaid later."
    assert words not in asked(saved.game)
    saved.play("borrow")
    assert words in asked(saved.game)


def test_a_meal_for_which_loans_were_taken_says_that_all_food_goes() -> None:
    saved = positions.meal_short()
    for loans in ("1 loan", "2 loans"):
        saved.play("borrow")
        words = f"You have taken {loans} for this meal: all your food goes, and loans are repaid later."
        assert words in asked(saved.game)
