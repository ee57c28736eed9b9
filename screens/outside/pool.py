"""The players from outside that play series of games in this process: each goes on from one game to the next."""

from __future__ import annotations

import os
from collections.abc import Mapping
from functools import partial
from typing import Final

from engine.bots import player as level_player
from engine.bots.match import Makes
from engine.bots.player import Player
from engine.texts import Text
from engine.titles import about
from saves.players import OwnPlayer
from screens.outside.seat import OwnSeat, Tamed


class Pool:
    """Processes of players that sit at no table now."""

    def __init__(self) -> None:
        self._free: dict[OwnPlayer, list[Tamed]] = {}
        self._process = os.getpid()

    def seated(self, player: OwnPlayer, title: str, seed: int) -> OwnSeat:
        """A player at a seat of a game of a title; the title's usual level plays on where it loses it."""
        if self._process != os.getpid():  # a fork: what the process before it began is no affair of this one
            self._process, self._free = os.getpid(), {}
        free = self._free.setdefault(player, [])
        tamed = free.pop() if free else Tamed(player)
        return OwnSeat(tamed, player, title, about(title).usual_level, seed, _nobody, partial(self._take_back, player))

    def _take_back(self, player: OwnPlayer, tamed: Tamed) -> None:
        self._free.setdefault(player, []).append(tamed)

    def end(self) -> None:
        """Let all of them end."""
        every = [tamed for free in self._free.values() for tamed in free]
        for tamed in every:
            tamed.hang_up()
        for tamed in every:
            tamed.end()
        self._free.clear()


def _nobody(_sentence: Text) -> None:
    """What is said of a game of a series is said when it is over."""


POOL: Final = Pool()
"""Those of this process."""


def maker(own: Mapping[str, OwnPlayer]) -> Makes:
    """What makes players of these names, and levels of all others."""

    def made(title: str, name: str, seed: int, budget: int | None) -> Player:
        if name in own:
            return POOL.seated(own[name], title, seed)
        return level_player(title, name, seed, budget)

    return made
