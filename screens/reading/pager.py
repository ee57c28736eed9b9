"""A screen of long text in pages, over the screen that asked for it."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from gettext import gettext as _

from screens.actions import Action
from screens.canvas import CanvasScreen
from widgets.lines import Line, ends, rule, text
from widgets.menu import moved
from widgets.pager import held, page, position


class PagerScreen(CanvasScreen):
    """Pages of text, one at a time, each of which can be scrolled."""

    def __init__(self) -> None:
        super().__init__()
        self.page = 0
        self._first = 0

    @abstractmethod
    def titles(self) -> list[str]:
        """The titles of the pages."""

    @abstractmethod
    def lines(self, columns: int) -> list[Line]:
        """All lines of the page that is open."""

    @abstractmethod
    def heading(self, title: str) -> str:
        """What stands above a page."""

    def available(self, action: Action) -> bool:
        if action.name in ("next_page", "previous_page"):
            return len(self.titles()) > 1
        if action.name in ("page_up", "page_down"):
            return len(self.lines(self.app.size.width)) > self._height()
        return True

    def _height(self) -> int:
        return self.app.size.height - 3

    def picture(self, columns: int, rows: int) -> Sequence[Line]:
        lines = self.lines(columns)
        height = rows - 3
        self._first = held(self._first, len(lines), height)
        titles = self.titles()
        head = text(" ") + text(self.heading(titles[self.page]), "title")
        if len(titles) > 1:
            head += text("  " + _("page {n} of {count}").format(n=self.page + 1, count=len(titles)), "dim")
        where = text(position(self._first, len(lines), height) + " ", "dim")
        return [ends(head, where, columns), rule(columns), *page(lines, self._first, height), self.footer(columns)]

    def _scroll(self, step: int) -> None:
        columns = self.app.size.width
        self._first = held(self._first + step, len(self.lines(columns)), self._height())

    def do_line_up(self) -> None:
        self._scroll(-1)

    def do_line_down(self) -> None:
        self._scroll(1)

    def do_page_up(self) -> None:
        self._scroll(1 - self._height())

    def do_page_down(self) -> None:
        self._scroll(self._height() - 1)

    def do_to_top(self) -> None:
        self._first = 0

    def do_to_end(self) -> None:
        self._scroll(len(self.lines(self.app.size.width)))

    def do_next_page(self) -> None:
        self._turn(1)

    def do_previous_page(self) -> None:
        self._turn(-1)

    def _turn(self, step: int) -> None:
        self.page = moved(self.page, step, len(self.titles()))
        self._first = 0

    def do_back(self) -> None:
        self.frame.leave()
