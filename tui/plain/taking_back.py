"""Taking moves back in plain mode and playing them again, with what is said of it."""

from __future__ import annotations

from engine import format_move
from saves import SavedGame
from texts.translation import gettext as _
from tui.plain.seats import Seats
from tui.plain.telling import Teller


class TakingBack:
    """What is taken back together: all moves since the last decision of a person."""

    def __init__(self, saved: SavedGame, seats: Seats, tell: Teller) -> None:
        """Of a saved game."""
        self._saved = saved
        self._game = saved.game
        self._seats = seats
        self._tell = tell

    @property
    def count(self) -> int:
        """How many moves that is."""
        return len(self._game.history) - self._earlier()

    @property
    def reveals(self) -> bool:
        """Whether something hidden was turned up in them."""
        return self._game.reveals(self.count)

    def _earlier(self) -> int:
        """How many moves had been played at the last decision of a person; all if there was no such decision."""
        number = len(self._game.history)
        for step in reversed(self._game.steps):
            number -= len(step)
            if self._seats.is_a_persons(step[0].seat):
                return number
        return len(self._game.history)

    def take_back(self) -> None:
        """Take them back."""
        earlier = self._earlier()
        taken = self._what_happened(earlier)
        while len(self._game.history) > earlier:
            self._saved.undo()
        self._tell.say(_("Taken back: {what}").format(what=taken))
        self._tell.problem()

    def play_again(self) -> None:
        """Play again what was taken back last, and what the computers did after it. Raises `engine.Refused`."""
        self._play_again()
        while self._game.can_redo and self._seats.level is not None:
            self._play_again()
        self._tell.problem()

    def _play_again(self) -> None:
        before = len(self._game.history)
        self._saved.redo()
        self._tell.say(_("Played again: {what}").format(what=self._what_happened(before)))

    def _what_happened(self, number: int) -> str:
        """The move of a number, from 0, in the sentences that told it; in notation where nothing was told."""
        move, events = self._game.log[number]
        return self._tell.in_sentences(events) or format_move(move)
