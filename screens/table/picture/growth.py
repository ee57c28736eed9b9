"""How a game grew round by round, and where it stands among one's own games, as columns."""

from __future__ import annotations

from collections.abc import Sequence

from engine.medals import Medals
from engine.texts.language import gettext as _, ngettext
from screens.table.comparison import own_words
from screens.table.picture.end import End
from screens.words import shown
from widgets.columns import columns, histogram, times_below
from widgets.gauges import Segment, bars
from widgets.lines import EMPTY, Line, beside, fit, plain, text, width, wrap
from widgets.styles import StyleName, seat

_WIDEST = 12
"""Cells of a column at most."""
_SHORTEST = 6
"""Cells of the bars that compare a first game at least."""
_LAST = 10
"""So many games are compared with as many before them."""


def medal_styles(end: End, values: Sequence[int]) -> list[StyleName]:
    """The colour of the medal that each of some scores is worth; grey where it is none."""
    found = [None if end.scaled is None else end.scaled.earned(value) for value in values]
    return [f"medal:{name}" if name else "dim" for name in found]


def grown(end: End, cells: int, rows: int) -> list[Line]:
    """How one's points grew, in the colours of the medals that they were worth."""
    values = next((values for n, values in enumerate(end.curve.values) if n == end.mine["seat"]), ())
    if not values:
        return []
    wide = max(1, min(_WIDEST, (cells - 6) // len(values)))
    high = max(1, rows - 1)
    lines = columns(values, medal_styles(end, values), high, wide=wide, low=min(0, *values))
    drawn = wide * len(values)
    # The last figure stands beside its column.
    beside_it = next((n for n, line in enumerate(lines) if plain(line)[:drawn].ljust(drawn)[-1] != " "), 0)
    lines[beside_it] = fit(lines[beside_it], drawn) + text(f" {values[-1]}", "figure")
    return [*lines, times_below(end.curve.times[: len(values)], wide)]


def grown_together(end: End, cells: int, rows: int) -> list[Line]:
    """How everybody's points grew, one below the other on one scale."""
    every = [value for values in end.curve.values for value in values]
    if not every:
        return []
    count = max(map(len, end.curve.values))
    names = max(width(text(score["name"])) for score in end.scores) + 2
    figures = max(len(str(score["total"])) for score in end.scores) + 1
    wide = max(1, min(_WIDEST, (cells - names - figures - 1) // count))
    each = max(1, (rows - 1) // len(end.scores))
    low, high = min(0, *every), max(every)
    lines: list[Line] = []
    for score in end.ranked:
        values = end.curve.values[score["seat"]]
        style = seat(score["seat"])
        drawn = columns(values, [style] * len(values), each, wide=wide, low=low, high=high)
        label = [fit(text(" " + score["name"], style), names)]
        total = [*([EMPTY] * (each - 1)), fit(text(score["total"], "figure"), figures, "right")]
        lines += beside((label, names), (drawn, wide * count), (total, figures))
    return [*lines, fit(EMPTY, names) + times_below(end.curve.times[:count], wide)] if len(lines) < rows else lines


def among_own(end: End, cells: int, rows: int = 10) -> list[Line]:
    """One's own games of the same kind: of several players' how many lie where, alone one after another."""
    own = end.known.own
    if own is None or end.seat is None:
        return []
    if not own.scores and end.medals is not None:
        drawn = among_computers(end, end.medals, cells)
        return [text(own_title(end), "heading"), *drawn][:rows] if drawn and len(end.scores) > 1 else drawn
    if not own.scores:
        return [] if len(end.scores) > 1 else [text(own_words(own, end.total), "dim")]
    scores = own.scores
    mean = f"{own.mean(end.total):.0f}"
    figures = _("best {best}, mean {mean}").format(best=max(own.best, end.total), mean=mean)
    title = text(_("Among your own games"), "heading")
    if len(end.scores) > 1:
        drawn = histogram(scores, end.total, cells, max(2, rows - 6), _("you {n}").format(n=end.total))
        return [title, *drawn, text(figures), *_lately(end, scores)]
    room = cells - 2
    last = [*scores[-(room - 2) :], end.total]
    wide = max(1, min(4, room // len(last)))
    last = last[-(room // wide) :]
    low = min(last) - max(1, max(last) - min(last)) // 3
    lines = columns(last, medal_styles(end, last), max(1, rows - 3), wide=wide, low=low)
    mark = fit(EMPTY, wide * (len(last) - 1)) + text("▲" if wide == 1 else " ▲"[:wide], "mark")
    told = ngettext("{figures}, {n} game", "{figures}, {n} games", len(scores) + 1)
    return [*lines, mark, text(told.format(figures=figures, n=len(scores) + 1)), *_lately(end, scores)][:rows]


def own_title(end: End) -> str:
    """What stands above that: with what one's score is compared."""
    own = end.known.own
    if own is not None and not own.scores and end.medals is not None:
        return _("What computer players make")
    return _("Your games of this kind")


def among_computers(end: End, medals: Medals, cells: int) -> list[Line]:
    """One's first score beside what the levels make of such games, of which the medals are made, as bars."""
    usual, best = end.about.level(end.about.usual_level), end.about.adviser
    if usual is None or best is None:
        return []
    often, seldom = _("{level}, 5 of 10 games"), _("{level}, 1 of 10 games")
    found: list[tuple[int, str, StyleName]] = [
        (medals.bronze, often.format(level=shown(usual.shown)), "medal:bronze"),
        (medals.silver, often.format(level=shown(best.shown)), "medal:silver"),
        (medals.gold, seldom.format(level=shown(best.shown)), "medal:gold"),
        (end.total, end.mine["name"], seat(end.mine["seat"])),
    ]
    found.sort(key=lambda one: one[0])
    names = max(width(text(name)) for _score, name, _style in found) + 1
    figures = max(len(str(score)) for score, _name, _style in found) + 1
    room = cells - names - figures - 1
    if room < _SHORTEST:
        return []
    drawn = bars([[Segment(score, style)] for score, _name, style in found], room)
    lines = [
        fit(text(name, style), names) + fit(text(score, "figure"), figures, "right") + text(" ") + bar
        for (score, name, style), bar in zip(found, drawn, strict=True)
    ]
    return [*lines, *wrap(_("So many of their games end with that or more."), cells, "dim")]


def _lately(end: End, scores: Sequence[int]) -> list[Line]:
    """How the last games went beside those before them, where there are enough."""
    every = [*scores, end.total]
    late, before = every[-_LAST:], every[-2 * _LAST : -_LAST]
    if len(before) < _LAST:
        return []
    now, then = sum(late) / _LAST, sum(before) / _LAST
    words = _("last ten {now}, before {before}").format(now=f"{now:.0f}", before=f"{then:.0f}")
    style: StyleName = "gain" if now > then else "plain"
    return [text(words, style)]
