"""Looking back at a game of any title: its pages as they were after any of its moves, and playing on from there."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from engine import Game
from saves import SaveError
from saves.looking_back import Replay
from screens.actions import Action
from screens.table.showing import TableScreen
from screens.table.title import Sight
from screens.titles import board_of
from screens.words import told
from texts.translation import gettext as _

CONTEXT = "look-back"
_BACK = ("move_before", "turn_before", "round_before", "to_start")
_ON = ("move_after", "turn_after", "round_after", "to_now")


class LookBackScreen(TableScreen):
    """The pages of a game as they were, move by move."""

    def __init__(self, game: Game, number: int, looker: int, bots: Mapping[str, str]) -> None:
        """Look at `game` as it stood after so many moves, by the seat `looker`; the game itself stays as it is.

        `bots` are the levels of those whom the computer plays, by name: they stay in a game that is played on.
        """
        super().__init__(board_of(game.title))
        self._whole = game
        self._looker = looker
        self._bots = bots
        self._replay = Replay(game)
        self._go_to(number)

    @property
    def game(self) -> Game:
        return self._then

    def sight(self) -> Sight:
        """What happened until then stands in the log; nobody sees what another seat knew while the game goes on."""
        decision = self._then.decision
        seat = 0 if decision is None else decision.seat
        is_open = seat != self._looker and self._whole.decision is not None and self._whole.has_secrets
        return Sight(self._then, seat, self._whole.log[: self._number], is_past=True, is_open=is_open)

    @property
    def contexts(self) -> tuple[str, ...]:
        return (CONTEXT, *self.board.keys.reading(self.page.keys))

    def prompt(self) -> str:
        return _("Looking back: after move {n} of {last}").format(n=self._number, last=self._replay.last)

    def _go_to(self, number: int) -> None:
        """Show the position after so many moves and what led to it."""
        self._number = number
        self._then = self._replay.game(number)
        self.show_position()
        move = self._replay.move(number)
        self.happened = told(self._replay.events(number), self._looker) if move is not None else _("The game begins.")

    # Keys.

    def can(self, action: Action) -> bool:
        if action.name in _BACK:
            return self._number > 0
        if action.name in _ON:
            return self._number < self._replay.last
        return action.name != "play_on" or self._then.decision is not None

    def why_not(self, action: Action) -> str:
        if action.name == "play_on":
            return _("The game is over.")
        if action.name in (*_BACK, *_ON):
            return _("There is nothing further on this side.")
        return super().why_not(action)

    def _step_by(self, step: Callable[[int], int]) -> None:
        self._go_to(step(self._number))

    def do_move_before(self) -> None:
        self._go_to(self._number - 1)

    def do_move_after(self) -> None:
        self._go_to(self._number + 1)

    def do_turn_before(self) -> None:
        self._step_by(self._replay.previous_turn)

    def do_turn_after(self) -> None:
        self._step_by(self._replay.next_turn)

    def do_round_before(self) -> None:
        self._step_by(self._replay.previous_round)

    def do_round_after(self) -> None:
        self._step_by(self._replay.next_round)

    def do_to_start(self) -> None:
        self._go_to(0)

    def do_to_now(self) -> None:
        self._go_to(self._replay.last)

    def do_play_on(self) -> None:
        try:
            branch = self._replay.branch(self._number, bots=self._bots)
        except SaveError as error:
            self.message = str(error)
            return
        self.frame.leave()
        self.frame.open_game(branch)

    def do_back(self) -> None:
        self.frame.leave()
