"""The page of a finished game's result: a picture that takes the whole table, and figures below it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple

from engine.texts.language import gettext as _
from screens import by_name
from screens.table.keys import PageKeys
from screens.table.page import Page
from screens.table.title import Board
from screens.table.viewpoint import Sight
from screens.words import shown
from widgets.lines import Line, block, ends, text, width

if TYPE_CHECKING:
    from screens.table.picture.end import End, Known
    from screens.table.report import Report


_GAP = 3
"""Cells between how the game ended and how it was set up."""


class Instead(NamedTuple):
    """What is drawn in place of the result of a game: lines above it for so many cells, and for so many lines, too."""

    head: Callable[[int], list[Line]]
    lines: Callable[[int, int], list[Line]]


class ResultPage(Page):
    """The result of a title's game."""

    is_whole = True
    is_prose = True

    def __init__(self, keys: PageKeys, board: Board, sight: Callable[[], Sight]) -> None:
        """The title says what the lines of a score are called."""
        self.keys = keys
        self.known: Known | None = None
        """What is known of the game besides its score."""
        self.picture: Instead | None = None
        """What is drawn in place of the result of a game, if it is none."""
        self._board = board
        self._sight = sight
        self._told: tuple[int, Report] | None = None
        self._first = 0
        self._rows = self._height = 1

    @property
    def is_there(self) -> bool:
        return self._sight().is_over

    @property
    def why_not(self) -> str:
        return _("The result is shown when the game is over.")

    @property
    def is_wide(self) -> bool:
        return True

    def head(self, cells: int) -> list[Line]:
        if self.picture is not None:
            return self.picture.head(cells)
        title = text(" ") + text(shown(self._sight().game.about.shown), "title")
        over = title + text("   ") + text(_("the game is over"), "gain")
        setting = text(self._end().setting + " ", "dim")
        return [ends(over if width(over) + width(setting) + _GAP <= cells else title, setting, cells)]

    def lines(self, cells: int, height: int, *, active: bool) -> list[Line]:
        drawn = (
            by_name.ceremony(self._end(), cells, height) if self.picture is None else self.picture.lines(cells, height)
        )
        self._rows, self._height = len(drawn), height
        self._first = max(0, min(self._first, len(drawn) - height))
        return block(drawn[self._first :], height)

    def _end(self) -> End:
        sight = self._sight()
        end: End = by_name.end(sight.game, sight.viewer, self._board, self.known or by_name.known(), self._report)
        return end

    def _report(self) -> Report:
        """What the title has to say of the game; found out once."""
        game = self._sight().game
        if self._told is None or self._told[0] != len(game.history):
            self._told = len(game.history), by_name.report_of(game)
        return self._told[1]

    def opened(self) -> None:
        self._first = 0

    def step(self, by: int) -> None:
        self._first = max(0, min(self._first + by, self._rows - self._height))

    def page_by(self, by: int) -> None:
        self.step(by * max(1, self._height - 1))

    def to_first(self) -> None:
        self._first = 0

    def to_last(self) -> None:
        self.step(self._rows)
