"""The list of saved games: open, name, export, import, check, recover and delete them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from pathlib import Path
from shlex import quote

from textual.widget import Widget

from engine.texts.language import gettext as _
from engine.texts.language import ngettext
from saves import Damaged, SaveError, Summary
from saves.exchange import exported
from screens.actions import Action
from screens.field_screen import TypingScreen
from screens.menus import keeping
from screens.menus.describing import facts
from screens.menus.glimpse import Glimpses
from screens.menus.keeping import Outcome
from screens.menus.reading import Glances
from screens.opening import opened
from widgets.lines import EMPTY, Line, ends, rule, text, wrap
from widgets.panel import Aside, Panel, Panes, Stack
from widgets.table import Table

_NEEDS_A_GAME = ("open_saved", "delete", "name_saved", "export_saved", "check_saved", "recover_saved")
_LONGEST_NAME = 40
_LONGEST_PATH = 400


class SavesScreen(TypingScreen):
    """All saved games, the one played last first."""

    CONTEXTS = ("saves", "list", "confirm", "typing")
    CSS_PATH = Path(__file__).with_suffix(".tcss")

    def __init__(self) -> None:
        super().__init__()
        self._glances = Glances()
        self._glimpses = Glimpses()
        self._filled = (0, 0)
        self._asks = False
        self._is_importing = False
        """Whether what is typed is where to import from, rather than another name."""
        self._problem = self._said = ""
        self._damaged = ""
        """The slot that was checked last and is damaged."""
        self._head = Panel(self._heading, id="head")
        self._table = Table(id="table", classes="listed")
        self._nothing = Panel(
            [text(" " + _("No game has been saved yet: begin a new one from the title."), "dim")],
            id="nothing",
            classes="listed",
        )
        self._below = Aside(id="below")
        self._look()

    def _look(self) -> None:
        """See what is in the folder now."""
        try:
            self._glances.look()
        except SaveError as error:
            self._problem = str(error)

    def _look_again(self) -> None:
        self._look()
        self._read_on()

    def on_mount(self) -> None:
        self._read_on()

    def _read_on(self) -> None:
        """Read what has not been read of the games, and find out how they stand, while keys are answered."""
        self._glances.stop()
        self.in_background(partial(self._glances.read, self._read_more), alone=True)

    def on_unmount(self) -> None:
        self._glances.stop()
        self._glimpses.stop()

    def _read_more(self) -> None:
        if self.is_active:
            self.redraw()

    @property
    def _games(self) -> list[Summary]:
        return self._glances.games

    @property
    def contexts(self) -> tuple[str, ...]:
        if self.field.is_open:
            return ("typing",)
        return ("confirm",) if self._asks else ("saves", "list")

    def available(self, action: Action) -> bool:
        if action.name in ("check_saved", "recover_saved"):
            is_damaged = bool(self._games) and (self._game.problem is not None or self._slot == self._damaged)
            return is_damaged == (action.name == "recover_saved") and bool(self._games)
        return bool(self._games) or action.name not in _NEEDS_A_GAME

    def parts(self) -> Sequence[Widget]:
        return self._head, Panes(Stack(self._table, self._nothing), self._below), self.field

    def tell(self) -> None:
        self._head.show(self._heading)
        self._fill(self._table.size.width)
        self.set_class(not self._games, "-nothing")
        self.set_class(self.field.is_open, "-typing")
        self.field.border_title = self._wanted.removesuffix(":")
        self._below.tell(self._slot if self._games else "", self._about)
        self._glimpse()

    def laid_out(self) -> None:
        self._fill(self._table.size.width)
        self._glimpse()
        super().laid_out()

    def _glimpse(self) -> None:
        """Look at the game with the cursor, where there is room to show it."""
        if not self._below.is_attached or not self._below.is_beside or not self._games:
            return
        self.hues = self._glimpses.hues(self._slot)
        if self._game.problem is None and self._glimpses.lacks(self._slot):
            self.in_background(partial(self._glimpses.find, self._slot, self._read_more), group="glimpses", alone=True)

    def _heading(self, columns: int, _rows: int) -> list[Line]:
        count = len(self._games)
        games = text(ngettext("{n} game", "{n} games", count).format(n=count) + " ", "dim")
        return [ends(text(" " + _("Saved games"), "title"), games, columns), rule(columns)]

    def _fill(self, columns: int) -> None:
        """Fill the table, as far as the games have been read."""
        if not columns or self._filled == (columns, self._glances.changes):
            return
        self._filled = (columns, self._glances.changes)
        shown = self._glances.columns(columns, is_narrow=not self._below.is_beside)
        cells = [self._glances.row(place)[: len(shown)] for place in range(len(self._games))]
        self._table.show(shown, [[text(" ") + cell for cell in row] for row in cells])

    def _about(self, columns: int, rows: int) -> list[Line]:
        """What is known of the game under the cursor, a question, or what went wrong."""
        lines = self._details(columns - 2)
        if not self._games or not self._below.is_beside:
            return lines
        return [*lines, EMPTY, *self._glimpses.draw(self._slot)(columns, rows - len(lines) - 1)]

    def _details(self, columns: int) -> list[Line]:
        if self.field.is_open and not self._below.is_beside:
            return [text(" " + self._wanted)]
        if self._problem:
            return wrap(self._problem, columns, "short", " ", " ")
        if self._said:
            return wrap(self._said, columns, "gain", " ", " ")
        if not self._games:
            return []
        game = self._game
        if self._asks:
            question = _("Delete {slot} for good?").format(slot=game.slot)
            return [text(" " + question, "mark")]
        if game.problem is not None:
            return wrap(game.problem, columns, "short", " ", " ")
        stands = "" if self._below.is_beside else self._glances.stands(game)
        return wrap(facts(game, stands, with_time=self._below.is_beside), columns, "dim", " ", " ")

    @property
    def _wanted(self) -> str:
        """What is typed in the field."""
        return _("File, or paste the game's text here:") if self._is_importing else _("New name:")

    def perform(self, action: Action) -> None:
        self._problem = self._said = ""
        super().perform(action)

    def pasted(self, words: str) -> bool:
        if not self._is_importing or "\n" not in words.strip():
            return super().pasted(words)
        self.field.close()
        self._done(keeping.taken_in(words.encode(), _("the pasted text")), to_top=True)
        return True

    def do_cursor_up(self) -> None:
        self._table.move(-1)

    def do_cursor_down(self) -> None:
        self._table.move(1)

    def do_open_saved(self) -> None:
        try:
            saved = opened(self._slot)
        except SaveError as error:
            self._damaged = self._slot if isinstance(error, Damaged) and error.recoverable else self._damaged
            self._problem = str(error)
            return
        self.frame.open_game(saved)

    @property
    def _slot(self) -> str:
        return self._game.slot

    @property
    def _game(self) -> Summary:
        """The game with the cursor."""
        return self._games[min(self._table.cursor_row, len(self._games) - 1)]

    def do_name_saved(self) -> None:
        self._is_importing = False
        self.field.open(self._slot, _LONGEST_NAME)

    def do_import_saved(self) -> None:
        self._is_importing = True
        self.field.open("", _LONGEST_PATH)

    def do_accept(self) -> None:
        words = self.field.close()
        if words and self._is_importing:
            self._done(keeping.taken_in_from(words), to_top=True)
        elif words:
            self._done(keeping.renamed(self._slot, words))

    def _done(self, outcome: Outcome, *, to_top: bool = False) -> None:
        """Say how something went, and see what is in the folder now."""
        self._said, self._problem = outcome.said, outcome.problem
        if to_top:
            self._table.to_top()
        self._look_again()

    def do_export_saved(self) -> None:
        try:
            words = exported(self._slot)
        except SaveError as error:
            self._problem = str(error)
            return
        hint = _("Copy this text, or write it into a file: havre saves export {slot} --output FILE").format(
            slot=quote(self._slot)
        )
        self.frame.open_text([(self._slot, [hint, "", *words.splitlines()])])

    def do_check_saved(self) -> None:
        outcome = keeping.checked(self._slot)
        self._damaged = self._slot if outcome.is_damaged else self._damaged
        self._said, self._problem = outcome.said, outcome.problem

    def do_recover_saved(self) -> None:
        self._done(keeping.put_right(self._slot))

    def do_delete(self) -> None:
        self._asks = True

    def do_say_yes(self) -> None:
        self._asks = False
        self._done(keeping.deleted(self._slot))

    def do_say_no(self) -> None:
        self._asks = False

    def do_back(self) -> None:
        self.frame.leave()
