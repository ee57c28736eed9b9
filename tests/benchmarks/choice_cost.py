"""What a harbourmaster's choice costs, in 40 positions of Le Havre: five of a game of each variant for 1, 2, 3 and 5.

    python -m tests.benchmarks.choice_cost [--nodes N] [--rounds N]

Merchants play the games. Each line is a position: CPU seconds (the least of the rounds), a few letters that stand for
the worths of all moves to the last bit, and what was chosen. Two commits that think alike print the same letters; to
compare their times, let them take turns on one machine.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Iterator
from hashlib import sha256

from engine import Game, new_game
from engine.bots import player
from engine.bots.le_havre.levels import harbourmaster
from engine.bots.search import Effort
from engine.notation import as_written
from screens.garbage import look_seldom

NAMES = ("Red", "Green", "Blue", "Yellow", "White")
SEEDS = {"short": 7, "full": 11}
SHARES = (0.03, 0.25, 0.5, 0.72, 0.9)
"""After so much of the main actions of a game it is looked at."""
SEED = 5


def positions() -> Iterator[tuple[str, Game]]:
    """Each with what it is of."""
    for variant, seed in SEEDS.items():
        for seats in (1, 2, 3, 5):
            game = new_game("le-havre", NAMES[:seats], variant, 100 * seats + seed)
            players = [player("le-havre", "merchant", 100 * seats + seed + seat) for seat in range(seats)]
            mains = []
            while (decision := game.decision) is not None:
                if decision.kind in ("main", "final"):
                    mains.append(len(game.history))
                game.play(players[decision.seat].choose(game))
            for share in SHARES:
                yield f"{variant} {seats} {share:.0%}", game.up_to(mains[int(share * len(mains))])


def main() -> None:
    """Print a line a position, and the sum."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--nodes", type=int, default=6000)
    parser.add_argument("--rounds", type=int, default=1)
    wanted = parser.parse_args()
    look_seldom()  # as in the program
    searcher = harbourmaster(SEED, Effort(wanted.nodes))
    total = 0.0
    for what, game in positions():
        times = []
        for _round in range(wanted.rounds):
            begun = time.process_time()
            found = searcher.share(game, 0)
            times.append(time.process_time() - begun)
        total += min(times)
        told = "".join(f"{as_written(move)} {worth.hex()};" for move, worth in found.ratings)
        letters = sha256(told.encode()).hexdigest()[:8]
        print(f"{what:14} {min(times):6.3f}  {letters}  {as_written(found.ratings[0][0])}", flush=True)
    print(f"{'all':14} {total:6.3f}")


if __name__ == "__main__":
    main()
