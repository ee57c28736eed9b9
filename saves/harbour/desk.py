"""What a request is carried out with: who asks, when, what is kept, and whom to tell."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from engine.texts import message
from saves.harbour.messages import as_plain, value_of
from saves.harbour.people import HarbourError, Person
from saves.harbour.replies import Moved, TableChanged, YourTurn
from saves.harbour.rows import PlayerRow, SeatRow, TableRow
from saves.harbour.sessions import Outbox, Sessions
from saves.harbour.store import Store
from saves.harbour.values import ASLEEP, RUNNING, Preferences, Summary

Draw = Callable[[int], int]
"""Draws the seat that is to be the first, of so many."""


def nobody_drawn(seats: int) -> int:
    """All stay on the seats that they took."""
    return 0


class Desk:
    """Who asks (nobody where the host itself does something), at which time; tables and seats as they are kept."""

    def __init__(
        self, store: Store, sessions: Sessions, now: float, session: int | None = None, draw: Draw = nobody_drawn
    ) -> None:
        """`now` is the time by the clock of the host; `session` the number of the one that asks."""
        self.store = store
        self.outbox = Outbox(sessions)
        self.now = now
        self.session = session
        self.draw = draw
        self.me = sessions[session].player if session is not None else Person(0, "")

    # Tables.

    def table(self, id: str) -> TableRow:
        """A table; raises `HarbourError` where there is none."""
        row = self.store.one(TableRow, id=id)
        if row is None:
            raise HarbourError(message("There is no such table any more."))
        return row

    def running(self, id: str) -> TableRow:
        """A table whose game runs; raises `HarbourError`."""
        row = self.table(id)
        if row.state not in (RUNNING, ASLEEP):
            raise HarbourError(message("This game is not running."))
        return row

    def seats(self, table: TableRow) -> list[SeatRow]:
        """The seats of a table, in order."""
        return self.store.find(SeatRow, table_id=table.id)

    def my_seat(self, table: TableRow) -> SeatRow:
        """The seat of whoever asks; raises `HarbourError` where they have none."""
        seat = self.store.one(SeatRow, table_id=table.id, player=self.me.id)
        if seat is None:
            raise HarbourError(message("You do not sit at this table."))
        return seat

    def people(self, table: TableRow) -> list[int]:
        """The players who sit at a table, by seat."""
        return [seat.player for seat in self.seats(table) if seat.player is not None]

    def others(self, table: TableRow) -> list[int]:
        """The players who sit at a table, but for whoever asks."""
        return [player for player in self.people(table) if player != self.me.id]

    # Players.

    def name(self, player: int | None) -> str:
        """What a player is called; nothing for nobody."""
        row = None if player is None else self.store.one(PlayerRow, id=player)
        return "" if row is None else row.name

    def preferences(self, player: int) -> Preferences:
        """What a player has chosen."""
        row = self.store.one(PlayerRow, id=player)
        try:
            found: Preferences = value_of(Preferences, json.loads(row.preferences if row is not None else "{}"))
        except (ValueError, TypeError):
            return Preferences()
        return found

    # News.

    def tell_table(self, table: TableRow) -> None:
        """Something about a table but its game has changed."""
        self.outbox.tell(self.outbox.sessions.at(table.id), TableChanged(table.id))
        self.outbox.lobby()

    def tell_moved(self, table: TableRow, entries: int) -> None:
        """Something has been written into the file of a table."""
        self.outbox.tell(self.outbox.sessions.at(table.id, but=self.session), Moved(table.id, entries))
        self.outbox.lobby()

    def tell_turn(self, table: TableRow, players: list[int]) -> None:
        """It is the turn of these players at a table."""
        for player in players:
            bell = self.preferences(player).bell
            self.outbox.tell(self.outbox.sessions.of([player]), YourTurn(table.id, table.title, bell))


def summary_of(table: TableRow) -> Summary:
    """How the game of a table stood when somebody last told it; nothing is known before anybody did."""
    if not table.summary:
        return Summary(0)
    found: Summary = value_of(Summary, json.loads(table.summary))
    return found


def summary_data(summary: Summary) -> str:
    """A summary as it is kept."""
    return json.dumps(as_plain(summary), ensure_ascii=False, separators=(",", ":"))


def rules_of(table: TableRow) -> dict[str, Any]:
    """The rules that were chosen for a table."""
    found: dict[str, Any] = json.loads(table.rules)
    return found
