"""Looking back at a game of Le Havre: its pages as they were after any of its moves, and playing on from there."""

from __future__ import annotations

from collections.abc import Callable
from gettext import gettext as _
from typing import ClassVar

from engine import Game, Move, Refused
from engine.text import text as engine_text
from saves import SaveError
from saves.looking_back import Replay
from screens.actions import Action
from screens.le_havre.game import GameScreen
from screens.le_havre.pages import STORAGE
from screens.le_havre.view import View
from screens.words import told

CONTEXT = "look-back"


class Seen:
    """A position that is looked at: where a game to play is expected, it refuses every move."""

    read_only = True
    bots: ClassVar[dict[str, str]] = {}
    recovered: str | None = None
    problem: str | None = None
    record = None
    record_problem: str | None = None

    def __init__(self, game: Game) -> None:
        """The game as it stood then."""
        self.game = game

    def play(self, _move: Move | str) -> tuple[()]:
        """Refused."""
        raise _refusal()

    def undo(self) -> Move:
        """Refused."""
        raise _refusal()

    def redo(self) -> Move:
        """Refused."""
        raise _refusal()


def _refusal() -> Refused:
    return Refused(engine_text(_("You are looking back: play on from here, or go back to the game.")))


class LookBackScreen(GameScreen):
    """The pages of a game as they were, move by move."""

    CONTEXTS: ClassVar[tuple[str, ...]] = (CONTEXT, *GameScreen.CONTEXTS)

    def __init__(self, game: Game, number: int) -> None:
        """Look at `game` as it stood after so many moves; the game itself stays as it is."""
        self._whole = game
        self._replay = Replay(game)
        self._number = number
        super().__init__(Seen(self._replay.game(number)))
        self._go(number)

    @property
    def contexts(self) -> tuple[str, ...]:
        views = ("storage-views",) if self.page == STORAGE else ()
        return (CONTEXT, *views, "list", "pages")

    def wants_list(self) -> bool:
        return False

    def view_of(self, game: Game) -> View:
        """What happened until then stands in the log."""
        return View(game, log=self._whole.log[: self._number], is_past=True)

    def prompt(self) -> str:
        return _("Looking back: after move {n} of {last}").format(n=self._number, last=self._replay.last)

    def available(self, action: Action) -> bool:
        if action.name in ("move_before", "turn_before", "round_before", "to_start"):
            return self._number > 0
        if action.name in ("move_after", "turn_after", "round_after", "to_now"):
            return self._number < self._replay.last
        if action.name == "play_on":
            return not self.game.table()["over"]
        return super().available(action)

    def why_not(self, action: Action) -> str:
        if action.context == CONTEXT:
            return _("There is nothing further on this side.") if action.name != "play_on" else _("The game is over.")
        return super().why_not(action)

    def _go(self, number: int) -> None:
        """Show the position after so many moves and what led to it."""
        self._number = number
        self.saved = Seen(self._replay.game(number))
        self.refresh_view()
        move = self._replay.move(number)
        self.happened = told(self._replay.events(number)) if move is not None else _("The game begins.")

    def _step_by(self, step: Callable[[int], int]) -> None:
        self._go(step(self._number))

    def do_move_before(self) -> None:
        self._go(self._number - 1)

    def do_move_after(self) -> None:
        self._go(self._number + 1)

    def do_turn_before(self) -> None:
        self._step_by(self._replay.previous_turn)

    def do_turn_after(self) -> None:
        self._step_by(self._replay.next_turn)

    def do_round_before(self) -> None:
        self._step_by(self._replay.previous_round)

    def do_round_after(self) -> None:
        self._step_by(self._replay.next_round)

    def do_to_start(self) -> None:
        self._go(0)

    def do_to_now(self) -> None:
        self._go(self._replay.last)

    def do_play_on(self) -> None:
        try:
            branch = self._replay.branch(self._number)
        except SaveError as error:
            self.message = str(error)
            return
        self.frame.leave()
        self.frame.open_game(branch)

    def do_back(self) -> None:
        self.frame.leave()
