"""Parts of a screen that stand side by side where there is room, and one below the other where there is not."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from textual.widget import Widget

from widgets.lines import Line, rule
from widgets.panel import Draw, Panel
from widgets.spread import framed


class Panes(Widget, can_focus=False, can_focus_children=False, inherit_bindings=False):
    """Lists and what there is to say about them, as the stylesheet of all screens lays them out."""

    ALLOW_SELECT = False


class Stack(Widget, can_focus=False, can_focus_children=False, inherit_bindings=False):
    """What stays one below the other in a place of `Panes`."""

    ALLOW_SELECT = False


class Aside(Panel):
    """What there is to say about the line with the cursor: below a list, or in a frame beside it."""

    def __init__(self, *, id: str | None = None, classes: str = "aside", ruled: bool = True) -> None:
        """An empty one; `ruled`: below a list a rule parts it from that."""
        super().__init__(id=id, classes=classes)
        self._ruled = ruled

    def tell(self, title: str, draw: Draw, *, at_length: Callable[[int], Sequence[Line]] | None = None) -> None:
        """Show the lines that a function makes for a size; in a frame they have this title. See `Panel.show`."""
        self.show(partial(self._laid, title, draw), at_length=at_length)

    @property
    def is_beside(self) -> bool:
        """Whether it stands beside the list."""
        return isinstance(self.parent, Panes) and self.parent.layout.name == "horizontal"

    def _laid(self, title: str, draw: Draw, columns: int, rows: int) -> list[Line]:
        if self.is_beside:
            return framed(title, draw(columns - 2, rows - 2), columns, rows)
        if self._ruled:
            return [rule(columns), *draw(columns, rows - 1)]
        return list(draw(columns, rows))
