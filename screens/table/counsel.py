"""What the adviser of a title has to say: hints in a game, a review and medals after it, thought out in a thread."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection, Sequence
from threading import Event
from time import monotonic
from typing import TYPE_CHECKING, Any

from engine import About, Game
from screens import late
from screens.words import shown
from texts.translation import gettext as _

if TYPE_CHECKING:
    from engine.bots import Advice
    from engine.bots.medals import Medals
    from engine.bots.review import Reviewed

HINTS = 4
"""So many moves are proposed."""

LOOK_EVERY = 0.5
"""Seconds between two looks at work that goes on in the background."""


def adviser_of(about: About) -> str:
    """What is called whoever gives advice, which is the best player that a title has."""
    return shown(about.levels[-1].shown) if about.levels else _("computer")


def has_medals(game: Game, computers: Collection[int]) -> bool:
    """Whether there are medals for a game in which these seats are the computer's."""
    return game.about.medals and len(game.names) == 1 and not computers


class Hint:
    """The best moves of a decision, being thought out."""

    def __init__(self, game: Game, seconds: float) -> None:
        """For the decision of `game`, within so many seconds."""
        self._game = game.copy()
        self._seconds = seconds
        self._hurried = Event()

    def hurry(self) -> None:
        """Let what was found so far do."""
        self._hurried.set()

    async def advice(self) -> Sequence[Advice]:
        """The moves, the best first, with what is expected of each."""
        end = monotonic() + self._seconds
        adviser = late.adviser(self._game.title, _seed(self._game))
        if adviser is None:
            return ()
        return await asyncio.to_thread(
            adviser.advice, self._game, HINTS, lambda: self._hurried.is_set() or monotonic() > end
        )


class Work:
    """Something longer that goes on in a thread: how far it is, and a way to stop it."""

    def __init__(self) -> None:
        self.done = 0
        self.total = 0
        self.is_running = True
        self._stopped = Event()

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
    """The moves of a seat in a finished game, looked at one after another."""

    def __init__(self, game: Game, seat: int) -> None:
        super().__init__()
        self._game = game.copy()
        self._seat = seat
        self.found: list[Reviewed] = []
        """What was found so far, in the order of the game."""

    @property
    def worst_first(self) -> list[Reviewed]:
        """The moves that seem to have cost something, those that cost most first."""
        return sorted((one for one in self.found if one.points >= 1), key=lambda one: -one.points)

    async def run(self) -> None:
        """Look at all of them, until it is stopped."""
        review = late.review()

        def look() -> None:
            seed = _seed(self._game)
            for one in review(self._game, self._seat, self._stopped.is_set, self._progress, seed=seed):
                self.found.append(one)

        await self._run(look)


class MedalWork(Work):
    """The medals of a deal for one player, being played out."""

    def __init__(self, game: Game) -> None:
        super().__init__()
        self._title, self._options = game.title, game.options
        self.medals: Medals | None = None

    async def run(self) -> None:
        """Play the deal as often as it takes, until it is stopped."""
        medals = late.medals()
        self.medals = await self._run(lambda: medals(self._title, self._options, self._stopped.is_set, self._progress))


def _seed(game: Game) -> int:
    seed = game.options.get("seed")
    return seed if isinstance(seed, int) else 0
