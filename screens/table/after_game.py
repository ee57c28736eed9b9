"""What there is to see of a game besides its pages: earlier positions, report and review, records and medals."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from engine.texts.language import gettext as _
from saves.errors import SaveError
from screens import by_name
from screens.actions import Action
from screens.table.adviser import has_medals
from screens.table.overlays.overlay import PlayingTable
from screens.table.title import Part
from screens.words import shown

if TYPE_CHECKING:
    from screens.table.finished import Finished


class AfterGame(Part):
    """The part of a game's screen that looks at what was played."""

    def __init__(self, screen: PlayingTable) -> None:
        """Of the game on `screen`."""
        self._screen = screen
        self._was_over = screen.saved.game.decision is None

    @cached_property
    def _finished(self) -> Finished:
        """What is told of the game."""
        finished: Finished = by_name.finished()(self._screen)
        return finished

    # Words beside the score.

    def sentences(self) -> list[str]:
        """Which medal the finished game earns, which moves counted most, and how it stands in the records."""
        saved = self._screen.saved
        records = [] if saved.record is None and saved.record_problem is None else self._finished.of_records()
        is_over = self._screen.game.decision is None
        return [*(self._finished.of_medals_and_moves() if is_over else []), *records]

    def follow(self) -> None:
        """Another position is shown: a game that has just come to its end is judged, one that goes on again is not."""
        is_over = self._screen.game.decision is None
        if is_over and not self._was_over:
            self._finished.verdict.begin()
        elif not is_over:
            self.stop()
            self.__dict__.pop("_finished", None)
        self._was_over = is_over

    def stop(self) -> None:
        """Find out no more."""
        if "_finished" in self.__dict__:
            self._finished.verdict.stop()

    # Keys.

    def available(self, action: Action) -> bool:
        about = self._screen.game.about
        if action.name == "show_review":
            return about.advised
        return action.name != "show_medals" or has_medals(self._screen.game, self._screen.course.computers)

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
        look_back = by_name.look_back_screen()(screen.game, number, screen.course.sitting, screen.saved.bots)
        self._screen.frame.open_over(look_back)

    def do_show_report(self) -> None:
        self._finished.show_report()

    def do_show_review(self) -> None:
        course = self._screen.course
        first = course.sitting if course.sitting in course.people else course.people[0]
        begun = self._finished.verdict.review_of(first) if "_finished" in self.__dict__ else None
        review = by_name.review_screen()(self._screen.game, course.people, first, self._look_back_at, begun)
        self._screen.frame.open_over(review)

    def do_share(self) -> None:
        """Ask where the screen as a picture and the result as a text are to be written."""
        self._screen.changed()  # what the foot said before this key, such as a path, is no part of the picture
        try:
            self._screen.lay(self._finished.sharing())
        except SaveError as error:
            self._screen.say(str(error))

    def do_show_medals(self) -> None:
        self._finished.verdict.find_medals()
