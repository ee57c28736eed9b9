"""The first game of Le Havre: what it is played on, and what follows by itself in it."""

from __future__ import annotations

from engine import Game, Move, new_game
from engine.le_havre.moves import Borrow, EndTurn, Supply, Take
from engine.le_havre.state import BEFORE_SUPPLY
from screens.le_havre.actions import TITLE
from screens.le_havre.data import table_of
from screens.le_havre.lesson_steps import PLAYERS, SETUP, STEPS
from screens.table.steps import Lesson


def _game() -> Game:
    """A round alone, laid out so that the steps can be done."""
    return new_game(TITLE, PLAYERS, "short", setup=SETUP)


def _follows(game: Game, played: Move | None) -> Move | None:
    """The supply follows the end of a turn, whatever the settings say; the lesson ends before that of round 2."""
    is_wanted = played is None or isinstance(played, EndTurn)
    return Supply() if is_wanted and table_of(game)["phase"] == BEFORE_SUPPLY else None


def _suggestion(game: Game) -> Move | None:
    """The largest offer, or a loan where a payment cannot be met."""
    offers = table_of(game)["offers"]
    takes = [move for move in game.moves() if isinstance(move, Take)]
    if takes:
        return max(takes, key=lambda move: offers[move.target])
    return next((move for move in game.moves() if isinstance(move, Borrow)), None)


LESSON = Lesson(
    TITLE, "screens.le_havre", STEPS, _game, _follows, _suggestion, leaves_out=("go_on_and_stop", "sit_down_and_stop")
)
