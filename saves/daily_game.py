"""The game of a day's daily harbour: the one that is open, or a new attempt; and its result for friends."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date

from engine.texts.language import gettext as _
from saves.daily import daily_bots, daily_options, day_of, slot_like
from saves.listing import glanced, listed
from saves.record import Record
from saves.saved_game import SavedGame
from saves.titles import points, title_name


def begun_or_continued(title: str, day: date, players: Sequence[str]) -> SavedGame:
    """The open game of a title of that day, or a new one in a slot named after the day. Raises `SaveError`."""
    like = slot_like(title, day)
    for summary in (glanced(one) for one in listed() if one.slot.startswith(like)):
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
    return _("{title}, daily harbour of {day}: {score} ({marks})").format(
        title=title_name(record.title),
        day=record.day,
        score=points(record.title, record.best),
        marks=", ".join(marks),
    )
