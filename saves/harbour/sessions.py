"""Who is connected to a host, where each session is, and the news that go to them."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final, NamedTuple

from saves.harbour.people import Person
from saves.harbour.replies import LobbyChanged, News

LOBBY: Final = "lobby"
AT_TABLE: Final = "table"
PLACES: Final = (LOBBY, AT_TABLE, "alone", "daily", "puzzle", "reading")
"""Where a session can say that it is."""


class Post(NamedTuple):
    """News, and the numbers of the sessions that are told."""

    sessions: frozenset[int]
    news: News


@dataclass(slots=True)
class Session:
    """A session: whose it is, where it is, since when."""

    player: Person
    since: float
    place: str = LOBBY
    table: str = ""


class Sessions:
    """All that are connected now, by number."""

    def __init__(self) -> None:
        self._all: dict[int, Session] = {}

    def come(self, number: int, player: Person, now: float) -> None:
        """A session begins in the lobby."""
        self._all[number] = Session(player, now)

    def leave(self, number: int) -> Session | None:
        """A session has ended."""
        return self._all.pop(number, None)

    def __getitem__(self, number: int) -> Session:
        return self._all[number]

    def of(self, players: Iterable[int]) -> frozenset[int]:
        """The sessions of these players."""
        wanted = frozenset(players)
        return frozenset(number for number, one in self._all.items() if one.player.id in wanted)

    def at(self, table: str, but: int | None = None) -> frozenset[int]:
        """The sessions that are at a table, without one of them."""
        return frozenset(number for number, one in self._all.items() if one.table == table and number != but)

    @property
    def in_lobby(self) -> frozenset[int]:
        """The sessions that look at the lobby."""
        return frozenset(number for number, one in self._all.items() if one.place == LOBBY)

    @property
    def here(self) -> dict[int, Session]:
        """By player, where they are: at a table rather than elsewhere, else where they went last."""
        found: dict[int, Session] = {}
        for one in self._all.values():
            known = found.get(one.player.id)
            if known is None or (bool(one.table), one.since) > (bool(known.table), known.since):
                found[one.player.id] = one
        return found

    def move_times(self, by: float) -> None:
        """The clock was set by so many seconds."""
        for one in self._all.values():
            one.since += by

    def renamed(self, player: Person) -> None:
        """A player is called otherwise from now on."""
        for one in self._all.values():
            if one.player.id == player.id:
                one.player = player


class Outbox:
    """News that are to be told once what they are about has been written."""

    def __init__(self, sessions: Sessions) -> None:
        """To some of these sessions."""
        self.sessions = sessions
        self._posts: list[Post] = []
        self._is_lobby_told = False
        self._knows: int | None = None

    def tell(self, sessions: frozenset[int], news: News) -> None:
        """Tell sessions something; the same is told but once."""
        post = Post(sessions, news)
        if sessions and post not in self._posts:
            self._posts.append(post)

    def lobby(self, but: int | None = None) -> None:
        """What the lobby shows has changed; `but` this session asks for all of it by itself."""
        self._is_lobby_told = True
        self._knows = but

    @property
    def posts(self) -> tuple[Post, ...]:
        """All that is to be told, the lobby last."""
        lobby = self.sessions.in_lobby - {self._knows} if self._is_lobby_told else frozenset()
        return (*self._posts, Post(lobby, LobbyChanged())) if lobby else tuple(self._posts)
