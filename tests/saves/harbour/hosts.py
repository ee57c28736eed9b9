"""A host without a network: players by name, what they ask, and what reaches each of their sessions."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import count
from pathlib import Path
from typing import Any

from saves.harbour.harbour import Harbour
from saves.harbour.messages import as_data, request_from, told_from
from saves.harbour.people import Person
from saves.harbour.replies import Done, News, OpenTable, Refusal, Reply
from saves.harbour.requests import AskTable, Join, NewTable, Request, SitDown, Wrote
from saves.harbour.sessions import Post
from saves.harbour.store import Store
from saves.harbour.values import SeatWish, Summary, Table

HOUR = 3_600.0
DAY = 24 * HOUR


class Host:
    """Every message goes through its JSON form and back, as over a socket."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.store = Store.open(folder)
        self.harbour = Harbour(self.store)
        self.now = 1_000_000.0
        self.sessions: dict[str, int] = {}
        self.heard: dict[int, list[News]] = {}
        self._numbers = count(1)

    def players(self, *names: str) -> list[Person]:
        """New players, each connected once."""
        return [self.player(name) for name in names]

    def player(self, name: str) -> Person:
        player = self.harbour.people.enlist(name, f"SHA256:{name}", self.now)
        self.come(name)
        return player

    def come(self, name: str) -> int:
        """One more session of a player, which is the one that asks from now on."""
        player = self.harbour.people.named(name)
        assert player is not None
        number = next(self._numbers)
        self.heard[number] = []
        self.sessions[name] = number
        self.post(self.harbour.came(number, player, self.now))
        return number

    def go(self, name: str) -> None:
        """The session of a player ends."""
        self.post(self.harbour.left(self.sessions.pop(name), self.now))

    def ask(self, name: str, request: Request, session: int | None = None) -> Reply:
        number = self.sessions[name] if session is None else session
        handled = self.harbour.handle(number, request_from(as_data(request)), self.now)
        self.post(handled.posts)
        reply = told_from(as_data(handled.reply))
        assert not isinstance(reply, News)
        return reply

    def done(self, name: str, request: Request) -> str:
        """The id of the table of a request that is carried out."""
        reply = self.ask(name, request)
        assert isinstance(reply, Done), reply
        return reply.table

    def refused(self, name: str, request: Request) -> str:
        """The sentence with which a request is refused."""
        reply = self.ask(name, request)
        assert isinstance(reply, Refusal), reply
        return str(reply.sentence)

    def post(self, posts: Sequence[Post]) -> None:
        for post in posts:
            for number in post.sessions:
                if number in self.heard:
                    news = told_from(as_data(post.news))
                    assert isinstance(news, News)
                    self.heard[number].append(news)

    def news(self, name: str) -> list[News]:
        """What the session of a player has heard since this was asked last."""
        number = self.sessions[name]
        heard, self.heard[number] = self.heard[number], []
        return heard

    def quiet(self) -> None:
        """What was heard so far is of no interest."""
        for heard in self.heard.values():
            heard.clear()

    def due(self) -> None:
        self.post(self.harbour.due(self.now))

    # Tables.

    def open(self, name: str, id: str) -> OpenTable:
        reply = self.ask(name, AskTable(id))
        assert isinstance(reply, OpenTable), reply
        return reply

    def table(self, name: str, id: str) -> Table:
        return self.open(name, id).table

    def sit_down(self, name: str, id: str) -> OpenTable:
        reply = self.ask(name, SitDown(id))
        assert isinstance(reply, OpenTable), reply
        return reply

    def wrote(self, name: str, id: str, entries: int, *to_move: int, **told: Any) -> None:
        self.done(name, Wrote(id, Summary(entries, to_move, turn=f"{entries}", **told)))

    def running(self, *names: str, seconds: int = 0, title: str = "le-havre", variant: str = "short") -> str:
        """A table at which all of them sit, begun, the first of them to move."""
        wishes = (SeatWish(name=names[0]), *(SeatWish() for _name in names[1:]))
        id = self.done(names[0], NewTable(title, variant, wishes, seconds=seconds))
        for seat, name in enumerate(names[1:], start=1):
            self.done(name, Join(id, seat))
        for name in names:
            self.sit_down(name, id)
        self.wrote(names[0], id, 0, 0)
        self.quiet()
        return id

    def again(self) -> Host:
        """The host after it was killed and started again: only what it wrote is there."""
        self.store.close()
        host = Host(self.folder)
        host.now = self.now
        for name in self.sessions:
            host.come(name)
        return host
