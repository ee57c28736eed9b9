"""Medals for a game that one plays alone: scores at fixed places of what the harbourmaster reaches in the same deal."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Final

from engine.bots.player import Player, Stop, never
from engine.bots.search import Effort, Harbourmaster
from engine.game import Game, new_game

GAMES: Final = 10
"""How often the harbourmaster plays the deal."""

EFFORT: Final = Effort(400, spread=1.0)
"""How hard it thinks then: less than at the table, and never twice the same."""

Progress = Callable[[int, int], None]
"""Told after each game (or move) how many of how many are done."""


def unseen(_done: int, _of: int) -> None:
    """Nobody watches."""


@dataclass(frozen=True, slots=True)
class Medals:
    """The lowest score for each medal, in francs."""

    bronze: int
    silver: int
    gold: int

    def earned(self, score: int) -> str | None:
        """The best medal that a score earns: its name, or None."""
        for name in ("gold", "silver", "bronze"):
            if score >= getattr(self, name):
                return name
        return None


def medals(
    title: str,
    options: Mapping[str, Any],
    stop: Stop = never,
    progress: Progress = unseen,
    *,
    games: int = GAMES,
    effort: Effort = EFFORT,
) -> Medals | None:
    """The medals of the deal that `options` (of a game for one player, its seed or set-up with them) begin.

    The harbourmaster plays it `games` times, each time with another seed of its own. Bronze is the score that a
    quarter of its games do not exceed, silver its median (of an even number the lower one), gold its best.
    The same options give the same medals. None if `stop` said so before the end; raises `SetupError`.
    """
    scores: list[int] = []
    deal = {**options, "players": [title]}  # chance in a player's thoughts depends on all that lies open, names too
    for number in range(games):
        score = _played(new_game(title, **deal), Harbourmaster(number, effort), stop)
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
