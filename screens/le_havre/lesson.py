"""The first game of Le Havre: what it is played on, its steps, and what follows by itself in it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine import Move, OpenGame, new_game
from engine.le_havre.moves import EndTurn, Enter, Feed, Supply, Take
from engine.le_havre.state import BEFORE_SUPPLY
from screens.le_havre.actions import TITLE
from screens.table.steps import Lesson, Step, learner, played

SETUP: Mapping[str, Any] = {
    "tiles": ["wood+cattle", "fish+grain", "wood+clay", "iron+francs", "wood+fish", "wood+francs", "fish+clay"],
    "stacks": [
        ["fishery", "abattoir", "colliery", "ironworks"],
        ["bakehouse", "clay-mound", "brickworks", "tannery"],
        ["smokehouse", "wharf-1", "shipping-line", "steel-mill"],
    ],
    "position": {"players": [{"goods": {"francs": 1, "fish": 2, "clay": 1, "cattle": 1, "coal": 1}}]},
}
"""The short game alone, its tiles, stacks and goods laid out so that the steps can be done, and nothing is better."""


_ACTION = (Take, Enter)
"""The main actions."""
_FISHERY = ("enter building-firm-1: build fishery", "enter sawmill: build fishery")
"""The way to it that the lesson tells, and the one that saves a wood."""

STEPS = (
    Step(is_done=played(_ACTION, 1), moves=("take wood",)),
    Step(is_done=played(EndTurn), moves=("end turn",)),
    Step(page="buildings"),
    Step(is_done=played(_ACTION, 2), moves=_FISHERY, exact=True),
    Step(is_done=played(_ACTION, 3), moves=("end turn", "enter fishery")),
    Step(is_done=played(_ACTION, 4), moves=("end turn", "enter marketplace: fee 1 franc; iron, coal, clay")),
    Step(is_done=played(_ACTION, 5)),
    Step(is_done=played(_ACTION, 6)),
    Step(is_done=played(_ACTION, 7)),
    Step(is_done=played(Feed)),
    Step(),
)


def _follows(game: OpenGame, played: Move | None) -> Move | None:
    """The supply follows the end of a turn, whatever the settings say; the lesson ends before that of round 2."""
    is_wanted = played is None or isinstance(played, EndTurn)
    return Supply() if is_wanted and game.seen().phase == BEFORE_SUPPLY else None


LESSON = Lesson(
    TITLE,
    "screens.le_havre",
    STEPS,
    lambda: new_game(TITLE, learner(TITLE), "short", setup=SETUP),
    _follows,
    leaves_out=("go_on_and_stop", "sit_down_and_stop"),
)
