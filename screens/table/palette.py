"""Everything that can be found at a table by its words: moves, what they lead to, pages, commands, the rules."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import NamedTuple

from engine import Move, Plan
from screens.table.parts import Table
from screens.table.ways import filled


class Entry(NamedTuple):
    """Something that can be found, and done where there is no reason against it."""

    words: str
    choose: Callable[[], None]
    """What is done when it is chosen."""
    candidate: Move | Plan | None = None
    """The move whose effect can be shown before it is chosen."""
    reason: str = ""
    """Why it cannot be done now, in a sentence."""
    also: str = ""
    """Other words by which it is found."""


def doable(table: Table) -> list[Entry]:
    """Every move of the decision, and the ways to what several of them lead to."""
    describe = table.board.describe
    found = [Entry(describe(move), partial(table.begin, move, seen=True), move) for move in table.game.moves()]
    for goal in table.goals():
        for way in goal.ways:
            if way.wishes:
                move = filled(table.game, way.move, way.wishes)
                found.append(Entry(way.words, partial(table.begin, way.move, way.wishes, seen=True), move))
    return found


def palette(table: Table) -> list[Entry]:
    """Everything that can be found."""
    return doable(table)
