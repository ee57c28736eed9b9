"""Tuning the figures by which the computer players judge a position of Homesteaders, on games against themselves.

    python -m tests.benchmarks.tune_homesteaders --minutes 20 --seed 1

The strategy of `tests.benchmarks.tune`, but a set of figures plays against the present ones: by quick choices, every
deal from each seat. What counts is by how much it is ahead, and a little what it has.
"""

from __future__ import annotations

import argparse
import math
import random
import time
from dataclasses import fields, replace
from statistics import mean
from typing import Any

from engine import new_game
from engine.bots.homesteaders.judge import FrontierJudge
from engine.bots.homesteaders.weights import HOMESTEADER, Weights
from engine.bots.weighing import played_on

KINDS = ((2, 10, 1.0), (3, 3, 0.6), (1, 8, 0.3))
"""The games of a generation: players, how many deals, and how much they count."""
OWN = 0.3
"""How much a point counts beside a point of the lead."""
FIXED = ("sight",)
AT_MOST = {"lasting": 1.0, "spare": 1.0}
SETS = 20
STEP = 0.15
STEP_AT_MOST = 0.3
FARTHEST = 1.0
"""No figure becomes more than e times the one it was, nor less than an e-th: past some point it changes nothing."""
LEARNED = 0.15
"""How fast the step of each figure follows what the better sets had in common."""

Figures = dict[tuple[str, int], float]


def names(weights: Weights) -> list[tuple[str, int]]:
    """Every figure that is tuned: its field, and its place in it where the field is a list."""
    found: list[tuple[str, int]] = []
    for field in fields(weights):
        if field.name not in FIXED:
            value = getattr(weights, field.name)
            found += [(field.name, place) for place in range(len(value) if isinstance(value, tuple) else 1)]
    return found


def changed(weights: Weights, factors: Figures, digits: int = 4) -> Weights:
    """The weights with each figure times e to the power of its factor."""
    found: dict[str, Any] = {}

    def figure(name: str, place: int, now: float) -> float:
        new = min(AT_MOST.get(name, math.inf), now * math.exp(factors[name, place]))
        return float(f"{new:.{digits}g}")

    for name in {name for name, _place in factors}:
        value = getattr(weights, name)
        if isinstance(value, tuple):
            found[name] = tuple(figure(name, place, now) for place, now in enumerate(value))
        else:
            found[name] = figure(name, 0, value)
    return replace(weights, **found)


def ended(judges: list[FrontierJudge], seed: int) -> list[float]:
    """The scores of a game of quick choices, each seat by its own judge."""
    game = new_game("homesteaders", [str(seat) for seat in range(len(judges))], "full", seed)
    position, rules = game.position, game.rules
    while judges[0].actions_left(position, 0):
        judge = judges[position.seat]
        seat = position.seat

        def more(now: Any, _nodes: int, seat: int = seat) -> bool:
            return now.seat == seat and judges[0].actions_left(now, 0) > 0

        position, _nodes = played_on(rules, judge, position, more)
    return [judge.score(position, seat) for seat, judge in enumerate(judges)]


def strength(judge: FrontierJudge, others: FrontierJudge, seeds: list[int]) -> float:
    """By how much a judge is ahead of the others, and a little how much it has."""
    found = 0.0
    for players, deals, share in KINDS:
        ahead = []
        for seed in seeds[:deals]:
            for seat in range(players):
                scores = ended([judge if place == seat else others for place in range(players)], seed)
                own = scores.pop(seat)
                ahead.append(OWN * own + (own - mean(scores) if scores else 0.0))
        found += share * mean(ahead)
    return found


def _near(factor: float) -> float:
    return max(-FARTHEST, min(FARTHEST, factor))


def tune(weights: Weights, minutes: float, seed: int) -> Weights:
    """The weights after so many minutes of tuning."""
    rng = random.Random(seed)
    figures = names(weights)
    centre = dict.fromkeys(figures, 0.0)
    steps = dict.fromkeys(figures, STEP)
    end = time.monotonic() + 60 * minutes
    generation = 0
    while time.monotonic() < end:
        generation += 1
        seeds = [rng.randrange(1_000_000) for _game in range(max(deals for _players, deals, _share in KINDS))]
        others = FrontierJudge(changed(weights, centre))
        sets = [{figure: _near(rng.gauss(centre[figure], steps[figure])) for figure in figures} for _set in range(SETS)]
        ranked = sorted(sets, key=lambda one: -strength(FrontierJudge(changed(weights, one)), others, seeds))
        best = ranked[: SETS // 3]
        shares = [math.log(len(best) + 0.5) - math.log(place) for place in range(1, len(best) + 1)]
        shares = [share / sum(shares) for share in shares]
        for figure in figures:
            moved = sum(share * (one[figure] - centre[figure]) for share, one in zip(shares, best, strict=True))
            spread = sum(share * (one[figure] - centre[figure]) ** 2 for share, one in zip(shares, best, strict=True))
            steps[figure] = min(STEP_AT_MOST, math.sqrt((1 - LEARNED) * steps[figure] ** 2 + LEARNED * spread))
            centre[figure] += moved
        if generation % 5 == 0:
            print(generation, changed(weights, centre, 3), flush=True)
    return changed(weights, centre, 2)


def main() -> None:
    """Tune the homesteader's figures, and say how far the new ones are ahead of the old ones on other deals."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=float, default=20.0)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    found = tune(HOMESTEADER, arguments.minutes, arguments.seed)
    print(found)
    old, new = FrontierJudge(HOMESTEADER), FrontierJudge(found)
    fresh = range(2_000_000, 2_000_060)
    scores = [ended([new, old], seed) for seed in fresh] + [ended([old, new], seed)[::-1] for seed in fresh]
    wins = mean((mine > other) + (mine == other) / 2 for mine, other in scores)
    print(f"wins {wins:.0%}, {mean(mine for mine, _ in scores):.1f} : {mean(other for _, other in scores):.1f}")


if __name__ == "__main__":
    main()
