"""How the screen of a table is put together: tabs, rules with words in them, the foot."""

from __future__ import annotations

from collections.abc import Sequence

from widgets.lines import EMPTY, Line, fit, join, rule, text, width, wrap


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


def rule_with(words: Line, cells: int) -> Line:
    """A rule with words in it."""
    line = text("─ ", "rule") + words + text(" ", "rule")
    return fit(line + rule(max(0, cells - width(line))), cells)


def desk(happened: str, details: Sequence[Line], cells: int, rows: int) -> list[Line]:
    """What is under the cursor, and before it what has just happened as far as there is room."""
    told = [text(" ✓ " if n == 0 else "   ", "gain") + line for n, line in enumerate(wrap(happened, cells - 4))]
    if not happened:
        told = []
    room = max(1, rows - len(details))
    if len(told) > room:
        told = [*told[: room - 1], fit(told[room - 1] + text(" …", "dim"), cells - 1)]
    return [*told, *details][:rows] or [EMPTY]
