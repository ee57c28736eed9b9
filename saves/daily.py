"""The daily harbour: one seed a day, which the date alone decides, the same for everybody."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import date, datetime
from gettext import gettext as _
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from saves.records import Record

TITLE = "le-havre"
_VARIANT = "short"
_HAS = {"players", "variant", "seed"}


def today() -> date:
    """The day by the clock of whoever plays."""
    return datetime.now().astimezone().date()


def daily_options(day: date, players: Sequence[str]) -> dict[str, Any]:
    """The options of that day's game for `engine.new_game(TITLE, **options)`: alone, short, the date for a seed."""
    return {"players": list(players), "variant": _VARIANT, "seed": day.year * 10_000 + day.month * 100 + day.day}


def day_of(title: str, options: Mapping[str, Any]) -> date | None:
    """The day whose daily harbour a game is, or None."""
    seed, players = options.get("seed"), options.get("players")
    if title != TITLE or options.get("variant") != _VARIANT or not isinstance(players, Sequence) or len(players) != 1:
        return None
    if not isinstance(seed, int) or not all(name in _HAS or not value for name, value in options.items()):
        return None
    try:
        return date(seed // 10_000, seed // 100 % 100, seed % 100)
    except (ValueError, OverflowError):
        return None


def slot_like(day: date) -> str:
    """What the slots of that day's games are named like."""
    return f"daily-{day.isoformat()}"


def shared(record: Record) -> str:
    """The result of a daily harbour as one line of text for friends, in plain ASCII."""
    marks = [_("attempt {n}").format(n=record.attempt)]
    if record.seen_before:
        marks.append(_("with moves taken back"))
    return _("Havre, daily harbour of {day}: {score} ({marks})").format(
        day=record.day, score=record.best, marks=", ".join(marks)
    )
