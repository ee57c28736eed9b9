"""One turn after another at a table: a move is played and shown, and whoever decides next is called, or thinks."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from engine import Move, Plan, Refused
from screens.table.overlays.asides import HandOver, Sure
from screens.table.playing_table import PlayingTable
from screens.table.recalling import Recalling
from screens.table.thinking import Thinking
from screens.words import shown


class Turns:
    """The part of a game's screen that lets its course go on and shows where it leads."""

    def __init__(self, screen: PlayingTable, recalling: Recalling) -> None:
        """`recalling` tells what the computer's players did before a person must decide."""
        self._screen = screen
        self._recalling = recalling
        self.thinking = Thinking(screen, self._computer_plays)

    # Playing.

    def play(self, move: Move | Plan) -> None:
        """Play a complete move, or all moves of a plan; it is on the disk when its effect is shown."""
        self._played(partial(self._screen.course.play, move))

    def take_over(self) -> None:
        """Whoever was called sits down and is told what the others did; what follows by itself happens now."""
        self._played(self._screen.course.take_over)
        self._recall()

    def _recall(self) -> None:
        """Tell whoever sits at the keyboard and must decide what the others did since their last turn."""
        course = self._screen.course
        if course.deciding is not None and not course.is_waiting and not course.calls:
            self._recalling.open()

    def _played(self, play: Callable[[], bool]) -> None:
        """Show what came of playing, and see who must decide now."""
        try:
            handed = play()
        except Refused as refusal:
            self._screen.show_position()
            self._screen.refuse(refusal)
            return
        self.show_happened()
        if handed:
            self._hand_on()

    def show_happened(self) -> None:
        """Show the position that was reached, and say so if it could not be written to the disk."""
        screen = self._screen
        screen.lay()
        screen.show_position()
        screen.to_page()
        screen.happened = screen.course.happened
        screen.say(screen.saved.problem or "")

    # Who decides next.

    def _hand_on(self) -> None:
        """Another seat decides: the computer's plays, a person is called, or whoever sat there goes on."""
        if self._screen.course.is_waiting:
            self.thinking.begin()
        elif self._screen.course.asks_nobody:
            self._played(self._screen.course.carry_on)
        elif self._screen.course.calls:
            self._call(self.take_over)
        else:
            self._played(self._screen.course.take_over)

    def _call(self, sit_down: Callable[[], None]) -> None:
        self._screen.lay(HandOver(self._screen, lambda: self._screen.happened, sit_down))

    def call_to_begin(self) -> None:
        """Call whoever begins the game; what follows by itself happens when they sit down."""
        self._call(self.take_over)

    def call_to_look(self) -> None:
        """Call whoever must decide, and show them the position as it stands."""
        self._call(self._sit_down)

    def call_to_go_on(self) -> None:
        """The same where a game goes on that was left: what the others did is told."""

        def sit_down() -> None:
            self._sit_down()
            self._recall()

        self._call(sit_down)

    def _sit_down(self) -> None:
        """The player who was called sees the position as it stands."""
        self._screen.course.sit_down()
        self._screen.lay()
        self._screen.show_position()
        self._screen.to_page()

    def _computer_plays(self, move: Move) -> None:
        """Play what the computer has thought out; a question that is open stays so."""
        screen, course = self._screen, self._screen.course
        asked = [one for one in screen.overlays if isinstance(one, Sure)]
        try:
            course.play_computers(move)
        except Refused as refusal:
            screen.say(shown(refusal.sentence))
            screen.changed()
            return
        self.show_happened()
        if course.is_waiting and screen.settings.pause and not screen.board.is_plain(move):
            self.thinking.pause(screen.settings.pause)
        elif course.deciding is not None:
            self._hand_on()
        screen.lay(*screen.overlays, *asked)
        if not asked:
            self._recall()
        screen.changed()
