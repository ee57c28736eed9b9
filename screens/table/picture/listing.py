"""A page as rows with a cursor: what it is made of, how it is arranged, and how much of it is seen."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from engine.texts import N_
from engine.texts.language import gettext as _
from widgets.lines import EMPTY, Line, beside, block, cut, fit, join, plain, selected, text, width
from widgets.menu import Scroll, more, moved

CHANGED = "›"
"""The sign of a row that has changed."""


class Row(NamedTuple):
    """A line of a page. With a `name` the cursor stops at it; the name says what it is about.

    Where a name could stand twice on a page, something before a colon tells the two apart.
    """

    line: Line
    name: str = ""
    end: int = 0
    """The cursor is on so many of its first cells, so that the others are not sent anew; 0: it is on all of them."""


def target(name: str) -> str:
    """What a row is about, by the name of the row."""
    return name.rpartition(":")[2]


class Listing(NamedTuple):
    """A page as rows, and the heading above them (it does not scroll)."""

    rows: tuple[Row, ...]
    heading: Line = EMPTY
    is_table: bool = True
    """Whether it stands above the columns of a table, each time that they stand side by side."""


def pane(
    listing: Listing,
    name: str,
    scroll: Scroll,
    cells: int,
    height: int,
    active: bool,
    marked: frozenset[str] = frozenset(),
    columns: int = 1,
    by: int = 0,
) -> list[Line]:
    """A page in so many cells and lines, as far as it is seen.

    The cursor is on the row called `name`, or on the first one. Rows about something that is `marked` begin with a
    sign, where they begin with a blank. In several `columns` the list goes on at the top of the next one; the listing
    is made for the cells of one of them, see `column_cells`. Where it moves `by` so many rows, it does so before the
    cursor leaves what is seen of it.
    """
    below = max(1, height - 1)  # what is too low for a row has its first one made, and cut off
    rows = _with_headings(listing.rows, below, columns)
    names = [row.name for row in rows]
    place = place_of(name, names)
    room = below * columns
    cells_each = column_cells(cells, columns)
    first = scroll.follow(names, place, room, by)
    lines: list[Line] = []
    for number, row in enumerate(rows[first : first + room], start=first):
        line = fit(_signed(row.line) if row.name and target(row.name) in marked else row.line, cells_each)
        lines.append(chosen(line, row.end or cells_each) if active and number == place else line)
    if columns > 1:
        parts = [lines[start : start + below] for start in range(0, room, below)]
        lines = beside(*((part, cells_each) for part in parts), between=text(" "))
    # What a heading marks is marked where the page is open: elsewhere it would look like a second cursor.
    head = listing.heading if active else tuple(piece._replace(selected=False) for piece in listing.heading)
    heading = fit(join([fit(head, cells_each)] * columns, " ") if listing.is_table else head, cells)
    if len(rows) > room:
        signs = more(first, len(rows), room)
        # With a blank on either side, where that costs the heading nothing.
        signs = f" {signs} " if width(text(plain(heading).rstrip())) <= cells - 4 else signs
        heading = cut(heading, 0, cells - width(text(signs))) + text(signs, "dim")
    return block([heading, *lines], height)


def chosen(line: Line, end: int) -> Line:
    """A line with the cursor on its first cells, up to `end`."""
    return selected(cut(line, 0, end)) + cut(line, end, width(line)) if end < width(line) else selected(line)


def _with_headings(rows: tuple[Row, ...], height: int, columns: int) -> tuple[Row, ...]:
    """The rows of a list that is seen whole, no heading of a group at the foot of a column and its rows in the next."""
    for foot in range(height - 1, height * (columns - 1), height):
        if len(rows) < height * columns and rows[foot + 1 :] and not rows[foot].name and rows[foot + 1].name:
            rows = (*rows[:foot], Row(EMPTY), *rows[foot:])
    return rows


def in_whole_groups(listing: Listing, height: int, columns: int) -> Listing:
    """The listing with blank rows, so that as it opens no group goes on in the next column that has room in one.

    A group begins with a row at which the cursor does not stop.
    """
    rows, below = list(listing.rows), max(1, height - 1)
    for foot in range(below, below * columns, below):
        start = max((n for n, row in enumerate(rows[: foot + 1]) if not row.name), default=0)
        if foot - below < start < foot < len(rows):
            rows[start:start] = [Row(EMPTY)] * (foot - start)
    return listing._replace(rows=tuple(rows))


def column_cells(cells: int, columns: int) -> int:
    """How many cells each of so many columns has, a blank between them."""
    return (cells + 1) // columns - 1


def place_of(name: str, names: Sequence[str]) -> int:
    """Where the cursor stands that was put on the row of this name; -1 where there is no row for it."""
    return names.index(name) if name and name in names else next((n for n, other in enumerate(names) if other), -1)


def _signed(line: Line) -> Line:
    """The line with a sign in the place of its first blank."""
    return text(CHANGED, "mark") + cut(line, 1, width(line)) if line and line[0].text.startswith(" ") else line


class CursorList:
    """A list with a cursor that begins on its first line; it is seen as `flowed` says."""

    def __init__(self) -> None:
        """The cursor is on the first line."""
        self.place = 0
        self._scroll = Scroll()

    @property
    def count(self) -> int:
        """How many lines there are."""
        raise NotImplementedError

    def step(self, by: int) -> None:
        """The cursor goes so many lines up or down, from the last to the first and back."""
        self.place = moved(self.place, by, self.count)

    def flowed(self, lines: Sequence[Line], cells: int, rows: int) -> list[Line]:
        """As much of the list as there is room for, with the cursor."""
        return flowed(lines, self.place, self._scroll, cells, rows)


def flowed(lines: Sequence[Line], place: int, scroll: Scroll, cells: int, rows: int) -> list[Line]:
    """A list with a cursor in so many cells and rows, in two columns where it is too long."""
    rows = max(1, rows)
    sizes = _columns(lines, cells, rows)
    room = rows * len(sizes)
    first = scroll.follow(lines, place, room)
    signs = more(first, len(lines), room)
    seen = []
    for number, words in enumerate(lines[first : first + room]):
        sign = (signs[0] if number == 0 else signs[1] if number == room - 1 else "").strip()
        size = sizes[number // rows]
        line = fit(words, size - 2) + text(f"{sign} ", "dim") if sign else fit(words, size)
        seen.append(selected(line) if first + number == place else line)
    left, right = seen[:rows], seen[rows:]
    return [line + (text(" ") + right[n] if n < len(right) else ()) for n, line in enumerate(left)]


def flowed_rows(lines: Sequence[Line], cells: int) -> int:
    """How few rows a list takes in so many cells: those of one column, or of two where no line is cut in them."""
    half = -(-len(lines) // 2)
    return half if len(_columns(lines, cells, max(1, half))) > 1 else len(lines)


def _columns(lines: Sequence[Line], cells: int, rows: int) -> tuple[int, ...]:
    """The cells of each column of a list: two where it is longer than its rows and no line is cut in them."""
    if len(lines) <= rows:
        return (cells,)
    half = (cells - 1) // 2
    # What all of it is seen of has each column as wide as it must be; what is scrolled has two of the same width.
    is_seen = len(lines) <= 2 * rows
    left, right = (lines[:rows], lines[rows:]) if is_seen else (lines, lines)
    lefts, rights = (max(map(width, part)) for part in (left, right))
    if lefts + 1 + rights > cells or (not is_seen and max(lefts, rights) > half):
        return (cells,)
    first = min(max(half, lefts), cells - 1 - rights)
    return (first, cells - 1 - first) if is_seen else (half, half)


BOARD_ORDER = N_("as on the board")
EVERYTHING = N_("everything")


class Filter(NamedTuple):
    """Rows of one kind alone."""

    label: str
    keeps: Callable[[str], bool]
    """Whether something of this name is of that kind."""


class Order(NamedTuple):
    """Rows in an order of their own, without the headings of the board."""

    label: str
    key: Callable[[str], Any]
    """By what something of this name is sorted."""


def arranged(listing: Listing, kept: Filter | None, order: Order | None) -> Listing:
    """A listing with the rows that are kept, in an order; below its heading stands what was chosen."""
    if kept is None and order is None:
        return listing
    rows = [row for row in listing.rows if not row.name or kept is None or kept.keeps(target(row.name))]
    if order is None:
        # A heading stays where a row of its own follows.
        rows = [row for row, after in zip(rows, (*rows[1:], Row(EMPTY)), strict=True) if row.name or after.name]
    else:
        named = {target(row.name): row for row in rows if row.name}
        rows = [named[name] for name in sorted(named, key=order.key)]
    # Translators: which rows are shown, and in which order.
    words = _("{filter}, {order}").format(
        filter=_(EVERYTHING) if kept is None else kept.label, order=_(BOARD_ORDER) if order is None else order.label
    )
    chosen = Row(text(" " + _("Shown: {what}").format(what=words), "dim"))
    nothing = [] if any(row.name for row in rows) else [Row(text(" " + _("There is nothing of this kind now."), "dim"))]
    return listing._replace(rows=(chosen, *rows, *nothing))
