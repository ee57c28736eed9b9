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

    def look(self, sight: Sight) -> None:
        self._sight = sight
        self.view = self._view_of(sight)
        for page in self._viewing:
            page.look(self.view)
        for other in self._others:
            other.renew()

    def note(self) -> str:
        return self._sight.seed_told
