"""The steps of the first game of Le Havre: a round alone, from the first supply to the meal."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from engine import Game
from engine.le_havre.moves import EndTurn, Enter, Feed, Take
from engine.texts import N_
from screens.table.steps import Step

PLAYERS = [N_("Red")]
SETUP: Mapping[str, Any] = {
    "tiles": ["wood+clay", "fish+grain", "wood+cattle", "iron+francs", "wood+fish", "wood+francs", "fish+clay"],
    "stacks": [
        ["fishery", "abattoir", "colliery", "ironworks"],
        ["bakehouse", "clay-mound", "brickworks", "tannery"],
        ["smokehouse", "wharf-1", "shipping-line", "steel-mill"],
    ],
}
"""The short game alone, its tiles and stacks laid out so that the steps can be done."""


def _acted(times: int) -> Callable[[Game], bool]:
    """After so many main actions."""
    return lambda game: sum(isinstance(move, Take | Enter) for move in game.history) >= times


def _turns_ended(times: int) -> Callable[[Game], bool]:
    return lambda game: sum(isinstance(move, EndTurn) for move in game.history) >= times


def _fed(game: Game) -> bool:
    return any(isinstance(move, Feed) for move in game.history)


STEPS = (
    Step(
        is_done=_acted(1),
        moves=("take wood",),
    ),
    Step(
        is_done=_turns_ended(1),
        moves=("end turn",),
    ),
    Step(
        page="buildings",
    ),
    Step(
        is_done=_acted(2),
        moves=("enter building-firm-1: build fishery",),
        exact=True,
    ),
    Step(
        is_done=_acted(3),
        moves=("end turn", "enter fishery"),
    ),
    Step(
        is_done=_acted(4),
        moves=("end turn", "enter marketplace: fee 1 franc; iron, coal, hides"),
    ),
    Step(
        is_done=_acted(5),
    ),
    Step(
        is_done=_acted(6),
    ),
    Step(
        is_done=_acted(7),
    ),
    Step(
        is_done=_fed,
    ),
    Step(),
)
