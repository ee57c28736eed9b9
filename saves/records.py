"""The records: one line for each finished game, added to the end of a file and on the disk before the call returns."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path

from engine import Game
from engine.texts.language import gettext as _
from saves.errors import SaveError
from saves.hosted import hosted
from saves.lines import adding, lines_of
from saves.record import Record, Result, record_in
from saves.slots import home
from saves.statistics import earned
from saves.titles import day_of

_LARGEST = 64 * 1024 * 1024


def records() -> list[Record]:
    """Every finished game, the first one first; lines that are damaged are left out. Raises `SaveError`."""
    return [record for line in _lines() if (record := record_in(line)) is not None]


def own_dailies() -> list[Record]:
    """The daily games of the player who looks; none where the records cannot be read, which say so themselves."""
    try:
        return [record for record in records() if record.day is not None]
    except SaveError:
        return []


def record_of(id: str) -> Record | None:
    """What the records say of a game; None if they say nothing or cannot be read."""
    try:
        return next((record for record in records() if record.id == id), None)
    except SaveError:
        return None


def damaged_lines() -> list[int]:
    """The numbers, from 1, of the lines that cannot be read; they stay in the file. Raises `SaveError`."""
    return [number for number, line in enumerate(_lines(), start=1) if line.strip() and record_in(line) is None]


def enter(
    game: Game,
    id: str,
    *,
    seen_before: bool,
    bots: Mapping[str, str] | None = None,
    first_game: bool = False,
    now: datetime | None = None,
) -> Record | None:
    """Enter a finished game; returns what the records say of it, which is the first end that it had.

    `bots` are the levels of the computer's players by name. None for a game that was laid out by hand, which is
    compared with none, unless it is the `first_game` of a lesson; and for one that the computer played alone. Raises
    `SaveError` where the disk refuses.
    """
    levels = bots or {}
    is_dealt = not game.options.get("setup") and isinstance(game.options.get("seed"), int)
    if not is_dealt and not first_game:
        return None
    if all(name in levels for name in game.names):
        return None
    options, scores = game.options, {score["seat"]: score for score in game.scores()}
    results = tuple(
        Result(name, scores[seat]["total"], scores[seat]["place"], levels.get(name, ""))
        for seat, name in enumerate(game.names)
    )
    record = Record(
        id=id,
        title=game.title,
        variant=str(options.get("variant", "")),
        seed=options.get("seed", 0),
        switches=_switches(game),
        results=results,
        moves=len(game.history),
        finished=(now or datetime.now(UTC)).replace(microsecond=0),
        seen_before=seen_before,
        day=day_of(game.title, options, [result.level for result in results if result.level]),
        rivals=tuple(Result(rival["name"], rival["total"], rival["place"]) for rival in game.rivals()),
        first_game=first_game,
    )
    record = replace(record, medal=earned(record) or "")
    try:
        with adding(_path()) as add:
            known = records()
            for earlier in known:
                if earlier.id == id:
                    return earlier
            alike = sum((other.setting, other.seed) == (record.setting, record.seed) for other in known)
            record = replace(record, attempt=1 + alike)
            add(record.line)
    except OSError as error:
        raise SaveError(_("The game cannot be entered into the records: {reason}."), reason=error) from error
    _tell_host(record)
    return record


def _tell_host(record: Record) -> None:
    """A daily harbour that was finished at a host stands among those of everybody there."""
    host = hosted()
    if host is not None and host.daily_finished is not None and record.day is not None:
        host.daily_finished(record.title, record.day, record.best)


def _path() -> Path:
    return home() / "records.jsonl"


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


def _lines() -> list[bytes]:
    try:
        return lines_of(_path(), _LARGEST)
    except OSError as error:
        raise SaveError(_("The records cannot be read: {reason}."), reason=error) from error
