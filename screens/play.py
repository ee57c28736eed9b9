"""Playing a saved game of any title: choosing a move, answering its questions, confirming it, taking it back."""

from __future__ import annotations

from abc import abstractmethod
from gettext import gettext as _
from typing import ClassVar

from engine import Event, Game, Move, Refused, format_move
from saves import SavedGame
from screens.actions import Action
from screens.asking import Panel, panel_for
from screens.base import BaseScreen
from screens.finding import found, move_list
from screens.words import shown, told
from widgets.editor import Editor
from widgets.lines import EMPTY, Line, text, wrap
from widgets.menu import moved

PAGE, ASK, READY, MOVES, FIND, SURE, HAND_OVER = "page", "ask", "ready", "moves", "find", "confirm", "hand-over"
LAST = "last-question"
"""The context of a question whose answer completes the move."""
"""What the screen is doing: showing a page, asking a question, waiting for the confirmation of a move, listing all
moves, finding one by its words, asking whether to take back, handing over to another player."""

_FIND_SIGNS = 40


class PlayScreen(BaseScreen):
    """What every title's game screen does; a title adds its pages and its picture."""

    CONTEXTS: ClassVar[tuple[str, ...]] = (LAST, ASK, READY, MOVES, FIND, SURE, HAND_OVER, "list", "game")

    def __init__(self, saved: SavedGame) -> None:
        """A screen on which `saved` is played."""
        super().__init__()
        self.saved = saved
        self.mode = PAGE
        self.message = saved.recovered or ""
        """What was refused or what else there is to say; it stands until the next key."""
        self.happened = ""
        """What the last moves did, in words."""
        self._draft: Move | None = None
        self._panel: Panel | None = None
        self._place = 0
        self._finder = Editor.start("", _FIND_SIGNS)
        self._stop_before_next = False
        self._is_handing_over = False
        """Whether the question about taking back was asked while the game is being handed over."""

    # What a title adds.

    @abstractmethod
    def describe(self, move: Move) -> str:
        """A legal move in plain words."""

    @abstractmethod
    def preview(self, move: Move, cells: int) -> list[Line]:
        """What a move would do; open questions count as answered by their defaults."""

    @abstractmethod
    def page_contexts(self) -> tuple[str, ...]:
        """The contexts while a page is shown."""

    @abstractmethod
    def refresh_view(self) -> None:
        """The position has changed: read it again."""

    @abstractmethod
    def ordinary(self) -> Move | None:
        """The move that simply goes on (the next tile, the end of the turn, paying what is due), if there is one."""

    @abstractmethod
    def follows_by_itself(self, played: Move | None) -> Move | None:
        """The move that the screen plays by itself after this one, such as the supply that begins a turn.

        `played` is None at the beginning of a game.
        """

    def why_not(self, action: Action) -> str:
        """Why an action cannot be carried out now, in a sentence; a title knows more reasons."""
        sentences = {
            "undo": _("There is nothing to take back."),
            "redo": _("There is nothing to play again."),
            "ask_less": _("One of these is chosen: go up and down."),
            "ask_more": _("One of these is chosen: go up and down."),
            "tick": _("There is nothing to tick here."),
            "next_way": _("There is no other way to step to."),
        }
        if action.name in sentences:
            return sentences[action.name]
        return _("The game is over.") if self.game.decision is None else _("This is not possible now.")

    @abstractmethod
    def belongs_together(self, played: Move, after: Move) -> bool:
        """Whether the second of two moves follows upon the first by itself, so that both are taken back together."""

    @abstractmethod
    def about_decision(self, cells: int) -> list[Line]:
        """What there is to know about the decision, above the list of its moves."""

    @abstractmethod
    def wants_list(self) -> bool:
        """Whether the decision is one between a few moves, best shown as a list."""

    # The state.

    @property
    def game(self) -> Game:
        """The game being played."""
        return self.saved.game

    @property
    def contexts(self) -> tuple[str, ...]:
        if self.mode == PAGE:
            return (*self.page_contexts(), "game")
        if self.mode == MOVES:
            return (MOVES, "list", "game")
        if self.mode == ASK and self._completes():
            return (LAST, ASK)
        return (self.mode,)

    def available(self, action: Action) -> bool:
        if action.name == "undo":
            return self.game.can_undo
        if action.name == "redo":
            return self.game.can_redo
        if action.name == "go_on":
            return self.ordinary() is not None
        if action.name in ("ask_less", "ask_more"):
            return self._panel is not None and self._panel.counts
        if action.name == "tick":
            return self._panel is not None and self._panel.toggles
        if action.name == "next_way":
            return self._panel is not None and self._panel.has_ways
        if action.name in ("find", "all_moves"):
            return bool(self.game.moves())
        return True

    def explain(self, action: Action) -> None:
        self.message = self.why_not(action)

    @property
    def candidate(self) -> Move | None:
        """The move whose effect is to be shown, if one is being put together or the cursor is on one in a list."""
        if self.mode == ASK and self._panel is not None and self._draft is not None:
            if self._panel.objection:
                return None
            return self._draft.answer(self._panel.value, self._panel.question.label)
        if self.mode == READY:
            return self._draft
        if self.mode in (MOVES, FIND):
            moves = self._listed()
            return moves[self._place] if moves else None
        return None

    def _completes(self) -> bool:
        """Whether the answer that is shown would complete the move."""
        move = self.candidate
        return move is not None and self.game.ask(move) is None

    def _listed(self) -> list[Move]:
        words = self._finder.words if self.mode == FIND else ""
        return found(self.game.moves(), self.describe, words)

    # Pictures of what lies over a page.

    def overlay(self, cells: int, rows: int) -> list[Line]:
        """The lines in the place of the page, where something else than a page is shown."""
        if self.mode == ASK and self._panel is not None and self._draft is not None:
            head = text(" " + self.describe(self._draft.unanswered()), "title")
            return [head, EMPTY, *self._panel.lines(cells, rows - 2)]
        if self.mode == READY and self._draft is not None:
            return self._ready_lines(self._draft, cells)
        if self.mode in (MOVES, FIND):
            moves = [self.describe(move) for move in self._listed()]
            if self.mode == FIND:
                return move_list(
                    text(" " + _("Find: "), "title") + self._finder.line(), moves, self._place, rows, cells
                )
            above = self.about_decision(cells)
            return [
                *above,
                *move_list(text(" " + _("What can be done"), "title"), moves, self._place, rows - len(above), cells),
            ]
        if self.mode == SURE:
            sentence = _("Something hidden was turned up by this move. Take it back all the same?")
            return [EMPTY, *(text(" ") + line for line in wrap(sentence, cells - 2, "warn"))]
        return self._hand_over_lines(cells)

    def _ready_lines(self, move: Move, cells: int) -> list[Line]:
        return [
            *(self.about_decision(cells) if self.wants_list() else []),
            text(" " + self.describe(move.unanswered()), "title"),
            EMPTY,
            *(text(" ") + line for line in wrap(format_move(move), cells - 2, "dim", "  ")),
            EMPTY,
            text(" " + _("Enter does it; its effect stands below.")),
        ]

    def _hand_over_lines(self, cells: int) -> list[Line]:
        decision = self.game.decision
        if decision is None:
            return []
        return [
            EMPTY,
            *(text(" ") + line for line in wrap(shown(decision.prompt), cells - 2, "title")),
            EMPTY,
            *(text(" ") + line for line in wrap(self.happened, cells - 2, "dim")),
            EMPTY,
            text(" " + _("Hand over, then press enter.")),
        ]

    # Choosing and confirming a move.

    def begin(self, move: Move) -> None:
        """Ask the next question of a move, or wait for its confirmation."""
        try:
            question = self.game.ask(move)
        except Refused as refusal:
            self._refuse(refusal)
            return
        self._draft = move
        if question is None:
            self.mode, self._panel = READY, None
        else:
            self.mode, self._panel = ASK, panel_for(question)

    def _refuse(self, refusal: Refused) -> None:
        self.message = shown(refusal.sentence)
        self._to_page(straight_on=False)

    def _to_page(self, *, straight_on: bool = True) -> None:
        """Back to what is shown while nothing is being put together; a decision with one way goes straight on."""
        self._draft = self._panel = None
        self._place = 0
        self.mode = MOVES if self.wants_list() else PAGE
        if self.mode == MOVES and straight_on and len(self.game.moves()) == 1:
            self.begin(self.game.moves()[0])

    def play_now(self, move: Move) -> None:
        """Play a complete move; it is on the disk when its effect is shown."""
        events: list[Event] = []
        seat = self._deciding()
        next_move: Move | None = move
        try:
            while next_move is not None:
                events += self.saved.play(next_move)
                handed = self._deciding() not in (seat, None)
                next_move = None if handed else self._next_by_itself(next_move)
            self._stop_before_next &= not handed
        except Refused as refusal:
            self.refresh_view()
            self._refuse(refusal)
            return
        self.happened = told(events)
        self._show_position()
        if handed:
            self.mode = HAND_OVER

    def _show_position(self) -> None:
        """Show the position that was reached, and say so if it could not be written to the disk."""
        self.refresh_view()
        self._to_page()
        self.message = self.saved.problem or ""

    def _deciding(self) -> int | None:
        decision = self.game.decision
        return None if decision is None else decision.seat

    def _next_by_itself(self, played: Move | None) -> Move | None:
        """What follows; the wish to stop before it holds until then, over a meal too."""
        move = self.follows_by_itself(played)
        if move is not None and self._stop_before_next:
            self._stop_before_next = False
            return None
        return move

    def start_playing(self) -> None:
        """A new game: alone it goes straight to the first decision, otherwise the first player is called."""
        if self.game.history or self.saved.read_only:
            self._to_page()
        elif len(self.game.options["players"]) > 1:
            self.mode = HAND_OVER
        else:
            self._take_over()

    # Keys of a question.

    def do_ask_up(self) -> None:
        if self._panel is not None:
            self._panel.move(-1)

    def do_ask_down(self) -> None:
        if self._panel is not None:
            self._panel.move(1)

    def do_ask_less(self) -> None:
        if self._panel is not None:
            self._panel.change(-1)

    def do_ask_more(self) -> None:
        if self._panel is not None:
            self._panel.change(1)

    def do_tick(self) -> None:
        if self._panel is not None:
            self._panel.toggle()

    def do_next_way(self) -> None:
        if self._panel is not None:
            self._panel.next_way()

    def do_answer(self) -> None:
        if self._panel is None or self._draft is None:
            return
        objection = self._panel.objection
        if objection:
            self.message = objection
            return
        self.begin(self._draft.answer(self._panel.value, self._panel.question.label))

    def do_step_back(self) -> None:
        if self._draft is None or not self._draft.answers:
            self._to_page(straight_on=False)
            return
        fewer = self._draft.unanswered()
        for answer in self._draft.answers[:-1]:
            fewer = fewer.answer(answer.value, answer.label)
        self.begin(fewer)

    def do_confirm(self) -> None:
        move = self.candidate
        if move is not None:
            self.play_now(move)

    # Keys of the lists.

    def do_cursor_up(self) -> None:
        self._place = moved(self._place, -1, len(self._listed()))

    def do_cursor_down(self) -> None:
        self._place = moved(self._place, 1, len(self._listed()))

    def do_find_up(self) -> None:
        self.do_cursor_up()

    def do_find_down(self) -> None:
        self.do_cursor_down()

    def do_pick(self) -> None:
        moves = self._listed()
        if moves:
            self.begin(moves[self._place])

    def do_pick_found(self) -> None:
        self.do_pick()

    def do_all_moves(self) -> None:
        self.mode, self._place = MOVES, 0

    def do_find(self) -> None:
        self.mode, self._place = FIND, 0
        self._finder = Editor.start("", _FIND_SIGNS)

    def do_erase_find(self) -> None:
        self._finder = self._finder.backspace()
        self._place = 0

    def do_leave_list(self) -> None:
        self.mode = PAGE

    def do_leave_find(self) -> None:
        self._to_page()

    # Keys of the game.

    def do_go_on(self) -> None:
        move = self.ordinary()
        if move is None:
            return
        if self.game.ask(move) is None:
            self.play_now(move)
        else:
            self.begin(move)

    def do_go_on_and_stop(self) -> None:
        self._stop_before_next = True
        self.do_go_on()

    def do_undo(self) -> None:
        self._is_handing_over = self.mode == HAND_OVER
        if self.game.reveals(self._together()):
            self.mode = SURE
        else:
            self._take_back()

    def do_say_yes(self) -> None:
        self._take_back()

    def do_say_no(self) -> None:
        self._to_page(straight_on=False)
        if self._is_handing_over:
            self.mode = HAND_OVER

    def _together(self) -> int:
        """How many moves are taken back at once: what followed by itself goes with the move before it."""
        last = self.game.history[-2:]
        return 2 if len(last) == 2 and self.belongs_together(*last) else 1

    def _take_back(self) -> None:
        try:
            for _move in range(self._together()):
                move = self.saved.undo()
        except Refused as refusal:
            self._refuse(refusal)
            return
        self._stop_before_next = False
        self._show_position()
        self.happened = _("Taken back: {move}").format(move=format_move(move))

    def do_redo(self) -> None:
        try:
            move = self.saved.redo()
        except Refused as refusal:
            self._refuse(refusal)
            return
        self._show_position()
        self.happened = _("Played again: {move}").format(move=format_move(move))

    def do_sit_down(self) -> None:
        self._take_over()

    def do_sit_down_and_stop(self) -> None:
        self._stop_before_next = True
        self._take_over()

    def _take_over(self) -> None:
        """The next player sits down; what follows by itself happens now."""
        self._to_page()
        log = self.game.log
        move = self._next_by_itself(log[-1][0] if log else None)
        if move is not None:
            self.play_now(move)

    def do_leave_game(self) -> None:
        self.frame.leave()

    # Typed signs.

    @property
    def is_typing(self) -> bool:
        return self.mode == FIND

    def typed(self, sign: str) -> bool:
        if self.mode == ASK and self._panel is not None and sign.isascii() and sign.isdigit():
            return self._panel.digit(int(sign))
        if self.mode == FIND:
            self._finder = self._finder.insert(sign)
            self._place = 0
            return True
        return False

    def perform(self, action: Action) -> None:
        self.message = ""
        super().perform(action)
