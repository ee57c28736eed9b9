"""The range of a deal for one player: scores at fixed places of what a soloist reaches in it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from engine.bots.levels import lineup_of
from engine.bots.player import Player, Stop, never
from engine.game import Game
from engine.medals import Medals
from engine.setup import new_game

GAMES: Final = 10
"""How often the soloist plays the deal."""

Progress = Callable[[int, int], None]
"""Told after each game (or move) how many of how many are done."""


def unseen(_done: int, _of: int) -> None:
    """Nobody watches."""


def medals(
    title: str,
    options: Mapping[str, Any],
    stop: Stop = never,
    progress: Progress = unseen,
    *,
    games: int = GAMES,
    soloist: Callable[[int], Player] | None = None,
) -> Medals | None:
    """The medals of the deal that `options` (of a game for one player, its seed or set-up with them) begin.

    The title's soloist (or another, made from a seed) plays it `games` times, each time with another seed. Bronze is
    the score that a quarter of its games do not exceed, silver its median (of an even number the lower one), gold its
    best. The same options give the same medals. None if `stop` said so before the end, or if the title has no soloist;
    raises `SetupError`.
    """
    make = soloist or lineup_of(title).soloist
    if make is None:
        return None
    scores: list[int] = []
    deal = {**options, "players": [title]}  # chance in a player's thoughts depends on all that lies open, names too
    for number in range(games):
        score = _played(new_game(title, **deal), make(number), stop)
        if score is None:
            return None
        scores.append(score)
        progress(len(scores), games)
    scores.sort()
    return Medals(scores[(games - 1) // 4], scores[(games - 1) // 2], scores[-1])


def _played(game: Game, player: Player, stop: Stop) -> int | None:
    """The score of the first seat at the end; None if there was no time."""
    while game.decision is not None:
        if stop():
            return None
        game.play(player.choose(game, stop))
    total: int = game.scores()[0]["total"]
    return total
