"""Whole turns of many moves, put together step by step: of each number of moves the best positions are kept."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Hashable, Iterable
from dataclasses import dataclass
from typing import Any, Final

from engine.bots.candidates import TOLD
from engine.bots.choices import Line, best_first, branches, completed, weighed
from engine.bots.judge import Judge, P
from engine.bots.player import Expected, Stop, never
from engine.game import Game
from engine.moves import Move
from engine.title import Title

_LONGEST: Final = 40
"""No turn has more moves."""

_GLANCE: Final = 60
"""So many nodes a turn has that is only expected."""


class TurnJudge(Judge[P]):
    """The knowledge of a title whose turns have many moves; those that `acts` are decided on in turns.

    Positions that different orders of the same moves lead to have the same `marks`.
    """

    @abstractmethod
    def steps(self, position: P, stage: int) -> Iterable[tuple[Move, int]]:
        """What may come next in a turn that has come to a stage (at first 0), each move with the stage after it."""

    @abstractmethod
    def end(self) -> Move:
        """The move that ends a turn."""

    @abstractmethod
    def free(self, position: P) -> Move | None:
        """A move that gains something for nothing, so that it is made before a turn is ended."""

    @abstractmethod
    def worth_ended(self, position: P, seat: int) -> float:
        """What the position in a turn is worth if that is ended now."""

    @abstractmethod
    def leads_to_turn(self, position: P) -> bool:
        """Whether what is decided makes a turn of the same round possible, which shows what it is worth."""

    @abstractmethod
    def turn_to_come(self, position: P, seat: int) -> P | None:
        """The position as if a seat had its turn of this round now; None where it has not decided on all for it."""


@dataclass(frozen=True, slots=True)
class _Reached:
    worth: float
    stage: int
    moves: tuple[Move, ...]
    position: Any


class TurnSearch:
    """A search for the best turn: of each number of moves `width` positions are kept; `budget` counts all nodes."""

    def __init__(self, rules: Title[Any], judge: TurnJudge[Any], width: int, budget: int, stop: Stop = never) -> None:
        self._rules = rules
        self._judge = judge
        self._width = width
        self._budget = budget
        self._stop = stop
        self._nodes = 0

    def lines(self, position: Any) -> list[Line]:
        """Ways to play the turn of the seat that decides, the best first; of each first move the best one.

        Each leads to the position before the turn is ended; the first one tells how many ways were followed.
        """
        seat = self._judge.decider(position)
        best: dict[Move, Line] = {}
        layer = [_Reached(0.0, 0, (), position)]
        seen: set[Hashable] = set()
        for _length in range(_LONGEST):
            following: list[_Reached] = []
            for node in layer:
                ended = self._ended(node, seat)
                if ended.move not in best or ended.worth > best[ended.move].worth:
                    best[ended.move] = ended
                if self._nodes < self._budget and not self._stop():
                    following += self._after(node, seat, seen)
            if not following:
                break
            following.sort(key=lambda node: -node.worth)
            layer = following[: self._width]
        first, *others = best_first(best.values())
        return [first._replace(ways=self._nodes), *others]

    def _after(self, node: _Reached, seat: int, seen: set[Hashable]) -> list[_Reached]:
        """The positions one move later, but for those that were `seen`."""
        judge = self._judge
        found: list[_Reached] = []
        for move, stage in judge.steps(node.position, node.stage):
            for complete, after in branches(self._rules, judge, node.position, move, quick=False):
                key = judge.marks(after, seat)
                if key not in seen:
                    seen.add(key)
                    self._nodes += 1
                    found.append(_Reached(judge.score(after, seat), stage, (*node.moves, complete), after))
        return found

    def _ended(self, node: _Reached, seat: int) -> Line:
        """The turn ended: what costs nothing is done before."""
        judge, position, moves = self._judge, node.position, list(node.moves)
        while (free := judge.free(position)) is not None:
            moves.append(free)
            position = completed(self._rules, position, free)
        return Line((*moves, judge.end()), judge.worth_ended(position, seat), position)


def expected_moves(game: Game, judge: TurnJudge[Any], position: Any, seat: int) -> tuple[Expected, ...]:
    """The next moves of everybody up to a seat's own one, by quick choices; of a whole turn the one that gains most.

    It ends where more is turned up or thrown than lies open in `game`: that nobody can know.
    """
    found: list[Expected] = []
    while judge.decider(position) >= 0 and position.revealed == game.position.revealed and len(found) < TOLD:
        one, position = _next(game, judge, position)
        if one is not None:
            found.append(one)
            if one.seat == seat:
                break
    return tuple(found)


def _next(game: Game, judge: TurnJudge[Any], position: Any) -> tuple[Expected | None, Any]:
    """What whoever decides would do, and the position after it."""
    rules, seat = game.rules, judge.decider(position)
    if not judge.acts(position):
        line = weighed(rules, judge, position, deepest=1)[0]
        return Expected(seat, line.move, game.at(position)), line.after
    best, gain = None, 0.0
    for move in TurnSearch(rules, judge, 1, _GLANCE).lines(position)[0].moves:
        after = completed(rules, position, move)
        if not judge.leaves_all(move):
            gained = judge.score(after, seat) - judge.score(position, seat)
            if best is None or gained > gain:
                best, gain = Expected(seat, move, game.at(position)), gained
        position = after
    return best, position
