"""What is known of a game as a whole: its place in the records, what its adviser says, its report, a copy to share.

What the adviser says is found in the background, one after the other, and shown when it is there: whoever looks at the
result waits for nothing, and nothing on the screen moves meanwhile.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Mapping
from datetime import datetime
from functools import cached_property, partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from engine.texts.language import gettext as _, listed
from saves.errors import SaveError
from saves.names import printable
from saves.record import Record
from saves.records import records
from saves.slots import write_new
from screens.frame import Pages
from screens.plain import words_of
from screens.table.adviser import LOOK_EVERY, MedalWork, Review, Work, adviser_of, has_medals
from screens.table.at_deal import AtDeal
from screens.table.comparison import (
    Own,
    daily_words,
    earned_words,
    medals_of,
    own_games,
    result_lines,
)
from screens.table.picture.end import Dear, Known, Looked, Offer
from screens.table.picture.log import listing
from screens.table.plan_words import gist_of, plan_in_words
from screens.table.play.course import Course
from screens.table.report import pages, report_of, to_share
from screens.table.requests import Close, Request, Say
from screens.table.scores import swing_lines

if TYPE_CHECKING:
    from engine.bots.player import Reviewed
    from screens.host import Host

DEAREST = 3
"""So many decisions are told of, those that cost most."""


class Finished:
    """It knows no screen. It is imported when it is first asked for: no game begins with its report."""

    def __init__(
        self,
        course: Course,
        work: Callable[[Callable[[], Coroutine[Any, Any, None]]], object],
        changed: Callable[[], None],
        host: Host | None = None,
    ) -> None:
        """Nothing is looked for yet; `work` lets it be looked for, and what has `changed` by it is shown.

        A `host` knows what others made of a daily harbour.
        """
        self._course = course
        self._work = work
        self._changed = changed
        self._review: Review | None = None
        self._dearest: dict[int, Dear] = {}
        self._medals: MedalWork | None = None
        self._is_stopped = False
        self._is_begun = False
        self._at_deal = AtDeal(host, lambda: self._records, self._tell_of)

    # In the background.

    def begin(self, *, deal: bool = True) -> None:
        """Begin to look for the decisions that cost most, and for what the `deal` of a game alone allows.

        Once is enough.
        """
        game, people = self._course.game, self._course.people
        if self._is_begun:
            return
        self._is_begun = True
        if game.about.advised and len(people) == 1 and self._review is None:
            self._review = Review(game, people[0])
        self._work(partial(self._find, deal))

    async def _find(self, deal: bool) -> None:
        review = self._review
        if review is not None:
            await self._watched(review)
        if self._is_stopped or not deal:
            return
        if has_medals(self._course.game, self._course.computers) and self._medals is None:
            await self._find_medals()

    @property
    def deals(self) -> bool:
        """Whether what the adviser makes of the deal is known, or being found out."""
        return self._medals is not None

    def find_medals(self) -> None:
        """Begin to find out what the adviser makes of the deal, if nobody has."""
        if self._medals is None:
            self._work(self._find_medals)

    async def _find_medals(self) -> None:
        self._medals = MedalWork(self._course.game)
        await self._watched(self._medals)

    async def _watched(self, work: Work) -> None:
        """Let something be found out, and show how far it is."""
        running, seen = asyncio.ensure_future(work.run()), (-1, -1)
        try:
            while not self._is_stopped:
                is_done = bool((await asyncio.wait({running}, timeout=LOOK_EVERY))[0])
                if is_done or seen != (work.done, work.total):
                    seen = (work.done, work.total)
                    if not self._is_stopped:
                        self._changed()
                if is_done:
                    break
        finally:
            if not running.done():
                work.hurry()
                running.cancel()

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

    def _tell_of(self) -> None:
        """Something has come from elsewhere."""
        if not self._is_stopped:
            self._changed()

    # As values.

    def known(self, keys: Mapping[str, str]) -> Known:
        """What is known of the game by now, and what its player may do next, by the `keys` of the actions."""
        course, review, medals = self._course, self._review, self._medals
        record = course.saved.record
        is_playing = medals is not None and medals.is_running
        return Known(
            people=course.people,
            own=self._own[0],
            attempts=None if record is None else self._at_deal.attempts(record),
            deal=None if medals is None else medals.medals,
            adviser=adviser_of(course.game.about),
            playing=Looked(medals.done, medals.total) if is_playing and medals is not None else None,
            looking=None if review is None else Looked(review.done, review.total),
            dearest=[] if review is None else [self._dear(one) for one in review.worst_first[:DEAREST] if one.is_sure],
            is_reviewed=review is not None and not review.is_running,
            lessons=[] if review is None else self._lessons(review),
            told=self._told,
            offers=self._offers(keys),
        )

    def _lessons(self, review: Review) -> list[str]:
        """What the game teaches; a lesson about one decision that stands among the dearest is that once more."""
        dearest = [frozenset([one.number]) for one in review.worst_first[:DEAREST] if one.is_sure]
        return [one.called for one in review.lessons if one.about not in dearest]

    def _offers(self, keys: Mapping[str, str]) -> list[Offer]:
        """What can be done next."""
        game, company = self._course.game, self._course.company
        again = _("the same deal") if len(game.names) == 1 else _("the same table")
        is_public = company is not None and company.is_public  # a new table with others is made in the lobby
        offers = [] if is_public else [Offer(keys["again"], _("Once more"), again)]
        if game.about.daily is not None:
            offers.append(Offer(keys["daily"], _("Daily harbour"), self._daily_words()))
        if game.about.advised:
            offers.append(Offer(keys["show_review"], _("Review"), _("every decision again")))
        return [*offers, Offer(keys["show_report"], _("Report"), _("how it grew, by round"))]

    def _dear(self, one: Reviewed) -> Dear:
        """A decision in words; they are made once."""
        if one.number not in self._dearest:
            game = self._course.game
            before = game.up_to(one.number - 1)
            words = words_of(game.title)
            self._dearest[one.number] = Dear(
                when=words.moment(before),
                played=plan_in_words(before, one.played),
                better=plan_in_words(before, one.best),
                points=round(one.points),
                done=gist_of(words, before, one, is_best=False, in_list=True),
                missed=gist_of(words, before, one, is_best=True, in_list=True),
            )
        return self._dearest[one.number]

    @cached_property
    def _records(self) -> list[Record]:
        """All records, read once; raises `SaveError`."""
        return records()

    def _daily_words(self) -> str:
        """Whether today's daily harbour of the title is still to be played, or when the next one begins."""
        try:
            return daily_words(self._course.game.title, self._records, datetime.now().astimezone())
        except SaveError:
            return ""

    @cached_property
    def _own(self) -> tuple[Own | None, list[str]]:
        """One's own games of the kind, and what the records say of this one."""
        record, problem = self._course.saved.record, self._course.saved.record_problem
        if problem is not None or record is None:
            return None, [] if problem is None else [problem]
        try:
            found = self._records
        except SaveError as error:
            return None, [str(error)]
        own = own_games(record, found) if len(record.people) == 1 and not record.first_game else None
        return own, result_lines(record, found)

    def reworded(self) -> None:
        """Another language is spoken."""
        self._at_deal.reworded()
        self.__dict__.pop("_told", None)

    @cached_property
    def _told(self) -> list[str]:
        """What the records say of the game, and the move that brought most."""
        brought = swing_lines(self._course.game, self._course.people[0])[0] if len(self._course.people) == 1 else []
        return [*self._own[1], *brought]

    @property
    def _medal(self) -> str:
        """The medal that was earned; by the deal where there are no thresholds."""
        game, people = self._course.game, self._course.people
        medals = medals_of(game, people)
        if medals is not None:
            score = next(one["total"] for one in game.scores() if one["seat"] == people[0])
            return earned_words(medals.earned(score))
        deal = None if self._medals is None else self._medals.medals
        medal = earned_words(deal.earned(game.scores()[0]["total"])) if deal is not None else ""
        return _("{medal} (by the deal)").format(medal=medal) if medal else ""

    # To be read and shared.

    def report(self, *, ascii_only: bool) -> Pages:
        """The report on the game as pages to be read."""
        game, log, seat = self._course.game, self._course.game.log, self._course.sitting
        told = (_("What happened"), lambda columns: [row.line for row in listing(log, columns, seat).rows])
        return [*pages(game, report_of(game), ascii_only=ascii_only), told]

    def to_share(self, *, ascii_only: bool) -> str:
        """The result as a few lines for friends."""
        game = self._course.game
        report = report_of(game)
        return to_share(game, report.heading, report.curve.values, self._medal, ascii_only=ascii_only)

    def share(self, picture: str, folder: Path, *, ascii_only: bool) -> Request:
        """Write a picture and the result as a text into a folder, as new files; what is to be said of it."""
        game, words = self._course.game, self.to_share(ascii_only=ascii_only)
        try:
            paths = write_new(folder, f"havre-{game.title}", {".svg": picture, ".txt": words})
        except SaveError as error:
            return Say(str(error))
        return Close(_("Written: {paths}").format(paths=listed(map(printable, map(str, paths)))))
