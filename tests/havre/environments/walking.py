"""Random games of every set-up, walked decision by decision as episodes are."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import NamedTuple

from engine import Move
from engine.bots.chance import decide
from engine.titles import TITLES, about
from havre.environments.episode import Episode


class Setup(NamedTuple):
    """A title with a variant and a number of players."""

    title: str
    variant: str
    players: int

    def __str__(self) -> str:
        return f"{self.title}-{self.variant}-{self.players}"

    def episode(self, seed: int) -> Episode:
        """A game of it."""
        names = list(map(str, about(self.title).names[: self.players]))
        return Episode(self.title, {"players": names, "variant": self.variant}, seed)


SETUPS = tuple(
    Setup(title, variant.name, players)
    for title in TITLES
    for variant in about(title).variants
    for players in about(title).seats
)


def walk(episode: Episode, rng: Random) -> Iterator[Episode]:
    """The episode before each of its decisions, which are taken at random, few loans among them."""
    while not episode.over:
        yield episode
        episode.play(decide(episode.game(), rng))


def complete_moves(episode: Episode, first: int) -> list[Move]:
    """Every complete move that begins with a number, as it is found number by number."""
    found, prefixes = [], [[first]]
    while prefixes:
        prefix = prefixes.pop()
        twin = episode.copy()
        for number in prefix:
            assert twin.take(number)
        if len(twin.moves) > len(episode.moves):
            found.append(twin.moves[-1][1])
        else:
            prefixes += [[*prefix, number] for number in twin.legal]
    return found
