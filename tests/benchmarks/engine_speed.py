"""How fast the engine is: random play beside catanatron's in one run, and the time of each thing a game is asked for.

    python -m tests.benchmarks.engine_speed [--title TITLE] [--variant NAME] [--games N] [--json]

Times are CPU seconds. The games of both take turns, so that a busy or a slow machine is the same for both: the ratio
can be compared between machines, the rates cannot. Without catanatron (the extra `bench`) its lines are left out.
"""

from __future__ import annotations

import argparse
import gc
import json
import random
import sys
import time
import tomllib
import tracemalloc
from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any, TypeVar

from engine import Game, new_game
from engine.bots.chance import decide, play_out

catanatron: Any = import_module("catanatron") if find_spec("catanatron") else None

REPLAYED = sorted((Path(__file__).parents[1] / "golden" / "games").glob("full-4-*.toml"))
SEATS = ("Red", "Green", "Blue", "Yellow")


class Rate:
    """Decisions, games and the CPU seconds that they took."""

    def __init__(self) -> None:
        self.decisions = 0
        self.games = 0
        self.seconds = 0.0

    def count(self, play: Callable[[int], int], seed: int) -> None:
        """Play the game of a seed, which gives its number of decisions."""
        begun = time.process_time()
        self.decisions += play(seed)
        self.seconds += time.process_time() - begun
        self.games += 1

    @property
    def figures(self) -> dict[str, float]:
        """What is printed."""
        return {
            "games": self.games,
            "decisions": self.decisions,
            "decisions_per_second": round(self.decisions / self.seconds, 1),
            "games_per_second": round(self.games / self.seconds, 2),
        }


def alone(title: str, variant: str | None) -> Callable[[int], int]:
    """Random games of four by the rules alone, nothing kept for undo."""

    def play(seed: int) -> int:
        game = new_game(title, SEATS, variant, seed)
        return len(play_out(game.rules, game.position, random.Random(seed)))

    return play


def havre_with_undo(seed: int) -> int:
    """A random game through `Game`, every move of it checked and kept for undo and the log."""
    return len(random_game(seed).history)


def random_game(seed: int) -> Game:
    """A random game of four with its history."""
    game = new_game("le-havre", SEATS, "full", seed)
    rng = random.Random(seed)
    while game.moves():  # as random play by the rules alone knows its end
        game.play(decide(game, rng))
    return game


def catan(seed: int) -> int:
    """One of catanatron's own random games of four."""
    game = catanatron.Game([catanatron.RandomPlayer(color) for color in catanatron.Color], seed=seed)
    game.play()
    return len(game.state.actions)


def side_by_side(games: int, others: dict[str, Callable[[int], int]]) -> dict[str, Any]:
    """Random play of all, taking turns game by game."""
    plays = {"havre": alone("le-havre", "full"), "havre_with_undo": havre_with_undo, **others}
    if catanatron is not None:
        plays["catanatron"] = catan
    rates = {name: Rate() for name in plays}
    for play in plays.values():
        play(1)  # what is made once in a process belongs to no game
    for seed in range(1, games + 1):
        for name, play in plays.items():
            rates[name].count(play, seed)
    found: dict[str, Any] = {name: rate.figures for name, rate in rates.items()}
    if catanatron is not None:
        catans = found["catanatron"]["decisions_per_second"]
        for name in plays.keys() - {"catanatron"}:
            found[name]["ratio"] = round(found[name]["decisions_per_second"] / catans, 2)
    return found


T = TypeVar("T")


def least(prepare: Callable[[], T], work: Callable[[T], object]) -> float:
    """The least CPU time of a few runs, without what is prepared: what else the machine does counts least."""
    times = []
    for _run in range(5):
        prepared = prepare()
        begun = time.process_time()
        work(prepared)
        times.append(time.process_time() - begun)
    return min(times)


def single_things() -> dict[str, float]:
    """The mean times, in microseconds, over all positions of a random game of four."""
    game = random_game(1)
    moves = game.history
    positions = positions_of(game)

    def fresh() -> list[Game]:
        return [Game(game.rules, game.options, position) for position in positions]

    works = {
        "copy": least(lambda: positions, lambda all_of_them: [position.copy() for position in all_of_them]),
        "moves": least(fresh, lambda games: [one.moves() for one in games]),
        "table": least(fresh, lambda games: [one.table() for one in games]),
        "forecast": least(fresh, lambda games: [one.forecast() for one in games]),
        "play": least(lambda: fresh()[0], lambda start: [start.play(move) for move in moves]),
        "undo": least(game.copy, lambda end: [end.undo() for _move in moves]),
        "redo": least(lambda: taken_back(game), lambda start: [start.redo() for _move in moves]),
    }
    return {f"{name}_us": round(total / len(moves) * 1e6, 2) for name, total in works.items()}


def taken_back(game: Game) -> Game:
    """The same game at its start, with all its moves to play again."""
    again = game.copy()
    while again.can_undo:
        again.undo()
    return again


def positions_of(game: Game) -> list[Any]:
    """The positions before each move of a game, from its start."""
    again = game.copy()
    found = []
    while again.can_undo:
        again.undo()
        found.append(again.position)
    return found[::-1]


def replay() -> dict[str, float]:
    """The mean time, in milliseconds, to play a saved full game of four again from its lines."""
    total = 0.0
    for path in REPLAYED:
        saved = tomllib.loads(path.read_text(encoding="utf-8"))
        total += least(saved.copy, replayed)
    return {"replay_ms": round(total / len(REPLAYED) * 1000, 2)}


def replayed(saved: dict[str, Any]) -> Game:
    """The game of a file."""
    game = new_game(saved["title"], **saved["options"])
    for entry in saved["moves"]:
        game.play(entry["do"])
    return game


def memory() -> float:
    """By how many megabytes a game of four grows from its first move to its last."""
    random_game(2)
    gc.collect()
    tracemalloc.start()
    game = random_game(1)
    gc.collect()
    grown = tracemalloc.get_traced_memory()[0]
    tracemalloc.stop()
    assert game.decision is None
    return round(grown / 1e6, 2)


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=30, help="how many games of each kind are played side by side")
    parser.add_argument("--title", help="another title that takes part")
    parser.add_argument("--variant", help="how that is played, if not as usual")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    wanted = parser.parse_args()
    others = {} if wanted.title is None else {wanted.title: alone(wanted.title, wanted.variant)}
    found = side_by_side(wanted.games, others) | {"one": single_things() | replay(), "memory_of_a_game_mb": memory()}
    if wanted.json:
        print(json.dumps(found))
        return
    if catanatron is None:
        print("catanatron is not installed: pip install -e '.[bench]'", file=sys.stderr)
    for name in ("havre", "havre_with_undo", *others, "catanatron"):
        if name in found:
            print(f"{name:16}", *(f"{value:>10,} {what}" for what, value in found[name].items()))
    print("one", *(f"{what} {value}" for what, value in found["one"].items()), sep="   ")
    print("memory of a game with its history, MB:", found["memory_of_a_game_mb"])


if __name__ == "__main__":
    main()
