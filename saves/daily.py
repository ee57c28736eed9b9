"""The daily harbour of a title: one seed a day, which the date alone decides, the same for everybody."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import date, datetime
from typing import Any

from engine import TITLES
from engine.about import Opening
from engine.texts.language import gettext as _
from engine.texts.language import shown
from engine.titles import about
from saves.errors import SaveError
from saves.names import name_on_disk
from saves.titles import title_name


def today() -> date:
    """The day by the clock of whoever plays."""
    return datetime.now().astimezone().date()


def daily_titles() -> list[str]:
    """The titles that have a daily harbour."""
    return [title for title in TITLES if about(title).daily is not None]


def daily_options(title: str, day: date, players: Sequence[str]) -> dict[str, Any]:
    """The options of a title's game of that day for `engine.new_game(title, **options)`, the date for a seed.

    `players` are the people; the other seats get the title's names. Raises `SaveError` if it has no daily harbour.
    """
    opening = _opening(title)
    usual = [shown(name) for name in about(title).names]
    seats = [*players, *(name for name in usual if name not in players)]
    seed = day.year * 10_000 + day.month * 100 + day.day
    return {"players": seats[: opening.seats], "variant": opening.variant, **opening.rules, "seed": seed}


def daily_bots(title: str, players: Sequence[str]) -> dict[str, str]:
    """The computer's players of a title's daily harbour, by name, with their levels; `players` are all seats."""
    levels = _opening(title).levels
    return dict(zip(players[len(players) - len(levels) :], levels, strict=True))


def day_of(title: str, options: Mapping[str, Any], levels: Sequence[str] = ()) -> date | None:
    """The day whose daily harbour a game is, or None; `levels` are those of the computer's players in it."""
    opening = about(title).daily if title in TITLES else None
    if opening is None or options.get("setup") or sorted(levels) != sorted(opening.levels):
        return None
    players, seed = options.get("players"), options.get("seed")
    if not isinstance(players, Sequence) or len(players) != opening.seats or not isinstance(seed, int):
        return None
    rules = about(title).rules
    are_alike = all(options.get(rule.name, rule.usual) == opening.rules.get(rule.name, rule.usual) for rule in rules)
    if options.get("variant") != opening.variant or not are_alike:
        return None
    try:
        return date(seed // 10_000, seed // 100 % 100, seed % 100)
    except (ValueError, OverflowError):
        return None


def slot_like(title: str, day: date) -> str:
    """What the slots of a title's games of that day are named like."""
    return f"{name_on_disk(f'daily-{title}')}-{day.isoformat()}"


def _opening(title: str) -> Opening:
    opening = about(title).daily
    if opening is None:
        raise SaveError(_("{title} has no daily harbour."), title=title_name(title))
    return opening
