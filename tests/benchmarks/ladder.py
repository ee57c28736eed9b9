"""The ladder of the computer players, level against level, as the table of docs/ladder.md.

    python -m tests.benchmarks.ladder --games 40 --jobs 2 > docs/ladder.md

Games are those of `havre simulate`: every deal is played once from each seat. The interval is Wilson's for 95 %; a
shared victory counts as half.
"""

from __future__ import annotations

import argparse
import math
import sys
from dataclasses import dataclass
from multiprocessing import Pool
from statistics import mean

from engine.bots import BUDGET
from engine.bots.match import Outcome, match

SEED = 1
LIKELY = 1.96
"""Standard deviations to either side that hold 95 % of a normal distribution."""


@dataclass(frozen=True, slots=True)
class Series:
    """Games of the same levels: `share` of the full number of games is played."""

    levels: tuple[str, ...]
    variant: str
    share: float = 1.0

    def play(self, number: int) -> Outcome:
        """Play the game of a number."""
        return match("le-havre", self.levels, self.variant, number, SEED)


DUELS = (
    Series(("deckhand", "random"), "short"),
    Series(("merchant", "deckhand"), "short"),
    Series(("harbourmaster", "merchant"), "short"),
)
SCORES = (
    Series(("deckhand",), "short"),
    Series(("merchant",), "short"),
    Series(("harbourmaster",), "short", 0.5),
    Series(("harbourmaster",) * 2, "short", 0.25),
    Series(("harbourmaster",) * 3, "full", 0.1),
)

HEAD = """# The ladder

How strong the levels of computer players are. `python -m tests.benchmarks.ladder --games {games}` makes this page again
(seed {seed}, {budget} nodes a choice for the harbourmaster); every deal is played once from each seat.

## Level against level, two seats, short game

| | wins | 95 % interval | mean scores | games |
|---|---|---|---|---|"""

SECOND = """
## Levels among themselves

| | mean score | 95 % interval | games |
|---|---|---|---|"""


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The interval that holds the true share of wins in 95 of 100 cases."""
    share, square = wins / games, LIKELY**2
    middle = (share + square / (2 * games)) / (1 + square / games)
    half = LIKELY * math.sqrt(share * (1 - share) / games + square / (4 * games**2)) / (1 + square / games)
    return middle - half, middle + half


def duel(series: Series, outcomes: list[Outcome]) -> str:
    """One line of the first table."""
    wins = sum(outcome.wins[0] for outcome in outcomes)
    low, high = wilson(wins, len(outcomes))
    scores = " : ".join(f"{mean(outcome.scores[place] for outcome in outcomes):.0f}" for place in range(2))
    share = wins / len(outcomes)
    return f"| {' against '.join(series.levels)} | {share:.1%} | {low:.0%} to {high:.0%} | {scores} | {len(outcomes)} |"


def among_themselves(series: Series, outcomes: list[Outcome]) -> str:
    """One line of the second table. A game gives one score, the mean of its seats: they are not independent."""
    scores = [mean(outcome.scores) for outcome in outcomes]
    middle = mean(scores)
    error = math.sqrt(sum((score - middle) ** 2 for score in scores) / max(1, len(scores) - 1) / len(scores))
    seats = len(series.levels)
    who = f"{series.levels[0]} alone" if seats == 1 else f"{seats} of {series.levels[0]}"
    low, high = middle - LIKELY * error, middle + LIKELY * error
    return f"| {who}, {series.variant} game | {middle:.1f} | {low:.0f} to {high:.0f} | {len(scores)} |"


def main() -> None:
    """Play all series and print the page."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=40, help="games of a duel; some series have fewer")
    parser.add_argument("--jobs", type=int, default=2)
    arguments = parser.parse_args()
    print(HEAD.format(games=arguments.games, seed=SEED, budget=BUDGET), flush=True)
    with Pool(arguments.jobs) as pool:
        for line, all_series in ((duel, DUELS), (among_themselves, SCORES)):
            if all_series is SCORES:
                print(SECOND, flush=True)
            for series in all_series:
                seats = len(series.levels)
                games = max(seats, round(arguments.games * series.share / seats) * seats)
                print(line(series, pool.map(series.play, range(games), chunksize=1)), flush=True)
                print(series, file=sys.stderr, flush=True)


if __name__ == "__main__":
    main()
