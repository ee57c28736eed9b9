"""The smallest terminal that every screen can rely on, and what a smaller one shows."""

from __future__ import annotations

from engine.texts.language import gettext as _
from screens.actions import key_label
from widgets.lines import EMPTY, Line, fit, wrap

SMALLEST = (80, 24)
"""Its columns and rows."""


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
