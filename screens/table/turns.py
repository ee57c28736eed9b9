"""One turn after another at a table: a move is played, shown and taken back; who decides next is called, or thinks."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Sequence
from contextlib import suppress
from functools import partial
from typing import Any

from engine import Move, Plan, Refused
from engine.past import Played
from engine.texts.language import gettext as _
from screens.actions import Action
from screens.helpers import HELPERS
from screens.table.overlays.asides import HandOver, Sure
from screens.table.overlays.overlay import PlayingTable
from screens.table.overlays.recap import Recalling
from screens.table.play.computers import Thought
from screens.table.play.course import Course
from screens.table.title import Part
from screens.words import in_sentences, shown

AT_ONCE = 0.1
"""Seconds for which the first picture of a game waits for the move of a computer that decides first."""


class Thinking(Part):
    """What waits for the computer; it knows no screen."""

    def __init__(
        self,
        course: Course,
        play: Callable[[Move], None],
        seconds: Callable[[], float],
        work: Callable[[Callable[[], Coroutine[Any, Any, None]]], object],
        after: Callable[[float, Callable[[], None]], object],
    ) -> None:
        """`play` is given each move that was thought out, within so many `seconds`.

        `work` goes on while keys are answered, in the place of what went on; something is called `after` some seconds.
        """
        self._course = course
        self._play = play
        self._seconds = seconds
        self._work = work
        self._after = after
        self._thought: Thought | None = None
        """What the computer is thinking about, if it is at the moment."""
        self._has_moved = asyncio.Event()
        self._is_left = False

    def begin(self) -> None:
        """Let the computer's player who must decide think."""
        if self._is_left or not self._course.is_waiting or self._course.saved.read_only:
            return
        self._thought = self._course.thought(self._seconds())
        self._work(partial(self._wait, self._thought))

    async def begin_before_it_is_seen(self) -> None:
        """Let the computer think, and wait for what it finds at once: the first picture is that after its move."""
        self.begin()
        if self._thought is not None:
            with suppress(TimeoutError):
                await asyncio.wait_for(self._has_moved.wait(), AT_ONCE)

    async def _wait(self, thought: Thought) -> None:
        move = await thought.move()
        if self._thought is thought and self._course.is_waiting:  # else taken back or left meanwhile
            self._thought = None
            self._play(move)
        self._has_moved.set()

    def pause(self, seconds: float) -> None:
        """Begin after so many seconds, if nothing else has happened by then."""
        self._after(seconds, self._after_pause)

    def _after_pause(self) -> None:
        if self._course.is_waiting and self._thought is None:
            self.begin()

    def forget(self) -> None:
        """What is being thought out is not wanted any more."""
        self.do_hurry()
        self._thought = None

    def leave(self) -> None:
        """The game is left: nothing more is thought out, and nobody helps any more."""
        self._is_left = True
        self.forget()
        HELPERS.end()

    def do_hurry(self) -> None:
        """Let the best move found so far do."""
        if self._thought is not None:
            self._thought.hurry()


