"""Plays and keeps golden games: `python -m tests.engine.speicherstadt.keep SEATS VARIANT LEVEL SEED`.

It writes over none. Who plays keeps to the habits of `habit.py` most of the time and moves by chance now and then, so
that seldom things come to pass too. LEVEL is that of the Rival in a game alone, "-" in others.
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
from tests.engine.speicherstadt.habit import habitual
from tests.engine.speicherstadt.helpers import begun
from tests.engine.speicherstadt.told import told

FOLDER = Path(__file__).parent / "golden"
BY_CHANCE = 0.35
NO_LEVEL = "-"


def started(seats: int, variant: str, level: str, seed: int) -> Game:
    """A game at its start."""
    options: dict[str, Any] = {} if level == NO_LEVEL else {"rival": level}
    return begun(seats, variant, seed=seed, **options)


def outcome(game: Game) -> dict[str, Any]:
    """What a game came to: rounds, scores, what everybody has, the Rival last."""
    table = told(game)
    houses = [*table["players"], *table["rivals"]]
    return {
        "rounds": table["round"],
        "totals": [score["total"] for score in (*game.scores(), *game.rivals())],
        "places": [score["place"] for score in (*game.scores(), *game.rivals())],
        "points": [house["points"] for house in houses],
        "coins": [house["coins"] for house in houses],
        "cards": [" ".join(house["cards"]) for house in houses],
        "full": [" ".join(one["contract"] for one in house["contracts"] if one["full"]) for house in houses],
        "supply": " ".join(f"{number} {name}" for name, number in table["supply"].items()),
    }


def written(value: object) -> str:
    """A value as TOML."""
    if isinstance(value, list):
        return "[\n" + "".join(f"  {json.dumps(one)},\n" for one in value) + "]"
    return json.dumps(value)


def keep(seats: int, variant: str, level: str, seed: int) -> Path:
    """Play a game and write it down; raises `FileExistsError`."""
    game, rng = started(seats, variant, level, seed), Random(seed)
    while game.decision is not None:
        game.play(decide(game, rng) if rng.random() < BY_CHANCE else habitual(game))
    setup = {"seats": seats, "variant": variant, "level": level, "seed": seed}
    table = {**setup, **outcome(game), "moves": [format_move(move) for move in game.history]}
    name = f"{variant}-{seats}" + ("" if level == NO_LEVEL else f"-{level}")
    path = FOLDER / f"{name}-seed-{seed}.toml"
    with path.open("x", encoding="utf-8") as file:
        file.writelines(f"{key} = {written(value)}\n" for key, value in table.items())
    return path


def main(arguments: Iterable[str]) -> int:
    """Keep a game; returns the exit status."""
    seats, variant, level, seed = arguments
    print(keep(int(seats), variant, level, int(seed)))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
