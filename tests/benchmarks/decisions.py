"""How many decisions a person makes in a game: what the program's minutes are reckoned from.

    python -m tests.benchmarks.decisions --games 4

Everybody is played by the title's usual level; a decision with one way only is none. For each variant and number of
seats the mean of all seats is printed, as `About.decisions` lists it.
"""

from __future__ import annotations

import argparse

from engine import TITLES, new_game
from engine.about import Named
from engine.bots import player
from engine.titles import about


def decisions(title: str, variant: Named, seats: int, seed: int) -> float:
    """How many decisions each seat made on average in the game of a seed."""
    declared = about(title)
    game = new_game(title, [str(name) for name in declared.names[:seats]], variant.name, seed)
    players = [player(title, declared.usual_level, seed + seat) for seat in range(seats)]
    made = 0
    while (decision := game.decision) is not None:
        moves = game.moves()
        made += len(moves) > 1 or game.ask(moves[0]) is not None
        game.play(players[decision.seat].choose(game))
    return made / seats


def main() -> None:
    """Print the figures of every title."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--games", type=int, default=4)
    parser.add_argument("--title", choices=TITLES, action="append")
    arguments = parser.parse_args()
    for title in arguments.title or TITLES:
        for variant in about(title).variants:
            means = [
                sum(decisions(title, variant, seats, seed) for seed in range(arguments.games)) / arguments.games
                for seats in about(title).seats
            ]
            print(title, variant.name, [round(mean) for mean in means], flush=True)


if __name__ == "__main__":
    main()
