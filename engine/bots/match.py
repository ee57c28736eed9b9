"""Whole games among computer players."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from random import Random
from types import MappingProxyType
from typing import Any

from engine.bots.levels import player
from engine.game import Game, new_game
from engine.playout import play_out

NO_RULES: Mapping[str, Any] = MappingProxyType({})
"""All rules as they usually are."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game ended: for each of the levels, in the order in which they were named, its score and share of the win.

    `decisions` is the number of moves of the whole game.
    """

    scores: tuple[int, ...]
    wins: tuple[float, ...]
    decisions: int


def match(
    title: str,
    levels: Sequence[str],
    variant: str,
    number: int,
    seed: int,
    budget: int | None = None,
    rules: Mapping[str, Any] = NO_RULES,
) -> Outcome:
    """Play game `number` (from 0 on) of a series.

    As many games as there are levels are dealt alike, and each level takes each seat in one of them: game n has the
    seed `seed + n // levels`. `rules` are those that were chosen.

    Where nobody thinks, the whole game is drawn in one go and keeps no past. Raises `SetupError` and, for an unknown
    level, `ValueError`.
    """
    count = len(levels)
    deal, shift = divmod(number, count)
    seats = [(place + shift) % count for place in range(count)]
    game = new_game(title, [str(place) for place in seats], variant, seed + deal, **rules)
    players = [player(title, level, seed + number, budget) for level in levels]
    names = [int(name) for name in game.names]
    if not any(one.thinks for one in players):
        return _outcome(game, names, play_out(game.rules, game.position, Random(seed + number)))
    decisions = 0
    while (decision := game.decision) is not None:
        game.play(players[names[decision.seat]].choose(game))
        decisions += 1
    return _outcome(game, names, decisions)


def _outcome(game: Game, names: list[int], decisions: int) -> Outcome:
    lines = dict(zip(names, game.scores(), strict=True))
    winners = sum(line["place"] == 1 for line in lines.values())
    order = range(len(names))
    return Outcome(
        tuple(lines[place]["total"] for place in order),
        tuple((lines[place]["place"] == 1) / winners for place in order),
        decisions,
    )
