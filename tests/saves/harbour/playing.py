"""A program that plays every seat of a table at random: `playing.py FOLDER SEED SEATS`; others play there meanwhile.

It prints how many entries stand in the file after each move that it has played, and at last how many of its moves were
refused because somebody else was faster.
"""

from __future__ import annotations

import sys
from dataclasses import replace
from pathlib import Path
from random import Random

from saves.harbour.shared_game import Overtaken, SharedGame
from tests.saves.harbour.shared import drawn, table_of


def main(folder: str, seed: str, seats: str) -> None:
    table = replace(table_of("le-havre", *[""] * int(seats), variant="short"), mine=0)
    rng, refused = Random(int(seed)), 0
    with SharedGame.open(Path(folder) / f"{table.id}.toml", table, range(int(seats))) as shared:
        while shared.game.decision is not None:
            try:
                shared.play(drawn(shared.game, rng))
                print(shared.entries, flush=True)
            except Overtaken:
                refused += 1
                shared.catch_up()
    print("refused", refused, flush=True)


if __name__ == "__main__":
    main(*sys.argv[1:])
