"""Screens of text in pages, over the screen that asked for them: one page at a time, or side by side."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterator, Sequence
from functools import partialmethod
from pathlib import Path
from typing import ClassVar

from textual.widget import Widget

from engine.texts.language import gettext as _
from screens.actions import Action
from screens.frame import NO_WORDS, Pages
from screens.headed_screen import HeadedScreen
from widgets.filled import Vocabulary, tinted
from widgets.frames import Spread, drawn, spread
from widgets.lines import EMPTY, Line, fit, text, wrap
from widgets.menu import moved, position
from widgets.panel import Panel
from widgets.styles import NO_HUES, Hues

_HEADING = 2
"""Lines that part a page from the one above it on a sheet: one that is empty, and its title."""


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
        self._drawn: tuple[tuple[range, int], list[Line]] = ((range(0), 0), [])
        """The pages that were drawn last, for how many columns, and its lines."""
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

    def explain(self, action: Action) -> None:
        # All of the page is seen: the keys that go on in it turn it.
        if action.name in ("page_up", "page_down") and len(self.titles()) > 1:
            self._turn(1 if action.name == "page_down" else -1)
        else:
            super().explain(action)

    @property
    def heading(self) -> Line:
        titles = self.titles()
        head = text(" ") + text(self.entitled(titles[self.page]), "title")
        if len(titles) == 1:
            return head
        among = self.counted_among()
        sheet = self.on_sheet()
        first, last = sheet.start + 1 - among.start, sheet.stop - among.start
        words = _("page {n} of {count}") if first == last else _("pages {n}-{last} of {count}")
        return head + text("  " + words.format(n=first, last=last, count=len(among)), "dim")

    def counted_among(self) -> range:
        """The pages among which it is said which one is open."""
        return range(len(self.titles()))

    def on_sheet(self) -> range:
        """The pages that are seen at once where they are seen one at a time: the open one, and what follows it."""
        return range(self.page, self.page + 1)

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
        pages, columns = self.on_sheet(), self._text.size.width
        if columns and self._drawn[0] != (pages, columns):
            lines = self.lines(pages[0], columns)
            for page in pages[1:]:
                lines = [
                    *lines,
                    EMPTY,
                    text(f" {self.entitled(self.titles()[page])}", "title"),
                    *self.lines(page, columns),
                ]
            self._drawn = (pages, columns), lines
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
        """Go on by so many screens; of lines one is seen on both. At its end, or its beginning, a page is turned."""
        before = self._first
        self._go(step * (self._seen if self._is_spread else self._seen - 1))
        if self._first == before and not self._is_spread and len(self.titles()) > 1:
            self._turn(step)

    def _by_all(self, step: int) -> None:
        self._go(step * self._length)

    do_line_up, do_line_down = partialmethod(_go, -1), partialmethod(_go, 1)
    do_page_up, do_page_down = partialmethod(_by_screens, -1), partialmethod(_by_screens, 1)
    do_to_top, do_to_end = partialmethod(_by_all, -1), partialmethod(_by_all, 1)

    def _turn(self, step: int) -> None:
        seen = range(self.page, self.page + 1) if self._is_spread else self.on_sheet()
        self.page = moved(seen[-1] if step > 0 else seen[0], step, len(self.titles()))
        self.page = self.page if self._is_spread else self.on_sheet()[0]
        self._line = 0
        if self._is_spread and not self._first <= self._layout.start(self.page) < self._first + self._seen:
            self._columns[self._place] = self._within(self._layout.start(self.page))

    do_previous_page, do_next_page = partialmethod(_turn, -1), partialmethod(_turn, 1)


class ReadingScreen(PagerScreen):
    """Tables and texts that are not broken anew: a report, the records, a game to be copied."""

    CONTEXTS = ("reading", "pager")

    def __init__(self, pages: Pages, words: Vocabulary = NO_WORDS, hues: Hues = NO_HUES) -> None:
        """In the pages these words have their styles, and those these hues."""
        super().__init__()
        self._pages = tuple(pages)
        self._words = words
        self._sheets: dict[tuple[int, int], list[range]] = {}
        self.hues = hues

    def titles(self) -> list[str]:
        return [title for title, _lines in self._pages]

    def entitled(self, title: str) -> str:
        return title

    def on_sheet(self) -> range:
        """As many pages as there is room for, sheet after sheet from the first one on."""
        place = self._text.size.width, self._text.size.height
        if not all(place):
            pages = self._pages_from(self._first) if self._is_spread else [self.page]
            return range(pages[0], pages[-1] + 1)
        if place not in self._sheets:
            self._sheets = {
                place: list(_sheets([len(self.lines(n, place[0])) for n in range(len(self._pages))], place[1]))
            }
        return next(sheet for sheet in self._sheets[place] if self.page in sheet)

    def available(self, action: Action) -> bool:
        if action.name in ("next_page", "previous_page") and self._is_spread and self._length <= self._seen:
            return False  # all pages are seen
        return super().available(action)

    def _turn(self, step: int) -> None:
        """Side by side, to what is not seen yet: the next page that begins there, or else the columns that follow."""
        if not self._is_spread:
            super()._turn(step)
            return
        first, seen = self._first, self._seen
        last = max(0, self._length - seen)
        if step < 0:
            first = last if not first else max(0, first - seen)
        elif first == last:
            first = 0
        else:
            starts = map(self._layout.start, range(len(self._pages)))
            first = min(last, next((start for start in starts if start >= first + seen), first + seen))
        self._columns[self._place] = first
        self.page = self._pages_from(first)[0]

    do_previous_page, do_next_page = partialmethod(_turn, -1), partialmethod(_turn, 1)

    def lines(self, page: int, columns: int) -> list[Line]:
        given = self._pages[page][1]
        shown = given(columns - 2) if callable(given) else given
        lines = (text(line) if isinstance(line, str) else line for line in shown)
        return [fit(text(" ") + tinted(line, self._words), columns) for line in lines]


def _sheets(heights: Sequence[int], rows: int) -> Iterator[range]:
    """Pages of so many lines together as far as they have room in so many rows, a heading above each but the first."""
    first, used = 0, heights[0]
    for page, height in enumerate(heights[1:], start=1):
        used += _HEADING + height
        if used > rows:
            yield range(first, page)
            first, used = page, height
    yield range(first, len(heights))


def wrap_page(words: str, columns: int) -> list[Line]:
    """A page of text, not wider than is good to read."""
    return wrap(words, min(columns - 1, 90), first=" ", rest=" ")
