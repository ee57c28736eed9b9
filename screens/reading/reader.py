"""A screen of tables and texts that are to be read as they are: a report, the records, a game to be copied."""

from __future__ import annotations

from screens.frame import NO_WORDS, Pages
from screens.reading.pager import PagerScreen
from widgets.lines import Line, fit, text
from widgets.styles import NO_HUES, Hues
from widgets.tinting import Vocabulary, tinted


class ReadingScreen(PagerScreen):
    """Pages of lines that are not broken anew."""

    CONTEXTS = ("reading", "pager")
    COLUMN = 64

    def __init__(
        self,
        pages: Pages,
        words: Vocabulary = NO_WORDS,
        hues: Hues = NO_HUES,
    ) -> None:
        """In the pages these words have their styles, and those these hues."""
        super().__init__()
        self._pages = tuple(pages)
        self._words = words
        self.hues = hues

    def titles(self) -> list[str]:
        return [title for title, _lines in self._pages]

    def heading(self, title: str) -> str:
        return title

    def lines(self, page: int, columns: int) -> list[Line]:
        given = self._pages[page][1]
        lines = (
            text(line) if isinstance(line, str) else line for line in (given(columns - 2) if callable(given) else given)
        )
        return [fit(text(" ") + tinted(line, self._words), columns) for line in lines]
