"""How loud a preview of a move is: what one gains and a meal left short stand out, a payment does not."""

from __future__ import annotations

from engine import parse
from engine.le_havre.moves import Feed
from screens.le_havre.decision import closing, lines
from screens.le_havre.view import View
from screens.table.title import Sight
from tests.engine.helpers import player, table
from tests.screens.le_havre import positions


def styles(move: str, francs: int, food: str = ", 6 fish") -> dict[str, str]:
    """The style of each figure that changes by a move, by its words."""
    game = table(player(f"{francs} francs{food}"), window="main", town=["marketplace"], round=1, turn=3)
    found = lines(View(Sight(game, 0, game.log)), parse(game, move), move, 200)
    return {piece.text: piece.style for line in found for piece in line if "→" in piece.text}


def test_what_is_paid_stands_there_in_plain_figures() -> None:
    assert styles("buy marketplace", 30)["30 → 24"] == "plain"


def test_a_meal_that_a_payment_leaves_short_is_a_warning() -> None:
    found = styles("buy marketplace", 6, food="")
    assert [style for figures, style in found.items() if figures.startswith("0 → ")] == ["short"]


def test_a_round_that_has_ended_says_what_it_came_to() -> None:
    with positions.last_turn_of_a_round() as saved:
        saved.play("end turn")
        before = View(Sight(saved.game, 0, ()))
        after = View(Sight(saved.game.tried(Feed())[0], 0, ()))
    assert closing(before, before) == ""
    assert closing(before, after).startswith("Round 2: wealth ")
    due = before.forecast.meals[0].due
    assert f"the meal took {due} food, the next one " in closing(before, after)
