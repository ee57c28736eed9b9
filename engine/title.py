"""What a title gives to the frame: its kinds of move, its positions, and the rules between them."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Generator, Hashable, Mapping, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Any, ClassVar, Generic, NamedTuple, Protocol, Self, TypeVar

from engine.about import About
from engine.moves import Move
from engine.questions import Question
from engine.text import Text, Value, Values

if TYPE_CHECKING:
    from random import Random

Steps = Generator[Question, Any, None]
"""A move being carried out: it yields its questions, is sent the answers, and acts."""


class Event(NamedTuple):
    """Something that happened, in plain words; `seat` is who it happened to, or None for all.

    `own` is what that seat is told in place of `text`, where that is more than the others may know. The text is made of
    its template and its values when somebody reads it.
    """

    seat: int | None
    template: str
    values: Values = ()
    own: Text | None = None

    @classmethod
    def of(cls, seat: int | None, told: Text, own: Text | None = None) -> Self:
        """An event from a text that has one form."""
        return cls(seat, told.template, told.values, own)

    @property
    def text(self) -> Text:
        """What everybody is told of it who is told nothing else."""
        return Text(self.template, self.values)

    def text_for(self, seat: int | None) -> Text:
        """What a seat is told of it; None: what everybody is told."""
        return self.own if self.own is not None and seat is not None and seat == self.seat else self.text


Events = list[Event] | None
"""Where a move tells what happens; None where nobody listens."""


def tell(events: Events, seat: int | None, template: str, **values: Value) -> None:
    """Add an event to what happened, where somebody listens."""
    if events is not None:
        events.append(_event(seat, template, tuple(values.items())))


@lru_cache(maxsize=1024)
def _event(seat: int | None, template: str, values: Values) -> Event:
    # The same happens again and again, and whoever keeps a log keeps it but once.
    return Event(seat, template, values)


class Decision(NamedTuple):
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

    about: ClassVar[About]
    kinds_of_move: ClassVar[tuple[type[Move], ...]]

    @property
    def name(self) -> str:
        """Its name in notation, on the command line and on the disk."""
        return self.about.name

    @abstractmethod
    def start(self, options: Mapping[str, Any]) -> P:
        """The position in which a game with these options begins; raises `SetupError`.

        They have been checked against what the title declares (`options.check`), but for what `setup` lays out by hand.
        """

    @abstractmethod
    def names(self, position: P) -> tuple[str, ...]:
        """The players' names by seat."""

    @abstractmethod
    def round_of(self, position: P) -> Hashable:
        """Something that is equal in positions of the same round, and differs between one round and the next."""

    @abstractmethod
    def turn_of(self, position: P) -> Hashable:
        """The same for turns, or whatever somebody steps by who looks back at a game."""

    def has_secrets(self, position: P) -> bool:
        """Whether one seat may know something that another does not: then people hand over without looking."""
        return False

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

    def drawn(self, position: P, moves: Sequence[Move], rng: Random) -> Move:
        """One of the `moves` of the decision for somebody who plays by chance; each can come up.

        They are equally likely, unless a title has moves that could be made without end.
        """
        return moves[int(rng.random() * len(moves))]

    @abstractmethod
    def perform(self, position: P, move: Move, events: Events) -> Steps | None:
        """Carry out the move on `position`, at once or step by step.

        Raises `Refused` where it is not allowed. The caller throws the position away if that happens.
        """

    def proposing(self, position: P, move: Move, question: Question) -> Question:
        """The question of a move as it is put to a person: the same answers, but another one may be proposed first.

        `position` is that in which it is asked, with the move carried out so far. Players who think do not ask for it.
        """
        return question

    @abstractmethod
    def table(self, position: P, seat: int | None = None) -> dict[str, Any]:
        """All that a seat may see, as plain JSON-able data; None: what lies open to everybody.

        Under "private" stands what that seat alone knows, where it is not a part of what lies open.
        """

    @abstractmethod
    def imagined(self, position: P, seat: int, rng: Random) -> P:
        """The position with all that a seat cannot know dealt anew, and nothing changed that it does know."""

    @abstractmethod
    def forecast(self, position: P, seat: int | None = None) -> dict[str, Any]:
        """What is coming, as far as a seat may know it, as plain JSON-able data."""

    @abstractmethod
    def scores(self, position: P, seat: int | None = None) -> list[dict[str, Any]]:
        """For each seat the lines of its score, as far as `seat` may see them, as plain data.

        Each has `seat`, `name`, `lines` (of `kind`, `name` and `points`), `total`, and `place`, from 1 on, counted
        among all who score, those of `rivals` too; who shares a place has the same. Where something decides between
        equals (`About.tie`) `tie` is the number of it. At the end of a game everybody may see everything.
        """

    def rivals(self, position: P, seat: int | None = None) -> list[dict[str, Any]]:
        """The scores of those who play by a fixed rule and sit on no seat, in the form of `scores` without `seat`."""
        return []
