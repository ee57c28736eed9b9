"""The lines of a form: a label, a value, and a hint for the field under the cursor."""

from __future__ import annotations

from collections.abc import Sequence

from widgets.lines import EMPTY, Line, fit, join, text, width


def form_line(label: str, value: Line, hint: str, label_cells: int, value_cells: int) -> Line:
    """A field of a form."""
    shown = fit(value, max(value_cells, width(value)))
    return fit(text(" " + label), label_cells) + text("  ") + shown + text("  ") + text(hint, "dim")


def choice(values: Sequence[str], chosen: int, cells: int = 0) -> Line:
    """Values next to each other, the chosen one in brackets and bold.

    Where `cells` are given and not all have room there, those around the chosen one, with a sign where there are more.
    """
    first, last = 0, len(values)
    while cells and last - first > 1 and _width(values, first, last) > cells:
        if chosen - first > last - 1 - chosen:
            first += 1
        else:
            last -= 1
    seen = enumerate(values[first:last], start=first)
    line = join((text(f"[{value}]", "key") if number == chosen else text(f" {value} ") for number, value in seen), "")
    before, after = (text(_BEFORE, "dim") if first else EMPTY), (text(_AFTER, "dim") if last < len(values) else EMPTY)
    return before + line + after


_BEFORE, _AFTER = "◂", "▸"


def _width(values: Sequence[str], first: int, last: int) -> int:
    """The cells of so many of the values, with the signs that there are more."""
    return sum(width(text(value)) + 2 for value in values[first:last]) + (first > 0) + (last < len(values))
