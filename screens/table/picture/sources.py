"""Where points came from: bars of sources and of players, losses left of one line at zero; every line of the scores."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import cycle
from typing import NamedTuple

from engine.texts.language import gettext as _, listed, pgettext
from screens.table.picture.end import End
from screens.table.picture.layout import rule_with
from screens.table.scores import compared, named_lines, points
from screens.words import shown
from widgets.gauges import BLOCK, Segment, axis, bars
from widgets.lines import EMPTY, Line, beside, cut, ends, fit, join, packed, text, width
from widgets.styles import StyleName, on, seat

_LABEL = 24
_NAME = 12
_SHORTEST = 8
"""Cells that the bars of sources keep beside long names."""
_EARNERS = 3
"""So much is named at most that brought a player most."""
_LEAST_EARNERS = 3
"""Rows from which what brought most has a heading."""
_LOSS: StyleName = "short"
"""The colour of whatever was lost."""
_STYLES: Sequence[StyleName] = tuple(f"source:{n}" for n in range(1, 9))
"""The colours of the bars, one for each source of points."""


class Sign(NamedTuple):
    """What a source of points is drawn with."""

    letter: str
    """The first of its part of a bar, which so is known without colour."""
    style: StyleName


def bar_signs(kinds: Mapping[str, str]) -> dict[str, Sign]:
    """For each source of points the first letter of what it is called that no other one has, and a colour.

    Where a name has no letter of one cell, as in Chinese, it is the first of its signs.
    """
    found: dict[str, Sign] = {}
    for (kind, label), style in zip(kinds.items(), cycle(_STYLES), strict=False):
        taken = {sign.letter for sign in found.values()}
        letters = [sign.upper() for sign in label if sign.isalpha()]
        letters.sort(key=lambda letter: width(text(letter)))
        found[kind] = Sign(next((letter for letter in letters if letter not in taken), BLOCK), style)
    return found


def needed(end: End) -> int:
    """Cells in which the bars of one score have their names beside them whole."""
    labels, figures = _beside_bars(end)
    return 1 + labels + _SHORTEST + figures + 3


def _beside_bars(end: End) -> tuple[int, int]:
    """Cells of the longest name of a source, and of the longest number, each with a blank."""
    mine = end.mine
    found = [(width(text(label)), n) for kind, label in end.kinds.items() if (n := points(mine, kind))]
    figures = max(len(str(n)) for n in (0, mine["total"], *(n for _label, n in found))) + 1
    return max((label for label, _n in found), default=0) + 1, figures


def by_source(end: End, cells: int) -> list[Line]:
    """A bar for each source of one score, with its points at the end of the line; the sum below them."""
    signs, mine = bar_signs(end.kinds), end.mine
    found = [(kind, n) for kind in end.kinds if (n := points(mine, kind))]
    longest, figures = _beside_bars(end)
    # One cell stays free on either side of the bars, which are shorter where that leaves the names whole.
    labels = min(max(cells // 3, cells - figures - 3 - _SHORTEST), longest)
    room = cells - labels - figures - 3
    drawn = bars([[Segment(n, signs[kind].style if n > 0 else _LOSS)] for kind, n in found], room)
    lines = []
    for (kind, n), bar in zip(found, drawn, strict=True):
        label = fit(text(" " + end.kinds[kind]), labels + 1)
        style: StyleName = _LOSS if n < 0 else "figure"
        lines.append(label + text(" ") + fit(bar, room) + fit(text(n, style), figures, "right"))
    total = fit(text(mine["total"], "heading"), figures, "right")
    return [*lines, fit(text(" " + _("Score"), "heading"), labels + 2 + room) + total]


def by_seat(end: End, cells: int, *, has_axis: bool = False) -> list[Line]:
    """A bar for each player, the best first: its parts have the letter and the points of what they came from."""
    signs = bar_signs(end.kinds)
    parts = []
    for score in end.ranked:
        found = [(points(score, kind), sign) for kind, sign in signs.items()]
        parts.append([Segment(n, _style(sign, n), sign.letter, f"{sign.letter} {n}") for n, sign in found if n])
    figures = max(len(str(score["total"])) for score in end.scores) + 1
    names = min(_NAME, max(width(text(score["name"])) for score in end.scores) + 1)
    lines = []
    for score, bar in zip(end.ranked, bars(parts, cells - names - figures - 5), strict=True):
        place = text(f" {score['place']} ", "dim")
        name = fit(text(score["name"], seat(score["seat"])), names)
        lines.append(place + name + fit(text(score["total"], "figure"), figures, "right") + text(" ") + bar)
    room = cells - names - figures - 5
    return [*lines, text(" " * (4 + names + figures)) + axis(parts, room)] if has_axis else lines


def earners(end: End, cells: int) -> list[Line]:
    """What brought each of several players most, by its name; nothing where nothing has one."""
    found: list[Line] = []
    names = min(_NAME, max(width(text(score["name"])) for score in end.scores) + 1)
    for score in end.ranked:
        brought = sorted(named_lines([score]), key=lambda one: -points(score, *one))[:_EARNERS]
        kept: list[str] = []
        for one in brought:
            if points(score, *one) <= 0:
                break
            words = _("{name}: {words}").format(name=end.line_name(*one), words=points(score, *one))
            if width(text(listed([*kept, words]))) <= cells - names - 1:
                kept.append(words)
        if kept:
            found.append(text(" ") + fit(text(score["name"], seat(score["seat"])), names) + text(listed(kept)))
    return [text(" " + _("What counts most"), "heading"), *found] if found else []


def _earner(end: End, cells: int) -> list[Line]:
    """What brought most by being used, and below it for what; nothing where there is no such thing."""
    one = end.earner
    if one is None:
        return []
    earned = text(f"{one.points:+}", "worth")
    words = text(" " + _("Best earner: {name}").format(name=one.name))
    below = [one.how] if one.how else []
    if width(words) + width(earned) > cells - 2:
        words, below = text(" " + _("Best earner")), [one.name, *below]
    told = [text("  " + line, "dim") for line in below if width(text(line)) <= cells - 3]
    return [fit(ends(words, earned, cells - 1), cells), *told]


def brought_most(end: End, cells: int, rows: int) -> list[Line]:
    """What brought most, one below the other under a heading, or in one line where there is no room for that."""
    best = _earner(end, cells)[:rows]
    return [*best, *_largest(end, cells, rows - len(best))]


def _largest(end: End, cells: int, rows: int) -> list[Line]:
    found = [(name, n) for name, n in _named(end) if n]
    if rows < _LEAST_EARNERS:
        found = [(_("Counts most: {name}").format(name=name), n) for name, n in found[: max(0, min(1, rows))]]
    lines = [fit(ends(text(" " + name), text(n, "worth"), cells - 1), cells) for name, n in found]
    heading = [text(" " + _("What counts most"), "heading")] if lines and rows >= _LEAST_EARNERS else []
    return [*heading, *lines][:rows]


def brought_most_wide(end: End, cells: int, rows: int) -> list[Line]:
    """What brought most, in two columns below its heading; where names are too long for that what has room in one."""
    found = [(name, n) for name, n in _named(end) if n]
    if not found:
        return []
    above = [EMPTY, *_earner(end, cells)]
    size = cells // 2
    if any(width(text(name)) + len(str(n)) + 3 > size for name, n in found):
        return [*above, *_largest(end, cells, max(_LEAST_EARNERS, rows - len(above)))]
    parts = [fit(ends(text(" " + name), text(n, "worth"), size - 1), size) for name, n in found]
    half = -(-len(parts) // 2)
    heading = text(" " + _("What counts most"), "heading")
    return [*above, heading, *beside((parts[:half], size), (parts[half:], size))]


def seats_titled(end: End, cells: int, *, has_axis: bool = False) -> list[Line]:
    """The bars of all players below what their letters mean, which stands in the rule above where that has room."""
    signs = bar_signs(end.kinds)
    meanings = [
        text(f" {signs[kind].letter} ", on(_style(signs[kind], most))) + text(" " + label)
        for kind, label in end.kinds.items()
        if (most := max((points(score, kind) for score in end.scores), key=abs))
    ]
    title, legend = text(_("Where it came from"), "heading"), join(meanings)
    has_room = width(title) + width(legend) + 8 <= cells
    below = [] if has_room else [text(" ") + line for line in packed(meanings, cells - 2, "  ")]
    return [rule_with(title, cells, legend if has_room else EMPTY), *below, *by_seat(end, cells - 1, has_axis=has_axis)]


def line_by_line(end: End, cells: int, *, is_titled: bool = True) -> list[Line]:
    """Every source and every line of the scores, a column for each player."""
    scores, size = end.scores, _LABEL
    signs = bar_signs(end.kinds)
    column = max(6, min(12, (cells - size - 5) // len(scores)))
    if 1 + size + column * len(scores) > cells:
        size = min(_LABEL, max(width(text(label)) for label in end.kinds.values()) + 3)
        column = max(5, (cells - size - 1) // len(scores))
    lines = _heads(end, text(" " + _("Line by line") if is_titled else "", "heading"), size, column)
    for kind, label in end.kinds.items():
        found = [points(score, kind) for score in scores]
        if any(found):
            letter = text(signs[kind].letter, _style(signs[kind], max(found)))
            indent = 1 + width(letter)
            line = _columns(" " * indent + label, found, (size, column))
            lines.append(text(" ") + letter + cut(line, indent, width(line)))
    lines.append(_columns(_("Score"), [score["total"] for score in scores], (size, column), heading=True))
    if len(scores) > 1:
        lines.append(_columns(pgettext("rank", "Place"), [score["place"] for score in scores], (size, column)))
    for one in compared((), end.rivals):
        words = _("{name}: {points}, place {place}").format(
            name=one["name"], points=shown(end.about.unit.points(one["total"])), place=one["place"]
        )
        lines.append(text(" " + words))
    named = named_lines(scores)
    return [
        *lines,
        *([EMPTY] if named else []),
        *(
            _columns(end.line_name(*one), [points(score, *one) for score in scores], (size, column), blank=True)
            for one in named
        ),
    ]


def _named(end: End) -> list[tuple[str, int]]:
    """What is called by its name in one score, with its points, what brought most first."""
    found = [(end.line_name(kind, name), points(end.mine, kind, name)) for kind, name in named_lines([end.mine])]
    return sorted(found, key=lambda one: -one[1])


def _style(sign: Sign, number: int) -> StyleName:
    return sign.style if number > 0 else _LOSS


def _heads(end: End, title: Line, size: int, column: int) -> list[Line]:
    """The names above their columns: every other one a line higher, where they have more room, if they need it."""
    names = [text(score["name"], seat(score["seat"])) for score in end.scores]
    if max(map(width, names)) < column:
        return [fit(title, size + 1) + join([fit(name, column - 1, "right") + text(" ") for name in names], "")]
    lines = [title, EMPTY]
    for n, name in enumerate(names):
        shown = fit(name, min(width(name), 2 * column - 1))
        row = 1 - n % 2
        lines[row] = fit(lines[row], size + (n + 1) * column - width(shown)) + shown
    return lines


def _columns(
    label: str, numbers: Sequence[int], sizes: tuple[int, int], heading: bool = False, blank: bool = False
) -> Line:
    """A label and a number for each player; `sizes` are the cells of the label and of each number."""
    size, column = sizes
    line = text(" ") + fit(text(label, "heading" if heading else "plain"), size)
    for number in numbers:
        style: StyleName = "heading" if heading else "short" if number < 0 else "plain"
        line += fit(text("" if blank and not number else str(number), style), column - 1, "right") + text(" ")
    return line
