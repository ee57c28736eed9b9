"""What is said of a finished game beside its score: how it stands in the records, and which medal it earns."""

from __future__ import annotations

from gettext import gettext as _

from saves.errors import SaveError
from saves.records import records
from screens.menus.records import result_lines
from screens.table.counsel import MedalWork
from screens.table.played import Played


class AfterGame:
    """The records and the medals of one game."""

    def __init__(self, saved: Played) -> None:
        """Of the game `saved`."""
        self._saved = saved
        self._medals: MedalWork | None = None

    def sentences(self) -> list[str]:
        """All that is known."""
        return [*self._of_records(), *self._of_medals()]

    def _of_records(self) -> list[str]:
        """What the records say of the finished game."""
        if self._saved.record_problem is not None:
            return [self._saved.record_problem]
        record = self._saved.record
        try:
            return [] if record is None else result_lines(record, records())
        except SaveError as error:
            return [str(error)]

    def _of_medals(self) -> list[str]:
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
        score = self._saved.game.scores()[0]["total"]
        figures = {"bronze": work.medals.bronze, "silver": work.medals.silver, "gold": work.medals.gold}
        names = {"gold": _("A gold medal"), "silver": _("A silver medal"), "bronze": _("A bronze medal")}
        earned = names.get(work.medals.earned(score) or "", _("No medal yet"))
        return [
            _("{medal}: bronze from {bronze}, silver from {silver}, gold from {gold}.").format(medal=earned, **figures)
        ]

    @property
    def are_medals_under_way(self) -> bool:
        """Whether the medals are being found out."""
        return self._medals is not None and self._medals.is_running

    def medals(self) -> MedalWork | None:
        """The work that finds out the medals, to be begun; None if it was begun before."""
        if self._medals is not None:
            return None
        self._medals = MedalWork(self._saved.game)
        return self._medals

    def stop(self) -> None:
        """Find out no more."""
        if self._medals is not None:
            self._medals.stop()
