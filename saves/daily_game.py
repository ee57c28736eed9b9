"""The game of a day's daily harbour: the one that is open, or a new attempt."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date

from saves.daily import TITLE, daily_options, day_of, slot_like
from saves.listing import summaries
from saves.saved_game import SavedGame


def begun_or_continued(day: date, players: Sequence[str]) -> SavedGame:
    """The open game of that day, or a new one in a slot named after the day. Raises `SaveError`."""
    for summary in summaries():
        if summary.problem is None and not summary.finished and summary.slot.startswith(slot_like(day)):
            saved = SavedGame.open(summary.slot)
            if day_of(saved.game.title, saved.game.options) == day:
                return saved
            saved.close()
    return SavedGame.create(TITLE, daily_options(day, players), like=slot_like(day))
