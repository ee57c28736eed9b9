"""How the screen of a table is put together: tabs, rules with words in them, the foot."""

from __future__ import annotations

from collections.abc import Sequence

from widgets.lines import EMPTY, Line, cut, fit, join, plain, rule, text, whole, width, wrap

DESK = 5
"""Rows at the foot for what is under the cursor and for what a move would do."""

_APART = 2
"""Blanks between a title and what is said of it; what is further off is the heading of a column."""


def tab_line(tabs: Sequence[tuple[str, str, bool]], end: Line, cells: int, side: int = 0) -> Line:
    """The pages with their keys, the open one marked, and what stands at the end, all on a rule.

    Where not all names have room, they stand closer; then that of the open page is said, and those of the pages next
    to it as far as there is.

    `side`: how many cells at the right have the side below them; its line at the left begins in the rule.
    """
    opened = {key: text(f" {key} {name} ", "tab") for key, name, is_open in tabs if is_open}
    named = {key: text(" ") + text(key, "key") + text(f" {name} ") for key, name, _is_open in tabs}
    line = text("─", "rule") + join((named | opened).values(), "")
    first = "─" if not tabs or tabs[0][2] else "─ "
    behind = {key for (key, _name, _is_open), (_key, _other, is_open) in zip(tabs[1:], tabs, strict=False) if is_open}
    ways = [line]
    for apart in (behind, set[str]()):  # the one behind the open page as far from it as that can be
        closer = {key: text(" " * (key in apart) + key, "key") + text(f" {name} ") for key, name, _is_open in tabs}
        ways.append(text(first, "rule") + join((closer | opened).values(), ""))
    line = next((one for one in ways if width(one) < cells), ways[-1])
    line = next((one for one in ways if side and width(one) <= cells - side), line)
    if width(line) >= cells:  # no name is cut: those of the pages that are farthest away are left out
        keys = {key: text(" ") + text(key, "key") + text(" ") for key in named} | opened
        at = next((n for n, key in enumerate(named) if key in opened), 0)
        room = cells - 1 - width(text("─") + join(keys.values(), ""))
        for key in sorted(named, key=lambda key: abs([*named].index(key) - at)):
            more = width(named[key]) - width(keys[key])
            if key not in opened:
                if more > room:
                    break
                keys[key], room = named[key], room - more
        line = text("─", "rule") + join(keys.values(), "")
    left = cells - side
    end = text(" ") + end + text(" ") if end else EMPTY
    if side and width(line) <= left:
        title = text("┬─", "rule") + end
        title = fit(title + rule(max(0, side - width(title))), side)
        return fit(fit(line + rule(max(0, left - width(line))), left) + title, cells)
    if width(line) + width(end) > cells - 1:
        end = EMPTY
    return fit(line + rule(max(0, cells - 1 - width(line) - width(end))) + end + rule(1), cells)


def rule_with(words: Line, cells: int, end: Line = EMPTY, tee: int = -1) -> Line:
    """A rule with words in it, and others at its end if there is room; a line from above ends in it at `tee`."""
    line = text("─ ", "rule") + words + text(" ", "rule")
    end = text(" ") + end + text(" ") + rule(1) if end else EMPTY
    if width(line) + width(end) > cells:
        end = EMPTY
    line = fit(line + rule(max(0, cells - width(line) - width(end))) + end, cells)
    under = cut(line, tee, tee + 1) if 0 <= tee < cells else EMPTY
    return cut(line, 0, tee) + text("┴", "rule") + cut(line, tee + 1, cells) if plain(under) == "─" else line


def untitled(line: Line, title: str) -> Line:
    """A heading without the title that stands in the frame above it; what follows at once comes to its place."""
    words = plain(line)
    start = len(words) - len(words.lstrip())
    if not title or not words[start:].startswith(title) or words[start + len(title) :][:1].strip():
        return line
    before, after = width(text(words[:start])), width(text(words[: start + len(title)]))
    rest = cut(line, after, width(line))
    blanks = len(plain(rest)) - len(plain(rest).lstrip())
    if blanks <= _APART:
        return cut(line, 0, before) + cut(rest, blanks, width(rest))
    return cut(line, 0, before) + text(" " * (after - before)) + rest


def desk(happened: str, details: Sequence[Line], cells: int, rows: int) -> list[Line]:
    """What is under the cursor, and before it what has just happened as far as there is room."""
    told = [text(" ✓ " if n == 0 else "   ", "gain") + line for n, line in enumerate(wrap(happened, cells - 4))]
    if not happened:
        told = []
    # What keeps its place in the last line moves up before anything is cut.
    while EMPTY in details and len(told) + len(details) > rows:
        details = [line for n, line in enumerate(details) if n != details.index(EMPTY)]
    room = max(1, rows - len(details))
    return [*(whole(told, room, cells - 1) if len(told) > room else told), *details] or [EMPTY]
