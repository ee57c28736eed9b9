"""A screen of tables and texts that are to be read as they are: a report, the records, a game to be copied."""

from __future__ import annotations

from collections.abc import Sequence

from screens.reading.pager import PagerScreen
from widgets.lines import Line, fit, text


class ReadingScreen(PagerScreen):
    """Pages of lines that are not broken anew."""

    CONTEXTS = ("reading", "pager")

    def __init__(self, pages: Sequence[tuple[str, Sequence[str]]]) -> None:
        """`pages` are titles and lines."""
        super().__init__()
        self._pages = tuple(pages)

    def titles(self) -> list[str]:
        return [title for title, _lines in self._pages]

    def heading(self, title: str) -> str:
        return title

    def lines(self, columns: int) -> list[Line]:
        return [fit(text(" " + line), columns) for line in self._pages[self.page][1]]
