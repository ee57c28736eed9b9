"""Weighing moves: each is carried out, and what it leaves is judged."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from engine.bots.carrying import Tried, branches
from engine.bots.judge import AnyJudge
from engine.moves import Move
from engine.title import Title

_DEEPEST = 3
"""So many moves at most are taken together as one, such as a purchase, a visit and a second building."""


@dataclass(frozen=True, slots=True)
class Weighed:
    """A complete move, the position after it and what it is worth."""

    worth: float
    move: Move
    after: Any


def weighed(
    rules: Title[Any],
    judge: AnyJudge,
    position: Any,
    *,
    quick: bool = False,
    deepest: int = _DEEPEST,
    moves: Sequence[Move] | None = None,
) -> list[Weighed]:
    """Every move worth thinking about, completed, the best first; equal ones in the order of the judge.

    Who must be `quick` looks at its own score alone. `moves`, not complete yet, are those to weigh, if not all.
    """
    seat = judge.decider(position)
    value = judge.score if quick else judge.worth
    found: list[Weighed] = []
    for move in judge.moves(position, quick=quick) if moves is None else moves:
        if judge.leaves_all(move):
            after = next(branches(rules, judge, position, move, quick=True))[1]
            found.append(Weighed(value(position, seat), move, after))
            continue
        for complete, after in branches(rules, judge, position, move, quick=quick):
            found.append(Weighed(_worth(rules, judge, after, seat, quick, deepest), complete, after))
    found.sort(key=lambda one: -one.worth)
    return found


def _worth(rules: Title[Any], judge: AnyJudge, after: Any, seat: int, quick: bool, deepest: int) -> float:
    if deepest <= 1 or judge.decider(after) != seat or judge.settled(after):
        return judge.score(after, seat) if quick else judge.worth(after, seat)
    return weighed(rules, judge, after, quick=quick, deepest=deepest - 1)[0].worth


def played_on(
    rules: Title[Any],
    judge: AnyJudge,
    position: Any,
    more: Callable[[Any, int], bool],
) -> tuple[Any, int]:
    """The position played on by quick choices while `more(position, nodes)` says so, and the number of nodes."""
    nodes = 0
    while judge.decider(position) >= 0 and more(position, nodes):
        position = stepped(rules, judge, position)
        nodes += 1
    return position, nodes


def stepped(rules: Title[Any], judge: AnyJudge, position: Any) -> Any:
    """The position after one quick choice; where there is but one, nothing is weighed."""
    return chosen(rules, judge, position)[1]


def chosen(rules: Title[Any], judge: AnyJudge, position: Any, moves: Sequence[Move] | None = None) -> Tried:
    """One quick choice, and the position after it; where there is but one, nothing is weighed."""
    if moves is None:
        moves = judge.moves(position, quick=True)
    if len(moves) == 1:
        ways = branches(rules, judge, position, moves[0], quick=True)
        only = next(ways)
        if judge.leaves_all(moves[0]) or next(ways, None) is None:
            return only
    best = weighed(rules, judge, position, quick=True, moves=moves)[0]
    return best.move, best.after
