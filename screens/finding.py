"""Lists of moves in plain words, and finding one by any words in it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from gettext import gettext as _

from engine import Move
from widgets.lines import EMPTY, Line, fit, selected, text
from widgets.menu import first_shown


def found(moves: Sequence[Move], describe: Callable[[Move], str], words: str) -> list[Move]:
    """The moves whose description holds every word, those in which a word begins with the first one first."""
    wanted = words.casefold().split()
    if not wanted:
        return list(moves)
    hits: list[tuple[bool, int, Move]] = []
    for number, move in enumerate(moves):
        description = describe(move).casefold()
        if all(word in description for word in wanted):
            begins = any(part.startswith(wanted[0]) for part in description.split())
            hits.append((not begins, number, move))
    return [move for _begins, _number, move in sorted(hits, key=lambda hit: hit[:2])]


def move_list(head: Line, descriptions: Sequence[str], place: int, rows: int, cells: int) -> list[Line]:
    """The moves under a heading, with the cursor on one, in at most so many rows."""
    if not descriptions:
        return [head, EMPTY, text(" " + _("Nothing that can be done now has these words."), "dim")]
    height = rows - 1
    first = first_shown(0, place, len(descriptions), height)
    lines = [fit(text("  " + words), cells) for words in descriptions]
    marked = [selected(line) if number == place else line for number, line in enumerate(lines)]
    return [head, *marked[first : first + height]]
