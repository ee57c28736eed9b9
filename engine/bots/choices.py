"""Choices: moves carried out on copies of a position, judged by what they leave, and made quickly for everybody."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from operator import attrgetter
from typing import Any, NamedTuple, Protocol

from engine.bots.judge import AnyJudge
from engine.moves import Answer, AnswerValue, Move
from engine.questions import Question
from engine.title import Title

Tried = tuple[Move, Any]
"""A complete move and the position after it."""


class Answering(Protocol):
    """Who knows which answers are worth thinking about: a judge of positions, or whoever knows nothing else."""

    def answers(self, position: Any, question: Question, *, quick: bool) -> Sequence[AnswerValue]:
        """A few answers in their canonical form, best guess first; at least one."""
        ...


def branches(rules: Title[Any], judge: Answering, position: Any, move: Move, *, quick: bool) -> Iterator[Tried]:
    """The move completed in every way worth thinking about, each with the position after it; its answers are kept."""
    open_ways: list[tuple[Answer, ...]] = [move.answers]
    while open_ways:
        after = position.copy()
        used = _carry_out(rules, judge, after, move, open_ways, quick)
        yield (move.answered(tuple(used)) if used else move), after


def _carry_out(
    rules: Title[Any],
    judge: Answering,
    position: Any,
    move: Move,
    open_ways: list[tuple[Answer, ...]],
    quick: bool,
) -> list[Answer]:
    """Carry the move out on the position itself in the last of the open ways; which answers it took.

    What else could have been answered is added to the open ways.
    """
    given = open_ways.pop()
    used: list[Answer] = []
    steps = rules.perform(position, move, None)
    if steps is None:
        return used
    try:
        question = next(steps)
        while True:
            value = question.only
            if value is None:
                if len(used) < len(given):
                    value = given[len(used)].value
                else:
                    answers = judge.answers(position, question, quick=quick)
                    value = answers[0]
                    if len(answers) > 1:
                        open_ways += [(*used, Answer(other, question.label)) for other in answers[:0:-1]]
                used.append(Answer(value, question.label))
            question = steps.send(value)
    except StopIteration:
        return used


def gone_on(rules: Title[Any], judge: Answering, position: Any, move: Move, *, is_own: bool = False) -> Any:
    """The position after a move that leaves all as it is; one that is the caller's own is itself changed."""
    after = position if is_own else position.copy()
    _carry_out(rules, judge, after, move, [()], quick=True)
    return after


def completed(rules: Title[Any], position: Any, move: Move) -> Any:
    """The position after a complete move."""
    after = position.copy()
    steps = rules.perform(after, move, None)
    if steps is not None:
        given = iter(move.answers)
        try:
            question = next(steps)
            while True:
                value = question.only
                question = steps.send(next(given).value if value is None else value)
        except StopIteration:
            pass
    return after


_DEEPEST = 3
"""So many moves at most are taken together as one, such as a purchase, a visit and a second building."""


class Line(NamedTuple):
    """A line of play: complete moves that belong together, what they are worth, and the position after them.

    `main` is the move that it is about, where somebody has said so; `ways` is how many ways lead on from its end.
    """

    moves: tuple[Move, ...]
    worth: float
    after: Any
    ways: int = 1
    main: Move | None = None

    @property
    def move(self) -> Move:
        """The first move."""
        return self.moves[0]


def best_first(lines: Iterable[Line]) -> list[Line]:
    """Lines in the order of their worth; equal ones stay in their own."""
    return sorted(lines, key=attrgetter("worth"), reverse=True)


def weighed(
    rules: Title[Any],
    judge: AnyJudge,
    position: Any,
    *,
    quick: bool = False,
    deepest: int = _DEEPEST,
    moves: Sequence[Move] | None = None,
) -> list[Line]:
    """Every move worth thinking about, completed, the best first; equal ones in the order of the judge.

    Who must be `quick` looks at its own score alone. `moves`, not complete yet, are those to weigh, if not all.
    """
    if moves is None:
        moves = judge.moves(position, quick=quick)
    return best_first(tried(rules, judge, position, moves, quick=quick, deepest=deepest))


def tried(
    rules: Title[Any],
    judge: AnyJudge,
    position: Any,
    moves: Sequence[Move],
    *,
    quick: bool,
    deepest: int = _DEEPEST,
) -> list[Line]:
    """Some moves, each completed in every way worth thinking about, in the order of the judge."""
    seat = judge.decider(position)
    value = judge.score if quick else judge.worth
    found: list[Line] = []
    for move in moves:
        if judge.leaves_all(move):
            found.append(Line((move,), value(position, seat), gone_on(rules, judge, position, move)))
            continue
        open_ways: list[tuple[Answer, ...]] = [move.answers]
        while open_ways:  # as `branches`, written out because it is what players do most
            after = position.copy()
            used = _carry_out(rules, judge, after, move, open_ways, quick)
            if deepest <= 1 or judge.settled(after) or judge.decider(after) != seat:
                worth = value(after, seat)
            else:
                worth = weighed(rules, judge, after, quick=quick, deepest=deepest - 1)[0].worth
            found.append(_new(Line, ((move.answered(tuple(used)) if used else move,), worth, after, 1, None)))
    return found


_new = tuple.__new__  # twice as fast as by the constructor that is written for it


def played_on(rules: Title[Any], judge: AnyJudge, position: Any, more: Callable[[Any, int], bool]) -> tuple[Any, int]:
    """The position played on by quick choices while `more(position, nodes)` says so, and the number of nodes."""
    nodes = 0
    while judge.decider(position) >= 0 and more(position, nodes):
        position = chosen(rules, judge, position)[1]
        nodes += 1
    return position, nodes


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
