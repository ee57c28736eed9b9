"""Whether a puzzle has a point: it is kept where its best is proven, is missed at first, and is one thing to find."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from engine.bots.choices import completed
from engine.bots.levels import adviser, lineup_of, player
from engine.moves import Move
from engine.puzzles.play import glance, played
from engine.puzzles.puzzles import AnyPuzzles, Task
from engine.puzzles.search import LIMIT, Proof, TooMany, Unreached, proven

MOST_ENDS: Final = 12
"""In no more different final positions the best is reached."""
MOST_FIRSTS: Final = 3
"""No more different main moves are a right beginning."""

# Why a position is no puzzle.
TOO_MANY: Final = "too many positions"
UNREACHED: Final = "what is asked cannot be done"
FOUND: Final = "the usual level finds the best"
MANY_ENDS: Final = "too many solutions"
MANY_FIRSTS: Final = "too many first moves"
PLAIN: Final = "no move looks bad at first"
REASONS: Final = (TOO_MANY, UNREACHED, FOUND, MANY_ENDS, MANY_FIRSTS, PLAIN)

USUAL, FIRST, LONGEST = "usual", "first look", "longest look"


@dataclass(frozen=True, slots=True)
class Found:
    """A puzzle with a point.

    `line` is, of the shortest ways to the best, the one whose moves look best; `odd` is the place in it of the move
    that looks worst all the same. `levels` is what players came to who went on from there: the usual level, and the
    strong one with its first and its longest look (as far as it was asked); None where they did not do what was asked.
    `ends`, `firsts` and `positions` are those of the `Proof`.
    """

    task: Task
    position: Any
    best: int
    line: tuple[Move, ...]
    odd: int
    grade: int
    ends: int
    firsts: tuple[Move, ...]
    positions: int
    levels: Mapping[str, int | None] = field(default_factory=dict)

    @property
    def stars(self) -> tuple[int, int, int]:
        """The results from which on there are one, two and three stars; of moves, the most that each may take."""
        return self.task.thresholds(self.best, self.levels[USUAL])


@dataclass(frozen=True, slots=True)
class Judged:
    """What came of a position: a puzzle, or the reason why it is none, and how many positions were searched for it."""

    found: Found | None
    reason: str
    positions: int


def judged(puzzles: AnyPuzzles, task: Task, position: Any, *, limit: int = LIMIT) -> Judged:
    """Whether a position with a task has a point, and the puzzle that it is."""
    title = puzzles.title
    usual = played(puzzles, task, position, player(title.name, title.about.usual_level)).value
    first = _looked(puzzles, task, position, 0)
    known = max((value for value in (usual, first) if value is not None), key=task.worth, default=None)
    try:
        proof = proven(puzzles, task, position, limit=limit, known=known)
    except TooMany as error:
        return Judged(None, TOO_MANY, error.positions)
    except Unreached as error:
        return Judged(None, UNREACHED, error.positions)
    reason = FOUND if usual == proof.best else ""
    if proof.ends > MOST_ENDS:
        reason = reason or MANY_ENDS
    if len(proof.firsts) > MOST_FIRSTS:
        reason = reason or MANY_FIRSTS
    if reason:
        return Judged(None, reason, proof.positions)
    line, odd = natural_line(puzzles, position, proof)
    if odd is None:
        return Judged(None, PLAIN, proof.positions)
    levels = {USUAL: usual, FIRST: first}
    grade = 1 if first == proof.best else 3
    if grade > 1:
        levels[LONGEST] = _looked(puzzles, task, position, -1)
        grade = 2 if levels[LONGEST] == proof.best else 3
    figures = proof.ends, proof.firsts, proof.positions, levels
    return Judged(Found(task, position, proof.best, line, odd, grade, *figures), "", proof.positions)


def natural_line(puzzles: AnyPuzzles, position: Any, proof: Proof) -> tuple[tuple[Move, ...], int | None]:
    """Of the shortest ways to the best the one whose moves look best, and the place of the move that looks worst.

    That is None where no move looks bad: at first sight none is worth less by the title's `Puzzles.clearly` than
    another one.
    """
    puzzles = puzzles.narrowed(proof.task)
    line: tuple[Move, ...] = ()
    worst: tuple[float, int] | None = None
    left = proof.good[puzzles.key(position)]
    while left:
        seen = glance(puzzles, position)
        ways = [
            step
            for step in puzzles.steps(position)
            if proof.good.get(puzzles.key(step.after), left) == left - len(step.moves)
        ]
        step = max(ways, key=lambda way: seen.rank(way.moves[0]))
        for number, move in enumerate(step.moves):
            if number:
                seen = glance(puzzles, position)
            less = seen.less(move)
            is_bad = less >= puzzles.clearly and puzzles.is_choice(move)
            if is_bad and (worst is None or less > worst[0]):
                worst = less, len(line) + number
            position = completed(puzzles.title, position, move)
        line += step.moves
        left -= len(step.moves)
    return line, None if worst is None else worst[1]


def _looked(puzzles: AnyPuzzles, task: Task, position: Any, look: int) -> int | None:
    """What the strong level comes to with one of its looks; None where it does not do what is asked."""
    name = puzzles.title.name
    strong = adviser(name, 0, lineup_of(name).looks[look])
    return None if strong is None else played(puzzles, task, position, strong).value
