"""What the adviser of a title has to say: hints in a game, a review and medals after it, thought out in a thread."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Collection, Sequence
from typing import TYPE_CHECKING, Any

from engine import About, Move, OpenGame
from engine.texts.language import gettext as _, within
from screens import by_name
from screens.helpers import HELPERS
from screens.table.plan_words import Taught, lessons_of
from screens.table.play.computers import Thinking, seed_of
from screens.words import shown

if TYPE_CHECKING:
    from engine.bots.looks import Look
    from engine.bots.player import Reviewed
    from engine.medals import Medals

HINTS = 3
"""So many plans are proposed."""
BEYOND = 4
"""So many more are known, of which it is said at most that they are not worth it."""

LOOK_EVERY = 0.5
"""Seconds between two looks at work that goes on in the background."""


def adviser_of(about: About) -> str:
    """What is called whoever gives advice."""
    return within(shown(about.adviser.shown)) if about.adviser else _("computer")


def lost_in_words(one: Reviewed, points: str) -> str:
    """What a decision that is made again seems to have cost, these points in words, and that a better one is sought."""
    if one.is_sure:
        return _("Here you lost about {points}. Find better.").format(points=points)
    return _("Here you lost perhaps {points}. Find better.").format(points=points)


def has_medals(game: OpenGame, computers: Collection[int]) -> bool:
    """Whether there are medals for a game in which these seats are the computer's."""
    return game.about.medals and len(game.names) == 1 and not computers


class Hint(Thinking):
    """The best plans for a decision."""

    seen = 0
    """How often it was looked at."""
    total = 1
    """How often it will be."""

    def __init__(self, game: OpenGame, seconds: float, *, harder: int = 1, also: Sequence[Sequence[Move]] = ()) -> None:
        """Within so many seconds; `harder` than usual by so many times, in which the plans in `also` are judged too."""
        super().__init__(game, seconds * harder)
        self._harder = harder
        self.also = tuple(map(tuple, also))

    async def looks(self) -> AsyncIterator[Look]:
        """The plans as they are seen, again and again, each time after harder thought."""
        usual = by_name.lineup_of(self._game.title).looks
        # A harder look comes after the first one of all, which is there at once and tells nothing new.
        budgets = usual if self._harder == 1 else (usual[0], usual[-1] * self._harder)
        found = by_name.looks(
            self._game,
            HINTS + BEYOND,
            self._stop(),
            seed=seed_of(self._game),
            budgets=budgets,
            also=self.also,
            hands=HELPERS.hands,
        )
        while (look := await asyncio.to_thread(next, found, None)) is not None:
            self.total = len(budgets)
            self.seen += 1
            if self._harder == 1 or self.seen > 1:
                yield look


class Work(Thinking):
    """Something longer: how far it is, and whether it goes on."""

    def __init__(self, game: OpenGame) -> None:
        super().__init__(game)
        self.done = 0
        self.total = 0
        self.is_running = True

    async def run(self) -> None:
        """Do it, until it is stopped."""
        raise NotImplementedError

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
        super().__init__(game)
        self.seat = seat
        self.lessons: list[Taught] = []
        """What the game teaches, once all of it was looked at."""
        self.found: list[Reviewed] = []
        """What was found so far, in the order of the game."""

    @property
    def worst_first(self) -> list[Reviewed]:
        """The decisions that seem to have cost something, those that surely did and cost most first."""
        lost = (one for one in self.found if one.points >= 1)
        return sorted(lost, key=lambda one: (not one.is_sure, -one.points))

    @property
    def as_good(self) -> list[Reviewed]:
        """All other decisions, in the order of the game."""
        return [one for one in self.found if one.points < 1]

    @property
    def lost(self) -> float:
        """What all decisions that surely cost something cost together."""
        return sum(one.points for one in self.found if one.is_sure)

    async def run(self) -> None:
        """Look at all of them, until it is stopped."""

        def look() -> None:
            seed = seed_of(self._game)
            for one in by_name.review(self._game, self.seat, self._stop(), self._progress, seed=seed):
                self.found.append(one)
            if not self.is_hurried:
                self.lessons = lessons_of(self._game, self.seat, self.found)

        await self._run(look)


class Judged(Work):
    """A decision that was made otherwise, looked at as the review looks at each."""

    found: Reviewed | None = None

    def __init__(self, game: OpenGame, seat: int, moves: Sequence[Move]) -> None:
        """`game` stands before the decision, which these moves of a seat carry out."""
        super().__init__(game)
        self._deed = by_name.deed(1, seat, tuple(moves))

    async def run(self) -> None:
        """Look at it, until it is stopped."""
        game = self._game
        looks = by_name.lineup_of(game.title).looks
        self.found = await self._run(lambda: by_name.judged(game, self._deed, looks, seed_of(game), self._stop()))


class MedalWork(Work):
    """The medals of a deal for one player, being played out."""

    medals: Medals | None = None

    async def run(self) -> None:
        """Play the deal as often as it takes, until it is stopped."""
        game = self._game
        self.medals = await self._run(lambda: by_name.medals(game.title, game.options, self._stop(), self._progress))
