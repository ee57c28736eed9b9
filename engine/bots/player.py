"""What a computer player can be asked."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from engine.game import Game
from engine.moves import Move
from engine.text import Text

Stop = Callable[[], bool]
"""Asked between nodes whether thinking must end now."""


def never() -> bool:
    """Nobody is in a hurry."""
    return False


@dataclass(frozen=True, slots=True)
class Advice:
    """A plan (complete moves that belong together) and what it leads to.

    `points` is the score expected at the end of the game for the seat that decides, `lead` by how much it is expected
    to be above the best of the others (alone: the score itself); between two plans both differ by what one is better.
    `gain` is how much better it is than the best of the plans named with it that begins with something else, 0 where
    there is none. `ways` says how many ways to go on after it were followed as far as was looked ahead; `reasons` say
    why, in the words of the title.
    """

    moves: tuple[Move, ...]
    points: float
    lead: float
    gain: float
    ways: int
    reasons: tuple[Text, ...] = ()

    @property
    def move(self) -> Move:
        """The move that it begins with."""
        return self.moves[0]


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
