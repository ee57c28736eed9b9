"""The list of saved games: open, name, export, import, check, recover and delete them."""

from __future__ import annotations

from collections.abc import Sequence
from gettext import gettext as _
from gettext import ngettext
from pathlib import Path
from shlex import quote

from saves import SaveError, Summary, examined, recovered, summaries
from saves.deletion import delete
from saves.exchange import exported, imported, read_outside
from saves.renaming import renamed
from screens.actions import Action
from screens.menus.describing import moment, move_count, seats, variant_label
from screens.menus.typing import TypingScreen
from screens.opening import opened
from screens.reading.reader import ReadingScreen
from screens.titles import title_name
from widgets.editor import Editor
from widgets.lines import EMPTY, Line, block, cut, ends, fit, join, rule, selected, text, wrap
from widgets.menu import first_shown, moved

_NEEDS_A_GAME = ("open_saved", "delete", "name_saved", "export_saved", "check_saved", "recover_saved")
_LONGEST_NAME = 40
_LONGEST_PATH = 400
_DETAILS = 4
"""Rows below the list: what is known of the game under the cursor, a question, or what went wrong."""


class SavesScreen(TypingScreen):
    """All saved games, the one played last first."""

    CONTEXTS = ("saves", "list", "confirm", "typing")

    def __init__(self) -> None:
        super().__init__()
        self._games: list[Summary] = []
        self._place = 0
        self._first = 0
        self._asks = False
        self._is_importing = False
        """Whether what is typed is where to import from, rather than another name."""
        self._problem = self._said = ""
        self._damaged = ""
        """The slot that was checked last and is damaged."""
        self._look()

    def _look(self) -> None:
        """Read the folder again."""
        try:
            self._games = summaries()
        except SaveError as error:
            self._games, self._problem = [], str(error)
        self._place = max(0, min(self._place, len(self._games) - 1))

    @property
    def contexts(self) -> tuple[str, ...]:
        if self.editor is not None:
            return ("typing",)
        return ("confirm",) if self._asks else ("saves", "list")

    def available(self, action: Action) -> bool:
        if action.name in ("check_saved", "recover_saved"):
            is_damaged = bool(self._games) and (
                self._games[self._place].problem is not None or self._slot == self._damaged
            )
            return is_damaged == (action.name == "recover_saved") and bool(self._games)
        return bool(self._games) or action.name not in _NEEDS_A_GAME

    def picture(self, columns: int, rows: int) -> Sequence[Line]:
        count = len(self._games)
        games = text(ngettext("{n} game", "{n} games", count).format(n=count) + " ", "dim")
        height = rows - _DETAILS - 5
        self._first = first_shown(self._first, self._place, count, height)
        shown = self._games[self._first : self._first + height]
        lines = [self._row(game, columns) for game in shown]
        if shown:
            here = self._place - self._first
            lines[here] = selected(lines[here])
        else:
            lines = [text(" " + _("No game has been saved yet: begin a new one from the title."), "dim")]
        headings = (_("Name"), _("Game"), _("Players"), _("Moves"), _("Last played"))
        return [
            ends(text(" " + _("Saved games"), "title"), games, columns),
            rule(columns),
            _columns(columns, *(text(words, "heading") for words in headings)),
            *block(lines, height),
            rule(columns),
            *block(self._details(columns - 2), _DETAILS),
            self.footer(columns),
        ]

    def _row(self, game: Summary, columns: int) -> Line:
        if game.problem is not None:
            return fit(fit(text(" " + game.slot), 20) + text(_("cannot be read"), "bad"), columns)
        moves = fit(text(str(game.moves)), 5, "right") + (text(" " + _("over"), "dim") if game.finished else EMPTY)
        kind = _("{title}, {variant}").format(title=title_name(game.title), variant=variant_label(game))
        return _columns(
            columns, text(game.slot), text(kind), text(seats(game.players)), moves, text(moment(game.modified))
        )

    def _details(self, columns: int) -> list[Line]:
        if self.editor is not None:
            label = _("File, or paste the game's text here:") if self._is_importing else _("New name:")
            start = max(0, self.editor.place - columns + 2)
            return [text(" " + label), text(" ") + cut(self.editor.line(), start, start + columns - 1)]
        if self._problem:
            return wrap(self._problem, columns, "bad", " ", " ")
        if self._said:
            return wrap(self._said, columns, "good", " ", " ")
        if not self._games:
            return []
        game = self._games[self._place]
        if self._asks:
            question = _("Delete {slot} for good?").format(slot=game.slot)
            return [text(" " + question, "warn")]
        if game.problem is not None:
            return wrap(game.problem, columns, "bad", " ", " ")
        facts = [game.slot]
        if game.seed is not None:
            facts.append(_("seed {seed}").format(seed=game.seed))
        if game.created is not None:
            facts.append(_("begun {moment}").format(moment=moment(game.created)))
        return [text(" " + ", ".join(facts), "dim")]

    def perform(self, action: Action) -> None:
        self._problem = self._said = ""
        super().perform(action)

    def typed(self, sign: str) -> bool:
        if self.editor is None:
            return False
        self.editor = self.editor.insert(sign)
        return True

    def pasted(self, words: str) -> bool:
        if not self._is_importing or "\n" not in words.strip():
            return super().pasted(words)
        self.editor = None
        self._import(words.encode(), _("the pasted text"))
        return True

    def do_cursor_up(self) -> None:
        self._place = moved(self._place, -1, len(self._games))

    def do_cursor_down(self) -> None:
        self._place = moved(self._place, 1, len(self._games))

    def do_open_saved(self) -> None:
        try:
            saved = opened(self._games[self._place].slot)
        except SaveError as error:
            self._problem = str(error)
            return
        self.frame.open_game(saved)

    @property
    def _slot(self) -> str:
        return self._games[self._place].slot

    def do_name_saved(self) -> None:
        self.editor, self._is_importing = Editor.start(self._slot, _LONGEST_NAME), False

    def do_import_saved(self) -> None:
        self.editor, self._is_importing = Editor.start("", _LONGEST_PATH), True

    def do_accept(self) -> None:
        words = "" if self.editor is None else self.editor.words
        self.editor = None
        if not words:
            return
        try:
            if self._is_importing:
                self._import(read_outside(Path(words).expanduser()), words)
            else:
                self._said = _("It is now called {name}.").format(name=renamed(self._slot, words))
                self._look()
        except SaveError as error:
            self._problem = str(error)

    def _import(self, data: bytes, source: str) -> None:
        try:
            with imported(data, source) as saved:
                self._said = _("The game is saved as {slot}.").format(slot=saved.slot)
                self._problem = saved.problem or ""
        except SaveError as error:
            self._problem = str(error)
        self._place = 0
        self._look()

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
        self._look()

    def do_delete(self) -> None:
        self._asks = True

    def do_say_yes(self) -> None:
        self._asks = False
        try:
            delete(self._games[self._place].slot)
        except SaveError as error:
            self._problem = str(error)
        self._look()

    def do_say_no(self) -> None:
        self._asks = False

    def do_back(self) -> None:
        self.frame.leave()


def _columns(columns: int, name: Line, game: Line, players: Line, moves: Line, when: Line) -> Line:
    """The cells of the table: what a wide terminal has to spare goes to the players."""
    spare = columns - 18 - 15 - 10 - 16 - 6
    line = text(" ") + join([fit(name, 18), fit(game, 15), fit(players, spare), fit(moves, 10), fit(when, 16)], " ")
    return fit(line, columns)
