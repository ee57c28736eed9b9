"""The daily harbour of a title: one seed a day, which the date alone decides, the same for everybody.

The game of a day is the one that is open, or a new attempt; its result is told to friends in a line.
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date, datetime
from typing import Any

from engine import TITLES
from engine.about import Opening
from engine.texts.language import gettext as _, listed, shown
from engine.titles import about
from saves.errors import SaveError
from saves.listing import glanced, listed as listed_saves
from saves.names import name_on_disk
from saves.record import Record
from saves.saved_game import SavedGame
from saves.titles import day_of, points, title_name


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


def begun_or_continued(title: str, day: date, players: Sequence[str]) -> SavedGame:
    """The open game of a title of that day, or a new one in a slot named after the day. Raises `SaveError`."""
    like = f"{name_on_disk(f'daily-{title}')}-{day.isoformat()}"
    for summary in (glanced(one) for one in listed_saves() if one.slot.startswith(like)):
        if summary.problem is None and not summary.finished:
            saved = SavedGame.open(summary.slot)
            game = saved.game
            if game.title == title and day_of(title, game.options, list(saved.bots.values())) == day:
                return saved
            saved.close()
    options = daily_options(title, day, players)
    return SavedGame.create(title, options, like=like, bots=daily_bots(title, options["players"]))


def shared(record: Record) -> str:
    """The result of a daily harbour as one line of text."""
    marks = [_("attempt {n}").format(n=record.attempt)]
    if record.seen_before:
        marks.append(_("with moves taken back"))
    title, score = title_name(record.title), points(record.title, record.best)
    words = _("{title}, daily harbour of {day}: {score} ({marks})")
    return words.format(title=title, day=record.day, score=score, marks=listed(marks))


def _opening(title: str) -> Opening:
    opening = about(title).daily
    if opening is None:
        raise SaveError(_("{title} has no daily harbour."), title=title_name(title))
    return opening
