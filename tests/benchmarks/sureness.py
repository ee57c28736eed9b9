"""How sure advice is: it is followed to the end of games, and what an adviser expected is compared with the result.

    python -m tests.benchmarks.sureness play [TITLE] [--games 100]
    python -m tests.benchmarks.sureness list [TITLE]
    python -m tests.benchmarks.sureness check [TITLE] [--games 24] [--effort 400]

In each game all seats are played by the usual level, until one of them begins to do at some time what a hint puts
first, and goes on so to the end. Of each such game some hints are kept: how many own turns were to come, how many
points were expected and how many were there, and what came of it. `play` goes on where it was broken off; `list` makes
the numbers that `engine.bots.sureness` reads, but for `error`, and says of how many results they hold, and of how many
those that are made of nineteen of twenty games hold in the last one, for several ways to part them. `check` says
it of other games, in which advice is followed with the effort of the table or another one, as soon as each has ended.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path
from random import Random
from typing import Final, NamedTuple

from engine import Game, Refused, bots, new_game
from engine.bots.followed_games import followed
from engine.bots.levels import adviser, lineup_of
from engine.bots.looks import looks
from engine.bots.player import never
from engine.bots.review import deeds
from engine.moves import Move
from engine.titles import TITLES, about
from tests.benchmarks.ranges import UNKNOWN, Hint, made, summary, tried

HINTS: Final = Path(__file__).parent / "followed.jsonl"
"""A hint a line."""
SEED: Final = 7_000_000
"""Far from the seeds of all other series."""
TAUGHT: Final = 100
TRIED: Final = 24
"""So many games teach and try, unless it is said."""
OTHERS: Final = 300_000
"""The games with which the numbers are checked have numbers from here on."""
EVERY: Final = 3
"""Each of so many hints is kept."""
FEWER: Final = {"le-havre": 400}
"""The nodes of whoever follows advice in games that teach, where they are fewer than at the table."""
BEGINS: Final = (0.0, 0.0, 0.2, 0.4, 0.6, 0.8)
"""After how much of the game advice is followed."""


class Asked(NamedTuple):
    """What a hint says of the end of the game."""

    left: int
    points: float
    now: int
    apart: float


def follow(game: Game, seat: int, seed: int, effort: int, *, asks: Sequence[int]) -> list[Asked]:
    """Play a game to its end, a seat doing what advice puts first; of its decisions, numbered from 0 on, some ask."""
    lineup, found, number = lineup_of(game.title), list[Asked](), 0
    own, other = adviser(game.title, seed, effort), bots.player(game.title, game.about.usual_level, seed)
    assert own is not None
    while (decision := game.decision) is not None:
        moves = game.moves()
        opening = next(filter(lineup.opens, moves), None)
        if decision.seat != seat:
            game.play(other.choose(game))
        elif opening is not None or has_one_way(game):
            game.play(opening or moves[0])
        else:
            if number in asks:
                found.append(asked(game, seed))
            number += 1
            carry_out(game, seat, own.advice(game, 1)[0].whole)
    return found


def asked(game: Game, seed: int) -> Asked:
    """What a hint says of the end of the game."""
    lineup = lineup_of(game.title)
    look = next(looks(game, 1, seed=seed))
    best, sureness = look.advice[0], lineup.sureness
    assert game.decision is not None
    seat = game.decision.seat
    now = next(score["total"] for score in game.scores(seat) if score["seat"] == seat)
    if lineup.follows is None:
        return Asked(best.left, best.points, now, 0.0)
    end = followed(game.at(game.position), best.whole, seed, never) if best.left <= sureness.most else None
    if end is None:
        return Asked(best.left, best.points, now, UNKNOWN)
    return Asked(best.left, end.points, now, end.apart)


def carry_out(game: Game, seat: int, moves: Sequence[Move]) -> None:
    """Make the moves of a plan, as far as they are what they were thought to be."""
    for move in moves:
        if game.decision is None or game.decision.seat != seat:
            break
        try:
            game.play(move)
        except Refused:
            break


def begun(title: str, number: int, last: int = 0) -> tuple[Game, int]:
    """A game among players of the usual level as it stood at some time, and the seat that then decided.

    Where it is told, that time is the `last` decision but so many.
    """
    declared, rng = about(title), Random(number)
    setups = [(variant.name, seats) for variant in declared.variants for seats in declared.seats]
    variant, seats = setups[number % len(setups)]
    game = new_game(title, [str(name) for name in declared.names[:seats]], variant, SEED + number)
    players = [bots.player(title, declared.usual_level, number + one) for one in range(seats)]
    while (decision := game.decision) is not None:
        game.play(players[decision.seat].choose(game))
    seat = rng.randrange(seats)
    own = [deed.number for deed in deeds(game) if deed.seat == seat]
    return game.up_to(own[-last if last else int(len(own) * rng.choice(BEGINS))] - 1), seat


def play(title: str, games: int) -> None:
    """Play the games that are missing; the hints of each are kept as soon as it has ended."""
    have = {hint.game for hint in kept(title)}
    for number in range(games):
        if number in have:
            continue
        with HINTS.open("a", encoding="utf-8") as file:
            for hint in hints_of(title, number, FEWER.get(title, lineup_of(title).budget)):
                file.write(json.dumps(hint) + "\n")


def hints_of(title: str, number: int, effort: int, last: int = 0, every: int = EVERY) -> list[Hint]:
    """The hints of the game of a number; see `begun`."""
    game, seat = begun(title, number, last)
    variant, seats = game.options["variant"], len(game.names)
    found = follow(game, seat, number, effort, asks=range(0 if last else number % every, 1000, every))
    result = game.scores()[seat]["total"]
    return [
        Hint(title, variant, seats, number, one.left, round(one.points, 1), one.now, round(one.apart, 2), result)
        for one in found
    ]


def kept(title: str) -> list[Hint]:
    """The hints that are there already."""
    lines = HINTS.read_text("utf-8").splitlines() if HINTS.exists() else []
    found = [Hint(*json.loads(line)) for line in lines]
    return [hint for hint in found if hint.title == title]


def has_one_way(game: Game) -> bool:
    """Whether there is nothing to choose."""
    moves = game.moves()
    return len(moves) == 1 and game.ask(moves[0]) is None


def main() -> None:
    """Play, or make the numbers."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=("play", "list", "check"))
    parser.add_argument("titles", nargs="*", default=list(TITLES))
    parser.add_argument("--games", type=int)
    parser.add_argument("--effort", type=int)
    parser.add_argument("--times", type=int, default=5)
    given = parser.parse_args()
    for title in given.titles:
        if given.what == "play":
            play(title, given.games or TAUGHT)
            continue
        if given.what == "check":
            effort = given.effort or lineup_of(title).budget
            hints: list[Hint] = []
            for number in range(given.games or TRIED):
                hints += hints_of(title, OTHERS + number, effort)
                print(title, number + 1, len(hints), summary(hints, lineup_of(title).sureness), flush=True)
            continue
        hints = kept(title)
        found = made(hints, lineup_of(title).sureness.error)
        print(title, json.dumps(asdict(found)))
        print(len(hints), summary(hints, found))
        for seed in range(given.times):
            print(f"of other games, {seed}:", tried(hints, seed), flush=True)


if __name__ == "__main__":
    main()
