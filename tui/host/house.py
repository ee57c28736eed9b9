"""All who are at a host: who comes in and how many, whose session is whose, what the harbour hears and tells."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path
from typing import Final

from engine.texts import message
from saves.harbour.harbour import Harbour
from saves.harbour.people import Person
from saves.harbour.replies import LobbyChanged, News, Refusal
from saves.harbour.requests import Request, Wrote
from saves.harbour.sessions import Post
from saves.harbour.store import PLAYERS, TABLES, StoreError
from tui.host.channel import Channel
from tui.host.clock import Clock
from tui.host.forks import Forks, NotForked
from tui.host.languages import language_of, with_language
from tui.host.log import Log
from tui.host.newcomer import Left, introduced
from tui.host.settings import Settings
from tui.host.visit import Visit
from tui.host.wanted import Wanted
from tui.host.works import Works

_LONGEST_SLEEP: Final = 600.0
"""Seconds after which it is looked again what is due: the clock may have been set meanwhile."""

_MOMENT: Final = 0.25
"""Seconds within which it is told once that the lobby has changed."""


class House:
    """Receives whoever has proven a key, and keeps the sessions."""

    def __init__(
        self, settings: Settings, harbour: Harbour, forks: Forks, log: Log, clock: Clock | None = None
    ) -> None:
        self.settings = settings
        self._clock = clock or Clock()
        self.harbour = harbour
        self.forks = forks
        self.log = log
        self.visits: dict[int, Visit] = {}
        self.is_closing = False
        self._number = 0
        self._newcomers = 0
        self._coming = 0
        """Sessions that are being forked."""
        self._due: asyncio.TimerHandle | None = None
        self._in_lobby: frozenset[int] = frozenset()
        """Sessions that have not been told yet that the lobby has changed."""
        self._lobby_told: asyncio.TimerHandle | None = None
        """Runs while it has been told a moment ago."""
        self.works = Works(self)

    def start(self) -> None:
        """See to the tables from now on."""
        try:
            self.harbour.started(self.now())
        except StoreError as error:
            self.log.once_a_minute(str(error))
        self.works.start()
        self.see_to_tables()

    def now(self) -> float:
        """The time; where somebody has set the clock, what is kept for later has moved with it when this returns."""
        if step := self._clock.step:
            self.log.line(f"the clock was set by {step:+.0f} s: deadlines and invitations move with it")
            try:
                self.post(self.harbour.clock_set(step, self._clock.now()))
                self._clock.heeded(step)
            except StoreError as error:
                self.log.once_a_minute(str(error))
        return self._clock.now()

    # Who comes.

    async def receive(self, channel: Channel, fingerprint: str, wish: str, address: str) -> None:
        """Let somebody in whose key is proven, until their session is over."""
        try:
            player = self.harbour.people.of_key(fingerprint)
            if player is not None:
                self._speak_to(player, channel)
            else:
                player = await self._introduce(channel, fingerprint, wish, address)
            await self._play(channel, player, address, fingerprint)
        except Left:
            channel.leave(message("Come again."), 1)
        except StoreError as error:
            self.log.line(f"{address}: {error}")
            channel.leave(message("The host cannot look up who you are. Its keeper finds the reason in its log."), 1)

    async def _introduce(self, channel: Channel, fingerprint: str, wish: str, address: str) -> Person:
        if self._newcomers >= self.settings.newcomers:
            channel.say(message("Too many newcomers are at the door at the moment: try again in a few minutes."))
            raise Left
        self._newcomers += 1
        try:
            async with asyncio.timeout(self.settings.answers):
                needs_code = self.settings.door == "invite"
                people = self.harbour.people
                player = await introduced(channel, people, fingerprint, wish, self.now, needs_code=needs_code)
        except TimeoutError:
            raise Left from None
        finally:
            self._newcomers -= 1
        self.log.line(f"{player.name} is here with a new key, from {address}")
        return player

    async def _play(self, channel: Channel, player: Person, address: str, key: str) -> None:
        if self.is_closing:
            channel.leave(message("The host is about to end."), 1)
            return
        mine = self.of(player)
        if len(mine) >= self.settings.logins:
            oldest = min(mine, key=lambda one: one.begun)
            oldest.end(
                message("You came in once more somewhere else: this session, the oldest, was ended."), self.grace
            )
        elif len(self.visits) + self._coming >= self.settings.most:
            self.log.once_a_minute("the host is full")
            channel.leave(message("All places are taken at the moment: try again later."), 1)
            return
        visit = await self._begun(channel, player, key)
        if visit is None:
            channel.leave(message("No session can be begun at the moment: try again in a minute."), 1)
            return
        self.log.line(f"{player.name} came from {address} as session {visit.number}; {len(self.visits)} here")
        status = await visit.until_over(self.forks, self.grace)
        self.visits.pop(visit.number, None)
        self.post(self.harbour.left(visit.number, self.now()))
        how = "" if status == 0 else " (nobody knows how)" if status is None else f" ({status})"
        self.log.line(f"session {visit.number} of {player.name} ended{how}; {len(self.visits)} here")
        self._speak_to(player, channel)
        visit.leave(status)
        self.see_to_tables()

    def _speak_to(self, player: Person, channel: Channel) -> None:
        """Speak the language that a player has chosen, or their client."""
        with suppress(StoreError):
            channel.language = language_of(self.harbour.preferences(player).language, channel.environment)

    async def _begun(self, channel: Channel, player: Person, key: str = "") -> Visit | None:
        """A session of a player; None where none can be begun."""
        wanted = Wanted(
            kind=channel.kind,
            folder=str(self._folder(player)),
            tables=str(self.tables),
            player=player.id,
            name=player.name,
            words=channel.words,
            size=channel.size,
            environment=with_language(channel.environment),
            most_games=self.settings.most_games,
            most_bytes=self.settings.most_bytes,
        )
        self._coming += 1
        try:
            forked = await self.forks.fork(wanted)
        except NotForked:
            self.log.once_a_minute("no session can be forked")
            return None
        finally:
            self._coming -= 1
        self._number += 1
        visit = Visit(self._number, player, channel, forked, self._ask, key)
        self.visits[visit.number] = visit
        self.post(self.harbour.came(visit.number, player, self.now()))
        return visit

    def _folder(self, player: Person) -> Path:
        return Path(self.settings.data) / PLAYERS / str(player.id)

    @property
    def tables(self) -> Path:
        """The folder of the shared games."""
        return Path(self.settings.data) / TABLES

    @property
    def grace(self) -> float:
        """Seconds in which a session may end by itself."""
        return self.settings.grace

    def of(self, player: Person) -> list[Visit]:
        """The sessions of a player that have not ended."""
        return [one for one in self.visits.values() if one.player.id == player.id and not one.ended.done()]

    # How it ends.

    async def close(self) -> None:
        """Tell all sessions that the host ends, and wait until they have ended, as long as they may take."""
        self.is_closing = True
        for timer in (self._due, self._lobby_told):
            if timer is not None:
                timer.cancel()
        await self.works.stop()
        for visit in self.visits.values():
            visit.end(message("The host has ended. What you played is saved."), self.grace)
        if waiting := [one.ended for one in self.visits.values()]:
            await asyncio.wait(waiting, timeout=self.grace + 1)

    # What the harbour hears and tells.

    def _ask(self, visit: Visit, number: int, request: Request) -> None:
        """Hand a request of a session to the harbour, and tell what comes of it."""
        try:
            handled = self.harbour.handle(visit.number, request, self.now())
        except StoreError as error:
            self.log.once_a_minute(str(error))
            visit.tell(number, Refusal(message("The host cannot write that down at the moment.")))
            if isinstance(request, Wrote):  # it stands in the file of the table
                self.post(self.harbour.told_at_least(visit.number, request))
                self.works.catch_up(request.table)
            return
        visit.tell(number, handled.reply)
        self.post(handled.posts)
        self.see_to_tables()

    def post(self, posts: Iterable[Post]) -> None:
        """Tell news to the sessions that they are for.

        That the lobby has changed is told at once, and then not again for a moment: a crowd that comes changes it with
        everybody, and each who is there looks at all of it anew.
        """
        for post in posts:
            if isinstance(post.news, LobbyChanged):
                self._in_lobby |= post.sessions
            else:
                self._tell(post.sessions, post.news)
        if self._in_lobby and self._lobby_told is None:
            self._tell_lobby()

    def _tell_lobby(self) -> None:
        """Tell who has not been told yet that the lobby has changed, and whoever must be told next in a moment."""
        told, self._in_lobby = self._in_lobby, frozenset()
        self._lobby_told = asyncio.get_running_loop().call_later(_MOMENT, self._tell_lobby) if told else None
        self._tell(told, LobbyChanged())

    def _tell(self, sessions: Iterable[int], news: News) -> None:
        for number in sessions:
            if (visit := self.visits.get(number)) is not None:
                visit.tell(0, news)

    def see_to_tables(self) -> None:
        """Look what time brings, now and when the next is due."""
        if self._due is not None:
            self._due.cancel()
            self._due = None
        if self.is_closing:
            return
        self.works.look()
        now = self.now()
        try:
            due = self.harbour.next_due
            if due is not None and due <= now:
                self.post(self.harbour.due(now))
                due = self.harbour.next_due
        except StoreError as error:
            self.log.once_a_minute(str(error))
            due = now + _LONGEST_SLEEP
        if due is not None:
            wait = min(max(due - now, 1.0), _LONGEST_SLEEP)
            self._due = asyncio.get_running_loop().call_later(wait, self.see_to_tables)
