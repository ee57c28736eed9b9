"""One turn after another at a table: a move is played, shown and taken back; who decides next is called, or thinks."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from textual import events, on

from engine import Move, OpenGame, Plan, Refused
from engine.past import Played
from engine.texts.language import gettext as _, paragraph
from screens.actions import Action
from screens.table.overlaid_screen import OverlaidScreen
from screens.table.overlays.asides import HandOver, Recap, UndoWarning
from screens.table.play.computers_turn import ComputersTurn
from screens.table.play.course import Course
from screens.table.play.kept_game import KeptGame
from screens.table.play.recap import Telling
from screens.table.requests import GoOnAndStop, Read, Request, SitDown, TakeBack, Work
from screens.table.title import Board
from screens.table.viewpoint import Sight
from screens.words import in_sentences, shown


class TurnScreen(OverlaidScreen):
    """The screen of a table at which a game goes on, and shows where it leads."""

    def __init__(self, saved: KeptGame, board: Board) -> None:
        super().__init__(board)
        self.saved = saved
        self.course = Course(saved, self.follows, board.belongs_together, calls_for_all=board.calls_for_all)
        self.message = saved.recovered or ""
        self.recap: Recap | None = None
        """What tells over all else what the others did, if anything does."""
        self._round_over = ""
        """What a round came to that has ended since the last decision of a person."""
        alone = partial(self.in_background, alone=True)
        self.thinking = ComputersTurn(
            self.course, self._computer_plays, lambda: self.frame.settings.thinking, alone, self.set_timer
        )

    def follows(self, played: Move | None) -> Move | None:
        return self.board.follows(self.game, played, self.frame.settings)

    @property
    def game(self) -> OpenGame:
        return self.saved.game

    def sight(self) -> Sight:
        return Sight(self.game, self.course.sitting, self.game.log, is_open=self.is_handed_over)

    @property
    def is_waiting(self) -> bool:
        return self.course.is_waiting

    def _start_playing(self) -> None:
        """Alone it goes straight to the decision, otherwise whoever must decide is called."""
        goes_on = bool(self.game.history) or self.saved.read_only
        self.message = self.message or self.course.news
        if self.is_waiting:
            return  # the computer thinks as soon as the screen is there
        if self.course.begins_with_call:
            self._call(SitDown(follows=not goes_on))
        elif goes_on:
            self.to_page()
        else:
            self._sit_down(SitDown())

    @on(events.Mount)
    async def _begin_thinking(self) -> None:
        if self.is_waiting:
            await self.thinking.begin_before_it_is_seen()

    def on_unmount(self) -> None:
        self.thinking.leave()
        self.lay()

    def heed(self, request: Request) -> None:
        match request:
            case GoOnAndStop():
                self.course.stop_before_next()
                self.do_go_on()
            case SitDown():
                self._sit_down(request)
            case TakeBack():
                self._take_back()
            case Read(title, lines):
                self.frame.open_text([(title, lines)], self._words, self.hues)
            case Work(work):
                self.in_background(partial(work, self.changed))
            case _:
                super().heed(request)

    # Playing.

    def play_now(self, move: Move | Plan) -> None:
        self.board.aimed(self._goal.name if self._goal is not None else "")
        self._round_over = ""
        self._played(partial(self.course.play, move))

    def _sit_down(self, how: SitDown) -> None:
        """Whoever was called sits down, see `SitDown`."""
        if how.stop:
            self.course.stop_before_next()
        if how.follows:
            self._played(self.course.take_over)
        else:
            self.course.sit_down()
            self._show_at_once()
        if how.told:
            self._recall()

    def _played(self, play: Callable[[], bool]) -> None:
        """Show what came of playing, and see who must decide now."""
        try:
            handed = play() and self.course.hand_on()
        except Refused as refusal:
            self.show_position()
            self.refuse(refusal)
            return
        self._show_happened()
        if handed:
            self._await_next()

    def _show_happened(self) -> None:
        """Show the position that was reached, and say so if it could not be written to the disk."""
        self.lay()
        self.show_position()
        self._round_over = self.board.round_over() or self._round_over
        self.to_page()
        self.happened = paragraph((self._round_over, self._what_happened()))
        if self.game.decision is None:
            self.remark("")  # what was said of a key while others played to the end
        self.message = self.saved.problem or self.saved.record_problem or self.course.news

    def _what_happened(self) -> str:
        """What the last moves did, as far as that is told here."""
        return in_sentences(self.board.worth_telling(self.course.latest), self.course.viewer)

    def reworded(self) -> None:
        super().reworded()
        self.happened = self._what_happened()

    def _show_at_once(self) -> None:
        """Show the position as it is now, with nothing over it but what the decision wants."""
        self.lay()
        self.show_position()
        self.to_page()

    # Who decides next.

    def _await_next(self, pause: float = 0.0) -> None:
        """Another seat decides: a person is called, or the computer's thinks after so many seconds."""
        if not self.is_waiting:
            self._call(SitDown())
        elif pause:
            self.thinking.pause(pause)
        else:
            self.thinking.begin()

    def _call(self, sit_down: SitDown) -> None:
        decision = self.game.decision
        prompt = None if decision is None else decision.prompt
        self.lay(HandOver(self.board.keys, prompt, self.happened, sit_down))

    def do_hurry(self) -> None:
        self.thinking.hurry()

    def _computer_plays(self, move: Move) -> None:
        """Play what the computer has thought out; a question that is open stays so."""
        asked = [one for one in self.overlays if isinstance(one, UndoWarning)]
        try:
            self.course.play_computers(move)
            handed = self.course.deciding is not None and self.course.hand_on()
        except Refused as refusal:
            self.message = shown(refusal.sentence)
            self.changed()
            return
        self._show_happened()
        if handed:
            self._await_next(0.0 if self.board.is_plain(move) else self.frame.settings.pause)
        self.lay(*self.overlays, *asked)
        if not asked:
            self._recall()
        self.changed()

    # What the others did.

    def _recall(self) -> None:
        """Tell whoever sits at the keyboard and must decide what the others did since their last turn."""
        if self.course.deciding is not None and not self.is_waiting and not self.course.calls:
            self._open_recap()

    def _open_recap(self) -> None:
        """Tell what the others did since the last decision, if they did anything, and who has lost a seat."""
        self.remark("")  # what was said of a key while others decided
        since = self.course.since
        table = partial(self.board.recap, since, self.course.sitting)
        told = [one for one in since.tellings if one.template not in self.board.in_sight]
        if not told:
            self.recap = None
            return
        # What the round came to stands before what the next one begins with, which happened to everybody.
        over = [Telling(None, "", self._round_over)] if self._round_over else []
        first = next((n for n, one in enumerate(told) if one.seat is None), len(told))
        news = [Telling(None, "", self.course.news)] if self.course.news else []
        self.recap = Recap([*told[:first], *over, *told[first:], *news], self._words, table, self._round_over)

    def close_recap(self) -> None:
        """Take it away; one sentence of it stays at the foot."""
        if self.recap is not None:
            self.happened = self.recap.last
            self.recap = None

    def do_recall(self) -> None:
        self._open_recap()
        if self.recap is None and len(self.game.names) == 1:
            self.happened = paragraph((self._round_over, self._what_happened()))
        elif self.recap is None:
            self.message = _("Nobody else has done anything since your last turn.")

    # Taking back.

    def own_obstacle(self, action: Action) -> str | None:
        if action.name == "undo" and not self.course.together():
            return _("There is nothing to take back.")
        if action.name == "redo" and not self.game.can_redo:
            return _("There is nothing to play again.")
        return super().own_obstacle(action)

    def do_undo(self) -> None:
        warning = self._warning()
        if warning:
            self.lay(*self.overlays, UndoWarning(warning))
        else:
            self._take_back()

    def _warning(self) -> str:
        """What there is to consider before something is taken back, if anything."""
        seat = self.course.crosses
        if seat is not None:
            return _("This takes back a decision of {player}. Take it back all the same?").format(
                player=self.game.names[seat]
            )
        if self.course.reveals:
            return _("Something hidden was turned up by this move. Take it back all the same?")
        return ""

    def _take_back(self) -> None:
        self.thinking.forget()
        self._again(self.course.take_back, _("Taken back: {moves}"))

    def do_redo(self) -> None:
        self._again(lambda: self.course.redo()[0], _("Played again: {moves}"))
        if self.is_waiting:
            self.thinking.begin()

    def _again(self, step: Callable[[], Sequence[Played]], words: str) -> None:
        """Take back or play again, and say which moves it was; another person than before is called first."""
        self._round_over = ""
        try:
            moves = step()
        except Refused as refusal:
            self.refuse(refusal)
            return
        calls = self.course.calls
        self._show_happened()
        seat = None if calls else self.course.sitting
        what = (in_sentences(one.events, seat) or self.board.describe(one.move.unanswered()) for one in moves)
        self.happened = words.format(moves=paragraph(what))
        if calls:
            self._call(SitDown(follows=False, told=False))
