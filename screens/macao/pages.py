"""The pages of Macao."""

from __future__ import annotations

from collections.abc import Callable

from engine import Move
from screens.macao import plain_table
from screens.macao.view import View
from screens.table.keys import PageKeys
from screens.table.listing import Listing, Row
from screens.table.pages import ListPage
from widgets.lines import Line, text, wrap

Preview = Callable[[Move, int], list[Line]]


class PlainPage(ListPage):
    """The table in words."""

    _view: View

    def __init__(self, keys: PageKeys, preview: Preview) -> None:
        super().__init__(keys)

    def look(self, view: View) -> None:
        """Show another position."""
        self._view = view
        self.renew()

    @property
    def meant(self) -> Move | None:
        """What `enter` would do."""
        return None

    def along(self, by: int) -> None:
        """To the left or right."""

    def tick(self) -> None:
        """Tick a die."""

    def listing(self, cells: int) -> Listing:
        lines = [
            line for one in plain_table.lines(self._view.table, self._view.forecast) for line in wrap(one, cells - 2)
        ]
        return Listing(tuple(Row(text(" ") + line, str(n)) for n, line in enumerate(lines)))
