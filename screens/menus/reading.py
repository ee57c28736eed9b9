"""The list of saved games being read: all names at once, what is in the files while keys are answered."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from time import monotonic

from saves import Summary
from saves.listing import Listed, glanced, listed
from saves.titles import title_name
from screens.menus.describing import moment, seats, variant_label
from texts.translation import gettext as _
from widgets.lines import EMPTY, Line, fit, text

_AT_ONCE = 32
"""So many games are read before the list is shown, if they hold no more than `_BYTES_AT_ONCE` together."""

_BYTES_AT_ONCE = 512 * 1024

_SECONDS = 0.25
"""How often it is told at most that more has been read."""


class Glances:
    """All saved games, the one played last first, as far as they have been read."""

    def __init__(self) -> None:
        self.games: list[Summary] = []
        """The games; of one that has not been read only the slot and the time are known."""
        self.changes = 0
        """How often the list has changed."""
        self._files: list[Listed] = []
        self._read: dict[Listed, Summary] = {}

    def look(self) -> None:
        """See which games there are, and read the first ones. Raises `SaveError`; then there are none."""
        self.games, self._files = [], []
        self.changes += 1
        self._files = listed()
        size = 0
        for place, one in enumerate(self._files):
            size += one.size
            if one not in self._read and place < _AT_ONCE and size <= _BYTES_AT_ONCE:
                self._read[one] = glanced(one)
            self.games.append(self._read.get(one, one.unread))

    def row(self, place: int) -> tuple[Line, ...]:
        """What a table shows of the game in this place: its name, what is played, who plays, its moves, and when."""
        game = self.games[place]
        when = text(moment(game.modified))
        if self._files[place] not in self._read:
            return text(game.slot), text(_("not read yet"), "dim"), EMPTY, EMPTY, when
        if game.problem is not None:
            return text(game.slot), text(_("cannot be read"), "short"), EMPTY, EMPTY, EMPTY
        moves = fit(text(str(game.moves)), 5, "right") + (text(" " + _("over"), "dim") if game.finished else EMPTY)
        kind = _("{title}, {variant}").format(title=title_name(game.title), variant=variant_label(game))
        return text(game.slot), text(kind), text(seats(game.players)), moves, when

    @property
    def are_read(self) -> bool:
        """Whether all games have been read."""
        return all(one in self._read for one in self._files)

    async def read(self, tell: Callable[[], None]) -> None:
        """Read the games that are left, one after another in a thread; `tell` is called when there is more to show."""
        told = monotonic()
        files = self._files
        for place, one in enumerate(files):
            if one in self._read:
                continue
            self._read[one] = await asyncio.to_thread(glanced, one)
            if self._files is not files:  # the folder was looked at again meanwhile
                return
            self.games[place] = self._read[one]
            self.changes += 1
            if monotonic() - told > _SECONDS:
                tell()
                told = monotonic()
        tell()
