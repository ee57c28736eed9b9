"""A player that plans its whole turn, and rates what comes before turns by those that it makes possible."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from engine.bots.candidates import carried, kind, without_going_on
from engine.bots.chance import imagined, seeded_generator
from engine.bots.choices import Line, best_first, completed, weighed
from engine.bots.player import Advice, Adviser, Expected, Stop, never, whose
from engine.bots.turns import TurnJudge, TurnSearch, expected_moves
from engine.game import Game
from engine.moves import Move


@dataclass(frozen=True, slots=True)
class Scope:
    """How broadly a planner thinks.

    Of each number of moves of a turn the `width` best positions are kept, and no more than `budget` nodes are spent on
    a turn. For the `roots` best moves at first sight that lead to a turn it is planned, with `sketch` positions each
    time. By up to `spread` points it misjudges what is decided outside of turns, as its seed will have it, so that it
    plays one deal in many ways.
    """

    budget: int
    width: int = 1
    roots: int = 1
    sketch: int = 1
    spread: float = 0.0


@dataclass(frozen=True)
class Planner(Adviser):
    """Plans its turn as a whole; sees the coming rounds by what its judge makes of the position after it."""

    level: str
    judge: TurnJudge[Any]
    seed: int
    scope: Scope

    def choose(self, game: Game, stop: Stop = never) -> Move:
        """See `Player.choose`."""
        return _Thought(self, game, stop).lines(1)[0].move

    def advice(self, game: Game, n: int, stop: Stop = never, also: Sequence[Sequence[Move]] = ()) -> list[Advice]:
        """See `Adviser.advice`: whole turns."""
        return _Thought(self, game, stop).advice(n, also)


class _Thought:
    """One decision being thought about."""

    def __init__(self, player: Planner, game: Game, stop: Stop) -> None:
        self._game, self._rules, self._seat = game, game.rules, whose(game)
        self._judge, self._seed, self._scope = player.judge, player.seed, player.scope
        self._stop = stop
        self._imagined = imagined(game, player.seed)
        self._start: Any = self._imagined.position
        self._is_turn = self._judge.acts(self._start)
        self._sketches = self._scope.roots > 1 and self._judge.leads_to_turn(self._start)

    def lines(self, n: int) -> list[Line]:
        """What may be done, the best first: the best `n` ways at least, as far as there are so many."""
        found = self._turns(n) if self._is_turn else self._misjudged(self._choices())
        return best_first(found)

    def advice(self, n: int, also: Sequence[Sequence[Move]]) -> list[Advice]:
        """See `Adviser.advice`."""
        lines = _differing(self.lines(n))[:n]
        asked: list[Line] = []
        for moves in also:
            given = self._given(tuple(moves))._replace(moves=tuple(moves))
            same = next((place for place, line in enumerate(lines) if line.after == given.after), None)
            if same is None:
                lines.append(given)
            elif lines[same] not in asked:
                given = lines[same] = lines[same]._replace(moves=given.moves)
            asked.append(given)
        judge, start = self._judge, self._start
        others = [judge.score(start, other) for other in range(judge.seats(start)) if other != self._seat]
        found: list[Advice] = []
        for line in lines:
            found.append(
                Advice(
                    without_going_on(judge, line.moves),
                    line.worth,
                    line.worth - max(others, default=0.0),
                    line.ways,
                    judge.reasons_together(start, line.moves, line.after) or (),
                    expected=self._expected(line) if len(found) < n else (),
                    whole=line.moves,
                    left=judge.actions_left(start, self._seat),
                )
            )
        return found

    def _expected(self, line: Line) -> tuple[Expected, ...]:
        """What comes after a plan: a turn is ended with it."""
        judge, after = self._judge, carried(self._rules, self._start, line.moves)
        if self._is_turn and judge.acts(after) and judge.decider(after) == self._seat:
            after = completed(self._rules, after, judge.end())
        return expected_moves(self._imagined, judge, after, self._seat)

    def _turns(self, n: int) -> list[Line]:
        """The best turn; others that begin otherwise, but do not do the same in another order."""
        best, *others = self._planned(self._start, self._scope.width)
        lines = [best]
        for other in others[: 2 * (n - 1)]:
            line = self._given(other.moves[:1])
            if all(line.after != known.after for known in lines):
                lines.append(line._replace(worth=min(line.worth, best.worth)))
        return lines

    def _planned(self, position: Any, width: int) -> list[Line]:
        return TurnSearch(self._rules, self._judge, width, self._scope.budget, self._stop).lines(position)

    def _choices(self) -> list[Line]:
        """The moves outside of turns; of those that lead to a turn the best at first sight, worth what that brings."""
        found = weighed(self._rules, self._judge, self._start, deepest=1)
        if not self._sketches:
            return found
        lines: list[Line] = []
        for one in found[: self._scope.roots]:
            turn = None if self._stop() else self._sketched((one.move,), one.after)
            lines.append(turn or one)
        return lines

    def _sketched(self, moves: tuple[Move, ...], after: Any) -> Line | None:
        """Moves that lead to a turn, worth what that brings; None if it does not come yet."""
        turn = self._judge.turn_to_come(after, self._seat)
        if turn is None:
            return None
        best = self._planned(turn, self._scope.sketch)[0]
        return Line(moves, best.worth, after, best.ways)

    def _misjudged(self, lines: list[Line]) -> list[Line]:
        spread = self._scope.spread
        if not spread:
            return lines
        rng = seeded_generator(self._seed, self._game)
        return [line._replace(worth=line.worth + spread * rng.uniform(-1, 1)) for line in lines]

    def _given(self, moves: tuple[Move, ...]) -> Line:
        """Moves that somebody has in mind, and the best that can follow in the same turn."""
        judge, rules, start = self._judge, self._rules, self._start
        if self._is_turn and judge.leaves_all(moves[-1]):
            before = carried(rules, start, moves[:-1])
            return Line(moves, judge.worth_ended(before, self._seat), before)
        after = carried(rules, start, moves)
        if self._is_turn:
            best = self._planned(after, self._scope.width)[0]
            return best._replace(moves=(*moves, *best.moves))
        sketched = self._sketched(moves, after) if self._sketches else None
        return sketched or Line(moves, judge.score(after, self._seat), after)


def _differing(lines: Sequence[Line]) -> list[Line]:
    """Of lines in their order the first that begins with each kind and target of move; all where there is but one."""
    found: dict[tuple[type[Move], str], Line] = {}
    for line in lines:
        found.setdefault(kind(line.move), line)
    return list(found.values()) if len(found) > 1 else list(lines)
