"""Playing a saved game of any title: choosing a move, answering its questions, confirming it."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from functools import partial
from gettext import gettext as _
from typing import TYPE_CHECKING, ClassVar

from engine import Move, Refused, format_move
from screens.actions import Action
from screens.table.asking import Panel, panel_for
from screens.table.at_table import HAND_OVER, PAGE, SURE, AtTable
from screens.table.counsel import Hint
from screens.table.finding import found, move_list
from screens.table.played import Played
from screens.words import shown
from widgets.editor import Editor
from widgets.lines import EMPTY, Line, fit, selected, text, width, wrap
from widgets.menu import moved

if TYPE_CHECKING:
    from engine.bots import Advice

ASK, READY, MOVES, FIND, HINT = "ask", "ready", "moves", "find", "hint"
"""What the screen is doing besides: asking a question, waiting for the confirmation of a move, listing all moves,
finding one by its words, asking the harbourmaster for its best ones."""

LAST = "last-question"
"""The context of a question whose answer completes the move."""

WAITING = "waiting"
"""The context while the computer decides: pages can be read meanwhile."""

_FIND_SIGNS = 40


class PlayScreen(AtTable):
    """What every title's game screen does; a title adds its pages and its picture."""

    CONTEXTS: ClassVar[tuple[str, ...]] = (
        *(LAST, ASK, READY, MOVES, FIND, HINT, SURE, HAND_OVER, WAITING),
        "list",
        "game",
    )

    def __init__(self, saved: Played) -> None:
        """A screen on which `saved` is played."""
        super().__init__(saved)
        self._draft: Move | None = None
        self._panel: Panel | None = None
        self._place = 0
        self._finder = Editor.start("", _FIND_SIGNS)
        self._hint: Hint | None = None
        """What the harbourmaster is asked at the moment."""
        self._hints: Sequence[Advice] = ()

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
    def reading_contexts(self) -> tuple[str, ...]:
        """The contexts while a page can only be read."""

    @abstractmethod
    def ordinary(self) -> Move | None:
        """The move that simply goes on (the next tile, the end of the turn, paying what is due), if there is one."""

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
        if self.is_waiting:
            return _("Another player decides now.")
        return _("The game is over.") if self.game.decision is None else _("This is not possible now.")

    @abstractmethod
    def about_decision(self, cells: int) -> list[Line]:
        """What there is to know about the decision, above the list of its moves."""

    @abstractmethod
    def wants_list(self) -> bool:
        """Whether the decision is one between a few moves, best shown as a list."""

    # The state.

    @property
    def contexts(self) -> tuple[str, ...]:
        if self.mode == PAGE:
            return (*self.page_contexts(), "game") if not self.is_waiting else (WAITING, *self.reading_contexts())
        if self.mode == MOVES:
            return (MOVES, "list", "game")
        if self.mode == HINT:
            return (HINT, "list")
        if self.mode == ASK and self._completes():
            return (LAST, ASK)
        return (self.mode,)

    def available(self, action: Action) -> bool:
        if action.name == "undo":
            return self._together() > 0
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
        if action.name in ("find", "all_moves", "hint"):
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
        if self.mode in (MOVES, FIND, HINT):
            moves = self._listed()
            return moves[self._place] if moves else None
        return None

    def _completes(self) -> bool:
        """Whether the answer that is shown would complete the move."""
        move = self.candidate
        return move is not None and self.game.ask(move) is None

    def _listed(self) -> list[Move]:
        if self.mode == HINT:
            return [advice.move for advice in self._hints]
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
        if self.mode == HINT:
            return self._hint_lines(cells)
        if self.mode == SURE:
            sentence = _("Something hidden was turned up by this move. Take it back all the same?")
            return [EMPTY, *(text(" ") + line for line in wrap(sentence, cells - 2, "warn"))]
        return self._hand_over_lines(cells)

    def _hint_lines(self, cells: int) -> list[Line]:
        head = text(" " + _("The harbourmaster's advice"), "title")
        if self._hint is not None:
            words = _("It thinks for {n} seconds at most; enter takes what it has found so far.").format(
                n=f"{self.frame.settings.thinking:g}"
            )
            return [head, EMPTY, *(text(" ") + line for line in wrap(words, cells - 2, "dim"))]
        is_alone = len(self.game.options["players"]) == 1
        meaning = _("francs at the end") if is_alone else _("francs at the end; lead over the others")
        lines = [head, text(" " + meaning, "dim")]
        for number, one in enumerate(self._hints):
            figures = fit(text(f"{one.points:.0f}", "good"), 6, "right")
            figures += EMPTY if is_alone else fit(text(f"{one.lead:+.0f}"), 6, "right")
            line = fit(figures + text("  " + self.describe(one.move.unanswered())), cells)
            lines.append(selected(line) if number == self._place else line)
            if one.move.answers:
                said = format_move(one.move).partition(": ")[2]
                indent = width(figures) + 2
                lines += [text(" " * indent) + line for line in wrap(said, cells - indent - 1, "dim")]
        return lines

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
            self.refuse(refusal)
            return
        self._draft = move
        if question is None and not self.frame.settings.confirm:
            self.play_now(move)
        elif question is None:
            self.mode, self._panel = READY, None
        else:
            self.mode, self._panel = ASK, panel_for(question)

    def to_page(self, *, straight_on: bool = True) -> None:
        self._draft = self._panel = None
        self._place = 0
        self.mode = MOVES if self.wants_list() and not self.is_waiting else PAGE
        if self.mode == MOVES and straight_on and len(self.game.moves()) == 1:
            self.begin(self.game.moves()[0])

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
            self.to_page(straight_on=False)
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

    def do_hint(self) -> None:
        self.mode, self._place, self._hints = HINT, 0, ()
        self._hint = Hint(self.game, self.frame.settings.thinking)
        self.in_background(partial(self._be_advised, self._hint))

    async def _be_advised(self, hint: Hint) -> None:
        found = await hint.advice()
        if self._hint is hint:
            self._hint, self._hints = None, found
            if self.is_active:
                self.redraw()

    def do_choose_hint(self) -> None:
        if self._hint is not None:
            self._hint.hurry()
        elif self._hints:
            self.begin(self._hints[self._place].move)

    def on_unmount(self) -> None:  # Textual calls those of the classes above as well
        if self._hint is not None:
            self._hint.hurry()

    def do_leave_hint(self) -> None:
        if self._hint is not None:
            self._hint.hurry()
        self._hint = None
        self.to_page()

    def do_leave_list(self) -> None:
        self.mode = PAGE

    def do_leave_find(self) -> None:
        self.to_page()

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
