"""A player that follows its best moves some of its own turns ahead, the most promising ways broadly."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from engine.bots.advice import Counsel
from engine.bots.beam import Beam, BeamSearch
from engine.bots.chance import imagined, seeded_generator
from engine.bots.choices import Line, best_first, weighed
from engine.bots.judge import AnyJudge
from engine.bots.player import Advice, Adviser, Stop, never, whose
from engine.bots.shares import Share, Sharer
from engine.game import Game
from engine.moves import Move


@dataclass(frozen=True, slots=True)
class Effort:
    """How hard a searcher thinks.

    `budget` is the number of nodes for a choice, `roots` how many of its moves are followed, `branch` how many ways
    to go on are looked at in a position. It looks `horizon` of its own turns ahead; where nobody interferes, at least
    `alone`, and further if the budget is enough for a broad look, but no further than with a budget of `deepest`: the
    more turns lie between, the more they differ for other reasons than the moves with which they begin.
    `discount` is that of `Beam`, or `at_end` where the end of the game is looked at. By up to `spread` points it
    misjudges positions on the way (as its seed will have it), so that it plays one deal in several ways. Who is
    `tireless` goes on until it is stopped, and keeps to the budget only where nobody could stop it.
    """

    budget: int
    roots: int = 8
    branch: int = 8
    horizon: int = 5
    alone: int = 8
    discount: float = 0.8
    at_end: float = 0.0
    spread: float = 0.0
    deepest: int | None = None
    tireless: bool = False
    alike: float = 0.1


_FIRST_WIDTH = 8
"""How many positions of a layer are kept when it looks ahead for the first time, which also shows what that costs."""

_BROADEST = 5000
"""More positions of a layer are never kept."""

_BROADER = 4
"""It looks no more than so much more broadly each time: who is stopped has what was seen the last time."""

_PLAYED_OUT = 5
"""So many lines at most are played out to see what is expected: one game by quick choices proves little."""

_A_PLAY_OUT = 400
"""Who thinks about so many nodes may play one more line out."""

_A_LAYER = 350
"""So many nodes are enough for a broad look at one more own turn."""

_WORTH_A_LOOK = 1.5
"""Looking ahead once more must be so much broader than the last time."""

_APART = 1.0
"""By up to so many points further shares of a choice misjudge positions on the way: else all would see the same."""

_ANOTHER_SEED = 1_000_003
"""By so much the seeds of two shares differ."""


@dataclass(frozen=True)
class Searcher(Sharer, Adviser):
    """Keeps the best positions at each of its own turns to come, and takes the move that leads to the best of all."""

    level: str
    judge: AnyJudge
    seed: int
    effort: Effort

    def choose(self, game: Game, stop: Stop = never) -> Move:
        """See `Player.choose`."""
        return self.share(game, 0, stop).ratings[0][0]

    def share(self, game: Game, number: int, stop: Stop = never) -> Share:
        """See `Sharer.share`: each share imagines what the seat cannot know in its own way."""
        effort = self.effort if not number else replace(self.effort, spread=max(_APART, self.effort.spread))
        search = _Search(replace(self, seed=self.seed + number * _ANOTHER_SEED, effort=effort), game, stop)
        ranked = search.followed(search.lines(effort.roots))
        return Share(tuple((line.move, line.worth) for line in ranked), search.looks)

    def advice(self, game: Game, n: int, stop: Stop = never, also: Sequence[Sequence[Move]] = ()) -> list[Advice]:
        """See `Adviser.advice`."""
        search = _Search(self, game, stop)
        counsel = Counsel(search.start, self.judge)
        plans = counsel.plans(self.effort.roots, also)
        ranked = search.followed(plans, at_least_once=True)
        points, lead = search.outlook(ranked)
        worths = {line.moves: (line.worth, line.ways) for line in ranked}
        rated = (plan._replace(worth=worth, ways=ways) for plan in plans for worth, ways in [worths[plan.moves]])
        return counsel.advice(rated, n, points, lead)


class _Search:
    """One choice being thought about."""

    def __init__(self, player: Searcher, game: Game, stop: Stop) -> None:
        self._seat, self._judge, self._effort = whose(game), player.judge, player.effort
        self._stop = stop
        self._is_tireless = self._effort.tireless and stop is not never
        rng = seeded_generator(player.seed, game)
        self._search = BeamSearch(game.rules, self._judge, self._seat, self._effort.spread, rng)
        self.start = imagined(game, player.seed)
        self.looks = 0
        """How many nodes what was found comes from."""

    def _out_of_time(self) -> bool:
        return self._stop() or (self._search.nodes >= self._effort.budget and not self._is_tireless)

    def lines(self, roots: int) -> list[Line]:
        """The moves that seem best at first sight, the best first."""
        return weighed(self.start.rules, self._judge, self.start.position)[:roots]

    def followed(self, lines: list[Line], *, at_least_once: bool = False) -> list[Line]:
        """The lines followed as far and as broadly as the budget allows, the best first.

        Where it must be `at_least_once`, the first and narrowest time may cost more: who looks at a move alone does not
        see what the next meal takes.
        """
        if len(lines) == 1:
            return lines
        effort = self._effort
        best = best_first(lines)
        deepest = effort.budget if effort.deepest is None else min(effort.budget, effort.deepest)
        alone = self._judge.seats(self.start.position) == 1
        turns = max(effort.alone, deepest // _A_LAYER) if alone else effort.horizon
        last = max(0, self._judge.actions_left(self.start.position, self._seat) - turns)
        discount = effort.discount if last else effort.at_end
        width, spent = _FIRST_WIDTH, 0
        while True:
            beam = Beam(max(width, len(lines)), effort.branch, last, discount, effort.alike)
            found = self._search.search(lines, beam, self._stop if at_least_once else self._out_of_time)
            at_least_once = False
            if found is None:
                return best
            best = found
            cost, spent = self._search.nodes - spent, self._search.nodes
            self.looks = spent
            width = min(_BROADEST, _BROADER * beam.width)
            if not self._is_tireless:
                width = min(width, beam.width * max(0, effort.budget - spent) // max(1, cost))
            if width < _WORTH_A_LOOK * beam.width or not self._search.left_out:
                return best

    def outlook(self, ranked: Sequence[Line]) -> tuple[float, float]:
        """The score and the lead that are expected after the best line: with the best ones the game is played out."""
        best = ranked[0]
        is_over, is_alone = self._judge.decider(best.after) < 0, len(ranked) == 1
        number = _PLAYED_OUT if is_alone else min(_PLAYED_OUT, 1 + self._effort.budget // _A_PLAY_OUT)
        ends = [(best.after, 0.0)] if is_over else [(line.after, line.worth - best.worth) for line in ranked[:number]]
        if is_alone and not is_over:  # nothing was thought about: one's own next turn shows more than one game
            ends = self._search.ways_on(best.after, number) or ends
        points: list[float] = []
        leads: list[float] = []
        for position, less in ends:
            if points and self._stop():
                break
            end = self._search.played_out(position)
            points.append(self._judge.score(end, self._seat) - less)
            leads.append(self._judge.lead(end, self._seat) - less)
        return sum(points) / len(points), sum(leads) / len(leads)
