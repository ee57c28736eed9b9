"""What is told of a game as a whole: its place in the records, its report, a copy to share."""

from __future__ import annotations

from functools import partial
from pathlib import Path

from engine.texts.language import gettext as _
from saves.errors import SaveError
from saves.names import printable
from saves.new_file import exports, write_new
from saves.records import records
from screens.table.ending import result_lines, swing_lines, to_share
from screens.table.overlays.overlay import Overlay
from screens.table.overlays.sharing import Sharing
from screens.table.picture.log import listing
from screens.table.report import pages, report_of
from screens.table.table_protocol import Table
from screens.table.verdict import Verdict
from widgets.styles import seat, seat_hues


class Finished:
    """It is imported when it is first asked for: no game begins with its report."""

    def __init__(self, screen: Table) -> None:
        """Of the game on `screen`."""
        self._screen = screen
        self.verdict = Verdict(screen.course, screen.in_background, screen.changed)
        self._in_records: list[str] | None = None
        self._swings: tuple[list[str], list[str]] | None = None

    def of_records(self) -> list[str]:
        """What the records say of the game; they are read once."""
        saved = self._screen.saved
        if saved.record_problem is not None:
            return [saved.record_problem]
        if self._in_records is None:
            try:
                self._in_records = [] if saved.record is None else result_lines(saved.record, records())
            except SaveError as error:
                return [str(error)]
        return self._in_records

    def of_medals_and_moves(self) -> list[str]:
        """The medal of a game alone, and the moves of the only person that brought and that cost most."""
        game, people = self._screen.game, self._screen.course.people
        medals = self.verdict.of_medals()
        if len(people) != 1:
            return medals
        if self._swings is None:
            self._swings = swing_lines(game, people[0])
        brought, cost = self._swings
        worst = self.verdict.worst
        return [*medals, *brought, *(cost if worst is None else worst)]

    def show_report(self) -> None:
        """Open the report on the game, to be read."""
        game, board = self._screen.game, self._screen.board
        found = pages(game, report_of(game), ascii_only=self._screen.frame.ascii_glyphs)
        log, seat_of = game.log, self._screen.course.sitting
        told = (_("What happened"), lambda columns: [row.line for row in listing(log, columns, seat_of).rows])
        names = {name: seat(number) for number, name in enumerate(game.names)}
        words, hues = {**board.vocabulary(), **names}, board.hues + seat_hues(game.names)
        self._screen.frame.open_text([*found, told], words, hues)

    def sharing(self) -> Overlay:
        """What asks where the screen as a picture and the result as a text are to be written. Raises `SaveError`."""
        game, frame = self._screen.game, self._screen.frame
        report = report_of(game)
        words = to_share(game, report.heading, report.curve.values, self.verdict.medal, ascii_only=frame.ascii_glyphs)
        contents = {".svg": frame.picture(), ".txt": words}
        return Sharing(self._screen, exports(), partial(self._write, contents))

    def _write(self, contents: dict[str, str], folder: Path) -> bool:
        """Write new files into a folder, by suffix what stands in them, and say so; or why it cannot be."""
        try:
            paths = write_new(folder, f"havre-{self._screen.game.title}", contents)
        except SaveError as error:
            self._screen.say(str(error))
            return False
        self._screen.say(_("Written: {paths}").format(paths=", ".join(map(printable, map(str, paths)))))
        return True
