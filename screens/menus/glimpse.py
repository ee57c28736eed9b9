"""What a saved game looks like from outside: how everybody stands, how that came about, and what happened last."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from threading import Event
from typing import NamedTuple

from engine import OpenGame
from engine.texts.language import gettext as _, within
from saves.listing import Stamp, stamp_of
from screens.menus.standings import PlayerStanding, Search, played_through, players
from screens.plain import words_of
from screens.table.report import LABEL, plot, report_of, scale
from screens.words import in_sentences, shown, tallied, told_to
from widgets.filled import tinted
from widgets.gauges import Segment, bars
from widgets.lines import EMPTY, Line, fit, text, whole, width, wrap
from widgets.styles import Hues, seat, seat_hues

_LARGEST = 256 * 1024
"""A file of more bytes is not played through for a glimpse."""
_LAST = 60
"""So many of the last moves are told at most."""
_WIDE = 56
"""Cells from which it has curves."""
_BAR = 32
"""Cells of the bar of somebody's points at most."""
_PLOT = 6
"""Rows of the curve of a player."""


class Glimpse(NamedTuple):
    """A game from outside; nothing is in it that a person at its table may not see."""

    point: str
    """How far it has come."""
    unit: str
    """What its points are called."""
    players: Sequence[PlayerStanding]
    curves: Sequence[Sequence[int]]
    """How the points of each player grew, where that may be seen."""
    happened: Sequence[str]
    """The last moves, the newest first."""

    @property
    def hues(self) -> Hues:
        """The hues of the players."""
        return seat_hues([one.name for one in sorted(self.players, key=lambda one: one.seat)])

    def lines(self, columns: int, rows: int) -> list[Line]:
        """As much of it as so many rows hold."""
        lines = [text(" " + self.point, "heading"), EMPTY, *self._standings(columns)]
        room = rows - len(lines) - 2
        if columns >= _WIDE and self.curves and room > (_PLOT + 1) * len(self.curves):
            lines += [EMPTY, *self._curves(columns)]
        told = self._told(columns, rows - len(lines) - 1)
        return [*lines, EMPTY, *told] if told else lines

    def _told(self, columns: int, rows: int) -> list[Line]:
        """The last moves, as far as so many rows hold them; nothing where they hold the heading alone."""
        if rows < 2:
            return []
        names = {word: seat(one.seat) for one in self.players for word in {_called(one), within(_called(one))}}
        lines = [text(" " + _("What happened last"), "heading")] if self.happened else []
        for number, words in enumerate(self.happened):
            told = [tinted(line, names) for line in wrap(words, columns - 2, "plain", " ", "   ")]
            if len(lines) + len(told) > rows and number:
                break
            lines += whole(told, max(1, rows - len(lines)), columns) if len(lines) + len(told) > rows else told
        return lines

    def _standings(self, columns: int) -> list[Line]:
        """A line for each player, with a bar for the points."""
        names = max(width(text(_called(one))) for one in self.players) + 2
        room = max(0, min(columns - names - 9, _BAR))
        lines = []
        drawn = bars([[Segment(one.points or 0, seat(one.seat))] for one in self.players], room)
        for one, bar in zip(self.players, drawn, strict=True):
            name = fit(text(" ") + text(_called(one), seat(one.seat)), names + 1)
            lines.append(name + fit(text(one.told, "figure"), 5, "right") + text("  ") + bar)
        return lines

    def _curves(self, columns: int) -> list[Line]:
        lowest, highest = scale(self.curves)
        wide = max(1, min(5, (columns - LABEL - 2) // max(1, len(self.curves[0]))))
        lines: list[Line] = []
        for one in self.players:
            lines += [text(" ") + text(_called(one), seat(one.seat)) + text(" " + self.unit, "dim")]
            lines += [
                text(row, seat(one.seat)) for row in plot(self.curves[one.seat], lowest, highest, _PLOT - 1, wide=wide)
            ]
        return lines


def _called(one: PlayerStanding) -> str:
    """The name of a player, as lists of games have it: you where nobody else is a person."""
    return _("You") if one.is_you else one.name


def glimpse(game: OpenGame, people: Sequence[str]) -> Glimpse:
    """A game from outside; the only one of its `people` comes first while it goes on."""
    is_over = game.decision is None
    standings = players(game, people)
    you = next((one.name for one in standings if one.is_you), "")
    told = (in_sentences(told_to(events, you)) for _move, events in reversed(game.log[-_LAST:]))
    return Glimpse(
        _("The game is over") if is_over else words_of(game.title).point(game),
        within(shown(game.about.unit.noun)),
        standings,
        report_of(game).curve.values if is_over or not game.has_secrets else (),
        tallied(filter(None, told)),
    )


class Glimpses(Search):
    """Glimpses of saved games, found one after another and kept while the screen is open."""

    def __init__(self) -> None:
        super().__init__()
        self._found: dict[str, tuple[Stamp | None, Glimpse | None]] = {}
        self._sought: tuple[str, Stamp | None] = ("", None)
        """The game that was looked at last, as it was."""

    def of(self, slot: str) -> Glimpse | None:
        """The glimpse of a game, as far as it has been found."""
        return self._found.get(slot, (None, None))[1]

    def tells_nothing_of(self, slot: str) -> bool:
        """Whether a game was looked at and nothing found, or there is nothing to look at."""
        return self.of(slot) is None and (slot in self._found or stamp_of(slot) is None)

    def begins(self, slot: str) -> bool:
        """Whether a game is to be looked at now: neither has it been since it was played on, nor is it already."""
        wanted = slot, stamp_of(slot)
        if wanted == self._sought or (slot in self._found and self._found[slot][0] == wanted[1]):
            return False
        self._sought = wanted
        return True

    async def find(self, slot: str, tell: Callable[[], None]) -> None:
        """Look at a game in a thread; `tell` is called when there is something to show."""
        self.stop()
        self._stopped = stopped = Event()
        stamp = stamp_of(slot)
        try:
            found = await asyncio.to_thread(_found, slot, stamp, stopped)
            if not stopped.is_set():
                self._found[slot] = stamp, found
                tell()
        finally:
            stopped.set()


def _found(slot: str, stamp: Stamp | None, stopped: Event) -> Glimpse | None:
    """A game from outside, whatever is in its file: opening or checking it says what is wrong."""
    if stamp is None or stamp[1] > _LARGEST:
        return None
    try:
        found = played_through(slot, stopped.is_set)
        return None if found is None else glimpse(*found)
    except Exception:
        return None
