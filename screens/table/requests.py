"""What the parts of a table ask of its screen, as values: a part is handed what it must know, and holds no screen."""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Sequence
from typing import Any, NamedTuple

from engine import Move, Plan
from screens.actions import Action
from screens.ways import Goal, Wishes
from widgets.lines import Line


class Begin(NamedTuple):
    """Ask the next question of a move, or wait for its confirmation; `wishes` are answered by themselves.

    `goal` is what was chosen among several ways to it: going back leads there. `seen`: what the move would do was in
    sight when it was chosen, so that a complete move is confirmed with that.
    """

    move: Move | Plan
    wishes: Wishes = ()
    goal: Goal | None = None
    seen: bool = False


class Want(NamedTuple):
    """Take the only way to something, ask which of several, or say why there is none."""

    goal: Goal


class BackToStart(NamedTuple):
    """Go back to where the move that is put together was begun."""


class Play(NamedTuple):
    """Play a complete move, or all moves of a plan, at once."""

    move: Move | Plan


class GoOnAndStop(NamedTuple):
    """Make the ordinary move; what would follow upon it by itself is left to the player."""


class SitDown(NamedTuple):
    """Whoever was called sees the position: what `follows` by itself happens, and what others did is `told`.

    `stop`: what would follow later is left to the player.
    """

    follows: bool = True
    told: bool = True
    stop: bool = False


class TakeBack(NamedTuple):
    """Take the last move back."""


class Look(NamedTuple):
    """Something else is looked at: what has just happened makes room for it, the line of keys for a `remark` on it."""

    remark: str = ""
    then: Play | Begin | None = None


class Say(NamedTuple):
    """Say something at the foot, until the next key."""

    words: str


class Close(NamedTuple):
    """Take away what lies on top; there may be something to say of it."""

    words: str = ""


class ToPage(NamedTuple):
    """Take away all that lies over the table; a decision with one way goes straight on, if that is wanted."""

    straight_on: bool = True


class ShowPage(NamedTuple):
    """Open a page."""

    name: str


class Perform(NamedTuple):
    """Carry out an action, with nothing over the table."""

    action: Action


class ReadRules(NamedTuple):
    """Show the rules of a title with the cursor on the text about something."""

    title: str
    about: str


class Read(NamedTuple):
    """Show something to be read: its title, and its lines in so many cells."""

    title: str
    lines: Callable[[int], Sequence[Line]]


class Work(NamedTuple):
    """Let something go on while keys are answered; it is handed what is to be called when it has changed something."""

    work: Callable[[Callable[[], None]], Coroutine[Any, Any, None]]


_Playing = Begin | Want | BackToStart | Play | GoOnAndStop | SitDown | TakeBack
_Showing = Look | Say | Close | ToPage | ShowPage | Perform | ReadRules | Read | Work

Request = _Playing | _Showing | None
"""What a method of a part returns when it has done its own."""
