"""What a computer player can be asked."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from engine.game import Game
from engine.moves import Move

Stop = Callable[[], bool]
"""Asked between nodes whether thinking must end now."""


def never() -> bool:
    """Nobody is in a hurry."""
    return False


@dataclass(frozen=True, slots=True)
class Advice:
    """A complete move and what it leads to.

    `francs` is the score expected at the end of the game for the seat that decides, `lead` by how much it is expected
    to be above the best of the others (alone: the score itself); between two moves both differ by what one is better.
    `ways` says how many ways to go on after the move were followed as far as was looked ahead.
    """

    move: Move
    francs: float
    lead: float
    ways: int


class Player(ABC):
    """A computer player of one level. It remembers nothing between two choices."""

    level: str
    thinks: bool = True
    """Whether its choice depends on anything but chance."""

    @abstractmethod
    def choose(self, game: Game, stop: Stop = never) -> Move:
        """A complete and legal move for the seat that must decide; `game` is left as it is.

        Raises `ValueError` if the game is over.
        """


class Adviser(Player):
    """A player that can also say what it expects of several moves."""

    @abstractmethod
    def advice(self, game: Game, n: int, stop: Stop = never, also: Sequence[Move] = ()) -> list[Advice]:
        """Up to `n` moves for the seat that must decide, best first, and what each is expected to lead to.

        `also` are complete legal moves that are valued with them and are never left out, whatever their rank: the
        move that somebody played, for a review. Raises `ValueError` if the game is over.
        """
