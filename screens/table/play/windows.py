"""A saved game of one's own in one of several windows: each plays it, and shows what is played in the others.

What goes between them stands in `saves.windows`. One window writes, and there computers think; it may be left or killed
at any moment: then another one writes.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from typing import TYPE_CHECKING, TypeVar

from engine import Event, Game, Move, Plan, Refused
from engine.texts.language import gettext as _
from saves.errors import SaveError
from saves.format import Header
from saves.saved_game import SavedGame
from saves.windows import Window, overtaken
from screens.table.play.company import Said

if TYPE_CHECKING:
    from saves.follower import Follower
    from saves.record import Record

_Found = TypeVar("_Found")


def in_window(saved: SavedGame | Follower | WindowGame) -> SavedGame | WindowGame:
    """The game as it is played in one of several windows; itself where no other one can follow it.

    The tries of a puzzle are more than their moves: they are played in one window.
    """
    if isinstance(saved, WindowGame):
        return saved
    if not isinstance(saved, SavedGame):
        return WindowGame(saved)
    if saved.puzzle:
        return saved
    window = Window(saved)
    return WindowGame(saved, window) if window.is_open else saved


class WindowGame:
    """A `NamedGame`, and the `Company` of one's own other windows: nobody else is there, and nothing is said."""

    puzzle = ""
    is_public = False
    has_hints = True
    may_speak = False
    is_muted = False
    said: Sequence[Said] = ()
    asked = ""
    unanswered: Sequence[str] = ()
    must_answer = False
    closed = ""
    prepared = ""

    def __init__(self, saved: SavedGame | Follower, window: Window | None = None) -> None:
        """`window` is the end of the one that writes; without it another one does."""
        self._saved = saved
        self._window = window
        self._is_closed = False
        self._heard: Callable[[], None] | None = None
        self._read_by: tuple[asyncio.AbstractEventLoop, int] | None = None
        self.told = ""
        self._to_tell = ""
        if window is None:
            self._to_tell = _("This game is open in another window, too: both show what is played in either.")

    # A game that is kept.

    @property
    def game(self) -> Game:
        return self._saved.game

    @property
    def slot(self) -> str:
        return self._saved.slot

    @property
    def header(self) -> Header:
        """What the game begins with."""
        return self._saved.header

    @property
    def bots(self) -> Mapping[str, str]:
        return self._saved.bots

    @property
    def read_only(self) -> bool:
        return self._saved.read_only

    @property
    def recovered(self) -> str | None:
        return self._saved.recovered

    @property
    def problem(self) -> str | None:
        return self._saved.problem

    @property
    def unsaved(self) -> str | None:
        """See `SavedGame.unsaved`."""
        return self._saved.unsaved

    @property
    def record(self) -> Record | None:
        return self._saved.record

    @property
    def record_problem(self) -> str | None:
        return self._saved.record_problem

    @property
    def company(self) -> WindowGame:
        return self

    def save(self) -> None:
        self._saved.save()

    def play(self, move: Move | str | Plan) -> tuple[Event, ...]:
        before = self.game.steps
        wanted = move.moves if isinstance(move, Plan) else (move,)

        def made() -> tuple[Event, ...] | None:
            new = self.game.steps[len(before) :]
            if not new:
                return None
            if [one.move for one in new[0]] != list(wanted):
                raise overtaken()
            return tuple(event for one in new[0] for event in one.events)

        return self._done(lambda: self._saved.play(move), made)

    def undo(self) -> Move:
        return self.take_back(1)

    def redo(self) -> Move:
        return self.play_again(1)

    def take_back(self, steps: int) -> Move:
        before = self.game.steps
        first = before[-steps][0].move if 0 < steps <= len(before) else None

        def taken() -> Move | None:
            return first if len(self.game.steps) == len(before) - steps else None

        def take() -> Move:
            if not isinstance(self._saved, SavedGame):
                return self._saved.undo(steps)
            return [self._saved.undo() for _step in range(steps)][-1]

        return self._done(take, taken)

    def play_again(self, steps: int) -> Move:
        before = len(self.game.steps)

        def again() -> Move | None:
            return self.game.steps[before][0].move if len(self.game.steps) == before + steps else None

        def play() -> Move:
            if not isinstance(self._saved, SavedGame):
                return self._saved.redo(steps)
            moves = [self._saved.redo() for _step in range(steps)]
            return moves[0]

        return self._done(play, again)

    def _done(self, deed: Callable[[], _Found], stands: Callable[[], _Found | None]) -> _Found:
        """Do something; where the other window goes meanwhile, once more, unless it had been written before that."""
        try:
            found = deed()
        except Refused:
            if self._window is not None or not self._is_alone:
                raise
            self._go_on_alone()
            written = stands()
            if written is not None:
                return written
            found = deed()
        if self._window is not None:
            self._window.wrote()
        return found

    def close(self) -> None:
        """Give the file back; another window goes on with it."""
        self._is_closed = True
        self._listen_no_more()
        if self._window is not None:
            self._window.close()
        else:
            self._saved.close()

    # The other windows.

    @property
    def mine(self) -> frozenset[int]:
        """All seats; computers think in the window that writes."""
        seats = enumerate(self.game.names)
        thinks = self._window is not None or not self.game.about.levels
        return frozenset(seat for seat, name in seats if thinks or name not in self.bots)

    @property
    def _is_alone(self) -> bool:
        return not isinstance(self._saved, SavedGame) and self._saved.is_alone

    def fileno(self) -> int:
        return self._saved.fileno() if not isinstance(self._saved, SavedGame) else self._of_window()

    def _of_window(self) -> int:
        return -1 if self._window is None else self._window.fileno()

    def listen(self, heard: Callable[[], None]) -> Callable[[], None]:
        self._heard = heard
        self._read_on()
        return self._listen_no_more

    def _listen_no_more(self) -> None:
        self._heard = None
        self._read_no_more()

    def _read_on(self) -> None:
        """Have the loop say once that there is something to hear."""
        self._read_no_more()
        handle = self.fileno()
        if self._heard is not None and handle >= 0:
            loop = asyncio.get_running_loop()
            loop.add_reader(handle, self._hear_of)
            self._read_by = loop, handle

    def _read_no_more(self) -> None:
        if self._read_by is not None:
            loop, handle = self._read_by
            self._read_by = None
            with suppress(RuntimeError):  # the loop is closed
                loop.remove_reader(handle)

    def _hear_of(self) -> None:
        self._read_no_more()
        if self._heard is not None:
            self._heard()

    def hear(self) -> None:
        if self._is_closed:
            return
        if self._window is not None:
            self._window.attend()
        elif not self._is_alone and self._hears_it_go():
            with suppress(Refused):
                self._go_on_alone()
        self.told, self._to_tell = self._to_tell, ""
        self._read_on()

    def _hears_it_go(self) -> bool:
        """Read what the other window has played; whether it has gone."""
        if not isinstance(self._saved, SavedGame):
            self._saved.catch_up()
        return self._is_alone

    def _go_on_alone(self) -> None:
        """The window that wrote has gone: this one writes, or follows the one that does now. Raises `Refused`."""
        from saves.follower import rejoined, unanswered  # noqa: PLC0415  (most games are open in one window)

        self._read_no_more()
        before = self._saved
        before.close()
        try:
            found = None if isinstance(before, SavedGame) else rejoined(before)
        except SaveError as error:
            raise unanswered() from error
        if found is None:
            raise unanswered()
        self._saved = found
        if isinstance(found, SavedGame):
            self._window = Window(found)
            self._to_tell = _("The other window has gone: the game goes on in this one.")
        self._read_on()

    def leave(self) -> None:
        self._listen_no_more()

    # What nobody does among one's own windows.

    def say(self, words: str) -> None:
        """Nobody else would read it."""

    def mute(self, is_muted: bool) -> None:
        """Nobody says anything."""

    def ask_to_take_back(self, steps: int, seats: frozenset[int]) -> None:
        """Nobody need be asked."""

    def answer(self, agrees: bool) -> None:
        """Nobody asks."""

    def prepare(self, notation: str) -> None:
        """Whose turn it is, it is here."""
