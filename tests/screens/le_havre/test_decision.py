"""How loud a preview of a move is: what one gains and a meal left short stand out, a payment does not; its words."""

from __future__ import annotations

from engine import Game, Move, OpenGame, parse
from screens.le_havre.decision import lines, steps
from screens.le_havre.view import View
from screens.table.title import Sight
from tests.engine.helpers import player, table


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
