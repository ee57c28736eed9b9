"""What is scrolled keeps its place: a terminal that is larger for a moment does not move what is seen for good."""

from __future__ import annotations

from textual.widget import Widget


class Scrolled(Widget):
    """Something that is scrolled by keys, and shows the same as before when it has its former size again."""

    _wanted = 0
    """The first row that is to be seen, where there are enough rows below it."""

    def see_from(self, row: int) -> None:
        """Show the rows from this one on, as far as there are any."""
        self._wanted = max(0, min(row, self.virtual_size.height - self._rows_seen))
        self.scroll_to(y=self._wanted, animate=False, force=True)

    @property
    def _rows_seen(self) -> int:
        return self.scrollable_content_region.height

    def first_row(self, first: int) -> int:
        """Which row to show first in place of another one, so that what must be seen is."""
        return first

    def on_resize(self) -> None:
        before = self.scroll_offset
        self.scroll_to(y=self.first_row(self._wanted), animate=False, force=True, immediate=True)
        if self.scroll_offset != before:
            self.refresh(layout=True)  # whoever says how much of it is seen follows layouts
