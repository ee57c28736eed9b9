"""Tables as lines of text: the one way of the whole project."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence

from engine.texts.cells import cells

Rows = Sequence[Sequence[str]]


def aligned(
    rows: Rows, *, right: Collection[int] = (), between: str = "  ", measured: Iterable[Sequence[str]] | None = None
) -> list[str]:
    """The rows as lines, their cells one below the other.

    Args:
        rows: what stands in the cells; the last cell of a row takes what room there is.
        right: the columns whose cells stand at the right.
        between: what parts two columns.
        measured: rows to find the widths of the columns by, if others than these.
    """
    widths: dict[int, int] = {}
    for row in rows if measured is None else measured:
        for place, cell in enumerate(row):
            if place < len(row) - 1 or place in right:
                widths[place] = max(widths.get(place, 0), cells(cell))
    return [
        between.join(_padded(cell, widths.get(place, 0), place in right) for place, cell in enumerate(row)).rstrip()
        for row in rows
    ]


def _padded(cell: str, width: int, to_the_right: bool) -> str:
    room = " " * (width - cells(cell))
    return room + cell if to_the_right else cell + room
