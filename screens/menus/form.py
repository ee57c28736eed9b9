"""Forms: fields one below the other, each with its label, its value, and what the keys do with it."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from types import MappingProxyType
from typing import Any, ClassVar, NamedTuple

from screens.headed_screen import ListScreen
from widgets.choices import Choices, MenuLine
from widgets.lines import Line, fit, join, text, width
from widgets.menu import moved

_VALUE = 16
"""Cells of a value at least."""


def _nothing(_given: Any) -> list[Line]:
    return []


class Entry(NamedTuple):
    """A field of a form as it is now."""

    name: str
    label: str
    choices: Mapping[Any, str] = MappingProxyType({})
    """What can be chosen, and what it is called."""
    chosen: Any = None
    choose: Callable[[Any], object] = _nothing
    """Chooses another one."""
    hint: str = ""
    """What the keys do with it, in a few words; shown while the cursor is on it."""
    value: Line | None = None
    """How the value is shown, if not as all choices beside each other."""
    about: Callable[[int], list[Line]] = _nothing
    """What there is to know about it, in so many columns."""

    def changed(self, step: int) -> None:
        """Choose another one: the first follows the last."""
        choices = list(self.choices)
        if choices:
            self.choose(choices[moved(choices.index(self.chosen), step, len(choices))])

    def line(self, hint: str, labels: int, columns: int) -> Line:
        """The field in so many columns, its label in so many of them."""
        value = self.value
        if value is None:
            value = choice(list(self.choices.values()), list(self.choices).index(self.chosen), columns - labels - 4)
        value = fit(value, max(_VALUE, width(value)))
        line = fit(text(" " + self.label), labels) + text("  ") + value
        # What is said of it stands below the list too: it is not begun where it has no room.
        return line + text("  ") + text(hint, "dim") if width(line) + 2 + width(text(hint)) < columns else line


class FormScreen(ListScreen):
    """A form, and below or beside it what there is to say about the field with the cursor."""

    LABELS: ClassVar[int]
    """Cells of the labels."""
    menu: Choices

    def __init__(self) -> None:
        super().__init__(ruled=False)
        self.menu = Choices(id="form", classes="listed")

    @abstractmethod
    def entries(self) -> list[Entry]:
        """The fields from top to bottom, as they are now."""

    @property
    def entry(self) -> Entry:
        """The field with the cursor."""
        return next(one for one in self.entries() if one.name == self.menu.chosen)

    def row(self, one: Entry, *, has_hint: bool = False) -> MenuLine:
        """A field as a line of the list, with its hint or without."""
        return MenuLine(one.name, partial(one.line, one.hint if has_hint else "", self.LABELS))

    def do_less(self) -> None:
        self.change(-1)

    def do_more(self) -> None:
        self.change(1)

    def change(self, step: int) -> None:
        """Give the field with the cursor the value before or after its own."""
        self.entry.changed(step)


def choice(values: Sequence[str], chosen: int, cells: int) -> Line:
    """Values next to each other, the chosen one in brackets and bold.

    Where not all have room in so many cells, those around the chosen one, with a sign where there are more.
    """
    first, last = 0, len(values)

    def shown() -> Line:
        seen = [text(f"[{value}]", "key") if n == chosen else text(f" {value} ") for n, value in enumerate(values)]
        before, after = text("◂" if first else "", "dim"), text("▸" if last < len(values) else "", "dim")
        return before + join(seen[first:last], "") + after

    while last - first > 1 and width(shown()) > cells:
        if chosen - first > last - 1 - chosen:
            first += 1
        else:
            last -= 1
    return shown()
