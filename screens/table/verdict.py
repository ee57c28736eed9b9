"""What the adviser of a title says of a finished game: the turn that cost most, and the medal of a game alone.

Both are found in the background, one after the other, and shown when they are there: whoever looks at the result waits
for nothing, and nothing on the screen moves meanwhile.
"""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import Any

from engine.texts.language import gettext as _
from saves import Replay
from screens.plain import words_of
from screens.table.adviser import MedalWork, Review, adviser_of, has_medals
from screens.table.plan_words import plan_in_words
from screens.table.play.course import Course
from screens.words import shown

Work = Callable[[], Coroutine[Any, Any, None]]
"""What goes on while keys are answered."""


class Verdict:
    """The adviser's words about a game; it knows no screen."""

    def __init__(self, course: Course, work: Callable[[Work], object], changed: Callable[[], None]) -> None:
        """Nothing is looked for yet; `work` lets it be looked for, and what has `changed` by it is shown."""
        self._course = course
        self._work = work
        self._changed = changed
        self._review: Review | None = None
        self._worst: list[str] = []
        self._is_stopped = False
        self._medals: MedalWork | None = None

    def begin(self) -> None:
        """Begin to look for both."""
        game, people = self._course.game, self._course.people
        if game.about.advised and len(people) == 1:
            self._review = Review(game, people[0])
        self._work(self._find)

    async def _find(self) -> None:
        review = self._review
        if review is not None:
            await review.run()
            if self._is_stopped:
                return
            self._worst = self._summary(review)
            self._changed()
        if has_medals(self._course.game, self._course.computers) and self._medals is None:
            await self._find_medals()

    def _summary(self, review: Review) -> list[str]:
        """What seems to have cost most, and what would have been better."""
        game = self._course.game
        about = game.about
        worst = next((one for one in review.worst_first if one.is_sure), None)
        if worst is None:
            return [
                _("The {adviser} sees no turn in which {point} was surely lost.").format(
                    adviser=adviser_of(about), point=shown(about.unit.points(1))
                )
            ]
        before = Replay(game).game(worst.number - 1)
        return [
            _("Cost most, about {points}, in {when}: {played}; the {adviser}: {best}").format(
                points=shown(about.unit.points(round(worst.points))),
                when=words_of(game.title).moment(before),
                played=plan_in_words(before, worst.played),
                best=plan_in_words(before, worst.best),
                adviser=adviser_of(about),
            )
        ]

    def review_of(self, seat: int) -> Review | None:
        """The review of a seat, if one was begun and not stopped."""
        review = self._review
        return review if review is not None and review.seat == seat and not self._is_stopped else None

    @property
    def worst(self) -> list[str] | None:
        """The turn that cost most, in a sentence; None where nobody has looked for it, nothing until it is found."""
        return None if self._review is None else self._worst

    # Medals.

    def find_medals(self) -> None:
        """Begin to find out about the medals, if nobody has."""
        if self._medals is None:
            self._work(self._find_medals)

    async def _find_medals(self) -> None:
        medals = self._medals = MedalWork(self._course.game)
        self._changed()
        await medals.run()
        if not self._is_stopped:
            self._changed()

    def of_medals(self) -> list[str]:
        """The medals of a game alone, as far as they are known."""
        work = self._medals
        if work is None or (work.medals is None and not work.is_running):
            return []
        if work.medals is None:
            return [_("Medals: the {player} plays this seed.").format(player=adviser_of(self._course.game.about))]
        figures = {"bronze": work.medals.bronze, "silver": work.medals.silver, "gold": work.medals.gold}
        earned = self.medal or _("No medal yet")
        return [
            _("{medal}: bronze from {bronze}, silver from {silver}, gold from {gold}.").format(medal=earned, **figures)
        ]

    @property
    def medal(self) -> str:
        """The medal that was earned, as far as it is known."""
        medals = None if self._medals is None else self._medals.medals
        if medals is None:
            return ""
        names = {"gold": _("A gold medal"), "silver": _("A silver medal"), "bronze": _("A bronze medal")}
        return names.get(medals.earned(self._course.game.scores()[0]["total"]) or "", "")

    def stop(self) -> None:
        """Find out no more."""
        self._is_stopped = True
        for work in (self._review, self._medals):
            if work is not None:
                work.stop()
