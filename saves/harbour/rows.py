"""What a host keeps, one kind of row a table of the database; the names of the fields are those of the columns.

Times are seconds since the beginning of 1970. A player who is nobody is None.
"""

from __future__ import annotations

from typing import Final, NamedTuple


class PlayerRow(NamedTuple):
    """A player; `folded` and `likeness` are what two names may not have in common (`people.py`)."""

    id: int | None
    name: str
    folded: str
    likeness: str
    made: float
    seen: float
    preferences: str = "{}"
    is_removed: int = 0


class KeyRow(NamedTuple):
    """A key by which a player comes in."""

    fingerprint: str
    player: int
    made: float


class InvitationRow(NamedTuple):
    """A code that lets one in until it expires; only what the code is told by is kept (`digest`).

    With `player` it lets nobody new in: it adds a key of that player.
    """

    digest: str
    made: float
    expires: float
    used_by: int | None = None
    player: int | None = None


class TableRow(NamedTuple):
    """A table; `rules` and `summary` are JSON. `is_told` says that its present deadline has been told to be over."""

    id: str
    title: str
    variant: str
    rules: str
    hints: int
    seconds: int
    by: int
    state: str
    made: float
    moved: float
    deadline: float = 0.0
    is_told: int = 0
    summary: str = ""


class SeatRow(NamedTuple):
    """A seat of a table.

    `player` sits there, or the computer at `level`. `kept_for` may take it alone; `owner` may take it back from the
    computer. `first` sat there when the game began.
    """

    table_id: str
    seat: int
    player: int | None = None
    level: str = ""
    shown: str = ""
    kept_for: int | None = None
    owner: int | None = None
    first: int | None = None


class VoteRow(NamedTuple):
    """Who votes which level of computer players onto a seat."""

    table_id: str
    seat: int
    voter: int
    level: str


class AskedRow(NamedTuple):
    """What is asked at a table, by whom, when so many entries stood in its file."""

    table_id: str
    what: str
    by: int
    entries: int
    steps: int


class AnswerRow(NamedTuple):
    """Who is asked at a table, and whether they have said yes."""

    table_id: str
    player: int
    yes: int = 0


class WordRow(NamedTuple):
    """A word to a table."""

    id: int | None
    table_id: str
    player: int
    at: float
    entries: int
    words: str


class PreparedRow(NamedTuple):
    """The moves that a player has prepared at a table, as JSON."""

    table_id: str
    player: int
    moves: str


class ResultRow(NamedTuple):
    """How a seat of a finished table ended: `place` from 1 on; who left before the end is behind all who stayed."""

    table_id: str
    seat: int
    title: str
    finished: float
    player: int | None
    level: str
    place: int
    score: int
    has_left: int = 0


class RatingRow(NamedTuple):
    """Where a player, or the computer at a level, stands at a title: among people alone, or where computers play."""

    title: str
    with_computers: int
    player: int
    level: str
    points: float
    tables: int = 0
    wins: int = 0


class DailyRow(NamedTuple):
    """The first attempt of a player at a daily game."""

    title: str
    day: str
    player: int
    score: int
    at: float


AnyRow = (
    PlayerRow
    | KeyRow
    | InvitationRow
    | TableRow
    | SeatRow
    | VoteRow
    | AskedRow
    | AnswerRow
    | WordRow
    | PreparedRow
    | ResultRow
    | RatingRow
    | DailyRow
)

KEYS: Final[dict[type, tuple[str, ...]]] = {
    PlayerRow: ("id",),
    KeyRow: ("fingerprint",),
    InvitationRow: ("digest",),
    TableRow: ("id",),
    SeatRow: ("table_id", "seat"),
    VoteRow: ("table_id", "seat", "voter"),
    AskedRow: ("table_id",),
    AnswerRow: ("table_id", "player"),
    WordRow: ("id",),
    PreparedRow: ("table_id", "player"),
    ResultRow: ("table_id", "seat"),
    RatingRow: ("title", "with_computers", "player", "level"),
    DailyRow: ("title", "day", "player"),
}
"""By which columns a row of each kind is known; they are in the order in which rows are read."""

NAMES: Final[dict[type, str]] = {
    PlayerRow: "players",
    KeyRow: "keys",
    InvitationRow: "invitations",
    TableRow: "tables",
    SeatRow: "seats",
    VoteRow: "votes",
    AskedRow: "asked",
    AnswerRow: "answers",
    WordRow: "words",
    PreparedRow: "prepared",
    ResultRow: "results",
    RatingRow: "ratings",
    DailyRow: "daily",
}
"""What the table of each kind of row is called in the database."""
