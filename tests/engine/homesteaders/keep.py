"""Plays and keeps golden games: `python -m tests.engine.homesteaders.keep SEATS SEED`; it writes over none.

Who plays thinks most of the time and moves by chance now and then, so that seldom things come to pass too.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable
from pathlib import Path
from random import Random
from typing import Any

from engine import Game, format_move
from engine.bots.chance import decide
from engine.bots.greedy import Greedy
from engine.bots.homesteaders.judge import FrontierJudge
from engine.homesteaders.buildings import BUILDINGS
from engine.homesteaders.goods import NAMES
from tests.engine.homesteaders.helpers import begun, town

FOLDER = Path(__file__).parent / "golden"
BY_CHANCE = 0.15


def outcome(game: Game) -> dict[str, Any]:
    """What a game came to: scores, towns, goods, and what the rival took."""
    scores = game.scores()
    return {
        "totals": [score["total"] for score in scores],
        "places": [score["place"] for score in scores],
        "towns": [" ".join(town(game, seat)) for seat in range(len(game.names))],
        "goods": [
            " ".join(f"{number} {name}" for name, number in zip(NAMES, goods, strict=True) if number)
            for goods in game.position.goods
        ],
        "rival": " ".join(BUILDINGS[kind].name for kind in game.position.rival),
    }


def written(value: object) -> str:
    """A value as TOML."""
    if isinstance(value, list):
        return "[\n" + "".join(f"  {json.dumps(one)},\n" for one in value) + "]"
    return json.dumps(value)


def keep(seats: int, seed: int) -> Path:
    """Play a game and write it down; raises `FileExistsError`."""
    game, rng, player = begun(seats, seed=seed), Random(seed), Greedy("greedy", FrontierJudge(), seed)
    while game.decision is not None:
        game.play(decide(game, rng) if rng.random() < BY_CHANCE else player.choose(game))
    table = {"seats": seats, "seed": seed, **outcome(game), "moves": [format_move(move) for move in game.history]}
    path = FOLDER / f"{seats}-seed-{seed}.toml"
    with path.open("x", encoding="utf-8") as file:
        file.writelines(f"{name} = {written(value)}\n" for name, value in table.items())
    return path


def main(arguments: Iterable[str]) -> int:
    """Keep a game; returns the exit status."""
    seats, seed = map(int, arguments)
    print(keep(seats, seed))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
