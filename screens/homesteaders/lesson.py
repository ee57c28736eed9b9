"""The first game of Homesteaders: what it is played on, and what goes on where a step wishes nothing."""

from __future__ import annotations

from engine import Game, Move, new_game
from engine.homesteaders.moves import Bid, Borrow
from engine.homesteaders.phases import TRADES
from screens.homesteaders.actions import TITLE
from screens.homesteaders.lesson_steps import PLAYERS, SETUP, STEPS
from screens.table.steps import Lesson


def _game() -> Game:
    """A game alone, laid out so that the steps can be done."""
    return new_game(TITLE, PLAYERS, "full", setup=SETUP)


def _follows(_game: Game, _played: Move | None) -> Move | None:
    """Nothing is paid by itself here, whatever the settings say: paying is taught."""
    return None


def _suggestion(game: Game) -> Move | None:
    """The first move that is neither a bid nor a trade, or a debt where a payment cannot be met."""
    moves = game.moves()
    found = next((move for move in moves if not isinstance(move, (Bid, *TRADES))), None)
    return found or next((move for move in moves if isinstance(move, Borrow)), None)


LESSON = Lesson(TITLE, "screens.homesteaders", STEPS, _game, _follows, _suggestion)
"""The steps of the first game of Homesteaders: three rounds alone against the bids of the rival."""
