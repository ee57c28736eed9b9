"""A host's harbour: who may come in, who sits where, what is asked and told. No network, no clock, no rules of a game.

Whoever carries the bytes hands in what sessions ask, with the time (seconds since 1970), and sends what comes back.
Everything that must last is in the `Store` before a call returns.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any, Final, NamedTuple

from engine.texts import message
from saves.harbour import choices, consent, games, lobby, requests, seats
from saves.harbour.desk import Desk, Draw, nobody_drawn
from saves.harbour.people import HarbourError, People, Person
from saves.harbour.replies import Chosen, Done, Moved, Refusal, Reply
from saves.harbour.requests import Request
from saves.harbour.rows import PlayerRow, PreparedRow, TableRow
from saves.harbour.sessions import AT_TABLE, LOBBY, PLACES, Post, Sessions
from saves.harbour.store import Store
from saves.harbour.values import ASLEEP, OPEN, RUNNING, Preferences, Summary, Table

_MOST_PREPARED: Final = 20
_LONGEST_MOVE: Final = 400


class Handled(NamedTuple):
    """What a request is answered with, and who is told what because of it."""

    reply: Reply
    posts: tuple[Post, ...] = ()


class Harbour:
    """The players and tables of a host, and the sessions that are connected now."""

    def __init__(self, store: Store, draw: Draw = nobody_drawn) -> None:
        """Where what lasts is kept; `draw` tells which seat is the first when a game begins."""
        self.store = store
        self._draw = draw
        self.people = People(store)
        self.sessions = Sessions()
        self._to_look_at: set[str] = set()
        """Tables of which a session that died may have written something that it told nobody."""

    # Sessions.

    def came(self, session: int, player: Person, now: float) -> tuple[Post, ...]:
        """A session of a player begins, in the lobby; `session` is a number that no other one has."""
        self.sessions.come(session, player, now)
        return self._seen(player, now, session)

    def left(self, session: int, now: float) -> tuple[Post, ...]:
        """A session has ended, however it did."""
        gone = self.sessions.leave(session)
        if gone is None:
            return ()
        if gone.table:
            self._to_look_at.add(gone.table)
        return self._seen(gone.player, now)

    def _seen(self, player: Person, now: float, came: int | None = None) -> tuple[Post, ...]:
        desk = Desk(self.store, self.sessions, now)
        row = self.store.one(PlayerRow, id=player.id)
        if row is not None:
            with self.store.writing(waits=False):
                self.store.put(row._replace(seen=now))
        desk.outbox.lobby(but=came)
        return desk.outbox.posts

    def handle(self, session: int, request: Request, now: float) -> Handled:
        """Carry out what a session asks; what is not allowed is answered by a `Refusal`.

        Raises `StoreError` where the disk refuses: then nothing has changed.
        """
        desk = Desk(self.store, self.sessions, now, session, self._draw)
        carried_out = _METHODS[type(request)]
        try:
            with self.store.writing(waits=not isinstance(request, requests.Wrote)):
                reply = carried_out(self, desk, request)
        except HarbourError as error:
            return Handled(Refusal(error.sentence))
        return Handled(reply, desk.outbox.posts)

    def told_at_least(self, session: int, request: requests.Wrote) -> tuple[Post, ...]:
        """Who hears of what stands in the file of a table where the disk refuses to keep anything of it here."""
        others = self.sessions.at(request.table, but=session)
        is_there = self.sessions[session].table == request.table
        return (Post(others, Moved(request.table, request.summary.entries)),) if is_there else ()

    # What is only looked at.

    def _ask_lobby(self, desk: Desk, request: requests.AskLobby) -> Reply:
        self._go(desk, LOBBY)
        return lobby.lobby(desk, request.day)

    def _ask_daily(self, desk: Desk, request: requests.AskDaily) -> Reply:
        return lobby.daily(desk, request.day)

    def _ask_ranking(self, desk: Desk, request: requests.AskRanking) -> Reply:
        return lobby.ranking(desk, request.title)

    def _ask_table(self, desk: Desk, request: requests.AskTable) -> Reply:
        return lobby.open_table(desk, desk.table(request.table))

    def _sit_down(self, desk: Desk, request: requests.SitDown) -> Reply:
        table = desk.table(request.table)
        self._go(desk, AT_TABLE, table.id)
        return lobby.open_table(desk, table)

    def _stand_up(self, desk: Desk, _request: requests.StandUp) -> Reply:
        self._go(desk, LOBBY)
        return Done()

    def _i_am_at(self, desk: Desk, request: requests.IAmAt) -> Reply:
        if request.place not in PLACES or request.place == AT_TABLE:
            raise HarbourError(message("There is no such place."))
        self._go(desk, request.place)
        return Done()

    def _go(self, desk: Desk, place: str, table: str = "") -> None:
        session = self.sessions[desk.session or 0]
        if (session.place, session.table) != (place, table):
            session.place, session.table = place, table
            desk.outbox.lobby()

    def _ask_preferences(self, desk: Desk, _request: requests.AskPreferences) -> Reply:
        return Chosen(desk.preferences(desk.me.id))

    # What changes a table.

    def _new_table(self, desk: Desk, request: requests.NewTable) -> Reply:
        return Done(seats.new_table(desk, request))

    def _join(self, desk: Desk, request: requests.Join) -> Reply:
        return Done(seats.join(desk, request))

    def _leave(self, desk: Desk, request: requests.Leave) -> Reply:
        return Done(seats.leave(desk, request))

    def _give_up(self, desk: Desk, request: requests.GiveUp) -> Reply:
        return Done(seats.give_up(desk, request))

    def _vote(self, desk: Desk, request: requests.Vote) -> Reply:
        return Done(seats.vote(desk, request))

    def _take_back_seat(self, desk: Desk, request: requests.TakeBackSeat) -> Reply:
        return Done(seats.take_back(desk, request))

    def _ask_undo(self, desk: Desk, request: requests.AskUndo) -> Reply:
        return consent.ask_undo(desk, request)

    def _ask_close(self, desk: Desk, request: requests.AskClose) -> Reply:
        return consent.ask_close(desk, request)

    def _answer(self, desk: Desk, request: requests.Consent) -> Reply:
        return consent.answer(desk, request)

    def _say_word(self, desk: Desk, request: requests.SayWord) -> Reply:
        return Done(consent.say(desk, request))

    def _wrote(self, desk: Desk, request: requests.Wrote) -> Reply:
        if self.sessions[desk.session or 0].table != request.table:
            desk.my_seat(desk.table(request.table))
        return Done(games.wrote(desk, request.table, request.summary))

    def _prepare(self, desk: Desk, request: requests.Prepare) -> Reply:
        table = desk.running(request.table)
        desk.my_seat(table)
        if len(request.moves) > _MOST_PREPARED or any(len(move) > _LONGEST_MOVE for move in request.moves):
            raise HarbourError(message("That is too much to be kept."))
        self.store.delete(PreparedRow, table_id=table.id, player=desk.me.id)
        if request.moves:
            self.store.add(PreparedRow(table.id, desk.me.id, json.dumps(request.moves)))
        return Done(table.id)

    # What is kept of a player.

    def _choose(self, desk: Desk, request: requests.Choose) -> Reply:
        return choices.choose(desk, request)

    def _speak(self, desk: Desk, request: requests.Speak) -> Reply:
        return choices.speak(desk, request)

    def _wrote_daily(self, desk: Desk, request: requests.WroteDaily) -> Reply:
        return choices.wrote_daily(desk, request)

    # Time.

    @property
    def next_due(self) -> float | None:
        """When something is due that nobody asks for: call `due` then, or later, whatever the clock did meanwhile."""
        return games.next_due(Desk(self.store, self.sessions, 0.0))

    def due(self, now: float) -> tuple[Post, ...]:
        """What time brings: turns that are over, tables that fall asleep."""
        desk = Desk(self.store, self.sessions, now)
        with self.store.writing():
            games.due(desk)
        return desk.outbox.posts

    def started(self, now: float) -> None:
        """The host begins: times that are further off than they can be were told by a clock that went wrong."""
        with self.store.writing():
            games.mend_times(Desk(self.store, self.sessions, now))

    def clock_set(self, by: float, now: float) -> tuple[Post, ...]:
        """Somebody has set the clock by so many seconds: nobody's time is over, or longer, because of that."""
        desk = Desk(self.store, self.sessions, now)
        with self.store.writing():
            games.move_times(desk, by)
            self.people.move_times(by)
        self.sessions.move_times(by)
        return desk.outbox.posts

    # What the host does for tables, and by its own commands.

    @property
    def thinking(self) -> tuple[str, ...]:
        """The tables of which a process with the rules must see to the file: `computers.attend`, one after the other.

        A computer must move there, nobody has begun the game yet, or a session ended that may have written.
        """
        found = games.thinking(Desk(self.store, self.sessions, 0.0))
        rows = self.store.find(TableRow, id=tuple(self._to_look_at), state=(RUNNING, ASLEEP))
        return tuple(dict.fromkeys([*found, *(row.id for row in rows)]))

    def table(self, id: str) -> Table | None:
        """A table as nobody in particular sees it, for the process that plays its computers; None where it is gone."""
        row = self.store.one(TableRow, id=id)
        return None if row is None else lobby.table_for(Desk(self.store, self.sessions, 0.0), row)

    def wrote(self, table: str, summary: Summary, now: float) -> tuple[Post, ...]:
        """The host itself has had a computer's moves written, or has read anew how a table stands."""
        desk = Desk(self.store, self.sessions, now)
        self._to_look_at.discard(table)
        try:
            with self.store.writing(waits=False):
                games.wrote(desk, table, summary)
        except HarbourError:  # it was closed meanwhile
            return ()
        return desk.outbox.posts

    def begun(self) -> tuple[Table, ...]:
        """The tables whose files are to be read anew when a host starts: all that run or sleep."""
        desk = Desk(self.store, self.sessions, 0.0)
        return tuple(lobby.table_for(desk, row) for row in self.store.find(TableRow, state=(RUNNING, ASLEEP)))

    def rename(self, name: str, new: str, now: float) -> tuple[Post, ...]:
        """Call a player something else; raises `HarbourError`."""
        desk = Desk(self.store, self.sessions, now)
        self.sessions.renamed(self.people.rename(name, new))
        desk.outbox.lobby()
        return desk.outbox.posts

    def remove(self, name: str, now: float) -> tuple[Person, tuple[Post, ...]]:
        """A player comes in no more and leaves all seats; the sessions are the host's to end. Raises `HarbourError`."""
        desk = Desk(self.store, self.sessions, now)
        with self.store.writing():
            player = self.people.remove(name)
            seats.remove_player(desk, player.id)
        return player, desk.outbox.posts

    def tables(self) -> int:
        """How many tables there are that are not over."""
        return self.store.count(TableRow, state=(OPEN, RUNNING, ASLEEP))

    def preferences(self, player: Person) -> Preferences:
        """What a player has chosen, for the session that is about to begin."""
        return Desk(self.store, self.sessions, 0.0).preferences(player.id)


