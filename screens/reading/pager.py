"""A screen of long text in pages, over the screen that asked for it."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence

from textual.widget import Widget

from screens.actions import Action
from screens.base import BaseScreen
from texts.translation import gettext as _
from widgets.lines import Line, ends, rule, text
from widgets.long_text import LongText
from widgets.menu import moved
from widgets.panel import Panel


class PagerScreen(BaseScreen):
    """Pages of text, one at a time, each of which can be scrolled."""

    def __init__(self) -> None:
        super().__init__()
        self.page = 0
        self._head = Panel(self._heading, id="head")
        self._text = LongText()

    def parts(self) -> Sequence[Widget]:
        self._text.show(self.lines)
        return self._head, self._text

    def tell(self) -> None:
        self._head.show(self._heading)

    def laid_out(self) -> None:
        self.redraw()

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
            return self._text.is_longer
        return True

    def _heading(self, columns: int, _rows: int) -> list[Line]:
        titles = self.titles()
        head = text(" ") + text(self.heading(titles[self.page]), "title")
        if len(titles) > 1:
            head += text("  " + _("page {n} of {count}").format(n=self.page + 1, count=len(titles)), "dim")
        return [ends(head, text(self._text.position + " ", "dim"), columns), rule(columns)]

    def do_line_up(self) -> None:
        self._text.by_lines(-1)

    def do_line_down(self) -> None:
        self._text.by_lines(1)

    def do_page_up(self) -> None:
        self._text.by_pages(-1)

    def do_page_down(self) -> None:
        self._text.by_pages(1)

    def do_to_top(self) -> None:
        self._text.show(self.lines)

    def do_to_end(self) -> None:
        self._text.to_end()

    def do_next_page(self) -> None:
        self._turn(1)

    def do_previous_page(self) -> None:
        self._turn(-1)

    def _turn(self, step: int) -> None:
        self.page = moved(self.page, step, len(self.titles()))
        self._text.show(self.lines)

    def do_back(self) -> None:
        self.frame.leave()
