"""The list of saved games: open, name, export, import, check, recover and delete them."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from functools import partial
from pathlib import Path
from shlex import quote

from textual.widget import Widget

from saves import Damaged, SaveError, Summary, examined, recovered
from saves.deletion import delete
from saves.exchange import exported, imported
from saves.outside import read_outside, typed_path
from saves.renaming import renamed
from screens.actions import Action
from screens.menus.describing import facts, move_count
from screens.menus.reading import Glances
from screens.menus.standing import standing
from screens.menus.typing import TypingScreen
from screens.opening import opened
from screens.reading.reader import ReadingScreen
from texts.translation import gettext as _
from texts.translation import ngettext
from widgets.lines import Line, ends, rule, text, wrap
from widgets.panel import Panel
from widgets.table import Column, Table

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
        self._filled = (0, 0)
        self._standings: dict[tuple[str, datetime], str] = {}
        self._asks = False
        self._is_importing = False
        """Whether what is typed is where to import from, rather than another name."""
        self._problem = self._said = ""
        self._damaged = ""
        """The slot that was checked last and is damaged."""
        self._head = Panel(self._heading, id="head")
        self._table = Table(id="table")
        self._nothing = Panel(
            [text(" " + _("No game has been saved yet: begin a new one from the title."), "dim")], id="nothing"
        )
        self._below = Panel(self._about, id="below")
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
        """Read what has not been read of the games, while keys are answered."""
        if not self._glances.are_read:
            self.in_background(partial(self._glances.read, self._told_more), alone=True)

    def _told_more(self) -> None:
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
        return self._head, self._table, self._nothing, self._below, self.field

    def tell(self) -> None:
        self._head.show(self._heading)
        self._fill(self.app.size.width)
        self.set_class(not self._games, "-nothing")
        self.set_class(self.field.is_open, "-typing")
        self._below.show(self._about)

    def on_resize(self) -> None:
        self._fill(self.app.size.width)

    def _heading(self, columns: int, _rows: int) -> list[Line]:
        count = len(self._games)
        games = text(ngettext("{n} game", "{n} games", count).format(n=count) + " ", "dim")
        return [ends(text(" " + _("Saved games"), "title"), games, columns), rule(columns)]

    def _fill(self, columns: int) -> None:
        """Fill the table: what a wide terminal has to spare goes to the players."""
        if self._filled == (columns, self._glances.changes):
            return
        self._filled = (columns, self._glances.changes)
        headings = (_("Name"), _("Game"), _("Players"), _("Moves"), _("Last played"))
        cells = (19, 16, columns - 64, 11, 18)
        self._table.show(
            [Column(text(" " + words, "heading"), room) for words, room in zip(headings, cells, strict=True)],
            [[text(" ") + cell for cell in self._glances.row(place)] for place in range(len(self._games))],
        )

    def _about(self, columns: int, _rows: int) -> list[Line]:
        """What is known of the game under the cursor, a question, or what went wrong."""
        return [rule(columns), *self._details(columns - 2)]

    def _details(self, columns: int) -> list[Line]:
        if self.field.is_open:
            return [text(" " + (_("File, or paste the game's text here:") if self._is_importing else _("New name:")))]
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
        return wrap(facts(game, self._standing(game)), columns, "dim", " ", " ")

    def _standing(self, game: Summary) -> str:
        """How a game stands; it is played through once for that, when the cursor comes to it."""
        key = game.slot, game.modified
        if key not in self._standings:
            self._standings[key] = standing(game.slot)
        return self._standings[key]

    def perform(self, action: Action) -> None:
        self._problem = self._said = ""
        super().perform(action)

    def pasted(self, words: str) -> bool:
        if not self._is_importing or "\n" not in words.strip():
            return super().pasted(words)
        self.field.close()
        self._import(words.encode(), _("the pasted text"))
        return True

    def do_cursor_up(self) -> None:
        self._table.move(-1)

    def do_cursor_down(self) -> None:
        self._table.move(1)

    def do_open_saved(self) -> None:
        try:
            saved = opened(self._slot)
        except SaveError as error:
            self._damaged = self._slot if isinstance(error, Damaged) else self._damaged
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
        if not words:
            return
        try:
            if self._is_importing:
                self._import(read_outside(typed_path(words)), words)
            else:
                self._said = _("It is now called {name}.").format(name=renamed(self._slot, words))
                self._look_again()
        except SaveError as error:
            self._problem = str(error)

    def _import(self, data: bytes, source: str) -> None:
        try:
            with imported(data, source) as saved:
                self._said = _("The game is saved as {slot}.").format(slot=saved.slot)
                self._problem = saved.problem or ""
        except SaveError as error:
            self._problem = str(error)
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
        self.frame.open_over(ReadingScreen([(self._slot, [hint, "", *words.splitlines()])]))

    def do_check_saved(self) -> None:
        try:
            found = examined(self._slot)
        except SaveError as error:
            self._problem = str(error)
            return
        if found.earlier is not None and found.damage is None:
            self._said = found.earlier.sentence
        elif found.damage is None:
            self._said = _("{slot} is sound: {moves}.").format(slot=self._slot, moves=move_count(found.moves))
        else:
            self._damaged = self._slot
            self._problem = _("{problem} It can be recovered up to there: {moves}.").format(
                problem=found.damage, moves=move_count(found.moves)
            )

    def do_recover_saved(self) -> None:
        try:
            with recovered(self._slot) as saved:
                self._said = _("What can be played is saved as {slot}.").format(slot=saved.slot)
        except SaveError as error:
            self._problem = str(error)
        self._look_again()

    def do_delete(self) -> None:
        self._asks = True

    def do_say_yes(self) -> None:
        self._asks = False
        try:
            delete(self._slot)
        except SaveError as error:
            self._problem = str(error)
        self._look_again()

    def do_say_no(self) -> None:
        self._asks = False

    def do_back(self) -> None:
        self.frame.leave()
