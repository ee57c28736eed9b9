"""How the game screen is put together: tabs, panes with a cursor, rules with a prompt, the desk."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from screens.le_havre.view import Listing
from widgets.lines import EMPTY, Line, block, cut, fit, join, rule, selected, text, width, wrap
from widgets.menu import first_shown, more


class Pane(NamedTuple):
    """A page in its place, and the first row of it that is seen."""

    lines: list[Line]
    first: int


def pane(listing: Listing, name: str, first: int, cells: int, height: int, active: bool) -> Pane:
    """A page in so many cells and lines, the cursor on the row called `name` (the first one if there is none)."""
    rows = listing.rows
    names = [row.name for row in rows]
    place = names.index(name) if name and name in names else next((n for n, other in enumerate(names) if other), -1)
    room = height - 1
    if place == max((n for n, other in enumerate(names) if other), default=-1):
        # The cursor goes no further: what lies below it is seen as far as there is room.
        first = first_shown(first, len(rows) - 1, len(rows), room)
    first = first_shown(first, max(place, 0), len(rows), room)
    # The heading of a group is seen with the group's first row.
    if 0 < place == first and not names[place - 1]:
        first -= 1
    lines: list[Line] = []
    for number, row in enumerate(rows[first : first + room], start=first):
        line = fit(row.line, cells)
        lines.append(_marked(line, listing.mark) if active and number == place else line)
    heading = fit(listing.heading, cells)
    if len(rows) > room:
        heading = cut(heading, 0, cells - 4) + text(f" {more(first, len(rows), room)} ", "dim")
    return Pane(block([heading, *lines], height), first)


def _marked(line: Line, cells: int) -> Line:
    """The line with the cursor on its first cells."""
    return selected(cut(line, 0, cells)) + cut(line, cells, width(line))


def tab_line(tabs: Sequence[tuple[str, str, bool]], note: str, cells: int) -> Line:
    """The pages with their keys, the open one marked, and a note, all on a rule."""
    parts: list[Line] = []
    for key, name, is_open in tabs:
        label = text("[" + key + " " + name + "]", "title") if is_open else text(key, "key") + text(" " + name)
        parts.append(text(" ") + label + text(" "))
    line = text("─", "rule") + join(parts, "─")
    end = text(" " + note + " ", "dim") + text("─", "rule") if note else EMPTY
    if width(line) + width(end) > cells:
        end = EMPTY
    return fit(line + rule(max(0, cells - width(line) - width(end))) + end, cells)


def rule_with(words: str, cells: int) -> Line:
    """A rule with words in it."""
    line = text("─ ", "rule") + text(words, "heading") + text(" ", "rule")
    return fit(line + rule(max(0, cells - width(line))), cells)


def desk(happened: str, details: Sequence[Line], cells: int, rows: int) -> list[Line]:
    """What is under the cursor, and before it what has just happened as far as there is room."""
    told = [text(" ✓ " if n == 0 else "   ", "good") + line for n, line in enumerate(wrap(happened, cells - 4))]
    if not happened:
        told = []
    room = max(1, rows - len(details))
    if len(told) > room:
        told = [*told[: room - 1], fit(told[room - 1] + text(" …", "dim"), cells - 1)]
    return [*told, *details][:rows] or [EMPTY]
