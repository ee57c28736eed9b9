"""What is told of a game as a whole: its place in the records, what its adviser says, its report, a copy to share.

What the adviser says is found in the background, one after the other, and shown when it is there: whoever looks at the
result waits for nothing, and nothing on the screen moves meanwhile.
"""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from functools import cached_property
from pathlib import Path
from typing import Any

from engine.texts.language import gettext as _, listed, within
from saves.errors import SaveError
from saves.names import printable
from saves.records import records
from saves.slots import write_new
from screens.frame import Pages
from screens.plain import words_of
from screens.table.adviser import MedalWork, Review, adviser_of, has_medals
from screens.table.picture.log import listing
from screens.table.plan_words import plan_in_words
from screens.table.play.course import Course
from screens.table.report import pages, report_of, to_share
from screens.table.requests import Close, Request, Say
from screens.table.scores import result_lines, swing_lines
from screens.words import shown


class Finished:
    """It knows no screen. It is imported when it is first asked for: no game begins with its report."""

    def __init__(
        self,
        course: Course,
        work: Callable[[Callable[[], Coroutine[Any, Any, None]]], object],
        changed: Callable[[], None],
    ) -> None:
        """Nothing is looked for yet; `work` lets it be looked for, and what has `changed` by it is shown."""
        self._course = course
        self._work = work
        self._changed = changed
        self._review: Review | None = None
        self._worst: list[str] = []
        self._medals: MedalWork | None = None
        self._is_stopped = False

    # In the background.

    def begin(self) -> None:
        """Begin to look for the turn that cost most, and for the medal of a game alone."""
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
            self._worst = [self._summary(review)]
            self._changed()
        if has_medals(self._course.game, self._course.computers) and self._medals is None:
            await self._find_medals()

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

    def stop(self) -> None:
        """Find out no more."""
        self._is_stopped = True
        for work in (self._review, self._medals):
            if work is not None:
                work.hurry()

    def review_of(self, seat: int) -> Review | None:
        """The review of a seat, if one was begun and not stopped."""
        review = self._review
        return review if review is not None and review.seat == seat and not self._is_stopped else None

    # In words.

    def sentences(self) -> list[str]:
        """Which medal a game that is over earns, which moves counted most, and how it stands in the records."""
        if self._course.deciding is not None:
            return self._of_records()
        return [*self._of_medals(), *self._of_moves(), *self._of_records()]

    def _of_records(self) -> list[str]:
        """What the records say of the game."""
        if self._course.saved.record_problem is not None:
            return [self._course.saved.record_problem]
        try:
            return self._in_records
        except SaveError as error:
            return [str(error)]

    @cached_property
    def _in_records(self) -> list[str]:
        """The same, read once."""
        record = self._course.saved.record
        return [] if record is None else result_lines(record, records())

    def _of_moves(self) -> list[str]:
        """The moves of the only person that brought and that cost most: in the adviser's eyes, where it has looked."""
        if len(self._course.people) != 1:
            return []
        brought, cost = self._swings
        return [*brought, *(cost if self._review is None else self._worst)]

    @cached_property
    def _swings(self) -> tuple[list[str], list[str]]:
        return swing_lines(self._course.game, self._course.people[0])

    def _summary(self, review: Review) -> str:
        """What seems to have cost most, and what would have been better."""
        game = self._course.game
        about = game.about
        worst = next((one for one in review.worst_first if one.is_sure), None)
        if worst is None:
            return _("The {adviser} sees no turn in which {point} was surely lost.").format(
                adviser=adviser_of(about), point=shown(about.unit.points(1))
            )
        before = game.up_to(worst.number - 1)
        return _("Cost most, about {points}, in {when}: {played}; the {adviser}: {best}").format(
            points=shown(about.unit.points(round(worst.points))),
            when=within(words_of(game.title).moment(before)),
            played=plan_in_words(before, worst.played),
            best=plan_in_words(before, worst.best),
            adviser=adviser_of(about),
        )

    def _of_medals(self) -> list[str]:
        """The medals of a game alone, as far as they are known."""
        work = self._medals
        if work is None or (work.medals is None and not work.is_running):
            return []
        if work.medals is None:
            return [_("Medals: the {player} plays this seed.").format(player=adviser_of(self._course.game.about))]
        figures = {"bronze": work.medals.bronze, "silver": work.medals.silver, "gold": work.medals.gold}
        earned = self._medal or _("No medal yet")
        return [
            _("{medal}: bronze from {bronze}, silver from {silver}, gold from {gold}.").format(medal=earned, **figures)
        ]

    @property
    def _medal(self) -> str:
        """The medal that was earned, as far as it is known."""
        medals = None if self._medals is None else self._medals.medals
        if medals is None:
            return ""
        names = {"gold": _("A gold medal"), "silver": _("A silver medal"), "bronze": _("A bronze medal")}
        return names.get(medals.earned(self._course.game.scores()[0]["total"]) or "", "")

    # To be read and shared.

    def report(self, *, ascii_only: bool) -> Pages:
        """The report on the game as pages to be read."""
        game, log, seat = self._course.game, self._course.game.log, self._course.sitting
        told = (_("What happened"), lambda columns: [row.line for row in listing(log, columns, seat).rows])
        return [*pages(game, report_of(game), ascii_only=ascii_only), told]

    def share(self, picture: str, folder: Path, *, ascii_only: bool) -> Request:
        """Write a picture and the result as a text into a folder, as new files; what is to be said of it."""
        game = self._course.game
        report = report_of(game)
        words = to_share(game, report.heading, report.curve.values, self._medal, ascii_only=ascii_only)
        try:
            paths = write_new(folder, f"havre-{game.title}", {".svg": picture, ".txt": words})
        except SaveError as error:
            return Say(str(error))
        return Close(_("Written: {paths}").format(paths=listed(map(printable, map(str, paths)))))
