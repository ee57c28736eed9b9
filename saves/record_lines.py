"""A record as one line of JSON, and back: nothing that stands in a line is believed before it is checked."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import asdict
from datetime import UTC, date, datetime
from typing import Any, TypeVar

from saves.names import player_name, printable, shortened
from saves.record import Record, Result

T = TypeVar("T")

_LONGEST = 40
"""No title, variant, rule or level has a name of so many cells."""

_HIGHEST = 10**9
"""No score comes near this; of any number a mean could not be taken."""


def written(record: Record) -> bytes:
    """The line of a record, with its end."""
    return json.dumps(plain(record), ensure_ascii=False, separators=(",", ":")).encode() + b"\n"


def plain(record: Record) -> dict[str, Any]:
    """A record as data that JSON knows."""
    return asdict(record) | {
        "finished": record.finished.isoformat(),
        "day": None if record.day is None else record.day.isoformat(),
    }


def read(line: bytes) -> Record | None:
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
        first_game=_of(bool, found.get("first_game", False)),
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
