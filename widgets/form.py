"""The lines of a form: a label, a value, and a hint for the field under the cursor."""

from __future__ import annotations

from collections.abc import Sequence

from widgets.lines import Line, fit, join, text, width


def form_line(label: str, value: Line, hint: str, label_cells: int, value_cells: int) -> Line:
    """A field of a form."""
    shown = fit(value, max(value_cells, width(value)))
    return fit(text(" " + label), label_cells) + text("  ") + shown + text("  ") + text(hint, "dim")


def choice(values: Sequence[str], chosen: int) -> Line:
    """Values next to each other, the chosen one in brackets and bold."""
    return join(
        (text(f"[{value}]", "key") if number == chosen else text(f" {value} ") for number, value in enumerate(values)),
        "",
    )
