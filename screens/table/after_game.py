"""What there is to see of a game besides its pages: earlier positions, report and review, records and medals."""

from __future__ import annotations

from collections.abc import Sequence

from engine import Move
from saves.errors import SaveError
from saves.names import printable
from saves.new_file import write_new
from saves.records import records
from screens import late
from screens.actions import Action
from screens.menus.records import result_lines
from screens.reading.reader import ReadingScreen
from screens.table.ending import swing_lines, to_share
from screens.table.parts import Table
from screens.table.report import pages
from screens.table.title import Part
from screens.table.verdict import Verdict
from screens.titles import report_of
from screens.words import shown
from texts.translation import gettext as _
from widgets.seats import seat, seat_hues


class AfterGame(Part):
    """The part of a game's screen that looks at what was played."""

    def __init__(self, screen: Table) -> None:
        """Of the game on `screen`."""
        self._screen = screen
        self.verdict = Verdict(screen)
        self._swings: tuple[Sequence[Move], tuple[list[str], list[str]]] | None = None
        """What the moves of the only person did, and of which game that was found."""

    # Words beside the score.

    def sentences(self) -> list[str]:
        """Which medal the finished game earns, which moves counted most, and how it stands in the records."""
        return [*self.verdict.of_medals(), *self._of_moves(), *self._of_records()]

    def _of_moves(self) -> list[str]:
        """The moves of the only person that brought and that cost most."""
        game, people = self._screen.game, self._screen.course.people
        if len(people) != 1 or game.decision is not None:
            return []
        if self._swings is None or self._swings[0] != game.history:
            self._swings = game.history, swing_lines(game, people[0])
        brought, cost = self._swings[1]
        worst = self.verdict.worst
        return [*brought, *(cost if worst is None else worst)]

    def _of_records(self) -> list[str]:
        """What the records say of the finished game."""
        saved = self._screen.saved
        if saved.record_problem is not None:
            return [saved.record_problem]
        try:
            return [] if saved.record is None else result_lines(saved.record, records())
        except SaveError as error:
            return [str(error)]

    # Keys.

    def available(self, action: Action) -> bool:
        about = self._screen.game.about
        if action.name == "show_review":
            return about.advised
        return action.name != "show_medals" or self.verdict.has_medals

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
        game, frame, board = self._screen.game, self._screen.frame, self._screen.board
        found = pages(game, report_of(game), ascii_only=frame.ascii_glyphs)
        names = {name: seat(number) for number, name in enumerate(game.names)}
        hues = board.hues + seat_hues(game.names)
        frame.open_over(ReadingScreen(found, {**board.vocabulary(), **names}, hues))

    def do_show_review(self) -> None:
        course = self._screen.course
        first = course.sitting if course.sitting in course.people else course.people[0]
        review = late.review_screen()(self._screen.game, course.people, first, self._look_back_at)
        self._screen.frame.open_over(review)

    def do_share(self) -> None:
        """Write the screen as a picture and the result as a text into new files beside each other."""
        game, frame = self._screen.game, self._screen.frame
        report = report_of(game)
        words = to_share(game, report.heading, report.curve.values, self.verdict.medal, ascii_only=frame.ascii_glyphs)
        try:
            paths = write_new(f"havre-{game.title}", {".svg": frame.picture(), ".txt": words})
        except SaveError as error:
            self._screen.say(str(error))
            return
        self._screen.say(_("Written: {paths}").format(paths=", ".join(map(printable, map(str, paths)))))

    def do_show_medals(self) -> None:
        self.verdict.find_medals()
