"""What a game came to, as lines of text: points by round, what a title adds, a few lines to share."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import partial
from typing import NamedTuple

from engine import OpenGame
from engine.texts.cells import aligned, cells, wrapped
from engine.texts.language import gettext as _, listed, ngettext
from engine.title import Score, ScoreLine
from saves.names import shortened
from screens import by_name
from screens.table.scores import compared, given_each
from screens.titles import TITLES
from screens.words import shown
from widgets.columns import times_below
from widgets.filled import Vocabulary, tinted
from widgets.lines import EMPTY, Line, text
from widgets.styles import seat

Drawn = Callable[[int], list[Line]]
"""What gives the lines of a page for so many cells."""

ROWS = 5
_BLOCKS = " \u2581\u2582\u2583\u2584\u2585\u2586\u2587\u2588"
_ASCII = "  ..:::##"
LABEL = 6
"""Cells before the columns of a plot."""
_WIDEST = 6
"""Cells of a column of a plot on a screen at most."""
_ROOM = 84
"""Cells of a plot at most: wider, it would tell no more."""
_NUMBER = re.compile(r"[+-]?\d*")

Rows = list[list[str]]
"""A table, its headings first."""


class Curve(NamedTuple):
    """How the players stood, time after time."""

    title: str
    times: Sequence[str]
    values: Sequence[Sequence[int]]
    """By seat, one for each of the times; none where the points are hidden."""


class Section(NamedTuple):
    """A table of a report."""

    title: str
    """A template with `{name}` where it is about a player."""
    rows: Rows
    name: str = ""
    """The player whom it is about."""
    is_long: bool = False
    """Whether its last column holds words that may be broken into lines."""
    by_seat: bool = False
    """Whether each column after the first is about a seat, so that it is left out where that is hidden."""
    is_open: bool = False
    """Whether all of it lies open to everybody at any time."""


class Earner(NamedTuple):
    """What brought a player most by being used, in words, and how much."""

    name: str
    """What it is, and how often it was used."""
    how: str
    """For what it brought that."""
    points: int


class Sources(NamedTuple):
    """What a kind of lines of a score came from, where a result can say more of it than the score itself."""

    kind: str
    called: Mapping[str, str]
    """What the sources are called, in their order."""
    sums: Sequence[Mapping[str, int]]
    """What each seat had from each of them."""

    def kinds(self, kinds: Mapping[str, str]) -> Mapping[str, str]:
        """What kinds are called, the sources in place of theirs."""
        found: dict[str, str] = {}
        for kind, name in kinds.items():
            found |= self.called if kind == self.kind else {kind: name}
        return found

    def score(self, score: Score) -> Score:
        """A score with a line for each source."""
        lines = [line for line in score["lines"] if line["kind"] != self.kind]
        sums = self.sums[score["seat"]]
        finer: list[ScoreLine] = [{"kind": kind, "name": "", "points": sums[kind]} for kind in self.called]
        return {**score, "lines": [*finer, *lines]}


class Report(NamedTuple):
    """What a title has to say of a game."""

    heading: str
    kinds: Mapping[str, str]
    """What the kinds of lines of a score are called, in their order."""
    line_name: Callable[[str, str], str]
    """What a line of a score is called, by its kind and its name."""
    curve: Curve
    sections: Sequence[Section]
    hidden_kinds: frozenset[str] = frozenset()
    """The kinds of lines of a score that only the seat itself sees where holdings are hidden."""
    earners: Mapping[int, Earner] = {}
    """By seat what brought it most by being used, where there is such a thing."""
    sources: Sources | None = None
    """What one kind of lines of a score came from."""


def times(game: OpenGame, rounds: Iterable[int | None]) -> list[str]:
    """What the points of a curve are called, by the round that each of them closes; None: where the game stands."""
    now = _("At the end") if game.decision is None else _("Now")
    start = _("At the start")
    return [now if number is None else _("Round {n}").format(n=number) if number else start for number in rounds]


def source_rows(names: Sequence[str], called: Mapping[str, str], sums: Sequence[Mapping[str, int]], total: str) -> Rows:
    """Where something of each seat came from and went to, by what the sources are called, and what it came to.

    What nobody had is left out.
    """
    numbers = {source: [one[source] for one in sums] for source in called}
    rows = [[_(called[source]), *map(str, found)] for source, found in numbers.items() if any(found)]
    return [["", *names], *rows, [total, *(str(sum(one.values())) for one in sums)]]


def pages(game: OpenGame, report: Report, *, ascii_only: bool = False) -> list[tuple[str, Drawn]]:
    """The report as pages for a screen, each a title and its lines; plots and names have the players' colours."""
    names = _seats(game)

    def listed(one: Section, room: int) -> list[Line]:
        return _table((_wrapped if one.is_long else _narrow)(one.rows, room), names)

    return [
        curve_page(game, report.curve, ascii_only=ascii_only),
        *((one.title.format(name=one.name), partial(listed, one)) for one in report.sections),
    ]


def curve_page(game: OpenGame, curve: Curve, *, ascii_only: bool = False) -> tuple[str, Drawn]:
    """How everybody came to their points, as plots and as figures."""
    names = _seats(game)

    def plotted(room: int) -> list[Line]:
        lines: list[Line] = []
        cells = min(room, _ROOM) - LABEL
        for number, (head, *rows) in enumerate(_plots(game, curve, cells, ascii_only=ascii_only)):
            lines += [tinted(text(head), names), *(text(row, seat(number)) for row in rows)]
        if lines:  # all of them stand above each other, and what the columns stand for below the last one
            lines.append(text(" " * LABEL) + times_below(curve.times, _width_of_column(curve, cells)))
        return [*lines, EMPTY, *_table(_narrow(curve_rows(game, curve), room), names)]

    return curve.title, plotted


