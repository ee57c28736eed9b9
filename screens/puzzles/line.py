"""The best line of a puzzle, stepped through on the table: what is done, what it is worth then, and why."""

from __future__ import annotations

from engine.texts.language import gettext as _
from saves.puzzles.tries import Tries
from screens.actions import Action
from screens.puzzles import words
from screens.table.look_back import LookBackScreen


class LineScreen(LookBackScreen):
    """The table as it stands after each of the best moves."""

    def __init__(self, tries: Tries) -> None:
        """It opens before the first of them."""
        self._tries = tries
        self._told = words.line_in_words(tries)
        super().__init__(tries.best, 0, tries.asked.seat, {})

    def reworded(self) -> None:
        self._told = words.line_in_words(self._tries)
        super().reworded()

    def _go_to(self, number: int) -> None:
        super()._go_to(number)
        begins = _("The best line has {n} moves; {key} goes through them.")
        self.happened = self._told[number - 1] if number else begins.format(n=len(self._told), key="n")

    def prompt(self) -> str:
        return _("The best line: move {n} of {last}").format(n=self._number, last=len(self._told))

    def own_obstacle(self, action: Action) -> str | None:
        if action.name == "play_on":
            return _("A puzzle ends where its line does.")
        return super().own_obstacle(action)
