"""The records: one line for each finished game, added to the end of a file and on the disk before the call returns."""

from __future__ import annotations

import fcntl
import json
import os
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import asdict, dataclass, replace
from datetime import UTC, date, datetime
from pathlib import Path
from typing import Any, TypeVar

from engine import Game
from saves.atomic import sync_folder
from saves.daily import day_of
from saves.errors import SaveError
from saves.names import player_name, printable, shortened
from saves.outside import open_file
from saves.slots import home, make_folder
from texts.translation import gettext as _

T = TypeVar("T")

_LARGEST = 64 * 1024 * 1024
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
    a fixed rule and sit on no seat.
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

    @property
    def people(self) -> tuple[Result, ...]:
        """How the people ended."""
        return tuple(result for result in self.results if not result.level)

    @property
    def levels(self) -> tuple[str, ...]:
        """The levels of the computer's players, sorted."""
        return tuple(sorted(result.level for result in self.results if result.level))

    @property
    def setting(self) -> tuple[str, int, str, tuple[str, ...], tuple[str, ...]]:
        """What games must have in common to be compared: title, seats, variant, rules, opponents."""
        return (self.title, len(self.results), self.variant, self.switches, self.levels)

    @property
    def best(self) -> int:
        """The highest score of a person in it."""
        return max(result.score for result in self.people)


def records() -> list[Record]:
    """Every finished game, the first one first; lines that are damaged are left out. Raises `SaveError`."""
    return [record for line in _lines() if (record := _read(line)) is not None]


def record_of(id: str) -> Record | None:
    """What the records say of a game; None if they say nothing or cannot be read."""
    try:
        return next((record for record in records() if record.id == id), None)
    except SaveError:
        return None


def damaged_lines() -> list[int]:
    """The numbers, from 1, of the lines that cannot be read; they stay in the file. Raises `SaveError`."""
    return [number for number, line in enumerate(_lines(), start=1) if line.strip() and _read(line) is None]


def enter(
    game: Game,
    id: str,
    *,
    seen_before: bool,
    bots: Mapping[str, str] | None = None,
    now: datetime | None = None,
) -> Record | None:
    """Enter a finished game; returns what the records say of it, which is the first end that it had.

    `bots` are the levels of the computer's players by name. None for a game that was laid out by hand, which is
    compared with none, and for one that the computer played alone. Raises `SaveError` where the disk refuses.
    """
    levels = bots or {}
    if game.options.get("setup") or not isinstance(game.options.get("seed"), int):
        return None
    if all(name in levels for name in game.names):
        return None
    path = _path()
    try:
        make_folder()
        handle = os.open(path, os.O_RDWR | os.O_CREAT | os.O_APPEND | os.O_CLOEXEC | os.O_NOFOLLOW, 0o600)
        try:
            with suppress(OSError):  # a file system without locks
                fcntl.flock(handle, fcntl.LOCK_EX)
            known = records()
            earlier = next((record for record in known if record.id == id), None)
            if earlier is not None:
                return earlier
            record = _record(game, id, seen_before, levels, now or datetime.now(UTC), known)
            _append(handle, record)
        finally:
            os.close(handle)
        sync_folder(path.parent)
    except OSError as error:
        raise SaveError(
            _("The game cannot be entered into the records: {reason}.").format(reason=error.strerror)
        ) from error
    return record


def _path() -> Path:
    return home() / "records.jsonl"


def _record(
    game: Game, id_: str, seen_before: bool, levels: Mapping[str, str], now: datetime, known: list[Record]
) -> Record:
    options = game.options
    scores = {score["seat"]: score for score in game.scores()}
    results = tuple(
        Result(name, scores[seat]["total"], scores[seat]["place"], levels.get(name, ""))
        for seat, name in enumerate(game.names)
    )
    record = Record(
        id=id_,
        title=game.title,
        variant=str(options.get("variant", "")),
        seed=options["seed"],
        switches=_switches(game),
        results=results,
        moves=len(game.history),
        finished=now.replace(microsecond=0),
        seen_before=seen_before,
        day=day_of(game.title, options, [result.level for result in results if result.level]),
        rivals=tuple(Result(rival["name"], rival["total"], rival["place"]) for rival in game.rivals()),
    )
    same = [other for other in known if (other.setting, other.seed) == (record.setting, record.seed)]
    return replace(record, attempt=1 + len(same))


def _switches(game: Game) -> tuple[str, ...]:
    chosen = ((rule, game.options.get(rule.name, rule.usual)) for rule in game.about.rules)
    return tuple(
        sorted(
            _switch(rule.name, value)
            for rule, value in chosen
            if value != rule.usual and not (rule.each and not any(value))  # nobody has any, as is usual
        )
    )


def _switch(name: str, value: object) -> str:
    if isinstance(value, bool):
        return name if value else f"{name}=off"
    if isinstance(value, list | tuple):
        return f"{name}={','.join(map(str, value))}"
    return f"{name}={value}"


def _append(handle: int, record: Record) -> None:
    line = json.dumps(plain(record), ensure_ascii=False, separators=(",", ":")).encode() + b"\n"
    size = os.fstat(handle).st_size
    if size and os.pread(handle, 1, size - 1) != b"\n":
        line = b"\n" + line  # a line that was never finished stays by itself
    try:
        while line:
            line = line[os.write(handle, line) :]
        os.fsync(handle)
    except OSError:
        with suppress(OSError):
            os.ftruncate(handle, size)
        raise


def plain(record: Record) -> dict[str, Any]:
    """A record as data that JSON knows."""
    return asdict(record) | {
        "finished": record.finished.isoformat(),
        "day": None if record.day is None else record.day.isoformat(),
    }


def _lines() -> list[bytes]:
    try:
        with open_file(_path()) as file:
            return file.read(_LARGEST).split(b"\n")
    except FileNotFoundError:
        return []
    except OSError as error:
        raise SaveError(_("The records cannot be read: {reason}.").format(reason=error.strerror)) from error


def _read(line: bytes) -> Record | None:
    """The record in a line; None where there is none."""
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
