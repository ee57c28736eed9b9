"""A scale of medals with one's mark on it: what is reached, what is missing, and where one's other games came to."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from widgets.lines import EMPTY, Line, Piece, cut, fit, text, width
from widgets.styles import StyleName

_AROUND = 0.2
"""What lies below the first step and above the last one at least, as a part of what lies between them."""
_FURTHEST = 1.5
"""The same at most: what lies further off stands at the end of the line."""
_DIGITS = 4
"""Cells that the number of a step and the blank before it are taken to have, whatever it is."""
_BETWEEN = 2
"""Blanks between two words above the line at least."""


class Step(NamedTuple):
    """A point of the scale from which on something is reached."""

    name: str
    least: int
    style: StyleName


def scale(
    steps: Sequence[Step],
    cells: int,
    mine: int | None = None,
    called: str = "",
    others: Sequence[int] = (),
    *,
    is_final: bool = True,
    is_even: bool = False,
) -> list[Line]:
    """The names of the steps, the line, and below it whose mark is on it, in so many cells.

    `mine` is the score that is marked, and `called` what stands below its mark; each of the `others` is a point there.
    Before a game there is no mark: then the third line is empty but for the points. Where it is not final, nothing is
    reached by it. `is_even`: the steps stand in the same places whatever they are, and numbers lie evenly between two
    of them; so little changes where one such scale takes the place of another.
    """
    kind = _EvenPlaces if is_even else _Places
    numbers = [*others, *([] if mine is None else [mine])]
    places = kind([step.least for step in steps], numbers, max(1, cells))  # a terminal may be too narrow for any
    reached = mine if is_final else None
    return [_names(steps, places, reached), _line(steps, places, mine, reached), _marks(places, mine, called, others)]


class _Places:
    """Where numbers lie on the line."""

    def __init__(self, steps: Sequence[int], others: Sequence[int], cells: int) -> None:
        between = max(5, steps[-1] - steps[0])
        around, most = round(between * _AROUND), round(between * _FURTHEST)
        self.cells = cells
        self._low = max(steps[0] - most, min(steps[0] - around, *others, steps[0]))
        self._high = min(steps[-1] + most, max(steps[-1] + around, *others, steps[-1]))

    def of(self, number: int) -> int:
        """The cell of a number."""
        return self._cell((number - self._low) / (self._high - self._low))

    def _cell(self, share: float) -> int:
        """The cell at a part of the line."""
        return max(0, min(round(share * (self.cells - 1)), self.cells - 1))


class _EvenPlaces(_Places):
    """The same where each step has its place."""

    def __init__(self, steps: Sequence[int], others: Sequence[int], cells: int) -> None:
        super().__init__(steps, others, cells)
        self._stops = [self._low, *steps, self._high]

    def of(self, number: int) -> int:
        after = next((place for place, stop in enumerate(self._stops) if number < stop), len(self._stops) - 1)
        before = max(0, after - 1)
        span = max(1, self._stops[after] - self._stops[before])
        return self._cell((before + (number - self._stops[before]) / span) / (len(self._stops) - 1))


def _names(steps: Sequence[Step], places: _Places, mine: int | None) -> Line:
    """What each step is called, above its place as far as the others leave it room."""
    labels = []
    for step in steps:
        reached = text(" ✓", "gain") if mine is not None and mine >= step.least else EMPTY
        labels.append(text(step.name, step.style) + text(" ") + text(step.least, step.style) + reached)
    starts: list[int] = []
    at = 0
    for step, label in zip(steps, labels, strict=True):
        at = max(at, places.of(step.least) - (width(text(step.name)) + _DIGITS) // 2)
        starts.append(at)
        at += width(label) + _BETWEEN
    end = places.cells
    for n in reversed(range(len(labels))):  # what would go over the end moves to the left
        starts[n] = max(0, min(starts[n], end - width(labels[n])))
        end = starts[n] - _BETWEEN
    line = EMPTY
    for start, label in zip(starts, labels, strict=True):
        line = fit(line, max(width(line), start)) + label
    return fit(line, places.cells)


def _line(steps: Sequence[Step], places: _Places, mine: int | None, reached: int | None) -> Line:
    """The line: whole as far as one came, faint beyond, in the colour of the medal that lies there."""
    end = -1 if reached is None else places.of(reached)
    signs: list[Piece] = []
    stops = [(places.of(step.least), step) for step in steps]
    for cell in range(places.cells):
        style: StyleName = next((step.style for place, step in reversed(stops) if cell >= place), "rule")
        signs.append(Piece("━" if cell <= end else "─", style))
    for place, step in stops:
        is_reached = reached is not None and reached >= step.least
        signs[place] = Piece("●" if is_reached else "○", step.style)
    if mine is not None:
        signs[places.of(mine)] = Piece("▲", "mark")
    return _joined(signs)


def _marks(places: _Places, mine: int | None, called: str, others: Sequence[int]) -> Line:
    """Below the line: whose mark it is, and a point for each other game."""
    signs = [" "] * places.cells
    for number in others:
        signs[places.of(number)] = "·"
    line = text("".join(signs), "dim")
    if mine is None:
        return line
    label = text(called, "mark")
    start = max(0, min(places.of(mine) - width(label) // 2, places.cells - width(label)))
    # What stands below its mark keeps a blank on either side.
    before = fit(cut(line, 0, max(0, start - 1)), start)
    return fit(before + label + text(" ") + cut(line, start + width(label) + 1, places.cells), places.cells)


def _joined(signs: Sequence[Piece]) -> Line:
    """Signs of one style after another as one piece."""
    found: list[Piece] = []
    for sign in signs:
        if found and found[-1].style == sign.style:
            found[-1] = Piece(found[-1].text + sign.text, sign.style)
        else:
            found.append(sign)
    return tuple(found)
