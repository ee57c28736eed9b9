"""The daily harbour of a title: one seed a day, which the date alone decides, the same for everybody.

The game of a day is the one that is open, or a new attempt; its result is told to friends in a line.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from datetime import date, datetime
from itertools import chain, islice
from typing import TYPE_CHECKING, Any

from engine import TITLES
from engine.about import Opening
from engine.texts.language import gettext as _, listed
from engine.titles import about
from saves.errors import SaveError
from saves.listing import Summary, glanced, listed as listed_saves
from saves.names import name_on_disk
from saves.saved_game import SavedGame
from saves.titles import day_of, points, title_name, usual_names

if TYPE_CHECKING:
    from saves.record import Record


def today() -> date:
    """The day by the clock of whoever plays."""
    return datetime.now().astimezone().date()


def daily_titles() -> list[str]:
    """The titles that have a daily harbour."""
    return [title for title in TITLES if about(title).daily is not None]


def opening_of(title: str) -> Opening:
    """The set-up of a title's daily harbour; raises `SaveError` if it has none."""
    opening = about(title).daily
    if opening is None:
        raise SaveError(_("{title} has no daily harbour."), title=title_name(title))
    return opening


def daily_options(title: str, day: date, players: Sequence[str] = ()) -> dict[str, Any]:
    """The options of a title's game of that day for `engine.new_game(title, **options)`, the date for a seed.

    `players` are people with a name; the other seats get the usual ones. Raises `SaveError` if it has no daily harbour.
    """
    opening = opening_of(title)
    free = (name for name in usual_names(title, None if players else opening.alone) if name not in players)
    seats = list(islice(chain(players, free), opening.seats))
    return {"players": seats, "variant": opening.variant, **opening.rules, "seed": _seed(day)}


def daily_bots(title: str, players: Sequence[str]) -> dict[str, str]:
    """The computer's players of a title's daily harbour, by name, with their levels; `players` are all seats."""
    levels = opening_of(title).levels
    return dict(zip(players[len(players) - len(levels) :], levels, strict=True))


def under_way(title: str, day: date) -> Summary | None:
    """The open game of a title of that day at a glance; None where none has been begun. Raises `SaveError`."""
    return next((one for one in _open_games(title, day) if (one.title, one.seed) == (title, _seed(day))), None)


def all_under_way(day: date) -> list[str]:
    """The titles of which a game of that day is open. Raises `SaveError`."""
    return [title for title in daily_titles() if under_way(title, day) is not None]


def begun_or_continued(title: str, day: date, players: Sequence[str] = ()) -> SavedGame:
    """The open game of a title of that day, or a new one in a slot named after the day. Raises `SaveError`."""
    for summary in _open_games(title, day):
        saved = SavedGame.open(summary.slot)
        game = saved.game
        if game.title == title and day_of(title, game.options, list(saved.bots.values())) == day:
            return saved
        saved.close()
    options = daily_options(title, day, players)
    return SavedGame.create(title, options, like=_like(title, day), bots=daily_bots(title, options["players"]))


def _open_games(title: str, day: date) -> Iterator[Summary]:
    """The games that are not over in slots that are named after a title and a day."""
    like = _like(title, day)
    found = (glanced(one) for one in listed_saves() if one.slot.startswith(like))
    return (one for one in found if one.problem is None and not one.finished)


def _like(title: str, day: date) -> str:
    """What the slots of a title of that day begin with."""
    return f"{name_on_disk(f'daily-{title}')}-{day.isoformat()}"


def _seed(day: date) -> int:
    """The seed of a day: its date."""
    return day.year * 10_000 + day.month * 100 + day.day


def shared(record: Record, day: str) -> str:
    """The result of a daily harbour as one line of text; its `day` in words."""
    marks = [_("attempt {n}").format(n=record.attempt)]
    if record.seen_before:
        marks.append(_("with moves taken back"))
    title, score = title_name(record.title), points(record.title, record.best)
    words = _("{title}, daily harbour of {day}: {score} ({marks})")
    return words.format(title=title, day=day, score=score, marks=listed(marks))
