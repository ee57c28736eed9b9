"""Lists of moves in plain words, and finding one of them, or anything else, by any words in it."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Sequence
from gettext import gettext as _
from typing import TypeVar

from widgets.lines import EMPTY, Line, ends, fit, selected, text
from widgets.menu import first_shown, more

Item = TypeVar("Item")


def found(items: Sequence[Item], describe: Callable[[Item], str], words: str) -> list[Item]:
    """The items whose description holds every word, those in which a word begins with the first one first."""
    wanted = plainly(words).split()
    if not wanted:
        return list(items)
    hits: list[tuple[bool, int, Item]] = []
    for number, item in enumerate(items):
        description = plainly(describe(item))
        if all(word in description for word in wanted):
            begins = any(part.startswith(wanted[0]) for part in description.split())
            hits.append((not begins, number, item))
    return [item for _begins, _number, item in sorted(hits, key=lambda hit: hit[:2])]


def plainly(words: str) -> str:
    """Words without capitals and accents, as they are typed to find something."""
    parts = unicodedata.normalize("NFKD", words.casefold())
    return "".join(sign for sign in parts if not unicodedata.combining(sign))


def move_list(head: Line, descriptions: Sequence[str], place: int, rows: int, cells: int) -> list[Line]:
    """The moves under a heading, with the cursor on one, in at most so many rows."""
    if not descriptions:
        return [head, EMPTY, text(" " + _("Nothing that can be done now has these words."), "dim")]
    height = rows - 1
    first = first_shown(0, place, len(descriptions), height)
    lines = [fit(text("  " + words), cells) for words in descriptions]
    marked = [selected(line) if number == place else line for number, line in enumerate(lines)]
    signs = more(first, len(descriptions), height)
    heading = ends(head, text(f" {signs} ", "dim"), cells) if signs.strip() else head
    return [heading, *marked[first : first + height]]
