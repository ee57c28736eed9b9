"""Puzzles are cut from games of strong computer players, near their ends: what comes of one game."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import Any, Final

from engine.bots.levels import lineup_of, player
from engine.bots.player import Player
from engine.game import Game
from engine.puzzles.point import Found, judged
from engine.puzzles.puzzles import AnyPuzzles, puzzles_of
from engine.puzzles.search import LIMIT
from engine.setup import new_game

_ANOTHER_SEED: Final = 1_000_003
"""By so much the seeds of two seats differ."""


@dataclass(frozen=True, slots=True)
class Cut:
    """What came of a game: at most one puzzle, and how many positions were searched for how many tasks.

    `reasons` counts why tasks were no puzzles (`point.REASONS`); `options` are those with which the game was begun.
    """

    number: int
    options: dict[str, Any]
    found: Found | None
    positions: int
    reasons: dict[str, int]


def cut(title: str, number: int, seed: int, *, limit: int = LIMIT) -> Cut:
    """Play game `number` (from 0 on) of a series and look for a puzzle near its end, the longest first.

    The same title, number and seed give the same. Raises `ValueError` for a title that has no puzzles.
    """
    puzzles = puzzles_of(title)
    if puzzles is None:
        raise ValueError(f"{title} has no puzzles")
    variants = puzzles.variants or tuple(variant.name for variant in puzzles.title.about.variants)
    turn, seats = number // len(puzzles.seats), puzzles.seats[number % len(puzzles.seats)]
    options: dict[str, Any] = {
        "players": [name.template for name in puzzles.title.about.names[:seats]],
        "variant": variants[turn % len(variants)],
        "seed": seed + number,
    }
    reasons: Counter[str] = Counter()
    searched = 0
    for position in beginnings(puzzles, new_game(title, **options), seed + number):
        for task in puzzles.tasks(position):
            done = judged(puzzles, task, position, limit=limit)
            searched += done.positions
            if done.found is not None:
                return Cut(number, options, done.found, searched, dict(reasons))
            reasons[done.reason] += 1
    return Cut(number, options, None, searched, dict(reasons))


def beginnings(puzzles: AnyPuzzles, game: Game, seed: int) -> list[Any]:
    """The positions of a game, played to its end, in which a puzzle can begin."""
    seats = len(game.names)
    players = [_strong(puzzles, seats, seed + _ANOTHER_SEED * seat) for seat in range(seats)]
    found: list[Any] = []
    while (decision := game.decision) is not None:
        if puzzles.begins(game.position):
            found.append(game.position)
        game.play(players[decision.seat].choose(game))
    return found


def _strong(puzzles: AnyPuzzles, seats: int, seed: int) -> Player:
    """Whoever plays the games: alone the one who sets medals, where the title says nothing else."""
    soloist = lineup_of(puzzles.title.name).soloist
    if soloist is not None and seats == 1 and not puzzles.level:
        return soloist(seed)
    return player(puzzles.title.name, puzzles.level or puzzles.title.about.usual_level, seed, puzzles.budget)
