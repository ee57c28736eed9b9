"""What sessions ask of a host: values that go over a socket.

A session is of one player, whom the host knows by the connection: no request says who asks. Each is answered by `Done`
unless it says otherwise, or by a `Refusal` (`saves.harbour.replies`).
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, get_args

from saves.harbour.values import Preferences, SeatWish, Summary


@dataclass(frozen=True, slots=True)
class AskLobby:
    """All that the lobby shows; answered by a `Lobby`. The session is told `LobbyChanged` until it goes elsewhere."""

    day: str
    """The day (2026-11-22) whose daily games are told."""


@dataclass(frozen=True, slots=True)
class AskDaily:
    """Everybody's first attempts at the daily games of a day, without going anywhere; answered by a `Daily`."""

    day: str


@dataclass(frozen=True, slots=True)
class AskRanking:
    """The rankings of a title; answered by a `Ranking`."""

    title: str


@dataclass(frozen=True, slots=True)
class AskTable:
    """A table, without going there; answered by an `OpenTable`."""

    table: str


@dataclass(frozen=True, slots=True)
class SitDown:
    """The session goes to a table, to play or to watch: from now on it is told its news. Answered by an `OpenTable`."""

    table: str


@dataclass(frozen=True, slots=True)
class StandUp:
    """The session leaves the table that it is at; no seat is given up."""


@dataclass(frozen=True, slots=True)
class IAmAt:
    """Where a session is, for who looks who is here: `lobby`, `alone`, `daily`."""

    place: str


@dataclass(frozen=True, slots=True)
class NewTable:
    """A new table; answered by `Done` with its id. Whoever makes it sits on the seat that has their own name."""

    title: str
    variant: str
    seats: tuple[SeatWish, ...]
    rules: dict[str, Any] = field(default_factory=dict)
    hints: bool = False
    seconds: int = 0


@dataclass(frozen=True, slots=True)
class Join:
    """Take a free seat, or one that was given up. A game whose last seat is taken begins: see `OpenTable`."""

    table: str
    seat: int


@dataclass(frozen=True, slots=True)
class Leave:
    """Leave a table that has not begun, or decline a seat that is kept for one."""

    table: str


@dataclass(frozen=True, slots=True)
class GiveUp:
    """Give up one's seat in a game that runs: others may take it over, or vote a computer player onto it."""

    table: str


@dataclass(frozen=True, slots=True)
class Vote:
    """Vote a computer player onto a seat whose time is over, or that was given up; no `level` takes the vote back.

    More than half of the other people at the table are needed, for the same level.
    """

    table: str
    seat: int
    level: str


@dataclass(frozen=True, slots=True)
class TakeBackSeat:
    """Take one's own seat back from the computer player that was voted onto it."""

    table: str
    seat: int


@dataclass(frozen=True, slots=True)
class AskUndo:
    """Ask these seats whether the last so many steps may be taken back; answered by `Done`.

    Which seats must be asked says `shared_game.SharedGame.undo_asks`; where it is none, nothing is asked at all.
    """

    table: str
    entries: int
    steps: int
    seats: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class AskClose:
    """Ask all who sit at a table whether it is to be closed; where nobody else sits there, it is closed."""

    table: str


@dataclass(frozen=True, slots=True)
class Consent:
    """Say yes or no to what is asked at a table. After the last yes the reply is `Agreed`, to be carried out."""

    table: str
    yes: bool


@dataclass(frozen=True, slots=True)
class SayWord:
    """A word to the table: what can be shown of the words, at most 200 characters."""

    table: str
    words: str


@dataclass(frozen=True, slots=True)
class Wrote:
    """The session has written to the file of a table, which stands so now."""

    table: str
    summary: Summary


@dataclass(frozen=True, slots=True)
class Prepare:
    """Keep a move, or a plan of several, in notation, for one's next turn; nothing: keep none."""

    table: str
    moves: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class AskPreferences:
    """What the player has chosen; answered by `Chosen`."""


@dataclass(frozen=True, slots=True)
class Choose:
    """Keep what the player has chosen; answered by `Chosen`."""

    preferences: Preferences


@dataclass(frozen=True, slots=True)
class Speak:
    """The player reads this language, by its code; nothing: what the terminal asks for. The host speaks it, too."""

    language: str


@dataclass(frozen=True, slots=True)
class WroteDaily:
    """A daily game was finished in so many points: the first attempt is kept."""

    title: str
    day: str
    score: int


Request = (
    AskLobby
    | AskDaily
    | AskRanking
    | AskTable
    | SitDown
    | StandUp
    | IAmAt
    | NewTable
    | Join
    | Leave
    | GiveUp
    | Vote
    | TakeBackSeat
    | AskUndo
    | AskClose
    | Consent
    | SayWord
    | Wrote
    | Prepare
    | AskPreferences
    | Choose
    | Speak
    | WroteDaily
)

KINDS: tuple[type, ...] = get_args(Request)
