"""A player that rehearses its moves: each is played out by quick choices, in several deals of what it cannot know."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Final

from engine.bots.advice import Counsel
from engine.bots.candidates import carried
from engine.bots.chance import seeded_generator
from engine.bots.choices import chosen, weighed
from engine.bots.judge import AnyJudge
from engine.bots.player import Advice, Adviser, Stop, never, whose
from engine.game import Game
from engine.moves import Move


@dataclass(frozen=True, slots=True)
class Practice:
    """How much a player rehearses.

    `budget` is the number of nodes for a choice, `roots` how many of its moves are rehearsed. A point of the best of
    the others counts `against` as much as one of its own. It is played on until `horizon` of its own turns are over,
    or to the end of the game where nothing is said.
    """

    budget: int
    roots: int = 8
    against: float = 0.7
    horizon: int | None = None


_MOST_DEALS: Final = 64
"""In more deals than this nothing is rehearsed."""


@dataclass(slots=True)
class _Rehearsed:
    """Moves that are rehearsed, and what came of it: for each deal what it was worth, the own points and the lead."""

    moves: tuple[Move, ...]
    sight: float
    worths: list[float] = field(default_factory=list)
    points: list[float] = field(default_factory=list)
    leads: list[float] = field(default_factory=list)

    @property
    def rank(self) -> tuple[float, float]:
        """What it is worth on average, and among equals what it was at first sight."""
        return sum(self.worths) / len(self.worths) if self.worths else self.sight - 1000.0, self.sight


@dataclass(frozen=True)
class Rehearser(Adviser):
    """Takes the move after which quick choices end best; the worse half of the moves is given up again and again."""

    level: str
    judge: AnyJudge
    seed: int
    practice: Practice
    others: Sequence[AnyJudge]
    """The judges by which the others choose, by turns from deal to deal."""

    def choose(self, game: Game, stop: Stop = never) -> Move:
        """See `Player.choose`."""
        rehearsal = _Rehearsal(self, game, stop)
        return rehearsal.rehearsed(rehearsal.lines(self.practice.roots))[0].moves[0]

    def advice(self, game: Game, n: int, stop: Stop = never, also: Sequence[Sequence[Move]] = ()) -> list[Advice]:
        """See `Adviser.advice`."""
        rehearsal = _Rehearsal(self, game, stop)
        counsel = Counsel(rehearsal.deal(0), self.judge)
        plans = counsel.plans(self.practice.roots, also)
        ranked = rehearsal.rehearsed([_Rehearsed(plan.moves, plan.worth) for plan in plans])
        points, lead = rehearsal.outlook(ranked[0])
        worths = {line.moves: (worth, len(line.points)) for line, worth in rehearsal.worths(ranked)}
        rated = (plan._replace(worth=worth, ways=ways) for plan in plans for worth, ways in [worths[plan.moves]])
        return counsel.advice(rated, n, points, lead)


class _Rehearsal:
    """One choice being thought about."""

    def __init__(self, player: Rehearser, game: Game, stop: Stop) -> None:
        self._game, self._rules, self._seat = game, game.rules, whose(game)
        self._judge, self._others, self._practice = player.judge, player.others, player.practice
        self._stop = stop
        self._rng = seeded_generator(player.seed, game)
        self._deals: list[Game] = []
        self._nodes = 0

    def deal(self, number: int) -> Game:
        """The game in one of the deals of what the seat cannot know."""
        while number >= len(self._deals):
            self._deals.append(self._game.imagined(self._seat, self._rng))
        return self._deals[number]

    def lines(self, roots: int) -> list[_Rehearsed]:
        """The moves that seem best at first sight, the best first."""
        found = weighed(self._rules, self._judge, self.deal(0).position)
        return [_Rehearsed((one.move,), one.worth) for one in found[:roots]]

    def rehearsed(self, lines: list[_Rehearsed]) -> list[_Rehearsed]:
        """The lines played out as often as the budget allows, the best first."""
        if len(lines) == 1:
            return lines
        alive = lines
        left, deals = self._practice.budget, self._distinct()
        while True:
            stages = max(1, (len(alive) - 1).bit_length())
            before, used = self._nodes, len(alive[0].worths)
            number = 0
            while used + number < deals and (
                number == 0 or (self._nodes - before) * (number + 1) <= number * left // stages
            ):
                for line in alive:
                    if self._stop():
                        return sorted(lines, key=lambda line: line.rank, reverse=True)
                    self._play_out(line, used + number)
                number += 1
            left -= self._nodes - before
            if len(alive) <= 2 or left <= 0:
                break
            alive = sorted(alive, key=lambda line: line.rank, reverse=True)[: (len(alive) + 1) // 2]
        best = sorted(alive, key=lambda line: line.rank, reverse=True)
        others = sorted((line for line in lines if line not in best), key=lambda line: line.rank, reverse=True)
        return best + others

    def _distinct(self) -> int:
        """How many deals there are to play: those that are alike show nothing new."""
        first, *others = (self.deal(number).position for number in range(3))
        alike = others == [first, first]
        return len(self._others) if alike else _MOST_DEALS

    def _play_out(self, line: _Rehearsed, number: int) -> None:
        judge, seat, rules = self._judge, self._seat, self._rules
        other = self._others[number % len(self._others)]
        deal = self.deal(number).position
        horizon = self._practice.horizon
        last = 0 if horizon is None else max(0, judge.actions_left(deal, seat) - horizon)
        position = carried(rules, deal, line.moves)
        while judge.actions_left(position, seat) > last:
            position = chosen(rules, judge if judge.decider(position) == seat else other, position)[1]
            self._nodes += 1
        own, lead = judge.score(position, seat), judge.lead(position, seat)
        against = self._practice.against if judge.seats(position) > 1 else 0.0
        line.points.append(own)
        line.leads.append(lead)
        line.worths.append(own + against * (lead - own))

    def outlook(self, best: _Rehearsed) -> tuple[float, float]:
        """The score and the lead that are expected after the best line."""
        if not best.points:
            self._play_out(best, 0)
        return _mean(best.points), _mean(best.leads)

    def worths(self, ranked: Sequence[_Rehearsed]) -> Iterator[tuple[_Rehearsed, float]]:
        """The lines, the best first, each with what it is worth.

        What was given up early was seen in fewer deals: it never counts more than what was kept.
        """
        best, less = ranked[0], 0.0
        for line in ranked:
            less = min(less, _behind(line, best))
            yield line, less


def _behind(line: _Rehearsed, best: _Rehearsed) -> float:
    """By how much a line is worth less than the best one (below 0), at first sight where one was not rehearsed."""
    if line.worths and best.worths:
        return line.rank[0] - best.rank[0]
    return line.sight - best.sight


def _mean(values: Sequence[float]) -> float:
    return sum(values) / len(values)
