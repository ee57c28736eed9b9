"""The page of the log: what happened, the newest at the end."""

from __future__ import annotations

from gettext import gettext as _

from screens.le_havre.view import Listing, Row, View
from screens.words import told
from widgets.lines import fit, text, wrap


def listing(view: View, cells: int) -> Listing:
    """Every move's events in plain words."""
    rows: list[Row] = []
    for number, (_move, events) in enumerate(view.log, start=1):
        words = told(events)
        if not words:
            continue
        for place, line in enumerate(wrap(words, cells - 7)):
            if place == 0:
                rows.append(Row(fit(text(f"{number:>4}  ", "dim") + line, cells), str(number)))
            else:
                rows.append(Row(fit(text("      ") + line, cells)))
    if not rows:
        rows.append(Row(text(" " + _("Nothing has happened yet."), "dim")))
    return Listing(tuple(rows), text(" " + _("Log"), "heading") + text("  " + _("the number of each move"), "dim"))
