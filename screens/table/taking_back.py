"""Taking moves back at a table and playing them again: what is asked before, and what is told after."""

from __future__ import annotations

from collections.abc import Callable

from engine import Refused
from engine.texts.language import gettext as _
from screens.actions import Action
from screens.table.overlays.asides import Sure
from screens.table.playing_table import PlayingTable
from screens.table.sight import Log
from screens.table.title import Part
from screens.table.turns import Turns
from screens.words import in_sentences


class TakingBack(Part):
    """The part of a game's screen that does it."""

    def __init__(self, screen: PlayingTable, turns: Turns) -> None:
        """`turns` shows where it leads."""
        self._screen = screen
        self._turns = turns

    def available(self, action: Action) -> bool:
        return self._screen.course.together() > 0 if action.name == "undo" else self._screen.game.can_redo

    def why_not(self, action: Action) -> str:
        if action.name == "undo":
            return _("There is nothing to take back.")
        return _("There is nothing to play again.")

    def do_undo(self) -> None:
        warning = self._warning()
        if warning:
            self._screen.lay(*self._screen.overlays, Sure(self._screen, warning, self.take_back))
        else:
            self.take_back()

    def _warning(self) -> str:
        """What there is to consider before something is taken back, if anything."""
        course = self._screen.course
        seat = course.crosses
        if seat is not None:
            return _("This takes back a decision of {player}. Take it back all the same?").format(
                player=course.game.names[seat]
            )
        if course.reveals:
            return _("Something hidden was turned up by this move. Take it back all the same?")
        return ""

    def take_back(self) -> None:
        """Take back without asking."""
        self._turns.thinking.forget()
        self._again(self._screen.course.take_back, _("Taken back: {moves}"))

    def do_redo(self) -> None:
        self._again(self._screen.course.redo, _("Played again: {moves}"))
        if self._screen.course.is_waiting:
            self._turns.thinking.begin()

    def _again(self, step: Callable[[], Log], words: str) -> None:
        """Take back or play again, and say which moves it was; another person than before is called first."""
        screen = self._screen
        try:
            moves = step()
        except Refused as refusal:
            screen.refuse(refusal)
            return
        calls = screen.course.calls
        self._turns.show_happened()
        seat = None if calls else screen.course.sitting
        what = (in_sentences(events, seat) or screen.board.describe(move.unanswered()) for move, events in moves)
        screen.happened = words.format(moves=" ".join(what))
        if calls:
            self._turns.call_to_look()
