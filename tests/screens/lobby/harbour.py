"""A whole harbour behind the lines of sessions of one process: players, tables, and their computers."""

from __future__ import annotations

from pathlib import Path
from time import time

from saves.harbour.harbour import Harbour
from saves.harbour.people import Person
from saves.harbour.replies import News, Reply
from saves.harbour.requests import Request
from saves.harbour.sessions import Post
from saves.harbour.store import TABLES, Store
from saves.harbour.summaries import attend

Posts = list[tuple[int, News]]


class InHarbour:
    """It answers the sessions of players who are called by their names; a new player for a name that is new."""

    def __init__(self, folder: Path, names: dict[int, str]) -> None:
        """`names` are those of the players by the number of their session."""
        self._folder = folder
        self._names = names
        self._harbour: Harbour | None = None
        self._sessions: set[int] = set()

    @property
    def tables(self) -> Path:
        """Where the files of games are."""
        return self._folder / TABLES

    def __call__(self, session: int, request: Request) -> tuple[Reply, Posts]:
        if self._harbour is None:  # in the thread that answers: the database is of one thread
            self._harbour = Harbour(Store.open(self._folder))
        posts: list[Post] = []
        if session not in self._sessions:
            self._sessions.add(session)
            posts += self._harbour.came(session, self._player(self._names[session]), time())
        handled = self._harbour.handle(session, request, time())
        posts += handled.posts
        for id_ in self._harbour.thinking:
            table = self._harbour.table(id_)
            if table is not None:
                summary = attend(self.tables, table, lambda: lambda: True)
                posts += self._harbour.wrote(id_, summary, time())
        return handled.reply, [(one, post.news) for post in posts for one in post.sessions]

    def _player(self, name: str) -> Person:
        assert self._harbour is not None
        people = self._harbour.people
        return people.named(name) or people.enlist(name, f"key of {name}", time())