class Turns:
    """The part of a game's screen that lets its course go on and shows where it leads."""

    def __init__(self, screen: PlayingTable, recalling: Recalling) -> None:
        """`recalling` tells what the computer's players did before a person must decide."""
        self._screen = screen
        self._recalling = recalling
        work = partial(screen.in_background, alone=True)
        self.thinking = Thinking(
            screen.course, self._computer_plays, lambda: screen.settings.thinking, work, screen.after
        )

    # Playing.

    def play(self, move: Move | Plan) -> None:
        """Play a complete move, or all moves of a plan; it is on the disk when its effect is shown."""
        self._played(partial(self._screen.course.play, move))

    def take_over(self) -> None:
        """Whoever was called sits down and is told what the others did; what follows by itself happens now."""
        self._played(self._screen.course.take_over)
        self._recall()

    def _recall(self) -> None:
        """Tell whoever sits at the keyboard and must decide what the others did since their last turn."""
        course = self._screen.course
        if course.deciding is not None and not course.is_waiting and not course.calls:
            self._recalling.open()

    def _played(self, play: Callable[[], bool]) -> None:
        """Show what came of playing, and see who must decide now."""
        try:
            handed = play() and self._screen.course.hand_on()
        except Refused as refusal:
            self._screen.show_position()
            self._screen.refuse(refusal)
            return
        self.show_happened()
        if handed:
            self._await_next()

    def show_happened(self) -> None:
        """Show the position that was reached, and say so if it could not be written to the disk."""
        screen = self._screen
        screen.lay()
        screen.show_position()
        screen.to_page()
        screen.happened = screen.course.happened
        screen.say(screen.saved.problem or "")

    # Who decides next.

    def _await_next(self, pause: float = 0.0) -> None:
        """Another seat decides: a person is called, or the computer's thinks after so many seconds."""
        if not self._screen.course.is_waiting:
            self._call(self.take_over)
        elif pause:
            self.thinking.pause(pause)
        else:
            self.thinking.begin()

    def _call(self, sit_down: Callable[[], None]) -> None:
        self._screen.lay(HandOver(self._screen, lambda: self._screen.happened, sit_down))

    def call_to_begin(self) -> None:
        """Call whoever begins the game; what follows by itself happens when they sit down."""
        self._call(self.take_over)

    def call_to_look(self) -> None:
        """Call whoever must decide, and show them the position as it stands."""
        self._call(self._sit_down)

    def call_to_go_on(self) -> None:
        """The same where a game goes on that was left: what the others did is told."""

        def sit_down() -> None:
            self._sit_down()
            self._recall()

        self._call(sit_down)

    def _sit_down(self) -> None:
        """The player who was called sees the position as it stands."""
        self._screen.course.sit_down()
        self._screen.lay()
        self._screen.show_position()
        self._screen.to_page()

    def _computer_plays(self, move: Move) -> None:
        """Play what the computer has thought out; a question that is open stays so."""
        screen, course = self._screen, self._screen.course
        asked = [one for one in screen.overlays if isinstance(one, Sure)]
        try:
            course.play_computers(move)
            handed = course.deciding is not None and course.hand_on()
        except Refused as refusal:
            screen.say(shown(refusal.sentence))
            screen.changed()
            return
        self.show_happened()
        if handed:
            self._await_next(0.0 if screen.board.is_plain(move) else screen.settings.pause)
        screen.lay(*screen.overlays, *asked)
        if not asked:
            self._recall()
        screen.changed()


class TakingBack(Part):
    """The part of a game's screen that does it."""

    def __init__(self, screen: PlayingTable, turns: Turns) -> None:
        """`turns` shows where it leads."""
        self._screen = screen
        self._turns = turns

    def available(self, action: Action) -> bool:
        return self._screen.course.together() > 0 if action.name == "undo" else self._screen.game.can_redo

    def why_not(self, action: Action) -> str:
        if action.name == "undo":
            return _("There is nothing to take back.")
        return _("There is nothing to play again.")

    def do_undo(self) -> None:
        warning = self._warning()
        if warning:
            self._screen.lay(*self._screen.overlays, Sure(self._screen, warning, self.take_back))
        else:
            self.take_back()

    def _warning(self) -> str:
        """What there is to consider before something is taken back, if anything."""
        course = self._screen.course
        seat = course.crosses
        if seat is not None:
            return _("This takes back a decision of {player}. Take it back all the same?").format(
                player=course.game.names[seat]
            )
        if course.reveals:
            return _("Something hidden was turned up by this move. Take it back all the same?")
        return ""

    def take_back(self) -> None:
        """Take back without asking."""
        self._turns.thinking.forget()
        self._again(self._screen.course.take_back, _("Taken back: {moves}"))

    def do_redo(self) -> None:
        self._again(lambda: self._screen.course.redo()[0], _("Played again: {moves}"))
        if self._screen.course.is_waiting:
            self._turns.thinking.begin()

    def _again(self, step: Callable[[], Sequence[Played]], words: str) -> None:
        """Take back or play again, and say which moves it was; another person than before is called first."""
        screen = self._screen
        try:
            moves = step()
        except Refused as refusal:
            screen.refuse(refusal)
            return
        calls = screen.course.calls
        self._turns.show_happened()
        seat = None if calls else screen.course.sitting
        what = (in_sentences(one.events, seat) or screen.board.describe(one.move.unanswered()) for one in moves)
        screen.happened = words.format(moves=" ".join(what))
        if calls:
            self._turns.call_to_look()
