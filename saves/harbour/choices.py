"""What is kept of a player besides seats: what they have chosen, the language they read, their daily games."""

from __future__ import annotations

import json
import re
from dataclasses import replace
from typing import Final

from engine.texts import message
from saves.harbour.desk import Desk
from saves.harbour.messages import as_plain
from saves.harbour.people import HarbourError
from saves.harbour.replies import Chosen, Done
from saves.harbour.requests import Choose, Speak, WroteDaily
from saves.harbour.rows import DailyRow, PlayerRow
from saves.harbour.values import Preferences

_DAY: Final = re.compile(r"\d{4}-\d\d-\d\d")
_TITLE: Final = re.compile(r"[a-z0-9-]{1,40}")
_LANGUAGE: Final = re.compile(r"[A-Za-z_-]{0,12}")
_HIGHEST: Final = 10**6


def choose(desk: Desk, asked: Choose) -> Chosen:
    """Keep what a player has chosen."""
    _keep(desk, asked.preferences)
    return Chosen(asked.preferences)


def speak(desk: Desk, asked: Speak) -> Done:
    """Keep the language that a player reads."""
    known = desk.preferences(desk.me.id)
    if known.language != asked.language:
        _keep(desk, replace(known, language=asked.language))
    return Done()


def _keep(desk: Desk, preferences: Preferences) -> None:
    row = desk.store.one(PlayerRow, id=desk.me.id)
    if row is None or not _LANGUAGE.fullmatch(preferences.language):
        raise HarbourError(message("That cannot be chosen."))
    desk.store.put(row._replace(preferences=json.dumps(as_plain(preferences))))


def wrote_daily(desk: Desk, asked: WroteDaily) -> Done:
    """Keep a player's first attempt at a daily game."""
    if not (_DAY.fullmatch(asked.day) and _TITLE.fullmatch(asked.title) and abs(asked.score) < _HIGHEST):
        raise HarbourError(message("There is no such daily game."))
    known = {"title": asked.title, "day": asked.day, "player": desk.me.id}
    if desk.store.one(DailyRow, **known) is None:  # later attempts stay in the player's own records
        desk.store.add(DailyRow(asked.title, asked.day, desk.me.id, asked.score, desk.now))
        desk.outbox.lobby()
    return Done()
