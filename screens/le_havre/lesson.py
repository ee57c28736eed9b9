"""The first game of Le Havre: the game screen with a lesson above it."""

from __future__ import annotations

from gettext import gettext as _
from typing import ClassVar

from engine import Move, new_game
from engine.le_havre.moves import Borrow, EndTurn, Supply, Take
from engine.le_havre.state import BEFORE_SUPPLY
from screens.le_havre.game import GameScreen
from screens.le_havre.lesson_steps import PLAYERS, SETUP, STEPS
from screens.table.lesson import CONTEXT, OVER, LessonScreen, Step


class FirstGameScreen(LessonScreen, GameScreen):
    """A round alone, step by step, on a game that is kept nowhere."""

    CONTEXTS: ClassVar[tuple[str, ...]] = (CONTEXT, OVER, *GameScreen.CONTEXTS)
    STEPS: ClassVar[tuple[Step, ...]] = STEPS

    def __init__(self) -> None:
        super().__init__(new_game("le-havre", PLAYERS, "short", setup=SETUP))

    def open_page(self) -> str:
        return self.page

    def show_page(self, page: str) -> None:
        self._show(page)

    def prompt(self) -> str:
        return _("The lesson is over") if self.is_over else super().prompt()

    def follows_by_itself(self, played: Move | None) -> Move | None:
        """The supply follows the end of a turn, whatever the settings say; the lesson ends before that of round 2."""
        is_wanted = played is None or isinstance(played, EndTurn)
        return Supply() if is_wanted and self.game.table()["phase"] == BEFORE_SUPPLY else None

    def suggestion(self) -> Move | None:
        """The largest offer, or a loan where a payment cannot be met."""
        offers = self.game.table()["offers"]
        takes = [move for move in self.game.moves() if isinstance(move, Take)]
        if takes:
            return max(takes, key=lambda move: offers[move.target])
        return next((move for move in self.game.moves() if isinstance(move, Borrow)), None)
