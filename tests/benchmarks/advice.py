"""What a review says of the adviser's own first choices: hints and reviews are one judgement, so it should be nothing.

    python -m tests.benchmarks.advice --games 50

plays games in which the first seat does what a hint puts first, each time that of another look, and the others are
played by the middle level. Of its decisions each `--every`-th is reviewed: by the adviser itself, as a
game is whose hints were followed, and by another one, with another seed, who imagines on its own. Printed are the mean
loss of a decision in points, how often there was one, and how large the largest was.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator

from engine import bots, new_game
from engine.bots.levels import lineup_of
from engine.bots.looks import looks
from engine.bots.review import Deed, judged

_NAMES = ("Red", "Green", "Blue", "Yellow", "White")
_ANOTHER = 1000
"""By so much the seed of the other adviser differs."""


def losses(title: str, variant: str | None, players: int, seed: int, every: int) -> Iterator[tuple[float, float]]:
    """Of the reviewed decisions of one game what the same adviser and another one say was lost."""
    game = new_game(title, _NAMES[:players], variant, seed)
    budgets = lineup_of(title).looks
    other = bots.player(title, bots.levels_of(title)[2], seed)
    decided = 0
    while (decision := game.decision) is not None:
        if decision.seat:
            game.play(other.choose(game))
            continue
        if len(game.moves()) == 1 and game.ask(game.moves()[0]) is None:
            game.play(game.moves()[0])
            continue
        opening = next(filter(lineup_of(title).opens, game.moves()), None)
        if opening is not None:
            game.play(opening)
            continue
        number, begun = len(game.history) + 1, game.copy()
        (look,) = looks(game, 1, seed=seed, budgets=(budgets[decided % (len(budgets) - 1)],))
        game.play(game.plan(look.advice[0].whole))
        decided += 1
        if decided % every == 0:
            deed = Deed(number, 0, game.history[number - 1 :])
            same, another = (judged(begun, deed, budgets, mind) for mind in (seed, seed + _ANOTHER))
            yield same.points, another.points


def main(arguments: list[str]) -> int:
    """Print the losses; returns the exit status."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--title", default="le-havre")
    parser.add_argument("--variant", default=None)
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--games", type=int, default=50)
    parser.add_argument("--every", type=int, default=3)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args(arguments)
    found: list[tuple[float, float]] = []
    for game in range(given.games):
        found += losses(given.title, given.variant, given.players, given.seed + game, given.every)
        if game % 10 == 9 or game + 1 == given.games:
            print(f"{game + 1} games, {len(found)} decisions: {_summary(found)}", flush=True)
    return 0


def _summary(found: list[tuple[float, float]]) -> str:
    parts = []
    for name, points in zip(("by itself", "by another"), zip(*found, strict=True), strict=True):
        lost = [one for one in points if one]
        parts.append(
            f"{name} {sum(points) / len(points):.2f} a decision, {len(lost)} losses, the largest {max(points):.1f}"
        )
    return "; ".join(parts)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
