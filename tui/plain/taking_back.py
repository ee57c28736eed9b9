"""Taking moves back in plain mode and playing them again, with what is said of it."""

from __future__ import annotations

from collections.abc import Sequence

from engine import Game
from engine.past import Played
from engine.texts.language import gettext as _
from saves import SavedGame
from screens.plain import PlainWords
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
        return sum(map(len, self._steps()))

    @property
    def reveals(self) -> bool:
        """Whether something hidden was turned up in them."""
        return self._game.reveals(self.count)

    def _steps(self) -> Sequence[Sequence[Played]]:
        """What was played since the last decision of a person, that first; nothing if there was no such decision."""
        steps = self._game.steps
        peoples = [place for place, step in enumerate(steps) if self._seats.is_a_persons(step[0].seat)]
        return steps[peoples[-1] :] if peoples else ()

    def take_back(self) -> None:
        """Take them back."""
        steps = self._steps()
        for _step in steps:
            self._saved.undo()
        self._tell.say(_("Taken back: {what}").format(what=self._what_happened(steps[0], self._game)))
        self._tell.problem()

    def play_again(self) -> None:
        """Play again what was taken back last, and what the computers did after it. Raises `engine.Refused`."""
        self._play_again()
        while self._game.can_redo and self._seats.level is not None:
            self._play_again()
        self._tell.problem()

    def _play_again(self) -> None:
        before = self._game.copy()
        self._saved.redo()
        self._tell.say(_("Played again: {what}").format(what=self._what_happened(self._game.last, before)))

    def _what_happened(self, step: Sequence[Played], before: Game) -> str:
        """Moves in the sentences that told them; in their own words, before they were made, where nothing was told."""
        events = [event for played in step for event in played.events]
        return self._tell.in_sentences(events) or self._words.sentence(before, step[0].move)
