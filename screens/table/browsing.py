"""The keys that move the cursor on the open page of a table, leaf through it, or show other rows of it."""

from __future__ import annotations

from collections.abc import Callable

from screens.table.pages import Pages
from screens.table.title import Part


class Browsing(Part):
    """The part of a table with which its pages are read."""

    def __init__(self, pages: Pages, look: Callable[[], None]) -> None:
        """`look` is called before anything else is looked at."""
        self._pages = pages
        self._look = look

    def do_cursor_up(self) -> None:
        self._look()
        self._pages.open.step(-1)

    def do_cursor_down(self) -> None:
        self._look()
        self._pages.open.step(1)

    def do_page_before(self) -> None:
        self._look()
        self._pages.open.page_by(-1)

    def do_page_after(self) -> None:
        self._look()
        self._pages.open.page_by(1)

    def do_first_row(self) -> None:
        self._look()
        self._pages.open.to_first()

    def do_last_row(self) -> None:
        self._look()
        self._pages.open.to_last()

    def do_group_after(self) -> None:
        self._look()
        self._pages.open.to_next_group()

    def do_next_filter(self) -> None:
        self._look()
        self._pages.open.next_filter()

    def do_next_order(self) -> None:
        self._look()
        self._pages.open.next_order()
