"""Screens of text in pages, over the screen that asked for them: one page at a time, or side by side; the help."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from functools import partialmethod
from pathlib import Path
from typing import ClassVar

from textual.widget import Widget

from engine.texts.language import gettext as _
from screens.actions import Action
from screens.frame import NO_WORDS, HelpPages, Pages
from screens.headed_screen import HeadedScreen
from widgets.frames import Spread, drawn, spread
from widgets.lines import EMPTY, Line, fit, text, width, wrap
from widgets.menu import moved, position
from widgets.panel import Panel
from widgets.styles import NO_HUES, Hues
from widgets.vocabulary import Vocabulary, tinted

_WIDE = 76
"""Columns from which the keys of the help have room to spare."""


class PagerScreen(HeadedScreen):
    """Pages of text, one at a time, each of which can be scrolled.

    Where the stylesheet shows them side by side, they are seen column by column.
    """

    CSS_PATH = Path(__file__).with_suffix(".tcss")
    COLUMN: ClassVar[int] = 58
    """Cells that a column of pages side by side has at least."""

    def __init__(self) -> None:
        super().__init__()
        self.page = 0
        self._text = Panel(self._lines_seen, id="text")
        self._spread = Panel(self._columns_seen, id="spread")
        self._line = 0
        """The first line that is to be seen, if as many follow as there is room for."""
        self._drawn: tuple[tuple[int, int], list[Line]] = ((0, 0), [])
        """The page that was drawn last, for how many columns, and its lines."""
        self._columns: dict[tuple[int, int, range], int] = {}
        """The column that was seen first, for each place and for the pages that lay in it."""
        self._laid: dict[tuple[int, int, range], Spread] = {}

    def parts(self) -> Sequence[Widget]:
        self.set_class(len(self.titles()) > 1, "-several")
        return self.head, self._text, self._spread

    def tell(self) -> None:
        super().tell()
        self._text.show(self._lines_seen)
        self._spread.show(self._columns_seen)

    def laid_out(self) -> None:
        self.redraw()

    @abstractmethod
    def titles(self) -> list[str]:
        """The titles of the pages."""

    @abstractmethod
    def lines(self, page: int, columns: int) -> list[Line]:
        """All lines of a page."""

    def together(self) -> range:
        """The pages that are laid out side by side with the one that is open."""
        return range(len(self.titles()))

    @abstractmethod
    def entitled(self, title: str) -> str:
        """What stands above a page."""

    def available(self, action: Action) -> bool:
        if action.name in ("next_page", "previous_page"):
            return len(self.titles()) > 1
        return action.name not in ("page_up", "page_down") or self._length > self._seen

    @property
    def heading(self) -> Line:
        titles = self.titles()
        head = text(" ") + text(self.entitled(titles[self.page]), "title")
        if len(titles) == 1:
            return head
        return head + text("  " + _("page {n} of {count}").format(n=self.page + 1, count=len(titles)), "dim")

    @property
    def where(self) -> str:
        """Which lines or columns are seen, in words; nothing if all are."""
        count, seen = self._length, self._seen
        if not self._is_spread:
            return position(self._first, count, seen)
        if count <= seen:
            return ""
        words = _("column {n} of {count}") if seen == 1 else _("columns {n}-{last} of {count}")
        return words.format(n=self._first + 1, last=self._first + seen, count=count)

    @property
    def _is_spread(self) -> bool:
        """Whether the pages are shown side by side."""
        return bool(self._spread.size)

    @property
    def _length(self) -> int:
        """How many columns there are, or how many lines."""
        return len(self._layout.columns if self._is_spread else self._lines)

    @property
    def _seen(self) -> int:
        """How many columns are seen at once, or how many lines."""
        return max(1, self._spread.size.width // self._layout.cells) if self._is_spread else self._text.size.height

    @property
    def _first(self) -> int:
        """The first column that is seen, or the first line; anything of the page that is open is seen in any case."""
        if not self._is_spread:
            return self._within(self._line)
        first = self._columns.get(self._place, 0)
        return first if self.page in self._pages_from(first) else self._within(self._layout.start(self.page))

    def _within(self, first: int) -> int:
        """The first column or line to see, so that no room is left below."""
        return max(0, min(first, self._length - self._seen))

    def _go(self, step: int) -> None:
        """Go on by so many columns, or lines; less than 0 is back."""
        first = self._within(self._first + step)
        if not self._is_spread:
            self._line = first
            return
        self._columns[self._place] = first
        if self.page not in self._pages_from(first):  # one that begins there is open then
            self.page = self._pages_from(first)[0]

    @property
    def _lines(self) -> list[Line]:
        """The page that is open, for the place that it has."""
        key = self.page, self._text.size.width
        if key[1] and self._drawn[0] != key:
            self._drawn = key, self.lines(*key)
        return self._drawn[1]

    def _lines_seen(self, _columns: int, rows: int) -> list[Line]:
        return self._lines[self._first :][:rows]

    @property
    def _place(self) -> tuple[int, int, range]:
        """The columns and rows for pages side by side, and which pages stand there."""
        return (*self._spread.size, self.together())

    @property
    def _layout(self) -> Spread:
        """The pages in columns, as the place for them is now."""
        place = columns, rows, pages = self._place
        if place not in self._laid:
            self._laid[place] = spread(pages, self.lines, columns, rows, self.COLUMN)
        return self._laid[place]

    def _columns_seen(self, _columns: int, rows: int) -> list[Line]:
        return drawn(self._layout, self._first, self._seen, rows, self.titles().__getitem__, self.page)

    def _pages_from(self, first: int) -> list[int]:
        """The pages of which anything is seen from a column on."""
        return [part.page for column in self._layout.columns[first : first + self._seen] for part in column]

    # Keys.

    def _by_screens(self, step: int) -> None:
        """Go on by so many screens; of lines one is seen on both."""
        self._go(step * (self._seen if self._is_spread else self._seen - 1))

    def _by_all(self, step: int) -> None:
        self._go(step * self._length)

    do_line_up, do_line_down = partialmethod(_go, -1), partialmethod(_go, 1)
    do_page_up, do_page_down = partialmethod(_by_screens, -1), partialmethod(_by_screens, 1)
    do_to_top, do_to_end = partialmethod(_by_all, -1), partialmethod(_by_all, 1)

    def _turn(self, step: int) -> None:
        self.page = moved(self.page, step, len(self.titles()))
        self._line = 0
        if self._is_spread and not self._first <= self._layout.start(self.page) < self._first + self._seen:
            self._columns[self._place] = self._within(self._layout.start(self.page))

    do_previous_page, do_next_page = partialmethod(_turn, -1), partialmethod(_turn, 1)


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

    def titles(self) -> list[str]:
        titles = [title for title, _text in self._pages]
        return [*titles[:1], _("Keys"), *titles[1:]]

    def entitled(self, title: str) -> str:
        return _("Help: {page}").format(page=title)

    def lines(self, page: int, columns: int) -> list[Line]:
        keys = 1 if self._pages else 0
        if page == keys:
            return key_lines(self.frame.registry.help(self._about), columns)
        told = self._pages[page - (page > keys)][1]
        return wrap_page(told, columns) if isinstance(told, str) else list(told(columns))

    def rules_about(self) -> tuple[str, str]:
        return self._looked_up

    def do_find(self) -> None:
        self.frame.open_rules(*self._looked_up, finds=True)

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
