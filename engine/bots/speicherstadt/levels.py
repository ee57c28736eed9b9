"""The computer players of Die Speicherstadt, the weakest first."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from engine.bots import sureness
from engine.bots.advice import Counsel
from engine.bots.chance import imagined, seeded_generator
from engine.bots.choices import weighed
from engine.bots.greedy import Quick
from engine.bots.levels import Lineup
from engine.bots.player import Advice, Adviser, Player, Stop, never, whose
from engine.bots.rehearsal import Practice, Rehearser
from engine.bots.speicherstadt.estimator import estimator
from engine.bots.speicherstadt.evaluator import Evaluator, sound
from engine.bots.speicherstadt.foresight import FORESEEN, Foresight, foreseen
from engine.bots.speicherstadt.judge import QuarterJudge
from engine.bots.speicherstadt.policy import placements
from engine.bots.speicherstadt.traders import AmongTraders
from engine.game import Game
from engine.moves import Move
from engine.speicherstadt.state import DEMAND, PURCHASE, Quarter
from engine.speicherstadt.terms import Terms
from engine.speicherstadt.title import SPEICHERSTADT

_A_ROUND: Final = Practice(30, roots=2, horizon=1)
"""A trader plays the two best placements to the end of the round."""
_LEARNED: Final = 3
"""Among so many houses at most a trader plays better by learned figures; with Kaispeicher among all."""
_ALONE: Final = 400
"""The nodes of an alderman whose games set medals: fewer than at the table."""
_SPREAD: Final = 1.0
"""By so many points it misjudges moves, so that it plays a deal in several ways."""
_ROOTS: Final = 12
"""So many of its moves are looked at."""
_REHEARSED: Final = 200
"""More nodes than this are not rehearsed outside Demand and Purchase."""
_FOLLOWS: Final = 40
"""The nodes of an alderman whose games show what comes of advice: few, for they are played while somebody waits."""
_BY_HAND: Final = Evaluator(sound())
_APPRENTICE: Final = QuarterJudge(_BY_HAND)
"""How an apprentice sees positions."""


@dataclass(frozen=True)
class Trader(Player):
    """Rehearses the best moves to the end of the round, in which all choose at once by the figures that were learned.

    Where those are no better than figures by hand it goes by these: alone, and among four or five without Kaispeicher.
    """

    seed: int
    level = "trader"

    def choose(self, game: Game, stop: Stop = never) -> Move:
        """See `Player.choose`."""
        terms = game.position.terms
        judge = _APPRENTICE if _are_by_hand(terms) else QuarterJudge(estimator(terms))
        return Rehearser(self.level, judge, self.seed, _A_ROUND, (judge,)).choose(game, stop)


class Alderman(Adviser):
    """Foresees the rest of the round in Demand and Purchase, and rehearses what is left to chance.

    By up to `spread` points it misjudges what it foresees, as its seed will have it.
    """

    level = "alderman"

    def __init__(self, seed: int, budget: int, spread: float = 0.0) -> None:
        """`budget` is what a choice may cost in nodes; it looks as broadly as is usual for that."""
        self._seed = seed
        self._budget = budget
        self._spread = spread

    def choose(self, game: Game, stop: Stop = never) -> Move:
        """See `Player.choose`."""
        if not _is_foreseen(game):
            return self._rehearser(game).choose(game, stop)
        position, judge = imagined(game, self._seed).position, _judge(game)
        moves = judge.moves(position, quick=False)
        if len(moves) == 1:
            return moves[0]
        found = foreseen(self._foresight(position), [(move,) for move in moves], self._budget, stop)
        if not self._spread:
            return found[0].moves[0]
        rng = seeded_generator(self._seed, game)
        return max(found, key=lambda line: line.worth + rng.uniform(0, self._spread)).moves[0]

    def advice(self, game: Game, n: int, stop: Stop = never, also: Sequence[Sequence[Move]] = ()) -> list[Advice]:
        """See `Adviser.advice`."""
        if not _is_foreseen(game):
            return self._rehearser(game).advice(game, n, stop, also)
        start = imagined(game, self._seed)
        counsel = Counsel(start, _judge(game))
        plans = {plan.moves: plan for plan in counsel.plans(_ROOTS, also)}
        given = [moves for moves in plans if moves in map(tuple, also)]
        ranked = foreseen(self._foresight(start.position), list(plans), self._budget, stop, given)
        rated = [plans[line.moves]._replace(worth=line.worth, ways=line.seen.ways) for line in ranked]
        return counsel.advice(rated, n, ranked[0].seen.points, ranked[0].seen.lead)

    def _foresight(self, position: Quarter) -> Foresight:
        evaluator = estimator(position.terms)
        if _are_by_hand(position.terms):
            return Foresight(evaluator, _BY_HAND, position, position.seat)
        return AmongTraders(evaluator, position, position.seat)

    def _rehearser(self, game: Game) -> Rehearser:
        judge = _judge(game)
        practice = Practice(min(self._budget, _REHEARSED), roots=6, horizon=1)
        return Rehearser(self.level, judge, self._seed, practice, (_APPRENTICE,))


def _are_by_hand(terms: Terms) -> bool:
    return terms.lone or (not terms.kai and terms.houses > _LEARNED)


def _is_foreseen(game: Game) -> bool:
    whose(game)
    return game.position.phase in FORESEEN


def _judge(game: Game) -> QuarterJudge:
    return QuarterJudge(estimator(game.position.terms), _ROOTS)


def _apprentice(seed: int, _budget: int) -> Quick:
    return Quick("apprentice", _APPRENTICE, seed)


def _trader(seed: int, _budget: int) -> Trader:
    return Trader(seed)


def _glance(position: Quarter) -> list[tuple[Move, float]]:
    """What placements and purchases are worth at first sight; nothing is said of goods, which are loaded by habit."""
    if position.phase == DEMAND:
        return [(move, gain) for gain, move in placements(_BY_HAND, position)]
    if position.phase != PURCHASE:
        return []
    seen = weighed(SPEICHERSTADT, _APPRENTICE, position, deepest=1)
    return [(line.move, line.worth) for line in seen]


LINEUP = Lineup(
    players={"apprentice": _apprentice, "trader": _trader, "alderman": Alderman},
    adviser=Alderman,
    sureness=sureness.learned(__package__),
    follows=_FOLLOWS,
    soloist=lambda seed: Alderman(seed, _ALONE, _SPREAD),
    glance=_glance,
)
