"""Frames with a title in their upper edge: around lines, around cards, and around pages of text as in a newspaper.

Pages stand one below the other in a column, and go on in the next one.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

from widgets.lines import EMPTY, Line, beside, block, cut, fit, plain, selected, text, width
from widgets.styles import StyleName

_LOWEST = 3
"""Rows of the lowest column that has a line in it: with fewer no page would ever come to its end."""

_LEAST = 5
"""Lines of a page that are worth beginning it at the foot of a column."""

_DRAWN = frozenset("─│╭╮╰╯┬┴ ")
"""Signs of frames and rules: what they part needs none of them where it is read by itself."""


class Card(NamedTuple):
    """What stands on a card."""

    title: Line
    lines: Sequence[Line]
    under: Line = EMPTY
    """What lies beneath it, in the lower edge of its frame."""
    end: Line = EMPTY
    """What stands at the end of its upper edge, where cards are stacked and there is room."""


def framed(title: str, lines: Sequence[Line], cells: int, rows: int, style: StyleName = "rule") -> list[Line]:
    """Lines in a frame of so many cells and rows, with a title in its upper edge."""
    upper = _edge("╭─", text(title, "heading"), "─╮", cells, style)
    return [upper, *_inside(lines, cells, rows, style), _edge("╰", EMPTY, "╯", cells, style)]


def card(shown: Card, cells: int, rows: int, *, is_chosen: bool = False) -> list[Line]:
    """A card in so many cells and rows; the cursor's bar lies on its upper edge where it `is_chosen`."""
    upper = _edge("╭", shown.title, "╮", cells)
    inside = _inside(shown.lines, cells, rows)
    return [selected(upper) if is_chosen else upper, *inside, _edge("╰", shown.under, "╯", cells)]


def stacked(cards: Sequence[Card], cells: int, rows: Sequence[int]) -> list[Line]:
    """Cards one below the other, the lower edge of one being the upper one of the next; that counts in its `rows`."""
    lines: list[Line] = []
    for number, (one, high) in enumerate(zip(cards, rows, strict=True)):
        left, right = ("├", "┤") if number else ("╭", "╮")
        lines.append(_edge(left, one.title, right, cells, end=one.end))
        lines += _inside(one.lines, cells, high + 1)
    return [*lines, _edge("╰", EMPTY, "╯", cells)] if lines else []


def card_row(cards: Sequence[Card], cells: int, rows: int, chosen: int = -1) -> list[Line]:
    """Cards side by side, as wide as fits."""
    size = cells // max(1, len(cards))
    return beside(*((card(one, size, rows, is_chosen=n == chosen), size) for n, one in enumerate(cards)))


def _inside(lines: Sequence[Line], cells: int, rows: int, style: StyleName = "rule") -> list[Line]:
    side = text("│", style)
    return [side + fit(line, cells - 2) + side for line in block(lines, rows - 2)]


def _edge(left: str, words: Line, right: str, cells: int, style: StyleName = "rule", end: Line = EMPTY) -> Line:
    """An edge of a frame with words in it, and with others at its end if there is room."""
    words = fit(words, min(width(words), cells - len(left + right) - 2))
    line = text(left, style) + ((text(" ") + words + text(" ")) if words else EMPTY)
    end = text(" ") + end + text(" ─", style) if end else EMPTY
    room = cells - len(right) - width(line)
    end = end if width(end) < room else EMPTY
    return line + text("─" * (room - width(end)), style) + end + text(right, style)


class Stretch(NamedTuple):
    """A part of a page that stands in one column."""

    page: int
    lines: Sequence[Line]


Column = list[Stretch]
"""What stands in a column, from top to bottom."""


class Spread(NamedTuple):
    """Pages laid out in columns of so many cells."""

    columns: list[Column]
    cells: int

    def start(self, page: int) -> int:
        """The column in which a page begins."""
        return next(n for n, column in enumerate(self.columns) if any(part.page == page for part in column))


def spread(
    pages: Sequence[int], lines: Callable[[int, int], Sequence[Line]], cells: int, rows: int, least: int
) -> Spread:
    """The pages in as many columns as so many cells hold of at least `least` cells, if there is enough for them.

    Few short pages have a column each. `lines` gives the lines of a page for so many cells.
    """
    count = max(1, cells // least)
    if 0 < len(pages) <= count:
        size = cells // len(pages)
        parts = [Stretch(page, lines(page, size - 2)) for page in pages]
        if all(len(part.lines) + 2 <= rows for part in parts):
            return Spread([[part] for part in parts], size)
    while True:
        size = cells // count
        columns = _flowed([Stretch(page, lines(page, size - 2)) for page in pages], rows)
        if count <= max(1, len(columns)):
            return Spread(columns, size)
        count -= 1


def _flowed(pages: Sequence[Stretch], rows: int) -> list[Column]:
    """The pages in columns of so many rows; what has no room in one goes on in the next, if it can be parted."""
    columns: list[Column] = [[]]
    left = rows = max(rows, _LOWEST)
    for page, rest in pages:
        lines = rest
        while len(lines) + 2 > left:
            place = _parting(lines, left - 2, rows - 2)
            if place:
                columns[-1].append(Stretch(page, lines[:place]))
                lines = lines[place + _is_blank(lines[place]) :]
            columns.append([])
            left = rows
        columns[-1].append(Stretch(page, lines))
        left -= len(lines) + 2
    return columns


def _parting(lines: Sequence[Line], room: int, most: int) -> int:
    """How many lines stay in a column with so much room: up to a blank one, all that fit of what is longer than `most`.

    0: the page begins in the next column.
    """
    least = 1 if room == most else _LEAST
    blanks = [place for place in range(least, room + 1) if _is_blank(lines[place])]
    if blanks and (room < most or blanks[-1] > room // 2):
        return blanks[-1]
    return room if len(lines) > most and room >= least else 0


def _is_blank(line: Line) -> bool:
    return not plain(line).strip()


def drawn(found: Spread, first: int, count: int, rows: int, titles: Callable[[int], str], opened: int) -> list[Line]:
    """So many columns from the `first` on, each part in a frame with its title, those of the page that is open marked.

    The last frame of each column reaches to the foot.
    """
    shown = []
    for column in found.columns[first : first + count]:
        lines: list[Line] = []
        for number, part in enumerate(column):
            room = rows - len(lines) if number == len(column) - 1 else len(part.lines) + 2
            style: StyleName = "mark" if part.page == opened else "rule"
            lines += framed(titles(part.page), part.lines, found.cells, room, style)
        shown.append((lines, found.cells))
    return beside(*shown)


def unframed(lines: Iterable[Line]) -> list[Line]:
    """The lines without what is drawn around them; those of which nothing else is left are left out."""
    found: list[Line] = []
    for line in lines:
        pieces = list(line)
        for place in (0, -1):
            while pieces and pieces[place].text.strip() and _DRAWN.issuperset(pieces[place].text):
                del pieces[place]
        is_drawn = len(pieces) < len(line)
        if plain(tuple(pieces)).strip() or not is_drawn:
            found.append(tuple(pieces))
    while found and not plain(found[-1]).strip():
        del found[-1]
    # Who shows them leaves a margin of their own.
    has_margin = all(plain(line)[:1] in ("", " ") for line in found)
    return [cut(line, 1, width(line)) for line in found] if has_margin else found
