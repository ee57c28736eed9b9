"""The lines of a form: a label, a value, and a hint for the field under the cursor."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from widgets.lines import EMPTY, Line, fit, join, selected, text, width


class Field(NamedTuple):
    """A line of a form."""

    label: str
    value: Line
    hint: str = ""
    """What the keys do here; shown while the cursor is on the field."""


def form(fields: Sequence[Field], place: int, label_cells: int, value_cells: int, cells: int) -> list[Line]:
    """The lines of a form, the cursor at `place`: it marks the label, so that a value can have a cursor itself."""
    lines: list[Line] = []
    for number, field in enumerate(fields):
        here = number == place
        label = fit(text(" " + field.label), label_cells)
        line = (
            (selected(label) if here else label) + text("  ") + fit(field.value, max(value_cells, width(field.value)))
        )
        lines.append(fit(line + text("  ") + (text(field.hint, "dim") if here else EMPTY), cells))
    return lines


def choice(values: Sequence[str], chosen: int) -> Line:
    """Values next to each other, the chosen one in brackets and bold."""
    return join(
        (text(f"[{value}]", "key") if number == chosen else text(f" {value} ") for number, value in enumerate(values)),
        "",
    )