def _seats(game: OpenGame) -> Vocabulary:
    """The names of the players, in their colours."""
    return {name: seat(number) for number, name in enumerate(game.names)}


def _table(rows: Rows, names: Vocabulary) -> list[Line]:
    """A table with its headings, in which players have their colours and numbers stand at the right."""
    first, *others = aligned(rows, right=columns_of_numbers(rows))
    head = tinted(text(first), names)
    return [
        tuple(piece._replace(style="heading") if piece.style == "plain" else piece for piece in head),
        *map(text, others),
    ]


def curve_rows(game: OpenGame, curve: Curve) -> Rows:
    """The curve of each player whose points are seen, as figures."""
    seen = [(name, values) for name, values in zip(game.names, curve.values, strict=True) if values]
    rows = [["", *(name for name, _values in seen)]]
    rows += [[label, *(str(values[place]) for _name, values in seen)] for place, label in enumerate(curve.times)]
    return rows


def plot_lines(game: OpenGame, curve: Curve, *, ascii_only: bool = False) -> list[str]:
    """The curve of each player as a plot, all on one scale."""
    return [line for lines in _plots(game, curve, ascii_only=ascii_only) for line in lines]


def _plots(game: OpenGame, curve: Curve, cells: int = 0, *, ascii_only: bool) -> Iterator[list[str]]:
    """For each player a line of words, and below it the plot: as wide as it can be in so many cells."""
    lowest, highest = scale(curve.values)
    wide = _width_of_column(curve, cells)
    for name, values in zip(game.names, curve.values, strict=True):
        if not values:
            continue
        last = _("{name}: {first} to {last}").format(name=name, first=values[0], last=values[-1])
        yield [last, *plot(values, lowest, highest, wide=wide, ascii_only=ascii_only)]


def _width_of_column(curve: Curve, cells: int) -> int:
    """Cells of a column of a plot in so many cells."""
    return max(2, min(_WIDEST, cells // max(1, len(curve.times))))


def plot(
    values: Sequence[int], lowest: int, highest: int, rows: int = ROWS, *, wide: int = 2, ascii_only: bool = False
) -> list[str]:
    """A column, so many cells `wide`, for each value; `lowest` stands at the foot and `highest` at the top."""
    signs = _ASCII if ascii_only else _BLOCKS
    full = len(signs) - 1
    span = max(1, highest - lowest)
    heights = [round((value - lowest) * rows * full / span) for value in values]
    labels = {rows - 1: highest, 0: lowest}
    return [
        f"{labels.get(row, ''):>5} "
        + "".join(signs[min(full, max(0, height - row * full))] * wide for height in heights).rstrip()
        for row in reversed(range(rows))
    ]


def sparkline(values: Sequence[int], *, ascii_only: bool = False) -> str:
    """One sign for each value, the lowest the smallest; `ascii_only` draws nothing."""
    signs = "" if ascii_only else _BLOCKS[1:]
    lowest, span = min(values), max(1, max(values) - min(values))
    return "".join(signs[(value - lowest) * (len(signs) - 1) // span] for value in values) if signs else ""


def scale(by_seat: Sequence[Sequence[int]]) -> tuple[int, int]:
    """The lowest and the highest value of a plot in which all seats can be compared; 0 is always on it."""
    every = [value for values in by_seat for value in values]
    return min(0, *every), max(0, *every)


def _narrow(rows: Rows, wide: int) -> Rows:
    """The same table with headings short enough for so many cells."""
    count = len(rows[0]) - 1
    room = (wide - max(cells(row[0]) for row in rows)) // count - 2
    return [[rows[0][0], *(shortened(name, room) for name in rows[0][1:])], *rows[1:]]


def _wrapped(rows: Rows, wide: int) -> Rows:
    """The same table with what is too long in its last column on further lines, so that it fits so many cells."""
    before = sum(max(cells(row[place]) for row in rows) + 2 for place in range(len(rows[0]) - 1))
    found: Rows = []
    for *row, last in rows:
        first, *others = wrapped(last, wide - before)
        found += [[*row, first], *([*([""] * len(row)), other] for other in others)]
    return found


def columns_of_numbers(rows: Rows) -> set[int]:
    """The columns whose cells, but for the heading, are numbers or nothing."""
    return {place for place in range(1, len(rows[0])) if all(_NUMBER.fullmatch(row[place]) for row in rows[1:])}


def to_share(
    game: OpenGame, heading: str, curves: Sequence[Sequence[int]], medal: str, *, ascii_only: bool = False
) -> str:
    """The result as a few lines for friends: how everybody ended and got there, but no card and no move."""
    unit = game.about.unit
    lines = [heading]
    for score, values in zip(game.scores(), curves, strict=True):
        drawn = sparkline(values, ascii_only=ascii_only)
        points = shown(unit.points(score["total"]))
        lines.append(f"{score['place']}. {score['name']}  {drawn}  {points}")
    for rival in compared((), game.rivals()):
        points = shown(unit.points(rival["total"]))
        lines.append(f"{rival['place']}. {rival['name']}  {points}")
    lines += given_each(game)
    seed = game.options.get("seed")
    ends = [medal] if medal else []
    ends += [] if seed is None else [_("seed {seed}").format(seed=seed)]
    count = len(game.history)
    ends.append(ngettext("{n} move", "{n} moves", count).format(n=count))
    return "\n".join([*lines, listed(ends)]) + "\n"


def report_of(game: OpenGame) -> Report:
    """What a title has to say of a game of it."""
    report: Callable[[OpenGame], Report] = by_name.named(TITLES[game.title].report)
    return report(game)
