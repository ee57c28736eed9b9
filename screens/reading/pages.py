"""Pages over the screen that asked for them: its help, or lines that are read as they are."""

from __future__ import annotations

from collections.abc import Sequence

from engine.texts.language import gettext as _
from screens.frame import NO_WORDS, Pages
from screens.reading.pager import PagerScreen
from widgets.lines import EMPTY, Line, fit, text, width, wrap
from widgets.styles import NO_HUES, Hues
from widgets.tinting import Vocabulary, tinted

_WIDE = 76
"""Columns from which the keys of the help have room to spare."""


class HelpScreen(PagerScreen):
    """Pages of help over the screen that asked for it: what it shows, its keys, then its further texts."""

    CONTEXTS = ("help", "pager")

    def __init__(self, contexts: Sequence[str], pages: Sequence[tuple[str, str]] = ()) -> None:
        """Help for `contexts`; `pages` are titles and texts, in which an empty line parts paragraphs.

        The first of them, which is about the screen itself, comes before the keys.
        """
        super().__init__()
        self._about = tuple(contexts)
        self._pages = tuple(pages)

    def titles(self) -> list[str]:
        titles = [title for title, _text in self._pages]
        return [*titles[:1], _("Keys"), *titles[1:]]

    def entitled(self, title: str) -> str:
        return _("Help: {page}").format(page=title)

    def lines(self, page: int, columns: int) -> list[Line]:
        keys = 1 if self._pages else 0
        if page == keys:
            return key_lines(self.frame.registry.help(self._about), columns)
        return wrap_page(self._pages[page - (page > keys)][1], columns)

    def do_show_help(self) -> None:
        self.frame.leave()


class ReadingScreen(PagerScreen):
    """Tables and texts that are not broken anew: a report, the records, a game to be copied."""

    CONTEXTS = ("reading", "pager")
    COLUMN = 64

    def __init__(self, pages: Pages, words: Vocabulary = NO_WORDS, hues: Hues = NO_HUES) -> None:
        """In the pages these words have their styles, and those these hues."""
        super().__init__()
        self._pages = tuple(pages)
        self._words = words
        self.hues = hues

    def titles(self) -> list[str]:
        return [title for title, _lines in self._pages]

    def entitled(self, title: str) -> str:
        return title

    def lines(self, page: int, columns: int) -> list[Line]:
        given = self._pages[page][1]
        shown = given(columns - 2) if callable(given) else given
        lines = (text(line) if isinstance(line, str) else line for line in shown)
        return [fit(text(" ") + tinted(line, self._words), columns) for line in lines]


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


def wrap_page(words: str, columns: int) -> list[Line]:
    """A page of text, not wider than is good to read."""
    return wrap(words, min(columns - 1, 90), first=" ", rest=" ")
