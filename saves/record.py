"""What is kept of a finished game, and that as a line: how each seat ended, and with which games it is compared."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from datetime import UTC, date, datetime
from typing import Any, TypeVar

from saves.names import player_name, printable, shortened

T = TypeVar("T")

_LONGEST = 40
"""No title, variant, rule or level has a name of so many cells."""

_HIGHEST = 10**9
"""No score comes near this; of any number a mean could not be taken."""


@dataclass(frozen=True, slots=True)
class Result:
    """How one seat ended."""

    name: str
    score: int
    place: int
    level: str = ""
    """The level of the computer's player; nothing for a person."""


@dataclass(frozen=True, slots=True)
class Record:
    """A finished game. `results` are by seat; `finished` is in UTC.

    `switches` are the rules that were chosen otherwise than as usual: NAME for one that was on, NAME=VALUE for another.
    `attempt` counts the finished games of the same `setting` and seed, this one included. `seen_before` marks a game in
    which moves were taken back that had turned up something hidden, or that began with such knowledge. `rivals` play by
    a fixed rule and sit on no seat. `first_game` is one that goes on from a lesson: laid out by hand, with no seed
    (0), and no part of bests, means and streaks.
    """

    id: str
    title: str
    variant: str
    seed: int
    switches: tuple[str, ...]
    results: tuple[Result, ...]
    moves: int
    finished: datetime
    attempt: int = 1
    seen_before: bool = False
    day: date | None = None
    """The day whose daily harbour it was."""
    rivals: tuple[Result, ...] = ()
    first_game: bool = False
    medal: str | None = None
    """The medal that it earned, "" for none; None where it was not judged when it was entered."""

    @property
    def people(self) -> tuple[Result, ...]:
        """How the people ended."""
        return tuple(result for result in self.results if not result.level)

    @property
    def levels(self) -> tuple[str, ...]:
        """The levels of the computer's players, sorted."""
        return tuple(sorted(result.level for result in self.results if result.level))

    @property
    def setting(self) -> tuple[str, int, str, tuple[str, ...], tuple[str, ...], bool]:
        """What games must have in common to be compared: title, seats, variant, rules, opponents; first games."""
        return (self.title, len(self.results), self.variant, self.switches, self.levels, self.first_game)

    @property
    def best(self) -> int:
        """The highest score of a person in it."""
        return max(result.score for result in self.people)

    @property
    def plain(self) -> dict[str, Any]:
        """The record as data that JSON knows."""
        day = None if self.day is None else self.day.isoformat()
        return asdict(self) | {"finished": self.finished.isoformat(), "day": day}

    @property
    def line(self) -> bytes:
        """The record as one line of JSON, with its end."""
        return json.dumps(self.plain, ensure_ascii=False, separators=(",", ":")).encode() + b"\n"


def record_in(line: bytes) -> Record | None:
    """The record in a line; None where there is none: nothing that stands there is believed before it is checked."""
    try:
        found = json.loads(line)
        return _checked(found) if isinstance(found, dict) else None
    except (ValueError, KeyError, TypeError, RecursionError, OverflowError):
        return None


def _of(kind: type[T], value: object) -> T:
    """The value, if it is of this very type; raises TypeError."""
    if type(value) is not kind:
        raise TypeError
    return value


def _word(value: object) -> str:
    """A name of something, safe and short enough to show."""
    return shortened(printable(_of(str, value)), _LONGEST)


def _checked(found: Mapping[str, Any]) -> Record:
    results = tuple(_result(one) for one in _of(list, found["results"]))
    if all(result.level for result in results):
        raise ValueError("a game without people")
    finished = datetime.fromisoformat(_of(str, found["finished"])).astimezone(UTC)
    return Record(
        id=_of(str, found["id"]),
        title=_word(found["title"]),
        variant=_word(found["variant"]),
        seed=_of(int, found["seed"]),
        switches=tuple(_word(name) for name in _of(list, found["switches"])),
        results=results,
        moves=_of(int, found["moves"]),
        finished=finished,
        attempt=_of(int, found["attempt"]),
        seen_before=_of(bool, found["seen_before"]),
        day=None if found["day"] is None else date.fromisoformat(_of(str, found["day"])),
        rivals=tuple(_result(one) for one in _of(list, found.get("rivals", []))),
        first_game=_of(bool, found.get("first_game", False)),
        medal=None if found.get("medal") is None else _word(found["medal"]),
    )


def _result(found: Mapping[str, Any]) -> Result:
    if abs(_of(int, found["score"])) > _HIGHEST:
        raise ValueError("a score that no game gives")
    return Result(
        player_name(_of(str, found["name"])),
        _of(int, found["score"]),
        _of(int, found["place"]),
        _word(found.get("level", "")),
    )
