"""What is told above the table of a puzzle, and its tries as bars on one scale."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from screens.puzzles.words import stars_in_signs
from widgets.lines import EMPTY, Line, fit, join, text, whole, width, wrap
from widgets.styles import StyleName

STARS: Final[Sequence[StyleName]] = ("dim", "medal:bronze", "medal:silver", "medal:gold")
"""The style of each number of stars."""
_HEAD: Final = 15
"""Cells before the bars: what a bar is called, and what it came to."""
_BAR: Final = 24
"""Cells of the longest bar."""
_LONG_BAR: Final = 36
"""The same in a wide terminal."""
_WIDE: Final = 100
"""Cells from which it is one."""
_CALLED: Final = 8
_VALUE: Final = 5
_BELOW: Final = 8
"""What lies below the lowest of all is this part of what lies between that and the best."""


class DrawnTry(NamedTuple):
    """A try as it is drawn: what it came to, its stars, what was done in it."""

    called: str
    value: int | None
    stars: int
    words: str


class Band(NamedTuple):
    """All that the band says."""

    title: str
    short: str
    """The same in fewer cells."""
    left: str
    task: str
    best: str
    thresholds: tuple[int, int, int]
    """The results for one, two and three stars; they fall where few moves count."""
    now: int | None
    """What it would come to now, or came to; None where what was asked was not done."""
    now_words: str
    is_over: bool = False
    """Whether that is the end of a try."""
    tries: Sequence[DrawnTry] = ()
    helps: Sequence[str] = ()

    @property
    def falls(self) -> bool:
        """Whether less is better."""
        return self.thresholds[0] > self.thresholds[2]


def bars(band: Band, called: str, columns: int, rows: int) -> list[Line]:
    """The tries that have room in so many rows, what it comes to now (`called` so), and the thresholds below them."""
    cells = _LONG_BAR if columns >= _WIDE else _BAR
    now = [] if band.is_over or band.now is None else [_line(band, called, band.now, "mark", cells)]
    tries = _shown(band.tries, max(0, rows - 1 - len(now)))
    found = [_line(band, one.called, one.value, STARS[one.stars], cells, _done(one)) for one in tries]
    return [fit(line, columns) for line in (*found, *now, _thresholds(band, cells))]


def at_length(band: Band, columns: int, rows: int) -> list[Line]:
    """The tries that are over with what was done in them, on as many lines each as so many rows leave them."""
    cells = _LONG_BAR if columns >= _WIDE else _BAR
    tries = _shown(band.tries, max(0, rows - 1))
    most = (rows - 1) // max(1, len(tries))
    lines: list[Line] = []
    for one in tries:
        signs = text(stars_in_signs(one.stars), STARS[one.stars]) + text("  ")
        head = _line(band, one.called, one.value, STARS[one.stars], cells, signs)
        room = columns - width(head) - 1
        told = wrap(one.words, room, "dim") or [EMPTY]
        first, *more = whole(told, min(most, len(told)), room)
        lines += [head + first, *(text(" " * width(head)) + line for line in more)]
    return [fit(line, columns) for line in (*lines, _thresholds(band, cells))]


def _shown(tries: Sequence[DrawnTry], room: int) -> list[DrawnTry]:
    """The last tries, the best of all among them, in their order."""
    if not tries or not room:
        return []
    best = max(range(len(tries)), key=lambda n: (tries[n].stars, -1 if tries[n].value is None else tries[n].value, n))
    last = [n for n in range(len(tries)) if n != best][-(room - 1) :] if room > 1 else []
    return [tries[n] for n in sorted((best, *last))]


def _line(band: Band, called: str, value: int | None, style: StyleName, cells: int, end: Line = EMPTY) -> Line:
    head = fit(text(f"  {called}", "dim"), _CALLED) + fit(text("-" if value is None else value, style), _VALUE, "right")
    bar = text("■" * (0 if value is None else reach(band, value, cells)), style)
    return fit(head, _HEAD) + fit(bar, cells + 1) + end


def _done(one: DrawnTry) -> Line:
    """The stars of a try, and what was done in it."""
    return text(stars_in_signs(one.stars), STARS[one.stars]) + text("  ") + text(one.words, "dim")


def _thresholds(band: Band, cells: int) -> Line:
    """A mark below the cell that a bar must reach for each number of stars, and what they are."""
    least: dict[int, int] = {}
    for stars, value in enumerate(band.thresholds, start=1):
        least[value] = stars
    marks: Line = EMPTY
    for value, stars in least.items():
        marks = fit(marks, max(0, reach(band, value, cells) - 1)) + text("▲", STARS[stars])
    told = (text(f"{stars_in_signs(stars)} {value}", STARS[stars]) for value, stars in least.items())
    return text(" " * _HEAD) + fit(marks, cells + 1) + join(told, "  ")


def reach(band: Band, value: int, cells: int = _BAR) -> int:
    """How many of so many cells of its bar a value reaches; the best possible has all of them."""
    values = [one.value for one in band.tries if one.value is not None]
    values += [*band.thresholds, *([] if band.now is None else [band.now])]
    best, lowest = band.thresholds[-1], min(values)
    low = lowest - max(1, (best - lowest) // _BELOW)
    return max(1, min(cells, round(cells * (value - low) / (best - low))))
