"""Computer players at the table: one of them thinking in a thread of its own, while the screen stays awake."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping
from math import inf
from threading import Event
from time import monotonic
from typing import TYPE_CHECKING

from engine import Move, OpenGame
from engine.about import Tireless
from screens import by_name
from screens.helpers import HELPERS
from screens.keys_first import KEYS

if TYPE_CHECKING:
    from engine.bots import Player


class Thinking:
    """Something that is thought out in a thread. It sees a copy of the game, which can be looked at meanwhile."""

    def __init__(self, game: OpenGame, seconds: float = inf) -> None:
        """About `game`, within so many seconds from when it is begun."""
        self._game = game.up_to(len(game.history))
        self._seconds = seconds
        self._hurried = Event()

    def hurry(self) -> None:
        """Let what was found so far do."""
        self._hurried.set()

    @property
    def is_hurried(self) -> bool:
        """Whether it was hurried."""
        return self._hurried.is_set()

    def _stop(self) -> Callable[[], bool]:
        """What says from now on whether it must end."""
        end = monotonic() + self._seconds
        return KEYS.first(lambda: self._hurried.is_set() or monotonic() > end)


class Thought(Thinking):
    """A choice of a player."""

    def __init__(self, player: Player, game: OpenGame, seconds: float) -> None:
        """`player` is to choose a move in `game`, within so many seconds."""
        super().__init__(game, seconds)
        self._player = player

    async def move(self) -> Move:
        """The move, complete, while others have their turn."""
        return await asyncio.to_thread(self.chosen)

    def chosen(self) -> Move:
        """The move, complete, for whoever can wait for it."""
        choose: Callable[..., Move] = self._player.choose  # which imagines what it cannot know
        return choose(self._game, self._stop())


def seed_of(game: OpenGame) -> int:
    """The seed of a game; 0 where it was laid out by hand."""
    seed = game.options.get("seed")
    return seed if isinstance(seed, int) else 0


def computer(level: str, game: OpenGame) -> Player:
    """The computer player of a level in this game; the same game gets the same player.

    One that thinks for as long as it may uses all processors.
    """
    seed = seed_of(game)
    if isinstance(game.about.level(level), Tireless) and HELPERS.most:
        return by_name.together(game.title, level, seed, 1 + HELPERS.most, hands=HELPERS.hands)
    return by_name.player(game.title, level, seed)


def seats_of(bots: Mapping[str, str], game: OpenGame) -> dict[int, str]:
    """The levels of the computer's players by seat; what is no level known here is left to people."""
    if not bots:
        return {}
    levels = [level.name for level in game.about.levels]
    return {seat: bots[name] for seat, name in enumerate(game.names) if bots.get(name) in levels}
