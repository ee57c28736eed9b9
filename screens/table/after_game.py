"""What there is to see of a game besides its pages: earlier positions, report and review, records and medals."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from screens import late
from screens.actions import Action
from screens.table.counsel import LOOK_EVERY, MedalWork, adviser_of
from screens.table.parts import Table
from screens.table.title import Part
from screens.words import shown
from texts.translation import gettext as _

if TYPE_CHECKING:
    from screens.table.finished import Finished


class AfterGame(Part):
    """The part of a game's screen that looks at what was played."""

    def __init__(self, screen: Table) -> None:
        """Of the game on `screen`."""
        self._screen = screen
        self._medals: MedalWork | None = None

    @cached_property
    def _finished(self) -> Finished:
        """What is told of the game."""
        finished: Finished = late.finished()(self._screen)
        return finished

    # Words beside the score.

    def sentences(self) -> list[str]:
        """How the finished game stands in the records, and which medal it earns."""
        saved = self._screen.saved
        records = [] if saved.record is None and saved.record_problem is None else self._finished.of_records()
        moves = [] if self._screen.game.decision is not None else self._finished.of_moves()
        return [*records, *self._of_medals(), *moves]

    def _of_medals(self) -> list[str]:
        """The medals of a game alone, as far as they are known."""
        work = self._medals
        if work is None:
            return []
        if work.is_running:
            return [
                _("Medals: the {player} plays this seed, game {n} of {total}.").format(
                    player=adviser_of(self._screen.game.about), n=work.done + 1, total=work.total or "?"
                )
            ]
        if work.medals is None:
            return []
        figures = {"bronze": work.medals.bronze, "silver": work.medals.silver, "gold": work.medals.gold}
        earned = self._medal() or _("No medal yet")
        return [
            _("{medal}: bronze from {bronze}, silver from {silver}, gold from {gold}.").format(medal=earned, **figures)
        ]

    def _medal(self) -> str:
        """The medal that was earned, as far as it is known."""
        medals = None if self._medals is None else self._medals.medals
        if medals is None:
            return ""
        names = {"gold": _("A gold medal"), "silver": _("A silver medal"), "bronze": _("A bronze medal")}
        return names.get(medals.earned(self._screen.game.scores()[0]["total"]) or "", "")

    # Keys.

    def available(self, action: Action) -> bool:
        about = self._screen.game.about
        if action.name == "show_review":
            return about.advised
        is_alone = len(self._screen.game.names) == 1 and not self._screen.course.computers
        return action.name != "show_medals" or (about.medals and is_alone)

    def why_not(self, action: Action) -> str:
        about = self._screen.game.about
        if action.name == "show_review":
            return _("There is no adviser for {title}.").format(title=shown(about.shown))
        if not about.medals:
            return _("There are no medals for {title}.").format(title=shown(about.shown))
        return _("There are medals for games alone.")

    def do_open_position(self) -> None:
        self._look_back_at(int(self._screen.page.under_cursor or 0))

    def _look_back_at(self, number: int) -> None:
        screen = self._screen
        look_back = late.look_back_screen()(screen.game, number, screen.course.sitting, screen.saved.bots)
        self._screen.frame.open_over(look_back)

    def do_show_report(self) -> None:
        self._screen.frame.open_over(self._finished.report())

    def do_show_review(self) -> None:
        course = self._screen.course
        first = course.sitting if course.sitting in course.people else course.people[0]
        review = late.review_screen()(self._screen.game, course.people, first, self._look_back_at)
        self._screen.frame.open_over(review)

    def do_share(self) -> None:
        """Write the screen as a picture and the result as a text into new files beside each other."""
        self._screen.say(self._finished.written(self._medal()))

    def do_show_medals(self) -> None:
        if self._medals is None:
            self._medals = MedalWork(self._screen.game)
            self._screen.in_background(self._medals.run)
            self._screen.every(LOOK_EVERY, self._look)

    def _look(self) -> bool:
        self._screen.changed()
        return self._medals is not None and self._medals.is_running

    def stop(self) -> None:
        """Find out no more."""
        if self._medals is not None:
            self._medals.stop()
