"""What the adviser of a title has to say: hints in a game, a review and medals after it, thought out in a thread."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Collection
from threading import Event
from time import monotonic
from typing import TYPE_CHECKING, Any

from engine import About, OpenGame
from engine.texts.language import gettext as _
from screens import thinkers
from screens.helpers import HELPERS
from screens.keys_first import KEYS
from screens.table.plan_words import lessons_of
from screens.words import shown

if TYPE_CHECKING:
    from engine.bots.looks import Look
    from engine.bots.medals import Medals
    from engine.bots.player import Reviewed

HINTS = 3
"""So many plans are proposed."""

LOOK_EVERY = 0.5
"""Seconds between two looks at work that goes on in the background."""


def adviser_of(about: About) -> str:
    """What is called whoever gives advice."""
    return shown(about.adviser.shown) if about.adviser else _("computer")


def has_medals(game: OpenGame, computers: Collection[int]) -> bool:
    """Whether there are medals for a game in which these seats are the computer's."""
    return game.about.medals and len(game.names) == 1 and not computers


class Hint:
    """The best plans for a decision, being thought out."""

    def __init__(self, game: OpenGame, seconds: float) -> None:
        """For the decision of `game`, within so many seconds."""
        self._game = game.up_to(len(game.history))
        self._seconds = seconds
        self._hurried = Event()

    def hurry(self) -> None:
        """Let what was found so far do."""
        self._hurried.set()

    @property
    def is_hurried(self) -> bool:
        """Whether it was hurried."""
        return self._hurried.is_set()

    async def looks(self) -> AsyncIterator[Look]:
        """The plans as they are seen, again and again, each time after harder thought."""
        end = monotonic() + self._seconds
        stop = KEYS.first(lambda: self._hurried.is_set() or monotonic() > end)
        found = thinkers.looks()(self._game, HINTS, stop, seed=_seed(self._game), hands=HELPERS.hands)
        while (look := await asyncio.to_thread(next, found, None)) is not None:
            yield look


class Work:
    """Something longer that goes on in a thread: how far it is, and a way to stop it."""

    def __init__(self) -> None:
        self.done = 0
        self.total = 0
        self.is_running = True
        self._stopped = Event()
        self._must_stop = KEYS.first(self._stopped.is_set)

    def stop(self) -> None:
        """Let it end soon."""
        self._stopped.set()

    def _progress(self, done: int, total: int) -> None:
        self.done, self.total = done, total

    async def _run(self, work: Callable[[], Any]) -> Any:
        try:
            return await asyncio.to_thread(work)
        finally:
            self.is_running = False


class Review(Work):
    """The decisions of a seat in a game, looked at one after another."""

    def __init__(self, game: OpenGame, seat: int) -> None:
        super().__init__()
        self._game = game.up_to(len(game.history))
        self.seat = seat
        self.lessons: list[str] = []
        """What the game teaches, once all of it was looked at."""
        self.found: list[Reviewed] = []
        """What was found so far, in the order of the game."""

    @property
    def worst_first(self) -> list[Reviewed]:
        """The decisions that seem to have cost something, those that surely did and cost most first."""
        lost = (one for one in self.found if one.points >= 1)
        return sorted(lost, key=lambda one: (not one.is_sure, -one.points))

    @property
    def lost(self) -> float:
        """What all decisions that surely cost something cost together."""
        return sum(one.points for one in self.found if one.is_sure)

    async def run(self) -> None:
        """Look at all of them, until it is stopped."""
        review = thinkers.review()

        def look() -> None:
            seed = _seed(self._game)
            for one in review(self._game, self.seat, self._must_stop, self._progress, seed=seed):
                self.found.append(one)
            if not self._stopped.is_set():
                self.lessons = lessons_of(self._game, self.seat, self.found)

        await self._run(look)


class MedalWork(Work):
    """The medals of a deal for one player, being played out."""

    def __init__(self, game: OpenGame) -> None:
        super().__init__()
        self._title, self._options = game.title, game.options
        self.medals: Medals | None = None

    async def run(self) -> None:
        """Play the deal as often as it takes, until it is stopped."""
        medals = thinkers.medals()
        self.medals = await self._run(lambda: medals(self._title, self._options, self._must_stop, self._progress))


def _seed(game: OpenGame) -> int:
    seed = game.options.get("seed")
    return seed if isinstance(seed, int) else 0
