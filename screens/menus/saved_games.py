"""The saved games of the list: read while keys are answered, renamed, taken in, checked and recovered."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from datetime import timedelta
from functools import partial
from time import monotonic
from typing import NamedTuple

from engine import TITLES
from engine.texts.language import gettext as _, listed as listed_words
from saves import Damaged, Summary, examined, recovered
from saves.daily import today
from saves.exchange import imported
from saves.files import renamed as given_another_name
from saves.listing import Listed, glanced, listed, local
from saves.titles import title_name
from screens.dates import at, date_words, day_words
from screens.menus.standings import Looking
from screens.menus.words import in_room, kind, move_count, seats
from widgets.choices import MenuLine
from widgets.lines import EMPTY, Line, fit, join, text, width

_AT_ONCE = 32
"""So many games are read before the list is shown, if they hold no more than `_BYTES_AT_ONCE` together."""

_BYTES_AT_ONCE = 512 * 1024

_SECONDS = 0.25
"""How often it is told at most that more has been read."""

_PLAYED_THROUGH = 20.0
"""For how many seconds games are played through at most, to say how they stand."""

_NAME, _KIND, _WHEN = 15, 18, 14
"""Cells of the columns at least; what is left says how a game stands."""

_WIDEST_NAME, _WIDEST_KIND = 45, 40
"""Cells of names and kinds at most, where there is room."""
_NARROW_NAME = 18
"""Cells of names at most in the smallest terminal."""
_RECENT = timedelta(days=300)
"""Of a day so long ago at most the year need not be said."""
_WIDE = 100
"""Cells from which a table holds everything."""
_STATE = 2
"""The place of the column that says how a game stands."""
_LEAST = 16
"""Cells that are left at least to say how a game stands."""


Columns = Sequence[tuple[Line, int]]
"""The heading of each column, and its cells."""


def headed(columns: Columns) -> Line:
    """The headings of the columns in one line."""
    return join([fit(heading, cells) for heading, cells in columns], "")


def in_columns(columns: Columns, row: Sequence[Line]) -> Line:
    """A row below them, as far as there are columns for it; two blanks part the last one from the words before it."""
    rooms = [cells for _heading, cells in columns]
    pairs = enumerate(zip(row, rooms, strict=False))
    cut = [fit(text(" ") + one, cells - (place == _STATE)) for place, (one, cells) in pairs]
    return join([fit(one, cells) for one, cells in zip(cut, rooms, strict=False)], "")


def last_played(game: Summary) -> str:
    """When a game was played last, in few cells."""
    day = local(game.modified).date()
    if not timedelta(0) <= today() - day <= _RECENT:
        return date_words(day)
    return at(day_words(day), game.modified)


class Glances:
    """All saved games, the one played last first, as far as they have been read."""

    def __init__(self) -> None:
        self.games: list[Summary] = []
        """The games; of one that has not been read only the slot and the time are known."""
        self._widths: dict[int, tuple[int, ...]] = {}
        """The cells of the columns, as long as the list stays as it is."""
        self._files: list[Listed] = []
        self._read: dict[Listed, Summary] = {}
        self._looking = Looking()

    def look(self) -> None:
        """See which games there are, and read the first ones. Raises `SaveError`; then there are none."""
        self.games, self._files = [], []
        self._widths.clear()
        self._files = listed()
        size = 0
        for place, one in enumerate(self._files):
            size += one.size
            if one not in self._read and place < _AT_ONCE and size <= _BYTES_AT_ONCE:
                self._read[one] = glanced(one)
            self.games.append(self._read.get(one, one.unread))

    def columns(self, cells: int) -> Columns:
        """The columns of a table in so many cells."""
        if cells not in self._widths:
            self._widths[cells] = self._rooms(cells)
        headings = (_("Name"), _("Game"), _("How it stands"), _("Last played"))
        rooms = zip(headings, self._widths[cells], strict=True)
        return [(text(" " + words, "heading"), room) for words, room in rooms if room]

    def _rooms(self, cells: int) -> tuple[int, ...]:
        last = max(_WHEN, self._longest(last_played) - (cells < _WIDE))
        # How a game stands is not cut for its name's sake, nor for its variant's.
        states = max(_LEAST, self._longest(self.stands) + 1)
        widest = _NARROW_NAME if cells < _WIDE else min(_WIDEST_NAME, max(_NARROW_NAME, cells - last - states - _KIND))
        name = min(max(_NAME, self._longest(lambda game: game.slot)), widest)
        kinds = max(_KIND + (cells >= _WIDE), min(self._longest(kind), _WIDEST_KIND, cells - name - last - states))
        return name, kinds, cells - name - kinds - last, last

    def _longest(self, words: Callable[[Summary], str]) -> int:
        return max((width(text(words(game))) for game in self.games if game.problem is None), default=0) + 2

    def lines(self, columns: Callable[[int], Columns]) -> list[MenuLine]:
        """The list, a line for each game, in the columns that there are in so many cells."""

        def drawn(place: int, cells: int) -> Line:
            here = columns(cells)
            return in_columns(here, self._row(place, here[1][1] - 1, here[_STATE][1] - 3))

        return [MenuLine(game.slot, partial(drawn, place)) for place, game in enumerate(self.games)]

    def _row(self, place: int, room: int, state_room: int) -> tuple[Line, ...]:
        """What a table shows of the game in this place: its name, what is played, how it stands, and when.

        What is played has `room` cells, how it stands `state_room`.
        """
        game = self.games[place]
        when = text(last_played(game))
        if self._files[place] not in self._read:
            return text(game.slot), text(_("not read yet"), "dim"), EMPTY, when
        if game.problem is not None:
            return text(game.slot), text(_("cannot be read"), "short"), EMPTY, EMPTY
        played = kind(game) if width(text(kind(game))) <= room else title_name(game.title)
        return text(game.slot), text(played), self._state(game, state_room), when

    def stands(self, game: Summary) -> str:
        """How a game stands, as far as that has been found out."""
        return listed_words(self._stands(game))

    def _stands(self, game: Summary) -> Sequence[str]:
        return self._looking.stands.of(game.slot) or ()

    def cut_state(self, game: Summary, cells: int) -> str:
        """How a game stands, where its line in a list of so many cells does not hold all of it."""
        words = self.stands(game)
        return words if words and width(text(words)) + 1 > self._rooms(cells)[_STATE] else ""

    def _state(self, game: Summary, cells: int) -> Line:
        stands = self._stands(game)
        if stands:
            return text(in_room(stands, cells, 1 if game.finished else 2))
        moves = _("over") if game.finished else move_count(game.moves)
        # Translators: how many moves a game has, and who plays.
        told = partial(_("{moves}: {players}").format, moves=moves)
        return text(told(players=seats(game.players, cells - width(text(told(players=""))))), "dim")

    async def read(self, tell: Callable[[], None]) -> None:
        """Read the games that are left, one after another in a thread, then play them through to say how they stand.

        `tell` is called when there is more to show.
        """
        files, told = self._files, monotonic()

        def more() -> None:
            nonlocal told
            self._widths.clear()
            if monotonic() - told > _SECONDS:
                tell()
                told = monotonic()

        for place, one in enumerate(files):
            if one in self._read:
                continue
            self._read[one] = await asyncio.to_thread(glanced, one)
            if self._files is not files:  # the folder was looked at again meanwhile
                return
            self.games[place] = self._read[one]
            more()
        tell()
        sound = [game.slot for game in self.games if game.problem is None and game.title in TITLES]
        await self._looking.find(sound, _PLAYED_THROUGH, more)
        tell()

    def stop(self) -> None:
        """Find out no more."""
        self._looking.stop()


class Outcome(NamedTuple):
    """What was done with a saved game, and what may be wrong with it all the same, in a sentence or two each."""

    said: str = ""
    problem: str = ""


def renamed(slot: str, name: str) -> Outcome:
    """Give a saved game another name. Raises `SaveError`, as the others do."""
    return Outcome(_("It is now called {name}.").format(name=given_another_name(slot, name)))


def taken_in(data: bytes, source: str) -> Outcome:
    """Take in a game from the bytes of a text or of a file, which came from this source."""
    with imported(data, source) as saved:
        return Outcome(_("The game is saved as {slot}.").format(slot=saved.slot), saved.problem or "")


def checked(slot: str) -> Outcome:
    """Play a saved game through; raises `Damaged` if it cannot be played to its end."""
    found = examined(slot)
    moves = move_count(found.moves)
    if found.damage is not None:
        problem = _("{problem} It can be recovered up to there: {moves}.").format(problem=found.damage, moves=moves)
        raise Damaged(problem, found.damage.line)
    if found.earlier is not None:
        return Outcome(found.earlier.sentence)
    return Outcome(_("{slot} is sound: {moves}.").format(slot=slot, moves=moves))


def put_right(slot: str) -> Outcome:
    """Begin a new game from what can be played of a damaged one."""
    with recovered(slot) as saved:
        return Outcome(_("What can be played is saved as {slot}.").format(slot=saved.slot))
