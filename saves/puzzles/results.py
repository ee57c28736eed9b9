"""What was made of puzzles: a line for each end that was reached, and what these add up to."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from datetime import UTC, date, datetime
from pathlib import Path
from typing import Any, NamedTuple, Self

from engine.texts.language import gettext as _
from saves.daily import today
from saves.errors import SaveError
from saves.lines import adding, lines_of
from saves.names import printable
from saves.puzzles.form import GRADES, Puzzle
from saves.puzzles.shelf import of_day
from saves.slots import home

_LARGEST = 16 * 1024 * 1024
_HIGHEST = 10**6
_LONGEST = 40


class Result(NamedTuple):
    """An end that was reached in a puzzle."""

    id: str
    title: str
    grade: int
    stars: int
    result: int | None
    best: int
    tries: int
    """How many ends had been reached by then, this one included."""
    helps: int
    finished: datetime
    day: date | None = None
    """The day whose puzzle it was, if it was played on that day."""

    @classmethod
    def of(cls, puzzle: Puzzle, stars: int, result: int | None, tries: int, helps: int) -> Self:
        """What was just made of a puzzle."""
        now, day = datetime.now(UTC).replace(microsecond=0), today()
        is_todays = of_day(puzzle.title, day) == puzzle.id
        reached = stars, result, puzzle.best, tries, helps
        return cls(puzzle.id, puzzle.title, puzzle.grade, *reached, now, day if is_todays else None)

    @property
    def is_solved(self) -> bool:
        """Whether it is the best possible, and not all of it was shown before."""
        return self.result == self.best and self.stars > 0

    @property
    def line(self) -> bytes:
        """As one line of JSON, with its end."""
        day = None if self.day is None else self.day.isoformat()
        plain = self._asdict() | {"finished": self.finished.isoformat(), "day": day}
        return json.dumps(plain, separators=(",", ":")).encode() + b"\n"


def enter(result: Result) -> None:
    """Add a line, on the disk when this returns; raises `SaveError` where the disk refuses."""
    try:
        with adding(_path()) as add:
            add(result.line)
    except OSError as error:
        raise SaveError(_("The result cannot be entered into the records: {reason}."), reason=error) from error


def results() -> list[Result]:
    """All that was made of puzzles, the first first; lines that are damaged are left out. Raises `SaveError`."""
    try:
        lines = lines_of(_path(), _LARGEST)
    except OSError as error:
        raise SaveError(_("The records cannot be read: {reason}."), reason=error) from error
    return [found for line in lines if (found := _result_in(line)) is not None]


def _path() -> Path:
    return home() / "puzzles.jsonl"


def _result_in(line: bytes) -> Result | None:
    try:
        found = json.loads(line)
        return _checked(found) if isinstance(found, dict) else None
    except (ValueError, KeyError, TypeError, RecursionError, OverflowError):
        return None


def _checked(found: Mapping[str, Any]) -> Result:
    numbers = [found[name] for name in ("grade", "stars", "best", "tries", "helps")]
    words = [found[name] for name in ("id", "title")]
    reached = found["result"]
    if not all(type(one) is int and abs(one) < _HIGHEST for one in (*numbers, 0 if reached is None else reached)):
        raise TypeError
    if not all(type(one) is str and one == printable(one) and len(one) <= _LONGEST for one in words):
        raise TypeError
    if found["grade"] not in GRADES or found["stars"] not in range(4):
        raise ValueError
    return Result(
        id=words[0],
        title=words[1],
        grade=numbers[0],
        stars=numbers[1],
        result=reached,
        best=numbers[2],
        tries=numbers[3],
        helps=numbers[4],
        finished=datetime.fromisoformat(found["finished"]).astimezone(UTC),
        day=None if found["day"] is None else date.fromisoformat(found["day"]),
    )


# What they add up to.


def best_of(found: Iterable[Result]) -> dict[str, Result]:
    """The best that was made of each puzzle, by its id, in the order in which they were first tried."""
    best: dict[str, Result] = {}
    for one in found:
        before = best.get(one.id)
        if before is None or (one.is_solved, one.stars) > (before.is_solved, before.stars):
            best[one.id] = one
    return best


class Tally(NamedTuple):
    """What was made of the puzzles of a title and a grade; `streak` is how many of the last in a row were solved."""

    tried: int
    solved: int
    stars: int
    streak: int
    longest: int


def tally(found: Sequence[Result], title: str | None = None, grade: int | None = None) -> Tally:
    """What was made of all puzzles of a title, of a grade, or of both."""
    mine = [one for one in best_of(found).values() if title in (None, one.title) and grade in (None, one.grade)]
    now = longest = 0
    for one in mine:
        now = now + 1 if one.is_solved else 0
        longest = max(longest, now)
    return Tally(len(mine), sum(one.is_solved for one in mine), sum(one.stars for one in mine), now, longest)


def days_in_a_row(found: Iterable[Result], day: date) -> tuple[int, int]:
    """On how many days in a row the day's puzzle was solved, up to now and at most; that of today may be to come."""
    days = sorted({one.day.toordinal() for one in found if one.day is not None and one.is_solved})
    runs: dict[int, int] = {}
    for number in days:
        runs[number] = runs.get(number - 1, 0) + 1
    now = day.toordinal()
    return runs.get(now, runs.get(now - 1, 0)), max(runs.values(), default=0)
