"""What a host tells of players, seats and tables: plain values that go over a socket.

Times are seconds since the beginning of 1970, as the clock of the host has them. Seats are numbered from 0 on.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Final

from engine.texts import Text, message

NOTHING = message("")

OPEN: Final = "open"
"""A table at which seats are free; it has not begun."""
RUNNING: Final = "running"
FINISHED: Final = "finished"
CLOSED: Final = "closed"
"""A table that was closed before its end: by all who sat there, or because its title has another edition now."""
ASLEEP: Final = "asleep"
"""A running table that nobody has moved at for a long time; a move wakes it."""

STATES: Final = (OPEN, RUNNING, FINISHED, CLOSED, ASLEEP)

TIMES: Final = (0, 3_600, 86_400, 3 * 86_400, 7 * 86_400)
"""The seconds that a turn may take: as many as one likes (0), an hour, a day, three days, a week."""


@dataclass(frozen=True, slots=True)
class SeatWish:
    """Who is to sit on a seat of a new table: a player of this name, the computer at this level, or anybody."""

    name: str = ""
    level: str = ""


@dataclass(frozen=True, slots=True)
class Seat:
    """A seat of a table.

    Three are told apart: the computer plays at `level`; `player` (with that `name`) sits there; or it is free, for
    anybody, or for the one who is called `name` alone (`player` is 0).
    """

    shown: str = ""
    """What the seat is called in the game, no wider than a name of a player is anywhere; nothing before it begins."""
    player: int = 0
    name: str = ""
    level: str = ""
    owner: str = ""
    """Who may take the seat back that the computer was voted onto; nothing where nobody may."""
    is_here: bool = False
    """Whether the player is connected."""
    votes: int = 0
    """How many of the others have voted for a computer player on it, at the level that most of them want."""
    voted: str = ""
    """That level."""


@dataclass(frozen=True, slots=True)
class Summary:
    """How the game of a table stands, as the session tells it that wrote the last move. Only what lies open to all."""

    entries: int
    """How many entries stand in the file."""
    to_move: tuple[int, ...] = ()
    """The seats that must decide; none when the game is over."""
    turn: str = ""
    """Something that differs from one turn to the next."""
    round: int = 0
    rounds: int = 0
    """How many rounds there will be; 0 where nobody knows."""
    totals: tuple[int | None, ...] = ()
    """The points of each seat as far as they lie open."""
    line: Text = NOTHING
    """The last that happened, in one line."""
    places: tuple[int, ...] = ()
    """When the game is over, the place of each seat, from 1 on."""
    seen_before: bool = False
    """Whether a move was taken back that had turned something up."""
    problem: Text = NOTHING
    """Why the game can be played no further, such as another edition of its title; then the table is closed."""


@dataclass(frozen=True, slots=True)
class Asked:
    """Somebody asks to take something back, or to close the table: who has said yes, and who has not answered yet."""

    what: str
    """`undo` or `close`."""
    by: str
    """The name of the player who asks."""
    yes: tuple[str, ...] = ()
    open: tuple[str, ...] = ()
    entries: int = 0
    """How many entries stood in the file when it was asked: after the next one it is void."""
    steps: int = 0
    """How many steps are to be taken back."""

    @property
    def is_agreed(self) -> bool:
        """Whether all have said yes."""
        return not self.open


@dataclass(frozen=True, slots=True)
class Word:
    """A word to the table. `entries` stood in the file when it was said."""

    name: str
    words: str
    at: float
    entries: int = 0


@dataclass(frozen=True, slots=True)
class Table:
    """A table as the lobby shows it, to one player."""

    id: str
    title: str
    variant: str
    rules: dict[str, Any]
    """The rules of the title that were chosen, as `engine.new_game` takes them."""
    seats: tuple[Seat, ...]
    by: str
    """Who made it."""
    state: str
    hints: bool = False
    seconds: int = 0
    """How long a turn may take; 0: as long as one likes."""
    made: float = 0
    moved: float = 0
    """When the last move was made, or the game begun."""
    deadline: float = 0
    """When the time of the present turn is over; 0 where it has none."""
    summary: Summary = field(default_factory=lambda: Summary(0))
    mine: int | None = None
    """The seat of the player who is told."""
    can_vote: tuple[int, ...] = ()
    """The seats that this player may vote to a computer level now."""
    can_join: tuple[int, ...] = ()
    """The seats that this player may take now: free ones before the game begins, given up ones later."""
    can_take_back: tuple[int, ...] = ()
    """The seats that the computer plays now and that this player may take back."""

    @property
    def is_my_turn(self) -> bool:
        """Whether the player who is told must decide."""
        return self.state in (RUNNING, ASLEEP) and self.mine in self.summary.to_move

    @property
    def is_late(self) -> bool:
        """Whether the time for the present turn is over and others may vote."""
        return bool(self.can_vote)


@dataclass(frozen=True, slots=True)
class Here:
    """A player who is connected, or was last: where they are now (a table, or words of the session), since when."""

    name: str
    is_here: bool
    since: float
    table: str = ""
    place: str = ""
    """`lobby`, `table`, `alone`, `daily`: what a session last said of itself."""


@dataclass(frozen=True, slots=True)
class FirstAttempt:
    """The first attempt of a player at a daily game."""

    title: str
    name: str
    score: int


@dataclass(frozen=True, slots=True)
class Ranked:
    """A line of a ranking."""

    name: str
    points: int
    """1500 is the mean; whoever has 400 more is expected to come before the other ten times for once behind."""
    tables: int
    wins: int
    level: str = ""
    """The level where it is a computer's player."""


@dataclass(frozen=True, slots=True)
class Preferences:
    """What a player has chosen at this host."""

    language: str = ""
    """The code of a language; nothing: what the terminal says."""
    bell: bool = True
    """Whether the terminal rings when it is one's turn."""
    muted: bool = False
    """Whether words at tables are kept from this player."""
