"""The screen of a game as its parts know it: those that carry out actions, and what lies over its pages."""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Sequence
from typing import Any, Protocol

from engine import Move, OpenGame, Plan
from saves.settings import Settings
from screens.actions import Action
from screens.frame import Frame
from screens.table.page import Page
from screens.table.play.course import Course
from screens.table.play.kept_game import KeptGame
from screens.table.title import Board
from screens.ways import Goal, Wishes
from widgets.field import Field


class Table(Protocol):
    """The screen of a game, as far as its parts and what lies over it know it."""

    board: Board
    saved: KeptGame
    course: Course
    field: Field
    """Where text is typed into what lies over the table."""
    happened: str
    """What the last moves did, in words."""

    @property
    def frame(self) -> Frame:
        """The app."""
        ...

    @property
    def page(self) -> Page:
        """The page that is open."""
        ...

    @property
    def game(self) -> OpenGame:
        """The game that is played."""
        ...

    @property
    def settings(self) -> Settings:
        """What the player has chosen for all games."""
        ...

    def begin(self, move: Move | Plan, wishes: Wishes = (), goal: Goal | None = None, *, seen: bool = False) -> None:
        """Ask the next question of a move, or wait for its confirmation; `wishes` are answered by themselves.

        `goal` is what was chosen among several ways to it: going back leads there. `seen`: what the move would do was
        in sight when it was chosen, so that a complete move is confirmed with that.
        """
        ...

    def goals(self) -> Sequence[Goal]:
        """What one may want to which several moves lead, with the ways to it."""
        ...

    def refused(self) -> Sequence[tuple[str, str]]:
        """Moves that one may look for and that are not possible now, each in words and with the reason."""
        ...

    def show_page(self, name: str) -> None:
        """Open a page."""
        ...

    def available(self, action: Action) -> bool:
        """Whether an action can be carried out now."""
        ...

    def why_not(self, action: Action) -> str:
        """Why it cannot, in a sentence."""
        ...

    def perform(self, action: Action) -> None:
        """Carry out an action."""
        ...

    def want(self, goal: Goal) -> None:
        """Take the only way to something, ask which of several, or say why there is none."""
        ...

    def back_to_start(self) -> None:
        """Back to where the move that is put together was begun."""
        ...

    def play_now(self, move: Move | Plan) -> None:
        """Play a complete move, or all moves of a plan, at once."""
        ...

    def to_page(self, *, straight_on: bool = True) -> None:
        """Take away all that lies over the table; a decision with one way goes straight on."""
        ...

    @property
    def aim(self) -> str:
        """What the move that is put together is to lead to, in words; nothing where it is made for itself."""
        ...

    def close(self) -> None:
        """Take away what lies on top."""
        ...

    def say(self, words: str) -> None:
        """Say something at the foot, until the next key."""
        ...

    def label(self, action: str) -> str:
        """The key of an action, as it is shown."""
        ...

    def changed(self) -> None:
        """Show what has changed while no key was pressed."""
        ...

    def in_background(self, work: Callable[[], Coroutine[Any, Any, None]], *, alone: bool = False) -> object:
        """Let work go on while keys are answered; `alone`: whatever else went on ends."""
        ...

    def after(self, seconds: float, call: Callable[[], None]) -> None:
        """Call something after so many seconds."""
        ...
