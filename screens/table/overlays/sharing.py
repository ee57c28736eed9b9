"""Where the result of a game is to be written as new files: the folder is typed, that of exports is proposed."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from engine.texts.language import gettext as _
from saves.disk import typed_path
from saves.names import printable
from screens.table.overlays.overlay import Overlay
from screens.table.table_protocol import Table
from widgets.lines import Line, broken, text, wrap

TYPING = "typing"
_LONGEST = 400
"""The most cells of a path."""


class Sharing(Overlay):
    """The folder that is typed; nothing is written before it is confirmed."""

    CONTEXTS = (TYPING,)
    is_typing = True

    def __init__(self, table: Table, proposed: Path, write: Callable[[Path], bool]) -> None:
        """`write` writes into a folder and says how that went; where it could not, another one can be typed."""
        super().__init__(table)
        self._write = write
        table.field.open(printable(str(proposed)), _LONGEST)

    @property
    def title(self) -> Line:
        return text(_("Into which folder?"), "title")

    def lines(self, cells: int, rows: int) -> list[Line]:
        words = _("A picture and a text of the result are written there as new files.")
        return [
            *broken(text(" ") + self.table.field.typed(_LONGEST + 1), cells - 1),
            *(text(" ") + line for line in wrap(words, cells - 2, "dim")),
        ]

    def typed(self, sign: str) -> bool:
        self.table.field.put(sign)
        return True

    def do_accept(self) -> None:
        words = self.table.field.value.strip()
        if not words:
            self.table.say(_("No folder is named."))
        elif self._write(typed_path(words)):
            self.table.close()

    def do_give_up(self) -> None:
        self.table.close()

    def do_cursor_left(self) -> None:
        self.table.field.action_cursor_left()

    def do_cursor_right(self) -> None:
        self.table.field.action_cursor_right()

    def do_erase(self) -> None:
        self.table.field.action_delete_left()

    def do_erase_word(self) -> None:
        self.table.field.action_delete_left_word()

    def do_erase_line(self) -> None:
        self.table.field.action_delete_left_all()

    def closed(self) -> None:
        self.table.field.close()
