"""A screen of tables and texts that are to be read as they are: a report, the records, a game to be copied."""

from __future__ import annotations

from collections.abc import Sequence

from screens.reading.pager import PagerScreen
from widgets.lines import Line, fit, text
from widgets.styles import NO_HUES, Hues
from widgets.tinting import Vocabulary, tinted

_NO_WORDS: Vocabulary = {}


class ReadingScreen(PagerScreen):
    """Pages of lines that are not broken anew."""

    CONTEXTS = ("reading", "pager")

    def __init__(
        self,
        pages: Sequence[tuple[str, Sequence[str | Line]]],
        words: Vocabulary = _NO_WORDS,
        hues: Hues = NO_HUES,
    ) -> None:
        """`pages` are titles and lines, in which these words have their styles, and those these hues."""
        super().__init__()
        self._pages = tuple(pages)
        self._words = words
        self.hues = hues

    def titles(self) -> list[str]:
        return [title for title, _lines in self._pages]

    def heading(self, title: str) -> str:
        return title

    def lines(self, columns: int) -> list[Line]:
        lines = (text(line) if isinstance(line, str) else line for line in self._pages[self.page][1])
        return [fit(text(" ") + tinted(line, self._words), columns) for line in lines]
