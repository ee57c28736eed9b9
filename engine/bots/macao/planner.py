"""The players of Macao: each plans its whole turn, and chooses its dice by the turns that they make possible."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from engine.bots.carrying import completed
from engine.bots.macao.choosing import acting, chosen
from engine.bots.macao.evaluator import Evaluator
from engine.bots.macao.timetable import has_turned
from engine.bots.macao.turning import Turn
from engine.bots.player import Advice, Adviser, Stop, never
from engine.bots.seeding import imagined, seeded_generator
from engine.game import Game
from engine.macao.state import ACTION, DICE, OVER, Colony
from engine.moves import Move


@dataclass(frozen=True, slots=True)
class Effort:
    """How hard a planner thinks.

    Of each number of moves of a turn the `width` best positions are kept, and `budget` nodes are spent on a choice at
    most. For the `dice` best pairs of dice at first sight the turn is planned, with `sketch` positions of each number.
    By up to `spread` points it misjudges cards and dice, as its seed will have it, so that it plays one deal in many
    ways.
    """

    budget: int
    width: int = 1
    dice: int = 1
    sketch: int = 1
    spread: float = 0.0


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
        return self._lines(game, self._start(game), stop)[0].moves[0]

    def advice(self, game: Game, n: int, stop: Stop = never, also: Sequence[Sequence[Move]] = ()) -> list[Advice]:
        """See `Adviser.advice`."""
        start = self._start(game)
        lines = _differing(self._lines(game, start, stop))[:n]
        for moves in also:
            given = self._given(game, start, moves, stop)
            same = next((place for place, line in enumerate(lines) if line.end == given.end), None)
            if same is None:
                lines.append(given)
            else:
                lines[same] = replace(lines[same], moves=given.moves)
        evaluator, seat = self._evaluator, start.seat
        others = [evaluator.score(start, other) for other in range(start.terms.players) if other != seat]
        found: list[Advice] = []
        for line in lines:
            beneath = [other.worth for other in lines if other.worth <= line.worth and other is not line]
            gain = line.worth - max(beneath) if beneath else 0.0
            lead = line.worth - max(others, default=0.0)
            found.append(Advice(line.moves, line.worth, lead, gain, line.ways, whole=line.moves))
        return found

    def _start(self, game: Game) -> Colony:
        if game.decision is None:
            raise ValueError("the game is over")
        position: Colony = imagined(game, game.decision.seat, self._seed)
        return position

    def _lines(self, game: Game, start: Colony, stop: Stop) -> list[_Line]:
        """What may be done, the best first."""
        if start.phase == ACTION:
            lines = self._turns(game, start, stop)
        else:
            lines = self._misjudged(game, self._choices(game, start, stop))
        return sorted(lines, key=lambda line: -line.worth)

    def _misjudged(self, game: Game, lines: list[_Line]) -> list[_Line]:
        spread = self._effort.spread
        if not spread:
            return lines
        rng = seeded_generator(self._seed, game)
        return [replace(line, worth=line.worth + spread * rng.uniform(-1, 1)) for line in lines]

    def _turns(self, game: Game, start: Colony, stop: Stop) -> list[_Line]:
        turn = Turn(game.rules, self._evaluator, self._effort.width, self._effort.budget, stop)
        return [_Line(plan.worth, plan.moves, plan.end) for plan in turn.plans(start)]

    def _given(self, game: Game, start: Colony, moves: Sequence[Move], stop: Stop) -> _Line:
        """Moves that somebody has in mind, with the best that can follow in the same turn."""
        after, seat = start, start.seat
        for move in moves:
            after = completed(game.rules, after, move)
        if after.phase == OVER:
            return _Line(self._evaluator.score(after, seat), tuple(moves), after)
        if start.phase == ACTION and (after.phase != ACTION or after.seat != seat):
            return _Line(self._evaluator.score(start, seat, passed=True), tuple(moves), after)
        if after.phase == ACTION and after.seat == seat:
            turn = Turn(game.rules, self._evaluator, self._effort.width, self._effort.budget, stop)
            best = turn.plans(after)[0]
            return _Line(best.worth, tuple(moves), best.end)
        if start.phase == DICE and has_turned(after, seat):
            return self._sketched(game, seat, tuple(moves), after, stop)
        return _Line(self._evaluator.score(after, seat), tuple(moves), after)

    def _choices(self, game: Game, start: Colony, stop: Stop) -> list[_Line]:
        effort, seat = self._effort, start.seat
        found = chosen(game.rules, self._evaluator, start)
        if start.phase != DICE or effort.dice <= 1:
            return [_Line(worth, (move,), after) for worth, move, after in found]
        lines: list[_Line] = []
        for worth, move, after in found[: effort.dice]:
            if has_turned(after, seat) and after.phase != OVER and not stop():
                lines.append(self._sketched(game, seat, (move,), after, stop))
            else:
                lines.append(_Line(worth, (move,), after))
        return lines

    def _sketched(self, game: Game, seat: int, moves: tuple[Move, ...], after: Colony, stop: Stop) -> _Line:
        """A choice of dice, worth the turn that it makes possible."""
        effort = self._effort
        turn = Turn(game.rules, self._evaluator, effort.sketch, effort.budget // effort.dice, stop)
        plan = turn.plans(acting(after, seat))[0]
        return _Line(plan.worth, moves, plan.end, turn.nodes)


def _differing(lines: Sequence[_Line]) -> list[_Line]:
    """Of lines in their order the first that begins with each kind and target of move; all where there is but one."""
    found: dict[tuple[type[Move], str], _Line] = {}
    for line in lines:
        found.setdefault((type(line.moves[0]), line.moves[0].target), line)
    return list(found.values()) if len(found) > 1 else list(lines)
