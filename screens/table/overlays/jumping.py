"""Going to a row of a page by its number."""

from __future__ import annotations

from engine.texts.language import gettext as _
from screens.table.overlays.moves import FIND, FIND_SIGNS, asked
from screens.table.overlays.overlay import Overlay
from screens.table.table_protocol import Table
from widgets.lines import Line


class Jumping(Overlay):
    """The number of a row that is typed; the cursor of the page goes there at once."""

    CONTEXTS = (FIND,)
    is_typing = True

    def __init__(self, table: Table) -> None:
        """Nothing is typed yet."""
        super().__init__(table)
        table.field.open("", FIND_SIGNS)

    @property
    def title(self) -> Line:
        return asked(_("Go to number: "), self.table.field)

    def lines(self, cells: int, rows: int) -> list[Line]:
        return []

    def _jump(self) -> None:
        self.table.page.jump(self.table.field.value)

    def typed(self, sign: str) -> bool:
        self.table.field.put(sign)
        self._jump()
        return True

    def do_erase_find(self) -> None:
        self.table.field.action_delete_left()
        self._jump()

    def do_erase_word(self) -> None:
        self.table.field.action_delete_left_word()
        self._jump()

    def do_erase_line(self) -> None:
        self.table.field.action_delete_left_all()

    def do_find_up(self) -> None:
        self.table.page.step(-1)

    def do_find_down(self) -> None:
        self.table.page.step(1)

    def do_pick_found(self) -> None:
        self.table.close()

    def do_leave_find(self) -> None:
        self.table.close()

    def closed(self) -> None:
        self.table.field.close()
