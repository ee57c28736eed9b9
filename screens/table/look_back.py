"""Looking back at a game of any title: its pages as they were after any of its moves, and playing on from there."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partialmethod

from engine import Game
from engine.texts.language import gettext as _
from saves import SaveError, latest
from saves.look_back import Replay
from screens.actions import Action
from screens.table.keys import PLAY_ON
from screens.table.table_screen import TableScreen
from screens.table.title import board_of
from screens.table.viewpoint import Sight
from screens.words import in_sentences
from widgets.lines import Line, text, wrap

CONTEXT = "look-back"
_BACK = ("move_before", "turn_before", "round_before", "to_start")
_ON = ("move_after", "turn_after", "round_after", "to_now")


class LookBackScreen(TableScreen):
    """The pages of a game as they were, move by move."""

    def __init__(
        self, game: Game, number: int, looker: int, bots: Mapping[str, str], *, is_public: bool = False
    ) -> None:
        """Look at `game` as it stood after so many moves, by the seat `looker`; the game itself stays as it is.

        `bots` are the levels of those whom the computer plays, by name: they stay in a game that is played on. A game
        at a table with others (`is_public`) is played on from its past after its end alone.
        """
        super().__init__(board_of(game.title))
        self._whole = game
        self._looker = looker
        self._bots = bots
        self._is_public = is_public
        self._replay = Replay(game)
        self._continued = ""
        """The game to continue, while it is asked whether the new one takes its place."""
        self._go_to(number)

    @property
    def game(self) -> Game:
        return self._then

    def sight(self) -> Sight:
        """What happened until then stands in the log; nobody sees what another seat knew while the game goes on."""
        decision = self._then.decision
        seat = 0 if decision is None else decision.seat
        is_open = (
            seat != self._looker and self._whole.decision is not None and (self._is_public or self._whole.has_secrets)
        )
        return Sight(self._then, seat, self._whole.log[: self._number], is_past=True, is_open=is_open)

    @property
    def contexts(self) -> tuple[str, ...]:
        return (PLAY_ON,) if self._continued else (CONTEXT, *self.board.keys.reading(self.page.keys))

    def reworded(self) -> None:
        super().reworded()
        self._go_to(self._number)

    def prompt(self) -> str:
        if self._continued:
            return _("Playing on from here as a new game: shall Continue lead to it?")
        return _("Looking back: after move {n} of {last}").format(n=self._number, last=self._replay.last)

    def foot(self, columns: int) -> list[Line]:
        if not self._continued:
            return super().foot(columns)
        words = _("Now Continue leads to {slot}. Both games are kept, whatever you say.").format(slot=self._continued)
        return [text(" ") + line for line in wrap(words, columns - 2)]

    def _go_to(self, number: int) -> None:
        """Show the position after so many moves and what led to it."""
        self._number = number
        self._then = self._replay.game(number)
        self.show_position()
        move = self._replay.move(number)
        self.happened = (
            in_sentences(self._replay.events(number), self._looker) if move is not None else _("The game begins.")
        )

    # Keys.

    def own_obstacle(self, action: Action) -> str | None:
        is_at_end = {**dict.fromkeys(_BACK, not self._number), **dict.fromkeys(_ON, self._number == self._replay.last)}
        if is_at_end.get(action.name):
            return _("There is nothing further on this side.")
        if action.name == "play_on" and self._is_public and self._whole.decision is not None:
            return _("At a table with others this is possible after the end of the game.")
        return _("The game is over.") if action.name == "play_on" and self._then.decision is None else None

    def _step_to(self, place: Callable[[Replay, int], int]) -> None:
        self._go_to(place(self._replay, self._number))

    do_move_before = partialmethod(_step_to, lambda _replay, number: number - 1)
    do_move_after = partialmethod(_step_to, lambda _replay, number: number + 1)
    do_turn_before = partialmethod(_step_to, lambda replay, number: replay.previous_turn(number))
    do_turn_after = partialmethod(_step_to, lambda replay, number: replay.next_turn(number))
    do_round_before = partialmethod(_step_to, lambda replay, number: replay.previous_round(number))
    do_round_after = partialmethod(_step_to, lambda replay, number: replay.next_round(number))
    do_to_start = partialmethod(_step_to, lambda _replay, _number: 0)
    do_to_now = partialmethod(_step_to, lambda replay, _number: replay.last)

    def do_play_on(self) -> None:
        try:
            to_continue = latest()
        except SaveError:  # then a new one cannot be kept either, and says so
            to_continue = None
        if to_continue is None:
            self._play_on(aside=False)
        else:
            self._continued = to_continue.slot

    def do_keep_looking(self) -> None:
        self._continued = ""

    def _play_on(self, *, aside: bool) -> None:
        self._continued = ""
        try:
            branch = self._replay.branch(self._number, bots=self._bots, aside=aside)
        except SaveError as error:
            self.message = str(error)
            return
        self.frame.leave()
        self.frame.open_game(branch)

    do_continue_with_it = partialmethod(_play_on, aside=False)
    do_play_beside = partialmethod(_play_on, aside=True)

    def do_back(self) -> None:
        self.frame.leave()
