"""A host's harbour: who may come in, who sits where, what is asked and told. No network, no clock, no rules of a game.

Whoever carries the bytes hands in what sessions ask, with the time (seconds since 1970), and sends what comes back.
Everything that must last is in the `Store` before a call returns.
"""

from __future__ import annotations

from typing import NamedTuple

from saves.harbour.people import Player
from saves.harbour.replies import News, Reply
from saves.harbour.requests import Request
from saves.harbour.store import Store
from saves.harbour.values import Summary


class Post(NamedTuple):
    """News, and the numbers of the sessions that are told."""

    sessions: frozenset[int]
    news: News


class Handled(NamedTuple):
    """What a request is answered with, and who is told what because of it."""

    reply: Reply
    posts: tuple[Post, ...] = ()


class Harbour:
    """The players and tables of a host, and the sessions that are connected now."""

    def __init__(self, store: Store) -> None:
        """Where what lasts is kept."""

    # Sessions.

    def came(self, session: int, player: Player, now: float) -> tuple[Post, ...]:
        """A session of a player begins; `session` is a number that no other one has."""
        raise NotImplementedError

    def left(self, session: int, now: float) -> tuple[Post, ...]:
        """A session has ended, however it did."""
        raise NotImplementedError

    def handle(self, session: int, request: Request, now: float) -> Handled:
        """Carry out what a session asks; a request that is not allowed is answered by a `Refusal`. Raises nothing
        but `StoreError`, where the disk refuses: then nothing has changed.
        """
        raise NotImplementedError

    # Time.

    @property
    def next_due(self) -> float | None:
        """When something is due that nobody asks for: call `due` then, or later, whatever the clock did meanwhile."""
        raise NotImplementedError

    def due(self, now: float) -> tuple[Post, ...]:
        """What time brings: turns that are over, tables that fall asleep, invitations that expire."""
        raise NotImplementedError

    # What the host does for tables.

    @property
    def thinking(self) -> tuple[str, ...]:
        """The tables where a computer must move: the host has `computers.move` do it, one after the other."""
        raise NotImplementedError

    def wrote(self, table: str, summary: Summary, now: float) -> tuple[Post, ...]:
        """The host itself has had a computer's moves written, or has read anew how a table stands (`summaries`)."""
        raise NotImplementedError

    def begun(self) -> tuple[str, ...]:
        """The tables whose files are to be read anew when a host starts: all that run or sleep."""
        raise NotImplementedError
