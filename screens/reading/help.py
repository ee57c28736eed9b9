"""The help over the screen that asked for it: what it shows, its keys, then its further texts."""

from __future__ import annotations

from collections.abc import Sequence

from engine.texts.language import gettext as _
from screens.actions import Action
from screens.frame import HelpPages
from screens.reading.pages import PagerScreen, wrap_page
from screens.table.picture.layout import tab_line
from widgets.lines import EMPTY, Line, fit, text, width, wrap
from widgets.styles import NO_HUES, Hues

_WIDE = 76
"""Columns from which the keys of the help have room to spare."""


class HelpScreen(PagerScreen):
    """Pages of help over the screen that asked for it: what it shows, its keys, then its further texts."""

    CONTEXTS = ("help", "pager")

    def __init__(
        self,
        contexts: Sequence[str],
        pages: HelpPages = (),
        hues: Hues = NO_HUES,
        about: tuple[str, str] = ("", ""),
    ) -> None:
        """Help for `contexts`; the first of the `pages`, which is about the screen itself, comes before the keys.

        `about`: the title whose rules are looked up from here, and the card or good to begin with.
        """
        super().__init__()
        self.hues = hues
        self._looked_up = about
        self._about = tuple(contexts)
        self._pages = tuple(pages)
        self._key = ""

    def titles(self) -> list[str]:
        titles = [title for title, _text in self._pages]
        return [*titles[:1], _("Keys"), *titles[1:]]

    def entitled(self, title: str) -> str:
        return _("Help: {page}").format(page=title)

    def _heading(self, columns: int, rows: int) -> list[Line]:
        """Its name, and the pages as tabs, each with its key, where there are several."""
        head, ruled = super()._heading(columns, rows)
        names = self.titles()
        if len(names) == 1:
            return [head, ruled]
        names[0] = _("Here")
        tabs = [(str(n), name, n == self.page + 1) for n, name in enumerate(names, start=1)]
        return [head, tab_line(tabs, EMPTY, columns)]

    def lines(self, page: int, columns: int) -> list[Line]:
        keys = 1 if self._pages else 0
        if page == keys:
            return key_lines(self.frame.registry.help(self._about), columns)
        told = self._pages[page - (page > keys)][1]
        return wrap_page(told, columns) if isinstance(told, str) else list(told(columns))

    def captures(self, key: str) -> bool:
        self._key = key
        return False

    def available(self, action: Action) -> bool:
        if action.name != "open_page":
            return super().available(action)
        count = len(self.titles())
        return count > 1 and (not self._key.isdecimal() or int(self._key) <= count)

    def do_open_page(self) -> None:
        if self._key.isdecimal():
            self._turn(int(self._key) - 1 - self.page)
        else:
            self.do_next_page()

    def rules_about(self) -> tuple[str, str]:
        return self._looked_up

    def do_find(self) -> None:
        self.frame.open_rules(*self._looked_up, finds=True)

    def do_show_help(self) -> None:
        self.frame.leave()


def key_lines(groups: dict[str, list[tuple[str, str]]], columns: int) -> list[Line]:
    """What the keys do: under each heading a line for each action."""
    longest = max((width(text(keys)) for entries in groups.values() for keys, _help in entries), default=0)
    cells = 22 if columns >= _WIDE else longest + 5
    lines: list[Line] = []
    for heading, entries in groups.items():
        lines += [text(" " + heading, "heading")]
        for keys, help_line in entries:
            first, *rest = wrap(help_line, columns - cells)
            lines.append(text("   ") + fit(text(keys, "key"), cells - 5) + text("  ") + first)
            lines += [text(" " * cells) + line for line in rest]
        lines.append(EMPTY)
    return lines[:-1]
