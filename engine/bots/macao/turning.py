"""A whole turn of Macao thought through: its moves put together step by step, of each number of moves the best kept."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from dataclasses import dataclass
from typing import Any, Final

from engine.bots.carrying import branches
from engine.bots.macao.answering import answers
from engine.bots.macao.evaluator import Evaluator
from engine.bots.macao.staging import CITY, staged
from engine.bots.player import Stop, never
from engine.macao.deck import CARDS, standing
from engine.macao.moves import Pass, Use
from engine.macao.powers import GoldPerMarkers, PrestigePerOffice
from engine.macao.state import Colony
from engine.moves import AnswerValue, Move
from engine.questions import Question
from engine.title import Title

_LONGEST: Final = 40
"""No turn has more moves."""


@dataclass(frozen=True, slots=True)
class Plan:
    """The moves of a turn up to its end, what they leave, and what that is worth."""

    worth: float
    moves: tuple[Move, ...]
    end: Colony


@dataclass(frozen=True, slots=True)
class _Node:
    worth: float
    stage: int
    moves: tuple[Move, ...]
    position: Colony


class _Few:
    """The few answers that are worth a thought in a turn."""

    def answers(self, position: Colony, question: Question, *, quick: bool) -> Sequence[AnswerValue]:
        """See `Answering`."""
        return answers(position, question, quick)


_FEW: Final = _Few()


class Turn:
    """A turn of the seat that acts: of each number of moves `width` positions are kept; `budget` counts all nodes."""

    def __init__(self, rules: Title[Any], evaluator: Evaluator, width: int, budget: int, stop: Stop = never) -> None:
        self._rules = rules
        self._evaluator = evaluator
        self._width = width
        self._budget = budget
        self._stop = stop
        self.nodes = 0

    def plans(self, position: Colony) -> list[Plan]:
        """Ways to play the turn, the best first; of each first move the best one."""
        seat = position.seat
        best: dict[Move, Plan] = {}
        layer = [_Node(0.0, CITY, (), position)]
        seen: set[Hashable] = set()
        for _length in range(_LONGEST):
            following: list[_Node] = []
            for node in layer:
                ended = self._ended(node, seat)
                first = ended.moves[0]
                if first not in best or ended.worth > best[first].worth:
                    best[first] = ended
                if self.nodes < self._budget and not self._stop():
                    following += self._after(node, seat, seen)
            if not following:
                break
            following.sort(key=lambda node: -node.worth)
            layer = following[: self._width]
        return sorted(best.values(), key=lambda plan: -plan.worth)

    def _after(self, node: _Node, seat: int, seen: set[Hashable]) -> list[_Node]:
        """The positions one move later, but for those that were `seen`."""
        found: list[_Node] = []
        for move, stage in staged(node.position, seat, node.stage):
            for complete, after in branches(self._rules, _FEW, node.position, move, quick=False):
                key = alike(after, seat)
                if key not in seen:
                    seen.add(key)
                    self.nodes += 1
                    worth = self._evaluator.score(after, seat)
                    found.append(_Node(worth, stage, (*node.moves, complete), after))
        return found

    def _ended(self, node: _Node, seat: int) -> Plan:
        """The turn ended: what costs nothing is done before."""
        position, moves = node.position, list(node.moves)
        copied = False
        while True:
            free = next((use for use in _free(position, seat)), None)
            if free is None:
                break
            if not copied:
                position, copied = position.copy(), True
            self._rules.perform(position, free, None)
            moves.append(free)
        moves.append(Pass())
        return Plan(self._evaluator.score(position, seat, passed=True), tuple(moves), position)


def _free(position: Colony, seat: int) -> list[Use]:
    have = standing(position.active[seat])
    return [
        Use(CARDS[number].name)
        for bit, number, power in have.powers
        if not position.used & bit
        and isinstance(power, PrestigePerOffice | GoldPerMarkers)
        and power.possible(position, seat)
    ]


def alike(position: Colony, seat: int) -> Hashable:
    """What is the same in positions that different orders of the same moves of a turn lead to."""
    return (
        tuple(position.supply[seat]),
        position.active[seat],
        position.city[seat],
        position.gold[seat],
        position.points[seat],
        position.ships[seat],
        position.cargo[seat],
        position.used,
        position.bought,
        position.steps[seat],
        position.jokers[seat],
        position.free_steps,
        position.walled,
    )
