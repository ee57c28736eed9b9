"""The harbourmaster: plays imagined games on after its best moves, most often after the most promising ones."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from engine.bots.carrying import completed
from engine.bots.dice import dice
from engine.bots.judge import AnyJudge
from engine.bots.judges import judge_of
from engine.bots.player import Advice, Adviser, Stop, never
from engine.bots.weighing import played_on, weighed
from engine.game import Game
from engine.moves import Move


@dataclass(frozen=True, slots=True)
class Effort:
    """How hard a harbourmaster thinks.

    `budget` is the number of nodes for a choice, `width` how many moves are tried at first, `spread` by how many
    francs the players of imagined games misjudge a move (so that no two games are alike), `horizon` after how many
    nodes an imagined game is judged as it stands.
    """

    budget: int
    width: int = 10
    spread: float = 1.0
    horizon: int = 10_000


@dataclass(slots=True)
class _Candidate:
    """A move that is tried, and the sums of what came of it in its imagined games."""

    move: Move
    guess: float
    tries: int = 0
    worth: float = 0.0
    score: float = 0.0
    lead: float = 0.0

    @property
    def mean(self) -> float:
        return self.worth / self.tries

    def advice(self) -> Advice:
        return Advice(self.move, self.score / self.tries, self.lead / self.tries, self.tries)


class Harbourmaster(Adviser):
    """Tries its best moves in imagined games and gives up the worse half of them again and again."""

    level = "harbourmaster"

    def __init__(self, seed: int, effort: Effort) -> None:
        self._seed = seed
        self._effort = effort

    def choose(self, game: Game, stop: Stop = never) -> Move:
        """See `Player.choose`."""
        search = _Search(game, self._seed, self._effort, stop)
        candidates = search.candidates(self._effort.width, ())
        return (search.ranked(candidates) if len(candidates) > 1 else candidates)[0].move

    def advice(self, game: Game, n: int, stop: Stop = never, also: Sequence[Move] = ()) -> list[Advice]:
        """See `Adviser.advice`."""
        search = _Search(game, self._seed, self._effort, stop)
        ranked = search.ranked(search.candidates(max(n, self._effort.width), also))
        return [one.advice() for place, one in enumerate(ranked) if place < n or one.move in also]


class _Search:
    """One choice being thought about."""

    def __init__(self, game: Game, seed: int, effort: Effort, stop: Stop) -> None:
        decision = game.decision
        if decision is None:
            raise ValueError("the game is over")
        self._game = game
        self._seat = decision.seat
        self._judge: AnyJudge = judge_of(game.title, Harbourmaster.level)
        self._effort = effort
        self._stop = stop
        self._rng = dice(seed, game)
        self._worlds: list[tuple[Any, int]] = []
        """Imagined positions that agree with what the seat knows, each with the seed of its players' mistakes."""
        self._nodes = 0

    def _world(self, number: int) -> tuple[Any, int]:
        while len(self._worlds) <= number:
            imagined = self._game.imagined(self._seat, self._rng)
            self._worlds.append((imagined.position, self._rng.randrange(1 << 60)))
        return self._worlds[number]

    def candidates(self, width: int, also: Sequence[Move]) -> list[_Candidate]:
        """The moves that seem best at first sight, the best first, and those in `also`."""
        found = weighed(self._game.rules, self._judge, self._world(0)[0])
        chosen = [_Candidate(one.move, one.worth) for one in found[:width]]
        known = {one.move for one in chosen}
        return chosen + [_Candidate(move, found[-1].worth) for move in also if move not in known]

    def ranked(self, candidates: list[_Candidate]) -> list[_Candidate]:
        """The candidates, each tried at least once, those that were tried longest first, the best of them first."""
        left = candidates
        given_up: list[_Candidate] = []
        rounds = max(1, (len(candidates) - 1).bit_length())
        for number in range(1, rounds + 1):
            allowed = self._effort.budget * number // rounds
            tries = left[0].tries
            while self._sweep(left, tries):
                tries += 1
                if self._nodes >= allowed:
                    break
            left = sorted((one for one in left if one.tries), key=lambda one: -one.mean)
            keep = (len(left) + 1) // 2
            if number < rounds:
                left, worse = left[:keep], left[keep:]
                given_up = worse + given_up
        return left + given_up

    def _sweep(self, left: list[_Candidate], number: int) -> bool:
        """Try each move in the world of a number; false if there was no time for all of them."""
        for one in left:
            if number and self._stop():
                return False
            self._try(one, *self._world(number))
        return True

    def _try(self, one: _Candidate, position: Any, seed: int) -> None:
        rng = Random(seed)
        spread = self._effort.spread

        def misjudged() -> float:
            return spread * (rng.random() - rng.random())

        def more(_position: Any, nodes: int) -> bool:
            return nodes < self._effort.horizon

        rules, judge, seat = self._game.rules, self._judge, self._seat
        end, nodes = played_on(rules, judge, completed(rules, position, one.move), more, misjudged if spread else None)
        self._nodes += nodes + 1
        one.tries += 1
        one.worth += judge.worth(end, seat)
        one.score += judge.score(end, seat)
        one.lead += judge.lead(end, seat)
