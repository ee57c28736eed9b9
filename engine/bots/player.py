"""What a computer player can be asked, and what it says of a decision and of a game."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from engine.game import Game
from engine.moves import Move
from engine.texts import Text

Stop = Callable[[], bool]
"""Asked between nodes whether thinking must end now."""


def never() -> bool:
    """Nobody is in a hurry."""
    return False


def whose(game: Game) -> int:
    """The seat that must decide; raises `ValueError` if the game is over."""
    if game.decision is None:
        raise ValueError("the game is over")
    return game.decision.seat


@dataclass(frozen=True, slots=True)
class Expected:
    """A move that a seat is expected to make, and the game as it would then be, what nobody can know being imagined."""

    seat: int
    move: Move
    before: Game


CLEARLY: Final = 2.0
"""So many standard errors make a difference clear; what is less than one is about as good."""


@dataclass(frozen=True, slots=True)
class Advice:
    """A plan for the rest of a turn (complete moves that belong together) and what it leads to.

    `points` is the score expected at the end of the game for the seat that decides, `lead` by how much it is expected
    to be above the best of the others (alone: the score itself); between two plans both differ by what one is better.
    `ways` says how many ways to go on after it were followed as far as was looked ahead; `reasons` say why, in the
    words of the title.
    `main` is the move that the plan is about (its first one where nothing is said), `expected` what comes after it up
    to one's own next action, as far as one can tell, and the one after that. `whole` are the moves with one at the end
    that only goes on with the game, which `moves` leave out. `left` is how many own turns are to come.
    """

    moves: tuple[Move, ...]
    points: float
    lead: float
    ways: int
    reasons: tuple[Text, ...] = ()
    main: Move | None = None
    expected: tuple[Expected, ...] = ()
    whole: tuple[Move, ...] = ()
    left: int = 0

    @property
    def move(self) -> Move:
        """The move that it begins with."""
        return self.moves[0]

    @property
    def about(self) -> Move:
        """The move that it is about."""
        return self.main or self.move


class Player(ABC):
    """A computer player of one level. It remembers nothing between two choices."""

    level: str
    thinks: bool = True
    """Whether its choice depends on anything but chance."""

    @property
    def keeps_time(self) -> bool:
        """Whether it has a time of its own: then it is only told to stop where nobody wants its move any more."""
        return False

    @abstractmethod
    def choose(self, game: Game, stop: Stop = never) -> Move:
        """A complete and legal move for the seat that must decide; `game` is left as it is.

        Raises `ValueError` if the game is over.
        """

    def leave(self, game: Game, seat: int) -> Text | None:
        """The game in which it sat there is over; what is to be said of how it left its seat, if it did before."""
        return None


class Adviser(Player):
    """A player that can also say what it expects of several plans."""

    @abstractmethod
    def advice(self, game: Game, n: int, stop: Stop = never, also: Sequence[Sequence[Move]] = ()) -> list[Advice]:
        """Up to `n` plans for the seat that must decide, best first, and what each is expected to lead to.

        They differ in what they are about; where all are about the same, in their answers. `also` are plans (complete
        moves, legal one after the other) that are valued with them, whatever they are about, and come after them: what
        somebody played, for a review. Each is named once. Raises `ValueError` if the game is over.
        """


@dataclass(frozen=True, slots=True)
class Reviewed:
    """What a seat did in one decision, what seems best, and what was lost.

    `number` counts the moves of all players from 1 on: that of the first move. `points` is how much more every look at
    the decision expects at the end of the game of the best plan, 0 where one does not or where the two are about as
    good; `doubt` is the standard error of that: what is less than twice as much may be nothing.
    """

    number: int
    played: Advice
    best: Advice
    points: float
    doubt: float = 0.0

    @property
    def is_sure(self) -> bool:
        """Whether the best plan is clearly better."""
        return self.points >= CLEARLY * self.doubt


@dataclass(frozen=True, slots=True)
class Lesson:
    """Something to be learned from a game, and about how many points that is worth."""

    points: float
    text: Text
