"""Computer players at the table: one of them thinking in a thread of its own, while the screen stays awake."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from threading import Event
from time import monotonic
from typing import TYPE_CHECKING

from engine import Game, Move
from engine.about import Tireless
from screens import thinkers
from screens.helpers import HELPERS
from screens.keys_first import KEYS

if TYPE_CHECKING:
    from engine.bots import Player


class Thought:
    """A choice being thought out. It sees a copy of the game, so that the game can be looked at meanwhile."""

    def __init__(self, player: Player, game: Game, seconds: float) -> None:
        """`player` is to choose a move in `game`, within so many seconds."""
        self._player = player
        self._game = game.up_to(len(game.history))
        self._seconds = seconds
        self._hurried = Event()

    def hurry(self) -> None:
        """Let the best move found so far do."""
        self._hurried.set()

    async def move(self) -> Move:
        """The move, complete, while others have their turn."""
        return await asyncio.to_thread(self.chosen)

    def chosen(self) -> Move:
        """The move, complete, for whoever can wait for it."""
        end = monotonic() + self._seconds
        return self._player.choose(self._game, KEYS.first(lambda: self._hurried.is_set() or monotonic() > end))


def computer(level: str, game: Game) -> Player:
    """The computer player of a level in this game; the same game gets the same player.

    One that thinks for as long as it may uses all processors.
    """
    given = game.options.get("seed")
    seed = given if isinstance(given, int) else 0
    if isinstance(game.about.level(level), Tireless) and HELPERS.most:
        return thinkers.together(game.title, level, seed, 1 + HELPERS.most, HELPERS.hands)
    return thinkers.player(game.title, level, seed)


def seats_of(bots: Mapping[str, str], game: Game) -> dict[int, str]:
    """The levels of the computer's players by seat; what is no level known here is left to people."""
    if not bots:
        return {}
    levels = [level.name for level in game.about.levels]
    return {seat: bots[name] for seat, name in enumerate(game.names) if bots.get(name) in levels}
