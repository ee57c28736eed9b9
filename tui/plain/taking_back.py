"""Taking moves back in plain mode and playing them again, with what is said of it."""

from __future__ import annotations

from collections.abc import Iterable

from engine import Event, Game, Move
from saves import SavedGame
from screens.plain import PlainWords
from texts.translation import gettext as _
from tui.plain.seats import Seats
from tui.plain.telling import Teller


class TakingBack:
    """What is taken back together: all moves since the last decision of a person."""

    def __init__(self, saved: SavedGame, words: PlainWords, seats: Seats, tell: Teller) -> None:
        """Of a saved game."""
        self._saved = saved
        self._words = words
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
        move, events = self._game.log[earlier]
        while len(self._game.history) > earlier:
            self._saved.undo()
        self._tell.say(_("Taken back: {what}").format(what=self._what_happened(move, events, self._game)))
        self._tell.problem()

    def play_again(self) -> None:
        """Play again what was taken back last, and what the computers did after it. Raises `engine.Refused`."""
        self._play_again()
        while self._game.can_redo and self._seats.level is not None:
            self._play_again()
        self._tell.problem()

    def _play_again(self) -> None:
        before, played = self._game.copy(), len(self._game.history)
        self._saved.redo()
        move, events = self._game.log[played]
        self._tell.say(_("Played again: {what}").format(what=self._what_happened(move, events, before)))

    def _what_happened(self, move: Move, events: Iterable[Event], before: Game) -> str:
        """A move in the sentences that told it; in its own words, before it was made, where nothing was told."""
        return self._tell.in_sentences(events) or self._words.sentence(before, move)
