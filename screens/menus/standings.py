"""How saved games stand: who has how many points, and in a few words for menus; found out by playing them through."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from threading import Event
from time import monotonic
from typing import NamedTuple

from engine import TITLES, OpenGame
from engine.texts.cells import cells as width
from engine.texts.language import gettext as _, within
from saves import Summary, examined
from saves.listing import Stamp, Stands, stamp_of
from saves.replay import never
from saves.titles import title_name
from screens.menus.words import in_room, move_count, seats, variant_of
from screens.plain import words_of
from screens.table.scores import UNKNOWN, hidden_seats

_LARGEST = 128 * 1024
"""A file of more bytes is not played through for a list."""

_SECONDS = 5.0
"""How long one game may take, whatever is in its file."""


class PlayerStanding(NamedTuple):
    """How somebody stands."""

    seat: int
    name: str
    points: int | None
    """None where they are hidden."""
    is_you: bool = False
    """Whether nobody else is a person there."""

    @property
    def told(self) -> str:
        """Their points, as they are shown."""
        return UNKNOWN if self.points is None else str(self.points)


def players(game: OpenGame, people: Sequence[str]) -> list[PlayerStanding]:
    """How everybody stands, as far as one of its `people` may see it who is the only one, and first of all.

    Once it is over, the places count.
    """
    is_over = game.decision is None
    viewer = game.names.index(people[0]) if len(people) == 1 else None
    hidden = hidden_seats(game, viewer)
    scores = sorted(game.scores(viewer), key=lambda one: one["place"] if is_over else one["name"] not in people)
    return [
        PlayerStanding(one["seat"], one["name"], None if one["seat"] in hidden else one["total"], one["seat"] == viewer)
        for one in scores
    ]


def played_through(slot: str, stop: Callable[[], bool]) -> tuple[OpenGame, list[str]] | None:
    """A saved game as far as it has come, and who of its players are people; None where it cannot be played.

    Raises `SaveError` where it cannot be read, and `Stopped` once `stop`, which is asked before each move, says so.
    """
    found = examined(slot, stop)
    if found.game.title not in TITLES or found.damage is not None:
        return None
    return found.game, [name for name in found.game.names if name not in found.header.bots]


def standing(slot: str, stop: Callable[[], bool] = never) -> Sequence[str]:
    """How far a saved game has come and how each player stands; nothing where it cannot be played.

    Once it is over, the first is the one who has won. The only person of it is "you". See `played_through`.
    """
    found = played_through(slot, stop)
    if found is None:
        return ()
    game, people = found
    said = [
        _("{name} {points}").format(name=_("you") if one.is_you else one.name, points=one.told)
        for one in players(game, people)
    ]
    if game.decision is None:
        return [_("over: {scores}").format(scores=said[0]), *said[1:]]
    return [within(words_of(game.title).point(game)), *said]


def game_line(saved: Summary, stands: Sequence[str], cells: int) -> str:
    """A saved game in so many cells: title and how it stands; if nobody knows that, title, variant, moves, players."""
    if stands:
        # Translators: a game and how it stands.
        told = partial(_("{title}, {stands}").format, title=title_name(saved.title))
        return told(stands=in_room(stands, cells - width(told(stands="")), 2))
    told = partial(
        _("{title} ({variant}), {moves}, {seats}").format,
        title=title_name(saved.title),
        variant=variant_of(saved.title, saved.variant),
        moves=move_count(saved.moves),
    )
    return told(seats=seats(saved.players, cells - width(told(seats=""))))


class Search:
    """Something that is found out in a thread, by playing games through."""

    def __init__(self) -> None:
        self._stopped = Event()

    def stop(self) -> None:
        """Find out no more, as soon as the move that is played just now is over."""
        self._stopped.set()


class Looking(Search):
    """Finds out how saved games stand, one after another, and remembers it."""

    def __init__(self) -> None:
        super().__init__()
        self.stands = Stands()

    async def find(self, slots: Sequence[str], seconds: float, tell: Callable[[], None]) -> None:
        """Find out about those of these games of which it is not known, within so many seconds.

        `tell` is called after each.
        """
        self._stopped = stopped = Event()
        try:
            for slot, stamp in _unknown(self.stands, slots, seconds):
                self.stands.learn(slot, stamp, await asyncio.to_thread(_found, slot, stamp, stopped))
                tell()
            await asyncio.to_thread(self.stands.keep)
        finally:
            stopped.set()
            self.stands.keep()  # what is known so far, where somebody has left before


def found_out(slots: Sequence[str], seconds: float) -> Stands:
    """How these games stand, as far as that can be found out within so many seconds."""
    stands = Stands()
    for slot, stamp in _unknown(stands, slots, seconds):
        stands.learn(slot, stamp, _found(slot, stamp, Event()))
    stands.keep()
    return stands


def _unknown(stands: Stands, slots: Sequence[str], seconds: float) -> Iterator[tuple[str, Stamp]]:
    """Those of these games of which it has to be found out, with what tells them from before, for so many seconds."""
    end = monotonic() + seconds
    for slot in slots:
        if monotonic() > end:
            return
        stamp = stamp_of(slot)
        if stamp is not None and stands.of(slot) is None:
            yield slot, stamp


def _found(slot: str, stamp: Stamp, stopped: Event) -> Sequence[str]:
    """How a game stands, whatever is in its file: opening or checking it says what is wrong."""
    end = monotonic() + _SECONDS
    if stamp[1] > _LARGEST:
        return ()
    try:
        return standing(slot, lambda: stopped.is_set() or monotonic() > end)
    except Exception:
        return ()
