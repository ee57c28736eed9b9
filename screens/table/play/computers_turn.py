"""A turn of a computer's player at the table: what waits for its move, and what the move is handed to."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from contextlib import suppress
from functools import partial
from typing import Any

from engine import Move
from screens.helpers import HELPERS
from screens.table.play.computers import Thought
from screens.table.play.course import Course

AT_ONCE = 0.1
"""Seconds for which the first picture of a game waits for the move of a computer that decides first."""


class ComputersTurn:
    """The turn of the computer's player who must decide, while keys are answered."""

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
        if self._is_left or not self._course.thinks or self._course.saved.read_only:
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
        if self._thought is thought and self._course.thinks:  # else taken back or left meanwhile
            self._thought = None
            self._play(move)
        self._has_moved.set()

    def pause(self, seconds: float) -> None:
        """Begin after so many seconds, if nothing else has happened by then."""
        self._after(seconds, self._after_pause)

    def _after_pause(self) -> None:
        if self._course.thinks and self._thought is None:
            self.begin()

    def forget(self) -> None:
        """What is being thought out is not wanted any more."""
        if self._thought is not None:
            self._thought.drop()
        self._thought = None

    def leave(self) -> None:
        """The game is left: nothing more is thought out, and nobody helps any more."""
        self._is_left = True
        self.forget()
        HELPERS.end()
        self._course.leave()

    def hurry(self) -> None:
        """Let the best move found so far do."""
        if self._thought is not None:
            self._thought.hurry()
