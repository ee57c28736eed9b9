"""Small parts of lines: the letters of the colours, a cost with what is lacking, cubes by number."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from engine.macao.colours import COLOURS
from screens.macao.hues import cube
from texts.translation import gettext as _
from widgets.lines import EMPTY, Line, fit, join, text, width

LETTERS: Final[Mapping[str, str]] = dict(zip(COLOURS, _("r b g k y v").split(), strict=True))
"""The letter of each colour."""


def cost(colours: Sequence[str], supply: Mapping[str, int] | None = None) -> Line:
    """A cost as letters in their colours; what a supply lacks of it is underlined."""
    left = Counter(supply or {})
    line: Line = EMPTY
    for colour in colours:
        is_there = supply is None or left[colour] > 0
        left[colour] -= 1
        line += text(LETTERS[colour], cube(colour) if is_there else "lack")
    return line


def numbers(cubes: Mapping[str, int]) -> Line:
    """Cubes by number: 'r2 b1'."""
    found = [text(f"{LETTERS[name]}{cubes[name]}", cube(name)) for name in COLOURS if cubes.get(name)]
    return join(found, " ") if found else text(_("none"), "dim")


def each(cubes: Mapping[str, int]) -> Line:
    """Every cube as a letter of its colour: 'rrb'."""
    return cost([name for name in COLOURS for _cube in range(cubes.get(name, 0))]) or text("·", "dim")


def flow(parts: Iterable[Line], cells: int, rows: int, between: str = "  ") -> list[Line]:
    """Parts one after another in at most so many lines of so many cells; what does not fit is said to be more."""
    lines: list[Line] = []
    for part in parts:
        longer = join([lines[-1], part], between) if lines else EMPTY
        if lines and width(longer) <= cells:
            lines[-1] = longer
        elif len(lines) == rows:
            lines[-1] = fit(lines[-1] + text(" …", "dim"), min(cells, width(lines[-1]) + 2))
            break
        else:
            lines.append(fit(part, min(cells, width(part))))
    return lines
