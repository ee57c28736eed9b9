"""Thinking in shares: several search a decision apart, whoever carries that out, and their ratings are joined."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Generator, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

from engine.bots.levels import player
from engine.bots.player import Player, Stop, never, whose
from engine.game import Game
from engine.moves import Move

Work = Callable[[Stop], Any]
"""A piece of thinking that stands for itself: a function that goes to other processes as bytes."""

Hands = Callable[[Sequence[Work], Stop], Generator[Any]]
"""What carries out pieces of thinking, and gives what came of them in their order.

Each comes to the same whoever does it, but for the time it has. The first one is always done; once `stop` says true,
what nobody has begun is left out.
"""


def by_oneself(works: Sequence[Work], stop: Stop) -> Generator[Any]:
    """Carry out one piece after another."""
    for number, work in enumerate(works):
        if number and stop():
            return
        yield work(stop)


@dataclass(frozen=True, slots=True)
class Share:
    """What came of a share: the moves that were followed, the best first, and what each is worth.

    `looks` says how many nodes its ratings come from; 0 where there was time for the first sight alone.
    """

    ratings: tuple[tuple[Move, float], ...]
    looks: int


class Sharer(Player):
    """A player whose thinking can be done in shares."""

    @abstractmethod
    def share(self, game: Game, number: int, stop: Stop = never) -> Share:
        """What comes of one share of a choice; they are numbered from 0 on, and that of 0 leads to its `choose`."""


def joined(shares: Sequence[Share]) -> Move:
    """The move that all shares together rate best.

    A share counts as much as it looked; of equal moves the first one of the first share is taken. What a share has not
    rated is not compared, unless there is nothing that all of them rated.
    """
    seen = [share for share in shares if share.looks]
    if len(seen) < 2:
        return (seen or shares)[0].ratings[0][0]
    rated = [dict(share.ratings) for share in seen]
    known = [move for move in rated[0] if all(move in one for one in rated[1:])]
    if not known:
        return seen[0].ratings[0][0]
    return max(known, key=lambda move: sum(one[move] * share.looks for one, share in zip(rated, seen, strict=True)))


def share_of(
    title: str, level: str, seed: int, budget: int | None, game: Game, number: int, timed: bool, stop: Stop
) -> Share:
    """A share of what a player of a level thinks about a decision, for whoever carries it out.

    Where it is not `timed` nobody may stop it: it keeps to its budget.
    """
    thinker = player(title, level, seed, budget)
    if not isinstance(thinker, Sharer):
        raise TypeError(f"the level '{level}' does not think in shares")
    return thinker.share(game, number, stop if timed else never)


@dataclass(frozen=True)
class Together(Player):
    """A player that has several hands carry out the shares of each choice.

    Where nobody stops it, its choice follows from its level, seed, budget and number of shares.
    """

    title: str
    level: str
    seed: int
    shares: int
    """How many there are of each choice, at least 1."""
    budget: int | None = None
    hands: Hands = by_oneself

    def choose(self, game: Game, stop: Stop = never) -> Move:
        """See `Player.choose`."""
        whose(game)
        who = (self.title, self.level, self.seed, self.budget, game.at(game.position))
        works = [partial(share_of, *who, number, stop is not never) for number in range(self.shares)]
        return joined(list(self.hands(works, stop)))
