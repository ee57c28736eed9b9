"""The first game of Die Speicherstadt: what it is played on, and what goes on where a step wishes nothing."""

from __future__ import annotations

from engine import Game, Move, new_game
from engine.speicherstadt.moves import Buy, Decline, Queue, Store
from screens.speicherstadt.actions import TITLE
from screens.speicherstadt.lesson_steps import PLAYERS, STEPS, setup
from screens.table.steps import Lesson


def _game() -> Game:
    """A game alone, laid out so that the steps can be done."""
    return new_game(TITLE, PLAYERS, "base", setup=setup(), rival="clerk")


def _follows(_game: Game, _played: Move | None) -> Move | None:
    """Nothing is done by itself here: everything is taught."""
    return None


def _suggestion(game: Game) -> Move | None:
    """A move that goes on: the first card, what can be bought, the end of Loading."""
    wanted = (Queue, Buy, Store, Decline)
    return next((move for kind in wanted for move in game.moves() if isinstance(move, kind)), None)


LESSON = Lesson(TITLE, "screens.speicherstadt", STEPS, _game, _follows, _suggestion)
"""The steps of the first game of Die Speicherstadt: two rounds of spring against the Rival."""
