"""Learning what things are worth in Die Speicherstadt from whole games: what `bots/speicherstadt/learned.json` holds.

    python -m tests.benchmarks.learn_quarter gather 5 base --games 2000 --seed 10000 > samples.txt
    python -m tests.benchmarks.learn_quarter fit samples.txt > engine/bots/speicherstadt/learned.json

Apprentices (or another level) play; with Kaispeicher the figures are of games of apprentices and of traders together:
by either alone they were worse. At the end of each Purchase it is kept what each house has (`FIGURES`) and how many
points more it had at the end of the game. What the houses have beside their mean is fitted to what they won beside
theirs, by least squares that are held down: who is ahead by how much is all that decides. `fit` takes the samples of
as many kinds of game as there are and prints the file; a game for 1 is one against the Rival of each level by turns.
What no house ever has in a kind of game is worth what it is among one player less.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections import defaultdict
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from engine import bots, new_game
from engine.bots.choices import branches
from engine.bots.speicherstadt.estimator import FIGURES, figures, sure
from engine.bots.speicherstadt.evaluator import Features
from engine.bots.speicherstadt.judge import QuarterJudge
from engine.moves import Move
from engine.speicherstadt import phases
from engine.speicherstadt.scoring import total
from engine.speicherstadt.state import DEMAND, INFORM, LOADING, OVER, PURCHASE, Quarter
from engine.speicherstadt.title import SPEICHERSTADT
from tests.benchmarks.dumping import dumped

NAMES = ("Red", "Blue", "Green", "Yellow", "White")
RIVALS = ("clerk", "merchant", "senator", "baron")
BEFORE = (DEMAND, INFORM, PURCHASE)
FIRM = 3.0
"""How much the figures are held down."""
NOISE = 0.45
"""By how much the variance grows with each round to come, beside that of the last one."""
SAID = 3
"""Decimals of a figure."""

Sample = tuple[int, list[list[float]], list[float], list[float]]
"""The rounds to come, the figures of each house, what each has for sure, its points at the end."""


def loaded(position: Quarter, move: Move) -> Quarter | None:
    """The position after a move if Purchase is over with it and other rounds follow."""
    twin = position.copy()
    steps = phases.follow(phases.PHASES[twin.phase].performs[type(move)], twin, move, None, LOADING)
    if steps is not None:
        given = iter(move.answers)
        try:
            question = next(steps)
            while True:
                question = steps.send(next(given).value if question.only is None else question.only)
        except StopIteration:
            pass
    return twin if twin.phase == LOADING and Features(twin).left else None


def samples(players: int, variant: str, seed: int, level: str) -> list[Sample]:
    """Those of one game."""
    rules, judge = SPEICHERSTADT, QuarterJudge()
    options: dict[str, Any] = {"rival": RIVALS[seed % len(RIVALS)]} if players == 1 else {}
    game = new_game("speicherstadt", NAMES[:players], variant, seed, **options)
    thinkers = [] if level == "apprentice" else [bots.player("speicherstadt", level, seed + n) for n in range(players)]
    position: Quarter = game.position
    found: list[tuple[int, list[list[float]], list[float]]] = []
    while position.phase != OVER:
        if thinkers:
            move = thinkers[position.seat].choose(game)
        else:
            first = judge.moves(position, quick=True)[0]
            move, after = next(branches(rules, judge, position, first, quick=True))
        seen = loaded(position, move) if position.phase in BEFORE else None
        if seen is not None:
            features, houses = Features(seen), range(seen.terms.houses)
            had = [[float(value) for value in figures(seen, house, features)] for house in houses]
            found.append((features.left, had, [sure(seen, house) for house in houses]))
        if thinkers:
            game.play(move)
            after = game.position
        position = after
    end = [float(total(position, house)) for house in range(position.terms.houses)]
    return [(left, had, own, end) for left, had, own in found]


def gather(arguments: argparse.Namespace) -> None:
    """Print the samples of games, a game a line."""
    for number in range(arguments.games):
        seed = arguments.seed + number
        found = samples(arguments.players, arguments.variant, seed, arguments.level)
        print(json.dumps([[arguments.players, arguments.variant != "base"], found]), flush=True)


def rows(found: Sequence[Sample]) -> Iterator[tuple[float, float, list[float]]]:
    """Of each house how much it counts, the points beside the mean that are to be explained, its figures."""
    for left, had, own, end in found:
        more = [last - now for last, now in zip(end, own, strict=True)]
        middle = sum(more) / len(more)
        means = [sum(column) / len(had) for column in zip(*had, strict=True)]
        for house, values in enumerate(had):
            yield (
                1 / (1 + NOISE * left),
                more[house] - middle,
                [value - mean for value, mean in zip(values, means, strict=True)],
            )


def solved(matrix: list[list[float]], right: list[float]) -> list[float]:
    """The solution of a system of linear equations whose matrix is positive definite, by Gauss."""
    size = len(right)
    lines = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    for pivot in range(size):
        for line in lines[pivot + 1 :]:
            part = line[pivot] / lines[pivot][pivot]
            if part:
                line[pivot:] = [
                    value - part * above for value, above in zip(line[pivot:], lines[pivot][pivot:], strict=True)
                ]
    solution = [0.0] * size
    for pivot in reversed(range(size)):
        known = sum(lines[pivot][other] * solution[other] for other in range(pivot + 1, size))
        solution[pivot] = (lines[pivot][size] - known) / lines[pivot][pivot]
    return solution


def fitted(found: Sequence[Sample]) -> tuple[list[float], tuple[float, float]]:
    """What the figures are worth, and the points that all houses have to come: at the end, and for each round."""
    size = len(FIGURES)
    matrix = [[FIRM if one == other else 0.0 for other in range(size)] for one in range(size)]
    right = [0.0] * size
    for counts, points, values in rows(found):
        known = [(number, value) for number, value in enumerate(values) if value]
        for one, value in known:
            right[one] += counts * value * points
            line = matrix[one]
            for other, another in known:
                line[other] += counts * value * another
    worths = [round(worth, SAID) for worth in solved(matrix, right)]
    rest = [
        (left, last - now - sum(a * b for a, b in zip(worths, values, strict=True)))
        for left, had, own, end in found
        for values, now, last in zip(had, own, end, strict=True)
    ]
    middle = sum(left for left, _points in rest) / len(rest)
    mean = sum(points for _left, points in rest) / len(rest)
    slope = sum((left - middle) * (points - mean) for left, points in rest)
    slope /= sum((left - middle) ** 2 for left, _points in rest)
    return worths, (round(mean - slope * middle, 2), round(slope, 2))


def fit(paths: Sequence[Path]) -> None:
    """Print the file."""
    kinds: dict[tuple[int, bool], list[Sample]] = defaultdict(list)
    for path in paths:
        for line in path.read_text().splitlines():
            (players, kai), found = json.loads(line)
            kinds[players, kai] += map(tuple, found)
    results: dict[tuple[int, bool], Any] = {}
    for kind, found in sorted(kinds.items()):
        results[kind] = fitted(found)
        print(kind, len(found), "purchases", file=sys.stderr)
    for (players, kai), (worths, _start) in results.items():
        like = results.get((players - 1 if players > 1 else 2, kai), (worths, None))[0]
        for number, worth in enumerate(worths):
            worths[number] = worth or like[number]
    kept = {
        "kinds": list(results),
        "start": [start for _worths, start in results.values()],
        "worths": {
            name: [float(f"{worths[number] + 0.0:g}") for worths, _start in results.values()]
            for number, name in enumerate(FIGURES)
        },
    }
    print(dumped(kept))


def main() -> None:
    """Gather or fit."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    commands = parser.add_subparsers(dest="command", required=True)
    gathering = commands.add_parser("gather")
    gathering.add_argument("players", type=int)
    gathering.add_argument("variant", choices=["base", "kaispeicher"])
    gathering.add_argument("--games", type=int, default=100)
    gathering.add_argument("--seed", type=int, default=10000)
    gathering.add_argument("--level", default="apprentice")
    fitting = commands.add_parser("fit")
    fitting.add_argument("samples", type=Path, nargs="+")
    arguments = parser.parse_args()
    if arguments.command == "gather":
        gather(arguments)
    else:
        fit(arguments.samples)


if __name__ == "__main__":
    main()
