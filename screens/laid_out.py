"""A screen of widgets that a stylesheet lays out in a terminal of any size."""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Sequence
from typing import Any, ClassVar

from textual import events
from textual.app import ComposeResult
from textual.geometry import Offset, Size
from textual.screen import Screen
from textual.widget import Widget
from textual.worker import Worker

from engine.texts.language import gettext as _
from screens.actions import key_label
from widgets.lines import EMPTY, Line, fit, wrap
from widgets.panel import Panel

SMALLEST = (80, 24)
"""Its columns and rows."""

_COLUMNS = [(0, "-too-narrow"), (SMALLEST[0], "-narrow"), (120, "-wide"), (160, "-widest")]
_ROWS = [(0, "-too-low"), (SMALLEST[1], "-high")]
"""The class of a screen from so many columns and rows on: stylesheets say with it what a large terminal shows."""


class LaidOutScreen(Screen[None], inherit_bindings=False, inherit_css=False):
    """A screen that gives its widgets in `parts` and tells them in `tell` what to show."""

    HORIZONTAL_BREAKPOINTS = _COLUMNS
    VERTICAL_BREAKPOINTS = _ROWS

    AUTO_FOCUS = ""
    ALLOW_SELECT = False
    ESCAPE_TO_MINIMIZE = False

    IN_WORDS: ClassVar[tuple[str, ...]] = ()
    """What it has put into words once, by the names of its attributes."""

    _is_covered = False

    def __init__(self) -> None:
        super().__init__()
        self.terminal = Size()
        """The columns and rows that it is laid out in; none before it has widgets."""
        self._foot = Panel(self._key_line, id="keys")
        self._too_small = Panel(too_small, id="too-small")

    def parts(self) -> Sequence[Widget]:
        """The widgets of the screen, in their order; the line of keys comes below them."""
        return ()

    def tell(self) -> None:
        """Tell the widgets what to show now."""

    def _key_line(self, columns: int, rows: int) -> list[Line]:
        """The line at the foot."""
        raise NotImplementedError

    def compose(self) -> ComposeResult:
        self.terminal = self.app.size
        # As Textual sets them with the first size, when all is styled already and would be styled once more.
        self.set_classes(_classes(self.terminal))
        parts = self.parts()
        if not self.is_too_small:
            self.tell()
        yield from (*parts, self._foot)
        if self.is_too_small:
            yield self._too_small

    def on_resize(self, event: events.Resize) -> None:
        # Textual lays those below this one out with it, and tells each of its size only after that.
        for screen in self.app.screen_stack:
            if isinstance(screen, LaidOutScreen):
                screen.suit(event.size)

    def _screen_resized(self, size: Size) -> None:
        # Every layout tells the screen its size too, and Textual lays it out for that once more.
        if size != self._size:
            super()._screen_resized(size)

    def suit(self, terminal: Size) -> None:
        """Become what a terminal of this size shows, before anything is laid out in it.

        Textual does so after it: what is too small to be drawn would be laid out once, and drawn.
        """
        if not self.terminal or terminal == self.terminal:
            return
        self.terminal = terminal
        found = _classes(terminal)
        self.update_classes({name: name in found for _least, name in (*_COLUMNS, *_ROWS)}, animate=False)
        if not self.is_too_small:
            self.redraw()
        elif not self._too_small.is_attached:
            self.mount(self._too_small)

    def redraw(self) -> None:
        """Show everything as it is now, if there is room for it."""
        if not self.is_too_small:
            self.tell()
            self._foot.show(self._key_line)

    @property
    def is_too_small(self) -> bool:
        """Whether the terminal is too small for any picture: then nothing is laid out but a sentence that says so."""
        return self.terminal.width < SMALLEST[0] or self.terminal.height < SMALLEST[1]

    def cursor_place(self) -> Offset | None:
        """Where what is selected stands, if anything is: the terminal's cursor goes there with every picture.

        A widget in which something can be selected says in its own `cursor_place` where in it that is.
        """
        for widget in self.walk_children(Widget, with_self=False, reverse=True):
            find: Callable[[], Offset | None] | None = getattr(widget, "cursor_place", None)
            if find is not None and widget.region and (place := find()) is not None:
                return widget.content_region.offset + place
        return None

    def on_mount(self) -> None:
        self.screen_layout_refresh_signal.subscribe(self, self._follow_layout, immediate=True)

    def _follow_layout(self, _screen: object) -> None:
        try:
            if not self.is_too_small:
                self.laid_out()
                self._foot.show(self._key_line)  # whether something is cut off is known now
        except Exception as error:  # a signal of Textual's keeps errors to itself
            self.call_next(_raise, error)

    def laid_out(self) -> None:
        """Follow a layout."""

    def on_screen_suspend(self) -> None:
        self._is_covered = True

    def on_screen_resume(self) -> None:
        self.suit(self.app.size)
        if self._is_covered:
            self._is_covered = False
            self.seen_again()

    def in_background(
        self, work: Callable[[], Coroutine[Any, Any, None]], *, alone: bool = False, group: str = "default"
    ) -> Worker[None]:
        """Let work go on while keys are answered; `alone`: whatever else of its group went on ends.

        The coroutine is made when it begins: a screen that is left at once leaves none behind that never ran.
        """

        return self.run_worker(work, exclusive=alone, group=group)

    def reworded(self) -> None:
        """Another language is spoken: forget what is kept in words."""
        for name in self.IN_WORDS:
            self.__dict__.pop(name, None)

    def seen_again(self) -> None:
        """Show what may have changed while another screen was open."""
        self.redraw()


def _classes(terminal: Size) -> tuple[str, ...]:
    """The classes of a screen in a terminal of this size."""
    return tuple(
        max((least, name) for least, name in classes if size >= least)[1]
        for classes, size in ((_COLUMNS, terminal.width), (_ROWS, terminal.height))
    )


def _raise(error: Exception) -> None:
    raise error


def too_small(columns: int, rows: int) -> list[Line]:
    """What a terminal shows that is too small for the game."""
    sentences = [
        _("Havre needs {columns} columns and {rows} rows.").format(columns=SMALLEST[0], rows=SMALLEST[1]),
        _("This window has {columns} and {rows}.").format(columns=columns, rows=rows),
        _("Make it larger to go on: nothing is lost."),
        _("{key} quits").format(key=key_label("ctrl+c")),
    ]
    lines = [line for sentence in sentences for line in wrap(sentence, max(1, columns))]
    return [EMPTY] * ((rows - len(lines)) // 2) + [fit(line, columns, "centre") for line in lines[:rows]]
