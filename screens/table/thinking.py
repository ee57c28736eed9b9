"""The computer's players at a table: whoever must decide thinks while keys are answered, and can be hurried."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from functools import partial

from engine import Move
from screens.helpers import HELPERS
from screens.table.opponents import Thought, computer
from screens.table.parts import Table
from screens.table.title import Part

AT_ONCE = 0.1
"""Seconds for which the first picture of a game waits for the move of a computer that decides first."""


class Thinking(Part):
    """The part of a game's screen that waits for the computer."""

    def __init__(self, screen: Table, play: Callable[[Move], None]) -> None:
        """`play` is given each move that was thought out."""
        self._screen = screen
        self._play = play
        self._thought: Thought | None = None
        """What the computer is thinking about, if it is at the moment."""
        self._has_moved = asyncio.Event()
        self._is_left = False

    def begin(self) -> None:
        """Let the computer's player who must decide think."""
        course = self._screen.course
        if self._is_left or course.deciding is None or course.saved.read_only:
            return
        player = computer(course.computers[course.deciding], course.game)
        self._thought = Thought(player, course.game, self._screen.settings.thinking)
        self._screen.in_background(partial(self._wait, self._thought), alone=True)

    async def begin_before_it_is_seen(self) -> None:
        """Let the computer think, and wait for what it finds at once: the first picture is that after its move."""
        self.begin()
        if self._thought is not None:
            with suppress(TimeoutError):
                await asyncio.wait_for(self._has_moved.wait(), AT_ONCE)

    async def _wait(self, thought: Thought) -> None:
        move = await thought.move()
        if self._thought is thought and self._screen.course.is_waiting:  # else taken back or left meanwhile
            self._thought = None
            self._play(move)
        self._has_moved.set()

    def pause(self, seconds: float) -> None:
        """Begin after so many seconds, if nothing else has happened by then."""
        self._screen.after(seconds, self._after_pause)

    def _after_pause(self) -> None:
        if self._screen.course.is_waiting and self._thought is None:
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
