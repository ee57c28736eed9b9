"""Overlays beside the moves: whether to take back what was hidden, who is called, what happened, where to write."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partialmethod
from pathlib import Path

from engine.texts import N_, Text
from engine.texts.cells import wrapped
from engine.texts.language import gettext as _
from saves.disk import typed_path
from saves.names import printable
from screens.table.keys import RECAP, TitleKeys
from screens.table.overlays.overlay import Overlay, TypingOverlay
from screens.table.picture.layout import DESK, rule_with
from screens.table.play.recap import Telling
from screens.table.requests import Close, Request, Say, SitDown, TakeBack
from screens.words import shown
from widgets.field import Field
from widgets.filled import Vocabulary, tinted
from widgets.lines import EMPTY, Line, broken, fit, text, whole, width, wrap
from widgets.styles import seat

_LONGEST = 400
"""The most cells of a path."""
_MARGIN = 1


class UndoWarning(Overlay):
    """Whether to take back what should not be taken back unasked."""

    CONTEXTS = ("confirm",)
    TITLE = N_("Undo")
    outlasts = True

    def __init__(self, sentence: str) -> None:
        """`sentence` says what there is to consider."""
        self._sentence = sentence

    def lines(self, cells: int, rows: int) -> list[Line]:
        return [text(" ") + line for line in wrap(self._sentence, cells - 2, "mark")]

    def do_say_yes(self) -> Request:
        return TakeBack()

    def do_say_no(self) -> Request:
        return Close()


class HandOver(Overlay):
    """The next player is called to the keyboard; nothing that only one of them may know is shown."""

    CONTEXTS = ("hand-over",)

    def __init__(self, keys: TitleKeys, prompt: Text | None, happened: str, sit_down: SitDown) -> None:
        """`happened` tells what the last moves did; `sit_down` lets the one go on who is to answer the `prompt`."""
        self._keys = keys
        self._prompt = prompt
        self._happened = happened
        self._sit_down = sit_down

    @property
    def contexts(self) -> tuple[str, ...]:
        return (self.name, self._keys.within(self.name))

    @property
    def title(self) -> Line:
        return text(shown(self._prompt), "title") if self._prompt is not None else EMPTY

    def lines(self, cells: int, rows: int) -> list[Line]:
        happened = [text(" ") + line for line in wrap(self._happened, cells - 2, "dim")]
        told = [*happened, EMPTY] if self._happened else []
        return [*told, text(" " + _("Hand over, then press enter."))]

    def do_sit_down(self) -> Request:
        return self._sit_down


class Recap(Overlay):
    """What happened since a player decided last, until a key is pressed: a line for each turn of another player."""

    CONTEXTS = (RECAP,)
    TITLE = N_("Since your last turn")

    def __init__(
        self,
        tellings: Sequence[Telling],
        words: Vocabulary,
        table: Callable[[int], list[Line]] = lambda _cells: [],
        stays: str = "",
    ) -> None:
        """What is told; some of its words have colours of their own.

        What happened to a player may stand in a `table` in place of a line for each turn. What `stays` at the foot when
        it is closed is the last line, if it is nothing else.
        """
        self.tellings = tellings
        self._words = words
        self._table = table
        self._stays = stays

    @property
    def last(self) -> str:
        """The sentence that stays at the foot."""
        return self._stays or self.tellings[-1].begins + self.tellings[-1].words

    def lines(self, cells: int, rows: int) -> list[Line]:
        table = self._table(cells)
        told = [one for one in self.tellings if not table or one.seat is None]
        found = [*table, *(line for one in told for line in self._line(one, cells))]
        # What is short hides the foot all the same: nothing is told twice.
        return whole([rule_with(self.title, cells), *found], min(rows, max(DESK, 1 + len(found))), cells)

    def _line(self, one: Telling, cells: int) -> list[Line]:
        names = max((width(text(told.name)) for told in self.tellings), default=0)
        indent = _MARGIN + names + 2 if one.name else _MARGIN
        head = fit(text(" " * _MARGIN + one.name, "plain" if one.seat is None else seat(one.seat)), indent)
        parts = [tinted(text(part), self._words) for part in wrapped(one.words, cells - indent - 1)]
        return [fit((text(" " * indent) if n else head) + part, cells) for n, part in enumerate(parts)]

    def do_close_recap(self) -> None:
        """Any key closes it: the screen sees to that."""


class ShareFolder(TypingOverlay):
    """The folder into which the result of a game is written as new files, none before it is confirmed."""

    CONTEXTS = ("typing",)
    TITLE = N_("Into which folder?")
    is_about_page = True

    def __init__(self, proposed: Path, write: Callable[[Path], Request], field: Field) -> None:
        """`write` writes into a folder and says how that went; where it could not, another one can be typed."""
        super().__init__(field, printable(str(proposed)), _LONGEST)
        self._write = write

    def lines(self, cells: int, rows: int) -> list[Line]:
        words = _("A picture and a text of the result are written there as new files.")
        return [
            *broken(text(" ") + self._field.typed(_LONGEST + 1), cells - 1),
            *(text(" ") + line for line in wrap(words, cells - 2, "dim")),
        ]

    def do_accept(self) -> Request:
        words = self._field.value.strip()
        return self._write(typed_path(words)) if words else Say(_("No folder is named."))

    def do_give_up(self) -> Request:
        return Close()

    do_cursor_left = partialmethod(TypingOverlay._edit, Field.action_cursor_left)
    do_cursor_right = partialmethod(TypingOverlay._edit, Field.action_cursor_right)
    do_erase = partialmethod(TypingOverlay._edit, Field.action_delete_left)
