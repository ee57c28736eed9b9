"""What others made of the deal of a finished game, or oneself at other times."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import datetime
from typing import TYPE_CHECKING

from engine.texts.language import gettext as _
from saves.errors import SaveError
from saves.names import printable
from saves.record import Record
from screens.table.comparison import left_words, same_deal
from screens.table.picture.end import Attempt, Attempts

if TYPE_CHECKING:
    from saves.harbour.values import FirstAttempt
    from screens.host import Host


class AtDeal:
    """A host is asked once, and nobody waits for it: one's own games count until it has told."""

    def __init__(self, host: Host | None, records: Callable[[], Sequence[Record]], changed: Callable[[], None]) -> None:
        """A `host` knows what others made of a daily harbour; what has `changed` by what it tells is shown.

        `records` are all of them; it raises `SaveError`.
        """
        self._host = host
        self._records = records
        self._changed = changed
        self._is_host_asked = False
        self._told: Sequence[FirstAttempt] = ()
        self._own: Attempts | None = None
        self._is_own_known = False

    def attempts(self, record: Record) -> Attempts | None:
        """What others made of the same daily harbour, once a host has told of any; else one's own games of the deal."""
        if len(record.people) != 1:
            return None
        if self._host is not None and record.day is not None:
            if not self._is_host_asked:
                self._is_host_asked = True
                self._host.ask_daily(str(record.day), self._hear)
            if (friends := self._friends(self._host.name, record)) is not None:
                return friends
        if not self._is_own_known:
            self._is_own_known, self._own = True, self._own_games(record)
        return self._own

    def reworded(self) -> None:
        """Another language is spoken."""
        self._is_own_known = False

    def _hear(self, told: Sequence[FirstAttempt]) -> None:
        self._told = told
        self._changed()

    def _friends(self, me: str, record: Record) -> Attempts | None:
        """Everybody's first attempts of that day, and this game; None where nobody else is known to have played it."""
        found = [one for one in self._told if one.title == record.title]
        others = [Attempt(printable(one.name), one.score) for one in found if one.name != me]
        if not others:
            return None
        mine = [one for one in found if one.name == me and record.attempt > 1]
        rows = [*others, *(Attempt(me, one.score) for one in mine), Attempt(_("you"), record.best, True)]
        now = datetime.now().astimezone()
        left = left_words(now) if record.day == now.date() else ""
        return Attempts(True, sorted(rows, key=lambda one: -one.score), left)

    def _own_games(self, record: Record) -> Attempts | None:
        """One's own games of the deal, where there are several."""
        try:
            alike = same_deal(record, self._records())
        except SaveError:
            return None
        if len(alike) < 2:
            return None
        called = _("attempt {n}")
        return Attempts(False, [Attempt(called.format(n=one.attempt), one.best, one.id == record.id) for one in alike])
