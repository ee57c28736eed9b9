"""The list of saved games: open one, or delete it."""

from __future__ import annotations

from collections.abc import Sequence
from gettext import gettext as _
from gettext import ngettext

from saves import SaveError, Summary, summaries
from saves.deletion import delete
from screens.actions import Action
from screens.base import BaseScreen
from screens.describing import moment, seats, variant_name
from screens.opening import opened
from screens.titles import title_name
from widgets.lines import EMPTY, Line, block, ends, fit, join, rule, selected, text, wrap
from widgets.menu import first_shown, moved

_NEEDS_A_GAME = ("open_saved", "delete")
_DETAILS = 4
"""Rows below the list: what is known of the game under the cursor, a question, or what went wrong."""


class SavesScreen(BaseScreen):
    """All saved games, the one played last first."""

    CONTEXTS = ("saves", "list", "confirm")

    def __init__(self) -> None:
        super().__init__()
        self._games: list[Summary] = []
        self._place = 0
        self._first = 0
        self._asks = False
        self._problem = ""
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
        return ("confirm",) if self._asks else ("saves", "list")

    def available(self, action: Action) -> bool:
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
        return [
            ends(text(" " + _("Saved games"), "title"), games, columns),
            rule(columns),
            _columns(
                columns,
                *(text(words, "heading") for words in (_("Game"), _("Players"), _("Moves"), _("Last played"))),
            ),
            *block(lines, height),
            rule(columns),
            *block(self._details(columns - 2), _DETAILS),
            self.footer(columns),
        ]

    def _row(self, game: Summary, columns: int) -> Line:
        if game.problem is not None:
            return fit(text(" " + game.slot + "  ") + text(_("cannot be read"), "bad"), columns)
        moves = fit(text(str(game.moves)), 5, "right") + (text(" " + _("over"), "dim") if game.finished else EMPTY)
        name = _("{title}, {variant}").format(title=title_name(game.title), variant=variant_name(game.variant))
        return _columns(columns, text(name), text(seats(game.players)), moves, text(moment(game.modified)))

    def _details(self, columns: int) -> list[Line]:
        if self._problem:
            return wrap(self._problem, columns, "bad", " ", " ")
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
        self._problem = ""
        super().perform(action)

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


def _columns(columns: int, game: Line, players: Line, moves: Line, when: Line) -> Line:
    """The cells of the table: what a wide terminal has to spare goes to the players."""
    spare = columns - 22 - 10 - 16 - 5
    line = text(" ") + join([fit(game, 22), fit(players, spare), fit(moves, 10), fit(when, 16)], " ")
    return fit(line, columns)
