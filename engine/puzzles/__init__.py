"""Puzzles: positions near the end of a game with a task and a proven best answer.

A title states what can be one, and what its tasks are (`puzzles.py`); `search.py` finds the best answer, `slow.py`
proves small ones without anything that makes the first search fast; `point.py` asks whether a puzzle has a point, and
`cuts.py` cuts puzzles from games of computer players.
"""

from engine.puzzles.puzzles import FEWEST, MOST, UNDER, AnyPuzzles, Puzzles, Step, Task, puzzles_of
from engine.puzzles.search import LIMIT, Proof, TooMany, Unproven, Unreached, proven

__all__ = [
    "FEWEST",
    "LIMIT",
    "MOST",
    "UNDER",
    "AnyPuzzles",
    "Proof",
    "Puzzles",
    "Step",
    "Task",
    "TooMany",
    "Unproven",
    "Unreached",
    "proven",
    "puzzles_of",
]
