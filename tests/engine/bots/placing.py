"""A sparring partner for Die Speicherstadt: one worker at a time goes where it alone is worth most."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from engine.bots.chance import imagined
from engine.bots.greedy import Quick
from engine.bots.levels import player
from engine.bots.match import Outcome, match
from engine.bots.player import Player, Stop, never
from engine.bots.speicherstadt.estimator import estimator
from engine.bots.speicherstadt.judge import QuarterJudge
from engine.bots.speicherstadt.policy import Sale
from engine.game import Game
from engine.moves import Move
from engine.speicherstadt import moves
from engine.speicherstadt.state import DEMAND, SPACES, Quarter

PLACER: Final = "placer"
_SEED: Final = 2026


@dataclass(frozen=True)
class Placer(Player):
    """Places as if nobody placed after it, by the figures that were learned; all else it chooses at first sight."""

    seed: int
    level = PLACER

    def choose(self, game: Game, stop: Stop = never) -> Move:
        """See `Player.choose`."""
        position = game.position
        if position.phase == DEMAND and position.workers[position.seat]:
            found = placed(imagined(game, self.seed).position)
            if found is not None:
                return found
        return Quick(self.level, QuarterJudge(estimator(position.terms)), self.seed).choose(game, stop)


def placed(position: Quarter) -> Move | None:
    """The placement after which a sale of the lines as they stand would bring most; None where nothing can be had."""
    evaluator = estimator(position.terms)
    house, sale = position.seat, Sale(evaluator, position)
    water, upper = evaluator.gains(position, house)
    coin = evaluator.coin(evaluator.features(position))
    found: list[tuple[float, Move]] = []
    for column, queue in enumerate(position.queues):
        if water[column] is not None and len(queue) < SPACES:
            lines = list(sale.lines)
            lines[column] = (*lines[column], house)
            found.append((sale.outcome(lines, house), moves.QUEUE[column]))
    for place, worth in enumerate(upper):
        if worth is not None:
            found.append((sale.outcome(sale.lines, house) + worth - coin, moves.RESERVE[place]))
    return max(found, key=lambda one: one[0])[1] if found else None


def trained(level: str, variant: str, number: int) -> Outcome:
    """The game of a number of a level against the partner; each deal is played from both seats."""
    return match("speicherstadt", (level, PLACER), variant, number, _SEED, make=_made)


def _made(title: str, level: str, seed: int, budget: int | None) -> Player:
    return Placer(seed) if level == PLACER else player(title, level, seed, budget)