_METHODS: Final[dict[type, Callable[[Harbour, Desk, Any], Reply]]] = {
    requests.AskLobby: Harbour._ask_lobby,
    requests.AskDaily: Harbour._ask_daily,
    requests.AskRanking: Harbour._ask_ranking,
    requests.AskTable: Harbour._ask_table,
    requests.SitDown: Harbour._sit_down,
    requests.StandUp: Harbour._stand_up,
    requests.IAmAt: Harbour._i_am_at,
    requests.NewTable: Harbour._new_table,
    requests.Join: Harbour._join,
    requests.Leave: Harbour._leave,
    requests.GiveUp: Harbour._give_up,
    requests.Vote: Harbour._vote,
    requests.TakeBackSeat: Harbour._take_back_seat,
    requests.AskUndo: Harbour._ask_undo,
    requests.AskClose: Harbour._ask_close,
    requests.Consent: Harbour._answer,
    requests.SayWord: Harbour._say_word,
    requests.Wrote: Harbour._wrote,
    requests.Prepare: Harbour._prepare,
    requests.AskPreferences: Harbour._ask_preferences,
    requests.Choose: Harbour._choose,
    requests.Speak: Harbour._speak,
    requests.WroteDaily: Harbour._wrote_daily,
}
"""By request, what carries it out."""
