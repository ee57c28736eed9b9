"""What there is to see of a game besides its pages: earlier positions, report and review, records and medals."""

from __future__ import annotations

from saves.errors import SaveError
from saves.names import printable
from saves.new_file import write_new
from saves.records import records
from screens import late
from screens.actions import Action
from screens.menus.records import result_lines
from screens.reading.reader import ReadingScreen
from screens.table.counsel import LOOK_EVERY, MedalWork, adviser_of
from screens.table.ending import swing_lines, to_share
from screens.table.parts import Table
from screens.table.report import pages
from screens.table.title import Part
from screens.titles import report_of
from screens.words import shown
from texts.translation import gettext as _
from widgets.seats import seat, seat_hues


class AfterGame(Part):
    """The part of a game's screen that looks at what was played."""

    def __init__(self, screen: Table) -> None:
        """Of the game on `screen`."""
        self._screen = screen
        self._medals: MedalWork | None = None
        self._swings: list[str] | None = None

    # Words beside the score.

    def sentences(self) -> list[str]:
        """How the finished game stands in the records, and which medal it earns."""
        return [*self._of_records(), *self._of_medals(), *self._of_moves()]

    def _of_moves(self) -> list[str]:
        """The moves of the only person that brought and that cost most."""
        game, people = self._screen.game, self._screen.course.people
        if len(people) != 1 or game.decision is not None:
            return []
        if self._swings is None:
            self._swings = swing_lines(game, people[0])
        return self._swings

    def _of_records(self) -> list[str]:
        """What the records say of the finished game."""
        saved = self._screen.saved
        if saved.record_problem is not None:
            return [saved.record_problem]
        try:
            return [] if saved.record is None else result_lines(saved.record, records())
        except SaveError as error:
            return [str(error)]

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
        words = to_share(game, report.heading, report.curve.values, self._medal(), ascii_only=frame.ascii_glyphs)
        try:
            paths = write_new(f"havre-{game.title}", {".svg": frame.picture(), ".txt": words})
        except SaveError as error:
            self._screen.say(str(error))
            return
        self._screen.say(_("Written: {paths}").format(paths=", ".join(map(printable, map(str, paths)))))

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
