"""The table of a title whose pages all show one view of the position; the log and the result come after them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, TypeVar

from screens.table.page import ViewPage
from screens.table.picture.log import LogPage
from screens.table.picture.result import ResultPage
from screens.table.title import Board, Sight

V = TypeVar("V")


class ViewBoard(Board, Generic[V]):
    """A board that makes a view of each position that is shown, for its pages and for all that stands around them."""

    view: V
    _sight: Sight

    def __init__(self, view_of: Callable[[Sight], V], *pages: ViewPage[V]) -> None:
        """`view_of` makes the views; the log and the result are the last of the title's pages."""
        *_own, log, result = self.keys.pages
        self._view_of = view_of
        self._viewing = pages
        self._others = (LogPage(log, lambda: self._sight), ResultPage(result, self, lambda: self._sight))
        self.pages = (*pages, *self._others)
        self._shown: tuple[int, int] | None = None
        """How many moves had been made in the position that was shown last, and how many rounds were over."""
        self._round_over = ""

    def look(self, sight: Sight) -> None:
        self._sight = sight
        self.view = self._view_of(sight)
        for page in self._viewing:
            page.look(self.view)
        for other in self._others:
            other.renew()
        shown = len(sight.game.history), self.rounds_over()
        if self._shown is None or shown[0] != self._shown[0]:
            is_over = self._shown is not None and shown[1] > self._shown[1]
            self._round_over = self.round_words() if is_over and not sight.is_past and not sight.is_over else ""
        self._shown = shown

    def rounds_over(self) -> int:
        """A number that grows with each round that is over in the position that is shown."""
        return 0

    def round_words(self) -> str:
        """What the round that has just ended came to, in one line."""
        return ""

    def round_over(self) -> str:
        return self._round_over

    def note(self) -> str:
        return self._sight.seed_told
