"""What is said of a finished game beside its score: how it stands in the records, and which medal it earns."""

from __future__ import annotations

from gettext import gettext as _

from textual.timer import Timer

from engine import Game
from saves.errors import SaveError
from saves.records import records
from screens.canvas import CanvasScreen
from screens.menus.records import result_lines
from screens.table.counsel import LOOK_EVERY, MedalWork
from screens.table.played import Played


class AfterGame(CanvasScreen):
    """A screen on which a game ends."""

    def __init__(self, saved: Played) -> None:
        """A screen for the game `saved`."""
        super().__init__()
        self.saved = saved
        self._medals: MedalWork | None = None
        self._clock: Timer | None = None

    @property
    def game(self) -> Game:
        """The game being played."""
        return self.saved.game

    @property
    def record_lines(self) -> list[str]:
        """What the records say of the finished game."""
        if self.saved.record_problem is not None:
            return [self.saved.record_problem]
        record = self.saved.record
        try:
            return [] if record is None else result_lines(record, records())
        except SaveError as error:
            return [str(error)]

    @property
    def medal_lines(self) -> list[str]:
        """The medals of a game alone, as far as they are known."""
        work = self._medals
        if work is None:
            return []
        if work.is_running:
            return [
                _("Medals: the harbourmaster plays this seed, game {n} of {total}.").format(
                    n=work.done + 1, total=work.total or "?"
                )
            ]
        if work.medals is None:
            return []
        score = self.game.scores()[0]["total"]
        figures = {"bronze": work.medals.bronze, "silver": work.medals.silver, "gold": work.medals.gold}
        names = {"gold": _("A gold medal"), "silver": _("A silver medal"), "bronze": _("A bronze medal")}
        earned = names.get(work.medals.earned(score) or "", _("No medal yet"))
        return [
            _("{medal}: bronze from {bronze}, silver from {silver}, gold from {gold}.").format(medal=earned, **figures)
        ]

    def do_show_medals(self) -> None:
        if self._medals is None:
            self._medals = MedalWork(self.game)
            self.in_background(self._medals.run)
            self._clock = self.set_interval(LOOK_EVERY, self._look_at_medals)

    def _look_at_medals(self) -> None:
        if self._medals is not None and not self._medals.is_running and self._clock is not None:
            self._clock.stop()
        if self.is_active:
            self.redraw()

    def on_unmount(self) -> None:
        if self._medals is not None:
            self._medals.stop()
