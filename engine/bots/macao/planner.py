"""The players of Macao: each plans its whole turn, and chooses its dice by the turns that they make possible."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from engine.bots.macao.choosing import acting, chosen
from engine.bots.macao.evaluator import Evaluator
from engine.bots.macao.expecting import course
from engine.bots.macao.reasons import reasons
from engine.bots.macao.turning import Turn
from engine.bots.planning import carried
from engine.bots.player import Advice, Adviser, Expected, Stop, never
from engine.bots.seeding import imagined, seeded_generator
from engine.game import Game
from engine.macao.moves import Pass
from engine.macao.state import ACTION, DICE, OVER, Colony
from engine.macao.table import has_turned
from engine.moves import Move


@dataclass(frozen=True, slots=True)
class Effort:
    """How hard a planner thinks.

    Of each number of moves of a turn the `width` best positions are kept, and no more than `budget` nodes are spent on
    a turn. For the `dice` best pairs of dice at first sight the turn is planned, with `sketch` positions each time.
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
        return self._lines(game, self._start(game), stop, 1)[0].moves[0]

    def advice(self, game: Game, n: int, stop: Stop = never, also: Sequence[Sequence[Move]] = ()) -> list[Advice]:
        """See `Adviser.advice`: whole turns."""
        start = self._start(game)
        lines = _differing(self._lines(game, start, stop, n))[:n]
        asked: list[_Line] = []
        for moves in also:
            given = replace(self._given(game, start, tuple(moves), stop), moves=tuple(moves))
            same = next((place for place, line in enumerate(lines) if line.end == given.end), None)
            if same is None:
                lines.append(given)
            elif lines[same] not in asked:
                given = lines[same] = replace(lines[same], moves=given.moves)
            asked.append(given)
        evaluator, seat = self._evaluator, start.seat
        others = [evaluator.score(start, other) for other in range(start.terms.players) if other != seat]
        found: list[Advice] = []
        for line in lines:
            beneath = [other.worth for other in lines if other.worth <= line.worth and other is not line]
            gain = line.worth - max(beneath) if beneath else 0.0
            lead = line.worth - max(others, default=0.0)
            why = reasons(start, line.moves, line.end)
            told = _without_pass(line.moves)
            then = self._expected(game, start, line) if len(found) < n else ()
            found.append(Advice(told, line.worth, lead, gain, line.ways, why, expected=then, whole=line.moves))
        return found

    def _expected(self, game: Game, start: Colony, line: _Line) -> tuple[Expected, ...]:
        """What comes after a plan: a turn is passed at its end."""
        seat = start.seat
        after = carried(game.rules, start, line.moves)
        if after.phase == ACTION and after.seat == seat and start.phase == ACTION:
            after = carried(game.rules, after, (Pass(),))
        options = {name: value for name, value in game.options.items() if name not in ("seed", "setup")}
        return tuple(
            Expected(step.seat, step.move, Game(game.rules, options, step.before))
            for step in course(game.rules, self._evaluator, after, seat, start.revealed)
        )

    def _start(self, game: Game) -> Colony:
        if game.decision is None:
            raise ValueError("the game is over")
        position: Colony = imagined(game, game.decision.seat, self._seed)
        return position

    def _lines(self, game: Game, start: Colony, stop: Stop, n: int) -> list[_Line]:
        """What may be done, the best first: the best `n` ways at least, as far as there are so many."""
        if start.phase == ACTION:
            lines = self._turns(game, start, stop, n)
        else:
            lines = self._misjudged(game, self._choices(game, start, stop))
        return sorted(lines, key=lambda line: -line.worth)

    def _misjudged(self, game: Game, lines: list[_Line]) -> list[_Line]:
        spread = self._effort.spread
        if not spread:
            return lines
        rng = seeded_generator(self._seed, game)
        return [replace(line, worth=line.worth + spread * rng.uniform(-1, 1)) for line in lines]

    def _turns(self, game: Game, start: Colony, stop: Stop, n: int) -> list[_Line]:
        """The best turn; others that begin otherwise, but do not do the same in another order."""
        turn = self._turn(game, stop)
        best, *others = turn.plans(start)
        lines = [_Line(best.worth, best.moves, best.end, turn.nodes)]
        for other in others[: 2 * (n - 1)]:
            line = self._given(game, start, other.moves[:1], stop)
            if all(line.end != known.end for known in lines):
                lines.append(replace(line, worth=min(line.worth, best.worth)))
        return lines

    def _turn(self, game: Game, stop: Stop) -> Turn:
        return Turn(game.rules, self._evaluator, self._effort.width, self._effort.budget, stop)

    def _given(self, game: Game, start: Colony, moves: tuple[Move, ...], stop: Stop) -> _Line:
        """Moves that somebody has in mind, and the best that can follow in the same turn."""
        seat = start.seat
        if start.phase == ACTION:
            after = carried(game.rules, start, _without_pass(moves) if isinstance(moves[-1], Pass) else moves)
            if isinstance(moves[-1], Pass):
                before = after if len(moves) > 1 else start
                return _Line(self._evaluator.score(before, seat, passed=True), moves, before)
            turn = self._turn(game, stop)
            best = turn.plans(after)[0]
            return _Line(best.worth, (*moves, *best.moves), best.end, turn.nodes)
        after = carried(game.rules, start, moves)
        if start.phase == DICE and self._effort.dice > 1 and has_turned(after, seat) and after.phase != OVER:
            return self._sketched(game, seat, moves, after, stop)
        return _Line(self._evaluator.score(after, seat), moves, after)

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
        turn = Turn(game.rules, self._evaluator, self._effort.sketch, self._effort.budget, stop)
        return _Line(turn.plans(acting(after, seat))[0].worth, moves, after, turn.nodes)


def _without_pass(moves: tuple[Move, ...]) -> tuple[Move, ...]:
    """Moves without passing at their end, where there are others."""
    return moves[:-1] if len(moves) > 1 and isinstance(moves[-1], Pass) else moves


def _differing(lines: Sequence[_Line]) -> list[_Line]:
    """Of lines in their order the first that begins with each kind and target of move; all where there is but one."""
    found: dict[tuple[type[Move], str], _Line] = {}
    for line in lines:
        found.setdefault((type(line.moves[0]), line.moves[0].target), line)
    return list(found.values()) if len(found) > 1 else list(lines)
