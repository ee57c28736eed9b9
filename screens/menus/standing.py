"""How games stand, in a few words for menus: a saved game, the daily harbour, the best result so far."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from datetime import date
from threading import Event
from time import monotonic

from engine import TITLES, Game
from engine.texts.language import gettext as _
from engine.texts.language import ngettext
from saves import examined
from saves.listing import Stands, stamp_of
from saves.record import Record
from saves.replay import never
from saves.statistics import dailies
from saves.titles import points
from screens.plain import words_of
from screens.table.scores import UNKNOWN, hidden_seats

_LARGEST = 128 * 1024
"""A file of more bytes is not played through for a list."""

_SECONDS = 5.0
"""How long one game may take, whatever is in its file."""


def standing(slot: str, stop: Callable[[], bool] = never) -> str:
    """How far a saved game has come and how everybody stands; nothing where it cannot be played.

    It is played through for that. Raises `SaveError` where it cannot be read; `stop` is asked before each move, and
    `Stopped` is raised once it says so.
    """
    found = examined(slot, stop)
    game = found.game
    if game.title not in TITLES or found.damage is not None:
        return ""
    return _stands(game, [name for name in game.names if name not in found.header.bots])


def _stands(game: Game, people: Sequence[str]) -> str:
    """The only person of a game is "you" and comes first; once it is over, the places count."""
    is_over = game.decision is None
    viewer = game.names.index(people[0]) if len(people) == 1 else None
    hidden = hidden_seats(game, viewer)
    said = []
    for score in sorted(game.scores(viewer), key=lambda one: one["place"] if is_over else one["name"] not in people):
        name = _("you") if list(people) == [score["name"]] else score["name"]
        said.append(
            _("{name} {points}").format(name=name, points=UNKNOWN if score["seat"] in hidden else score["total"])
        )
    if is_over:
        return _("over: {scores}").format(scores=", ".join(said))
    return ", ".join([words_of(game.title).point(game), *said])


class Looking:
    """Finds out how saved games stand, one after another in a thread, and remembers it."""

    def __init__(self) -> None:
        self.stands = Stands()
        self._stopped = Event()

    def stop(self) -> None:
        """Find out no more, as soon as the move that is played just now is over."""
        self._stopped.set()

    async def find(self, slots: Sequence[str], seconds: float, tell: Callable[[], None]) -> None:
        """Find out about those of these games of which it is not known, within so many seconds.

        `tell` is called after each.
        """
        self._stopped = stopped = Event()
        end = monotonic() + seconds
        try:
            for slot in slots:
                if monotonic() > end:
                    break
                stamp = stamp_of(slot)
                if stamp is not None and self.stands.of(slot) is None:
                    words = await asyncio.to_thread(_found, slot, stopped) if stamp[1] <= _LARGEST else ""
                    self.stands.learn(slot, stamp, words)
                    tell()
            await asyncio.to_thread(self.stands.keep)
        finally:
            stopped.set()
            self.stands.keep()  # what is known so far, where somebody has left before


def found_out(slots: Sequence[str], seconds: float) -> Stands:
    """How these games stand, as far as that can be found out within so many seconds."""
    stands, end = Stands(), monotonic() + seconds
    for slot in slots:
        stamp = stamp_of(slot)
        if stamp is not None and stamp[1] <= _LARGEST and stands.of(slot) is None and monotonic() < end:
            stands.learn(slot, stamp, _found(slot, Event()))
    stands.keep()
    return stands


def _found(slot: str, stopped: Event) -> str:
    """How a game stands, whatever is in its file: opening or checking it says what is wrong."""
    end = monotonic() + _SECONDS
    try:
        return standing(slot, lambda: stopped.is_set() or monotonic() > end)
    except Exception:
        return ""


def of_the_day(found: Sequence[Record], today: date) -> str:
    """Whether the daily harbour has been played, and how many days in a row."""
    days = dailies(found, today)
    played = [record for record in found if record.day == today]
    if played:
        said = [_("played: {points}").format(points=points(played[0].title, played[0].best))]
    else:
        said = [_("not played yet")]
    if days.streak > 1:
        said.append(ngettext("streak {n}", "streak {n}", days.streak).format(n=days.streak))
    return ", ".join(said)


def best_of(found: Sequence[Record], title: str) -> str:
    """The best result of a title; nothing where no game of it has been finished."""
    of_title = [record for record in found if record.title == title]
    scores = [record.best for record in of_title if not record.seen_before and not record.first_game]
    if scores:
        return _("best {points}").format(points=points(title, max(scores)))
    return _("first game finished") if any(record.first_game for record in of_title) else ""


def count(number: int) -> str:
    """How many games are saved."""
    return ngettext("{n} game", "{n} games", number).format(n=number) if number else ""
