"""How loud a preview of a move is: what one gains and a meal left short stand out, a payment does not."""

from __future__ import annotations

from engine import parse
from screens.le_havre.decision import lines
from screens.le_havre.view import View
from screens.table.title import Sight
from tests.engine.helpers import player, table


def styles(move: str, francs: int, food: str = ", 6 fish") -> dict[str, str]:
    """The style of each figure that changes by a move, by its words."""
    game = table(player(f"{francs} francs{food}"), window="main", town=["marketplace"], round=1, turn=3)
    found = lines(View(Sight(game, 0, game.log)), parse(game, move), move, 200)
    return {piece.text: piece.style for line in found for piece in line if "→" in piece.text}


def test_what_is_paid_stands_there_in_plain_figures() -> None:
    assert styles("buy marketplace", 30)["30 → 24"] == "plain"


def test_a_meal_that_a_payment_leaves_short_is_a_warning() -> None:
    found = styles("buy marketplace", 6, food="")
    assert [style for figures, style in found.items() if figures.startswith("meal covered → ")] == ["short"]
