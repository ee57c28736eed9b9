"""What is told of a game as a whole: its place in the records, its report, a copy to share."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from engine.texts.language import gettext as _
from saves.errors import SaveError
from saves.names import printable
from saves.new_file import write_new
from saves.records import records
from screens.frame import Pages
from screens.table.ending import result_lines, swing_lines, to_share
from screens.table.picture.log import listing
from screens.table.play.course import Course
from screens.table.report import pages, report_of
from screens.table.requests import Close, Request, Say
from screens.table.verdict import Verdict, Work


class Finished:
    """It is imported when it is first asked for: no game begins with its report."""

    def __init__(self, course: Course, work: Callable[[Work], object], changed: Callable[[], None]) -> None:
        """Of the game that is played; for `work` and `changed` see `Verdict`."""
        self._course = course
        self.verdict = Verdict(course, work, changed)
        self._in_records: list[str] | None = None
        self._swings: tuple[list[str], list[str]] | None = None

    def sentences(self) -> list[str]:
        """Which medal a game that is over earns, which moves counted most, and how it stands in the records."""
        return [*(self._of_medals_and_moves() if self._course.deciding is None else []), *self._of_records()]

    def _of_records(self) -> list[str]:
        """What the records say of the game; they are read once."""
        saved = self._course.saved
        if saved.record_problem is not None:
            return [saved.record_problem]
        if self._in_records is None:
            try:
                self._in_records = [] if saved.record is None else result_lines(saved.record, records())
            except SaveError as error:
                return [str(error)]
        return self._in_records

    def _of_medals_and_moves(self) -> list[str]:
        """The medal of a game alone, and the moves of the only person that brought and that cost most."""
        people = self._course.people
        medals = self.verdict.of_medals()
        if len(people) != 1:
            return medals
        if self._swings is None:
            self._swings = swing_lines(self._course.game, people[0])
        brought, cost = self._swings
        worst = self.verdict.worst
        return [*medals, *brought, *(cost if worst is None else worst)]

    def report(self, *, ascii_only: bool) -> Pages:
        """The report on the game as pages to be read."""
        game, log, seat = self._course.game, self._course.game.log, self._course.sitting
        told = (_("What happened"), lambda columns: [row.line for row in listing(log, columns, seat).rows])
        return [*pages(game, report_of(game), ascii_only=ascii_only), told]

    def share(self, picture: str, folder: Path, *, ascii_only: bool) -> Request:
        """Write a picture and the result as a text into a folder, as new files; what is to be said of it."""
        game = self._course.game
        report = report_of(game)
        words = to_share(game, report.heading, report.curve.values, self.verdict.medal, ascii_only=ascii_only)
        try:
            paths = write_new(folder, f"havre-{game.title}", {".svg": picture, ".txt": words})
        except SaveError as error:
            return Say(str(error))
        return Close(_("Written: {paths}").format(paths=", ".join(map(printable, map(str, paths)))))
