"""What a host answers to requests, and the news that it tells by itself: values that go over a socket."""

from __future__ import annotations

from dataclasses import dataclass

from engine.texts import Text
from saves.harbour.values import Asked, FirstAttempt, Here, Preferences, Ranked, Table, Word

# Replies.


@dataclass(frozen=True, slots=True)
class Done:
    """It is done; `table` is the id of the one that was made, or that it is about."""

    table: str = ""


@dataclass(frozen=True, slots=True)
class Refusal:
    """It is not done, and nothing has changed; the sentence says why."""

    sentence: Text


@dataclass(frozen=True, slots=True)
class Lobby:
    """All that the lobby shows, each list in the order in which it is shown."""

    me: str
    my_turn: tuple[Table, ...]
    """The nearest deadline first."""
    others_think: tuple[Table, ...]
    open: tuple[Table, ...]
    running: tuple[Table, ...]
    """Those that can be watched."""
    finished: tuple[Table, ...]
    """The last ones at which the player sat, or that anybody finished, the newest first."""
    here: tuple[Here, ...]
    daily: tuple[FirstAttempt, ...]
    """The best first, a title after the other."""
    tables: int = 0
    """How many tables there are, but for those that are finished or closed."""


@dataclass(frozen=True, slots=True)
class Daily:
    """Everybody's first attempts at the daily games of a day."""

    attempts: tuple[FirstAttempt, ...]
    """The best first, a title after the other."""


@dataclass(frozen=True, slots=True)
class OpenTable:
    """A table and all that a session needs to sit down at it."""

    table: Table
    file: str
    """The path of its game; nothing while seats are free. The first who opens it begins the game."""
    asked: tuple[Asked, ...] = ()
    to_answer: bool = False
    """Whether this player has not answered yet to what is asked."""
    words: tuple[Word, ...] = ()
    """The last words to the table, the oldest first; none for whoever has muted them."""
    prepared: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Agreed:
    """All have said yes: the session that is told takes back what was asked, and says `Wrote`."""

    table: str
    asked: Asked


@dataclass(frozen=True, slots=True)
class Ranking:
    """The rankings of a title: people among themselves, and games in which computers played."""

    title: str
    people: tuple[Ranked, ...]
    with_computers: tuple[Ranked, ...]


@dataclass(frozen=True, slots=True)
class Chosen:
    """What a player has chosen."""

    preferences: Preferences


Reply = Done | Refusal | Lobby | Daily | OpenTable | Agreed | Ranking | Chosen

# News.


@dataclass(frozen=True, slots=True)
class LobbyChanged:
    """What the lobby shows has changed: ask again."""


@dataclass(frozen=True, slots=True)
class Moved:
    """Something was written into the file of the table at which the session is."""

    table: str
    entries: int


@dataclass(frozen=True, slots=True)
class TableChanged:
    """Seats, votes, or what is asked at the table at which the session is have changed: ask again (`AskTable`)."""

    table: str


@dataclass(frozen=True, slots=True)
class YourTurn:
    """It is the player's turn at a table; told to all sessions of the player, wherever they are."""

    table: str
    title: str
    bell: bool
    """Whether the player wants to hear it."""


@dataclass(frozen=True, slots=True)
class Said:
    """A word to the table at which the session is."""

    table: str
    word: Word


@dataclass(frozen=True, slots=True)
class Told:
    """A sentence of the host for this session, such as that it stops; the session `ends` after it."""

    sentence: Text
    ends: bool = False


News = LobbyChanged | Moved | TableChanged | YourTurn | Said | Told
