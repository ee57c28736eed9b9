"""What stands above the table of a puzzle: its task, how long it goes on, the best possible, all tries on one scale."""

from __future__ import annotations

from engine.texts.language import gettext as _
from screens.puzzles.bars import STARS, Band, DrawnTry, bars
from screens.puzzles.words import MOST_STARS, stars_in_signs
from widgets.lines import EMPTY, Line, block, ends, fit, is_cut, join, rule, text, whole, width, wrap
from widgets.scale import Step, scale

ROWS = 5
"""Rows of the band: the rule, the task, the scale."""
HIGH = 36
"""Rows of a terminal from which on the last tries have a line each."""
_BARS = 4
"""So many lines at most."""
_FEW = 2
"""So many in a low terminal."""
_BAR = 36
"""Cells of the longest bar."""


def rows_of(band: Band, columns: int, rows: int) -> int:
    """How many rows the band has in a terminal of so many columns and rows."""
    told, helped = len(_task(band, columns)), bool(band.helps)
    below = helped and told > 1
    if _has_bars(band):
        few, more = (_BARS, _BARS) if rows >= HIGH else (_FEW, 1)
        needed = 2 + told + min(few, len(band.tries)) + (not band.is_over) + helped - below
        return max(ROWS, min(needed, ROWS + more)) + below
    return ROWS + (min(_BARS, len(band.tries)) if rows >= HIGH else 0) + below


def _has_bars(band: Band) -> bool:
    """Whether tries are bars in place of marks on a scale: where there are any, and more is better."""
    return bool(band.tries) and not band.falls


def drawn(band: Band, columns: int, rows: int) -> list[Line]:
    """The lines of the band in so many columns and rows."""
    told = _task(band, columns)
    if _has_bars(band):
        last = _help(band, columns)
        shown = bars(band, _("now"), columns, rows - 1 - len(told) - len(last))
        return block([_heading(band, columns), *told, *shown, *last], rows)
    names, line, marks = on_scale(band, columns)
    if band.falls and len(told) > 1:
        names = ends(names, text(band.now_words + " ", "mark"), columns)
    # What it is worth now stands beside the task, too, if there is room: the last line is for what is longer than that.
    last = _help(band, columns) or ([] if len(told) > 1 else [marks])
    room = max(0, rows - len(told) - len(last) - 3)
    tries = [_bar(band, one, columns) for one in band.tries[-min(room, _BARS) :]] if room else []
    return block([_heading(band, columns), *told, *tries, names, line, *last], rows)


def _heading(band: Band, columns: int) -> Line:
    """Which puzzle it is, how long it goes on, the best possible; with as much of that as has room, the best always."""
    end = text(" " + band.best + " ", "worth") + rule(1)
    for title, left in ((band.title, band.left), (band.short, band.left), (band.short, "")):
        head = text("─ ", "rule") + text(title, "title") + text(" ─ " if left else " ", "rule")
        head += text(left + " ", "heading") if left else EMPTY
        room = columns - width(head) - width(end)
        if room > 0:
            return head + rule(room) + end
    return fit(end, columns)


def _task(band: Band, columns: int) -> list[Line]:
    """The task, in two lines at most; what it would come to now stands at its end, if there is room."""
    told = wrap(band.task, columns - 2, "heading", " ", " ")
    now = text(band.now_words + " ", "mark")
    if len(told) > 1 or width(told[0]) + width(now) >= columns:
        return whole(told, min(2, len(told)), columns)
    return [ends(told[0], now, columns)]


def _help(band: Band, columns: int) -> list[Line]:
    """The last help that was given in this try."""
    return [fit(text(" ▸ ", "mark") + text(words), columns) for words in band.helps[-1:]]


def is_help_whole(band: Band, columns: int) -> bool:
    """Whether the last help stands whole above the table."""
    return not any(map(is_cut, _help(band, columns)))


def on_scale(band: Band, columns: int) -> list[Line]:
    """All tries on one scale, and where the game stands now: three lines."""
    values = [one.value for one in band.tries if one.value is not None]
    if band.falls:
        return _counted(band, columns)
    called = band.now_words if band.now is not None else ""
    lines = scale(steps(band.thresholds), columns - 4, band.now, called, values, is_final=band.is_over)
    return [text("  ") + line for line in lines]


def steps(thresholds: tuple[int, int, int]) -> list[Step]:
    """The thresholds as steps of a scale; of those that are equal the one with the most stars."""
    found: dict[int, Step] = {}
    for stars, least in enumerate(thresholds, start=1):
        found[least] = Step(stars_in_signs(stars), least, STARS[stars])
    return list(found.values())


def _counted(band: Band, columns: int) -> list[Line]:
    """The same where moves are counted: there are few of them."""
    _one, two, three = band.thresholds
    parts = [
        text(stars_in_signs(stars) + " ", STARS[stars]) + text(words)
        for stars, words in ((3, str(three)), (2, str(two)), (1, _("reached at all")))
    ]
    tries = join(
        (
            text(f"{one.called} ", "dim") + text("-" if one.value is None else one.value, STARS[one.stars])
            for one in band.tries
        ),
        "   ",
    )
    return [fit(text("  ") + join(parts, "   "), columns), fit(text("  ") + tries, columns), EMPTY]


def _bar(band: Band, one: DrawnTry, columns: int) -> Line:
    """A try as a bar, with its stars and what was done in it."""
    style = STARS[one.stars]
    head = fit(text(f"  {one.called}", "dim"), 12) + fit(
        text("-" if one.value is None else one.value, style), 5, "right"
    )
    line = head + text("  ") + fit(text("■" * length(band, one.value), style), _BAR + 1)
    line += text(stars_in_signs(one.stars), style) + text("  ")
    return fit(line + text(one.words, "dim"), columns)


def length(band: Band, value: int | None) -> int:
    """The cells of a bar: as long as may be for the best."""
    if value is None:
        return 0
    best = band.thresholds[MOST_STARS - 1]
    if band.falls:
        return max(1, round(_BAR * best / max(value, best, 1)))
    low = min(0, value, band.thresholds[0])
    return max(1, min(_BAR, round(_BAR * (value - low) / max(1, best - low))))
