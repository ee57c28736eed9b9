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
from engine.texts.language import paragraph
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
        self._dropped = Event()

    def drop(self) -> None:
        """Nobody wants to know any more what is found."""
        self._dropped.set()
        self.hurry()

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
        return choose(self._game, self._dropped.is_set if self._player.keeps_time else self._stop())


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


class Computers:
    """Who plays at the computer's seats: levels, and players of one's own."""

    def __init__(self, bots: Mapping[str, str], game: OpenGame) -> None:
        """`bots` are levels by the names of their seats; what is none is the name of a player of one's own.

        A title without levels has no computer's players at all.
        """
        self._game = game
        taken = {seat: bots[name] for seat, name in enumerate(game.names) if name in bots} if game.about.levels else {}
        others = {seat: name for seat, name in taken.items() if game.about.level(name) is None}
        self._own = by_name.own_seats(others, game) if others else None
        self._levels = {seat: name for seat, name in taken.items() if seat not in others}

    @property
    def levels(self) -> dict[int, str]:
        """The levels by seat; of players of one's own their names, as long as they sit there."""
        return self._levels if self._own is None else self._levels | self._own.levels

    def player(self, seat: int) -> Player:
        """Who plays at one of these seats."""
        own = None if self._own is None else self._own.player(seat)
        return computer(self.levels[seat], self._game) if own is None else own

    @property
    def news(self) -> str:
        """What is to be said of players of one's own since a person played."""
        return "" if self._own is None else paragraph(self._own.said)

    def heard(self) -> None:
        """That has been read."""
        if self._own is not None:
            self._own.said.clear()

    def end(self) -> None:
        """The game is left: players of one's own end."""
        if self._own is not None:
            self._own.end()
