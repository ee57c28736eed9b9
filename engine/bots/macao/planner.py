"""The players of Macao: each plans its whole turn, and chooses its dice by the turns that they make possible."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from engine.bots.carrying import completed
from engine.bots.macao.choosing import acting, chosen
from engine.bots.macao.evaluator import Evaluator
from engine.bots.macao.timetable import has_turned
from engine.bots.macao.turning import Plan, Turn
from engine.bots.player import Advice, Adviser, Stop, never
from engine.bots.seeding import imagined
from engine.game import Game
from engine.macao.state import ACTION, DICE, OVER, Colony
from engine.moves import Move


@dataclass(frozen=True, slots=True)
class Effort:
    """How hard a planner thinks.

    Of each number of moves of a turn the `width` best positions are kept, and `budget` nodes are spent on a choice at
    most. For the `dice` best pairs of dice at first sight the turn is planned, with `sketch` positions of each number.
    """

    budget: int
    width: int
    dice: int = 1
    sketch: int = 1


@dataclass(frozen=True, slots=True)
class _Line:
    """Moves that belong together, what they are worth, and how many ways to go on were followed."""

    worth: float
    moves: tuple[Move, ...]
    end: Colony
    ways: int = 1


class Planner(Adviser):
    """Plans its turn as a whole; sees the coming rounds by what its evaluator makes of its wind rose."""

    def __init__(self, level: str, evaluator: Evaluator, seed: int, effort: Effort) -> None:
        self.level = level
        self._evaluator = evaluator
        self._seed = seed
        self._effort = effort

    def choose(self, game: Game, stop: Stop = never) -> Move:
        """See `Player.choose`."""
        return self._lines(game, self._start(game), stop, ())[0].moves[0]

    def advice(self, game: Game, n: int, stop: Stop = never, also: Sequence[Move] = ()) -> list[Advice]:
        """See `Adviser.advice`."""
        start = self._start(game)
        ranked = self._lines(game, start, stop, also)
        lines = [line for place, line in enumerate(ranked) if place < n or line.moves[0] in also]
        evaluator, seat = self._evaluator, start.seat
        others = [evaluator.score(start, other) for other in range(start.terms.players) if other != seat]
        found: list[Advice] = []
        for line in lines:
            rest = [other.worth for other in lines if not _begins_like(other.moves[0], line.moves[0])]
            gain = line.worth - max(rest) if rest else 0.0
            lead = line.worth - max(others, default=0.0)
            found.append(Advice(line.moves, line.worth, lead, gain, line.ways))
        return found

    def _start(self, game: Game) -> Colony:
        if game.decision is None:
            raise ValueError("the game is over")
        position: Colony = imagined(game, game.decision.seat, self._seed)
        return position

    def _lines(self, game: Game, start: Colony, stop: Stop, also: Sequence[Move]) -> list[_Line]:
        """What may be done, the best first, `also` among it."""
        lines = (
            self._turns(game, start, stop, also) if start.phase == ACTION else self._choices(game, start, stop, also)
        )
        return sorted(lines, key=lambda line: -line.worth)

    def _turns(self, game: Game, start: Colony, stop: Stop, also: Sequence[Move]) -> list[_Line]:
        turn = Turn(game.rules, self._evaluator, self._effort.width, self._effort.budget, stop)
        plans = turn.plans(start)
        known = {plan.moves[0] for plan in plans}
        plans += [self._after(game, start, move, stop) for move in also if move not in known]
        return [_Line(plan.worth, plan.moves, plan.end) for plan in plans]

    def _after(self, game: Game, start: Colony, move: Move, stop: Stop) -> Plan:
        """The best turn that begins with a move."""
        after: Colony = completed(game.rules, start, move)
        seat = start.seat
        if after.phase != ACTION or after.seat != seat:
            return Plan(self._evaluator.score(start, seat, passed=True), (move,), after)
        turn = Turn(game.rules, self._evaluator, self._effort.width, self._effort.budget, stop)
        best = turn.plans(after)[0]
        return Plan(best.worth, (move, *best.moves), best.end)

    def _choices(self, game: Game, start: Colony, stop: Stop, also: Sequence[Move]) -> list[_Line]:
        effort, seat = self._effort, start.seat
        found = chosen(game.rules, self._evaluator, start)
        if start.phase != DICE or effort.dice <= 1:
            return [_Line(worth, (move,), after) for worth, move, after in found]
        lines: list[_Line] = []
        tried = found[: effort.dice] + [one for one in found[effort.dice :] if one[1] in also]
        for worth, move, after in tried:
            if has_turned(after, seat) and after.phase != OVER and not stop():
                turn = Turn(game.rules, self._evaluator, effort.sketch, effort.budget // effort.dice, stop)
                plan = turn.plans(acting(after, seat))[0]
                lines.append(_Line(plan.worth, (move,), plan.end, turn.nodes))
            else:
                lines.append(_Line(worth, (move,), after))
        return lines


def _begins_like(one: Move, other: Move) -> bool:
    """Whether two moves are the same but for their answers."""
    return (type(one), one.target) == (type(other), other.target)
