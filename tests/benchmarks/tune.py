"""Tuning the figures by which the computer players judge a position of Le Havre, on games against themselves.

    python -m tests.benchmarks.tune --minutes 20 --seed 1

An evolution strategy: in each generation some sets of figures are drawn around the present ones (each figure times
something near 1), each set plays the same fresh deals in all seats by quick choices, and the present figures move
towards the better half of the sets. What it prints is for `engine/bots/le_havre/weights.json`, after the ladder
(docs/ladders.md) has shown that it helps. The record of what was tried stands in docs/tuning.md.
"""

from __future__ import annotations

import argparse
import math
import random
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from statistics import mean
from typing import Any

from engine import new_game
from engine.bots.choices import played_on
from engine.bots.le_havre.judge import HavreJudge
from engine.bots.le_havre.weights import Weights, weights as weights_of
from tui.cli.processors import shared

KINDS = ((1, "short", 6, 75.0), (1, "full", 1, 190.0), (2, "short", 6, 140.0), (3, "full", 1, 190.0))
"""The games of a generation: players, variant, how many, and the usual score, by which the kinds are made alike."""

SINGLE = (
    *("late", "late_made", "fading", "plenty", "meal_now", "meal_later", "short", "loan", "interest"),
    *("grain_harvest", "cattle_harvest", "sail", "launch", "convert", "energy", "hold", "own", "free"),
)
TABLES = ("goods", "material", "town")
SETS = 12
STEP = 0.12
LEARNED = 0.15
"""How fast the step of each figure follows what the better sets had in common."""


def names(weights: Weights) -> list[tuple[str, str]]:
    """Every figure that is tuned: its field, and its place in it where the field is a table."""
    return [(field, "") for field in SINGLE] + [(field, key) for field in TABLES for key in getattr(weights, field)]


def changed(weights: Weights, factors: dict[tuple[str, str], float]) -> Weights:
    """The weights with each figure times e to the power of its factor."""
    return _mapped(weights, lambda field, key, figure: figure * math.exp(factors[field, key]))


def rounded(weights: Weights) -> Weights:
    """The weights with two digits that count."""
    return _mapped(weights, lambda _field, _key, figure: float(f"{figure:.2g}"))


def _mapped(weights: Weights, change: Callable[[str, str, float], float]) -> Weights:
    figures: dict[str, Any] = {field: change(field, "", getattr(weights, field)) for field in SINGLE}
    for field in TABLES:
        figures[field] = {key: change(field, key, worth) for key, worth in getattr(weights, field).items()}
    return replace(weights, **figures)


def strength(weights: Weights, seeds: list[int]) -> float:
    """How well the weights play by quick choices: the mean score as a share of the usual one."""
    judge = HavreJudge(weights)
    shares = []
    for players, variant, games, usual in KINDS:
        for seed in seeds[:games]:
            game = new_game("le-havre", [str(seat) for seat in range(players)], variant, seed)
            end, _nodes = played_on(game.rules, judge, game.position, lambda _position, _nodes: True)
            shares.append(mean(judge.score(end, seat) for seat in range(players)) / usual)
    return mean(shares)


@dataclass(frozen=True, slots=True)
class Trial:
    """Sets of figures that play the same deals; it goes to other processes as bytes."""

    weights: Weights
    sets: Sequence[dict[tuple[str, str], float]]
    seeds: list[int]

    def play(self, number: int) -> tuple[int, float]:
        """How well the set of a number plays."""
        return number, strength(changed(self.weights, self.sets[number]), self.seeds)


def tune(weights: Weights, minutes: float, seed: int, jobs: int | None, cluster: str | None) -> Weights:
    """The weights after so many minutes of tuning."""
    rng = random.Random(seed)
    figures = names(weights)
    centre = dict.fromkeys(figures, 0.0)
    steps = dict.fromkeys(figures, STEP)
    end = time.monotonic() + 60 * minutes
    generation = 0
    while time.monotonic() < end:
        generation += 1
        seeds = [rng.randrange(1_000_000) for _game in range(max(games for _p, _v, games, _u in KINDS))]
        sets = [{figure: centre[figure] + rng.gauss(0, steps[figure]) for figure in figures} for _set in range(SETS)]
        found = dict(shared(Trial(weights, sets, seeds).play, SETS, jobs, cluster))
        best = [sets[number] for number in sorted(found, key=lambda number: -found[number])[: SETS // 3]]
        shares = [math.log(SETS / 3 + 0.5) - math.log(place) for place in range(1, len(best) + 1)]
        shares = [share / sum(shares) for share in shares]
        for figure in figures:
            moved = sum(share * (one[figure] - centre[figure]) for share, one in zip(shares, best, strict=True))
            spread = sum(share * (one[figure] - centre[figure]) ** 2 for share, one in zip(shares, best, strict=True))
            steps[figure] = math.sqrt((1 - LEARNED) * steps[figure] ** 2 + LEARNED * spread)
            centre[figure] += moved
        if generation % 5 == 0:
            print(generation, changed(weights, centre), flush=True)
    return changed(weights, centre)


def main() -> None:
    """Tune the harbourmaster's figures, and say how strong the old and the new ones are on other deals."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=float, default=20.0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, help="sets at a time; as many as there are processors")
    parser.add_argument("--cluster", metavar="ADDRESS", help="the scheduler of a Dask cluster: tcp://host:8786")
    arguments = parser.parse_args()
    before = weights_of("harbourmaster")
    found = rounded(tune(before, arguments.minutes, arguments.seed, arguments.jobs, arguments.cluster))
    print(found)
    fresh = list(range(2_000_000, 2_000_060))
    print("before", round(strength(before, fresh), 3), "after", round(strength(found, fresh), 3))


if __name__ == "__main__":
    main()
