"""How sure it is that one plan is better than another: the standard error of what divides them.

    python -m tests.benchmarks.differences [TITLE] [--games 8]

In each game the two best plans of one decision are carried out in the same deals of what is not known, which are then
played to the end by the usual level. Printed is, by the own turns to come, how far what divided the plans is from what
came of them, but for what chance does in so few deals: the `error` that `engine.bots.sureness` reads lies along that.
"""

from __future__ import annotations

import argparse
from collections import defaultdict
from collections.abc import Sequence
from random import Random
from statistics import fmean, variance

from engine import Game, bots
from engine.bots.followed_games import DEALS
from engine.bots.levels import adviser
from engine.moves import Move
from engine.titles import TITLES
from tests.benchmarks.sureness import OTHERS, begun, carry_out, has_one_way

EFFORT = 400
"""The nodes of whoever plans."""


def errors(title: str, games: int) -> dict[int, float]:
    """By the own turns to come: how far what divides two plans is from what comes of them, chance left out."""
    found: dict[int, list[float]] = defaultdict(list)
    for number in range(OTHERS, OTHERS + games):
        game, seat = begun(title, number)
        own = adviser(title, number, EFFORT)
        plans = [] if own is None or has_one_way(game) else own.advice(game, 2)
        if len(plans) < 2:
            continue
        rng = Random(number)
        deals = [game.imagined(seat, rng) for _deal in range(DEALS)]
        ends = [[_usual_end(deal.copy(), seat, one.whole, number) for deal in deals] for one in plans]
        came = [first - second for first, second in zip(*ends, strict=True)]
        found[plans[0].left].append((fmean(came) - plans[0].points + plans[1].points) ** 2 - variance(came) / DEALS)
    return {left: round(max(0.0, fmean(squares)) ** 0.5, 1) for left, squares in sorted(found.items())}


def _usual_end(game: Game, seat: int, moves: Sequence[Move], seed: int) -> int:
    """The score of a seat that makes some moves and then plays as usual, like all others."""
    carry_out(game, seat, moves)
    usual = bots.player(game.title, game.about.usual_level, seed)
    while game.decision is not None:
        game.play(usual.choose(game))
    total: int = game.scores()[seat]["total"]
    return total


def main() -> None:
    """Print the errors of each title."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("titles", nargs="*", default=list(TITLES))
    parser.add_argument("--games", type=int, default=8)
    given = parser.parse_args()
    for title in given.titles:
        print(title, errors(title, given.games), flush=True)


if __name__ == "__main__":
    main()
