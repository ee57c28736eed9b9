"""The first game of Macao: what it is played on, and what goes on where a step wishes nothing."""

from __future__ import annotations

from engine import Game, Move, new_game
from engine.macao.moves import Activate, Choose, Claim, Deliver, Pass, Take, Tribute, Use
from screens.macao.actions import TITLE
from screens.macao.lesson_steps import PLAYERS, STEPS, setup
from screens.table.steps import Lesson


def _game() -> Game:
    """A game alone, laid out so that the steps can be done."""
    return new_game(TITLE, PLAYERS, "full", setup=setup())


def _follows(_game: Game, _played: Move | None) -> Move | None:
    """Nothing is done by itself here: everything is taught."""
    return None


def _suggestion(game: Game) -> Move | None:
    """A move that goes on: a card, dice, then whatever brings something, and the end of the turn."""
    wanted = (Take, Choose, Deliver, Activate, Claim, Use, Tribute, Pass)
    return next((move for kind in wanted for move in game.moves() if isinstance(move, kind)), None)


LESSON = Lesson(TITLE, "screens.macao", STEPS, _game, _follows, _suggestion)
"""The steps of the first game of Macao: a round beside the company, and one of one's own."""
