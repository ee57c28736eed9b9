"""The help: what the keys of a screen do, from the registry, and pages of text."""

from __future__ import annotations

from collections.abc import Sequence
from gettext import gettext as _

from screens.actions import Action
from screens.base import BaseScreen
from widgets.lines import EMPTY, Line, ends, fit, rule, text, wrap
from widgets.menu import moved
from widgets.pager import held, page, position


class HelpScreen(BaseScreen):
    """Pages of help over the screen that asked for it: its keys first, then the texts that it handed over."""

    CONTEXTS = ("help", "pager")

    def __init__(self, contexts: Sequence[str], pages: Sequence[tuple[str, str]] = ()) -> None:
        """Help for `contexts`; `pages` are titles and texts, in which an empty line parts paragraphs."""
        super().__init__()
        self._about = tuple(contexts)
        self._pages = tuple(pages)
        self._page = 0
        self._first = 0

    def available(self, action: Action) -> bool:
        if action.name in ("next_page", "previous_page"):
            return bool(self._pages)
        if action.name in ("page_up", "page_down"):
            return len(self._lines(self.app.size.width)) > self._height()
        return True

    def _lines(self, columns: int) -> list[Line]:
        """All lines of the page that is open."""
        if self._page:
            return wrap_page(self._pages[self._page - 1][1], columns)
        return key_lines(self.frame.registry.help(self._about), columns)

    def _height(self) -> int:
        return self.app.size.height - 3

    def picture(self, columns: int, rows: int) -> Sequence[Line]:
        lines = self._lines(columns)
        height = rows - 3
        self._first = held(self._first, len(lines), height)
        titles = [_("Keys"), *(title for title, _text in self._pages)]
        head = text(" ") + text(_("Help: {page}").format(page=titles[self._page]), "title")
        if len(titles) > 1:
            head += text("  " + _("page {n} of {count}").format(n=self._page + 1, count=len(titles)), "dim")
        where = text(position(self._first, len(lines), height) + " ", "dim")
        return [ends(head, where, columns), rule(columns), *page(lines, self._first, height), self.footer(columns)]

    def _scroll(self, step: int) -> None:
        columns = self.app.size.width
        self._first = held(self._first + step, len(self._lines(columns)), self._height())

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
        self._scroll(len(self._lines(self.app.size.width)))

    def do_next_page(self) -> None:
        self._turn(1)

    def do_previous_page(self) -> None:
        self._turn(-1)

    def _turn(self, step: int) -> None:
        self._page = moved(self._page, step, 1 + len(self._pages))
        self._first = 0

    def do_back(self) -> None:
        self.frame.leave()

    def do_show_help(self) -> None:
        self.frame.leave()


def key_lines(groups: dict[str, list[tuple[str, str]]], columns: int) -> list[Line]:
    """What the keys do: under each heading a line for each action."""
    lines: list[Line] = []
    for heading, entries in groups.items():
        lines += [text(" " + heading, "heading")]
        for keys, help_line in entries:
            first, *rest = wrap(help_line, columns - 22)
            lines.append(text("   ") + fit(text(keys, "key"), 17) + text("  ") + first)
            lines += [text(" " * 22) + line for line in rest]
        lines.append(EMPTY)
    return lines[:-1]


def wrap_page(words: str, columns: int) -> list[Line]:
    """A page of text, not wider than is good to read."""
    return wrap(words, min(columns - 1, 90), first=" ", rest=" ")
