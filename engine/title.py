"""What a title gives to the frame: its kinds of move, its positions, and the rules between them."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Generator, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar, Generic, Protocol, Self, TypeVar

from engine.moves import Move
from engine.questions import Question
from engine.text import Text

if TYPE_CHECKING:
    from random import Random

Steps = Generator[Question, Any, None]
"""A move being carried out: it yields its questions, is sent the answers, and acts."""


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happened, in plain words; `seat` is who it happened to, or None for the town."""

    seat: int | None
    text: Text


Events = list[Event] | None
"""Where a move tells what happens; None where nobody listens."""


def tell(events: Events, seat: int | None, template: str, **values: str | int | Text | tuple[Text, ...]) -> None:
    """Add an event to what happened; no text is made where nobody listens."""
    if events is not None:
        events.append(Event(seat, Text(template, tuple(values.items()))))


@dataclass(frozen=True, slots=True)
class Decision:
    """Who must decide (a seat from 0 on), and what about."""

    kind: str
    seat: int
    prompt: Text


class Position(Protocol):
    """The plain data of a game between two moves: cheap to copy, equal when equal."""

    revealed: int
    """How often something hidden has been turned up; undo warns where this grew."""

    def copy(self) -> Self:
        """An independent copy."""
        ...


P = TypeVar("P", bound=Position)


class Title(ABC, Generic[P]):
    """A game of the collection: its rules as functions of a position. It keeps no state of its own."""

    name: ClassVar[str]
    kinds_of_move: ClassVar[tuple[type[Move], ...]]

    @abstractmethod
    def start(self, options: Mapping[str, Any]) -> P:
        """The position in which a game with these options begins; raises `SetupError`."""

    @abstractmethod
    def targets(self, kind: type[Move]) -> Sequence[str]:
        """Every name that can follow the words of this kind of move in any position."""

    @abstractmethod
    def is_over(self, position: P) -> bool:
        """Whether there is nothing left to decide."""

    @abstractmethod
    def decision(self, position: P) -> Decision | None:
        """The decision to take, or None when the game is over."""

    @abstractmethod
    def moves(self, position: P) -> tuple[Move, ...]:
        """Every move of the decision, without answers; each can be completed."""

    @abstractmethod
    def perform(self, position: P, move: Move, events: Events) -> Steps | None:
        """Carry out the move on `position`, at once or step by step.

        Raises `Refused` where it is not allowed. The caller throws the position away if that happens.
        """

    @abstractmethod
    def table(self, position: P) -> dict[str, Any]:
        """All that lies open, as plain JSON-able data."""

    @abstractmethod
    def private(self, position: P) -> dict[str, Any]:
        """What only the player who must decide may see, as plain JSON-able data."""

    @abstractmethod
    def imagined(self, position: P, seat: int, rng: Random) -> P:
        """The position with all that a seat cannot know dealt anew, and nothing changed that it does know."""

    @abstractmethod
    def forecast(self, position: P) -> dict[str, Any]:
        """What is coming, as plain JSON-able data."""

    @abstractmethod
    def scores(self, position: P) -> list[dict[str, Any]]:
        """For each seat the lines of its score and their sum, as plain data."""
