"""What a title gives to the frame: its kinds of move, its positions, and the rules between them."""

from __future__ import annotations

from collections.abc import Callable, Generator, Hashable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from operator import attrgetter
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final, Generic, NamedTuple, NotRequired, Self, TypedDict

from engine.about import About
from engine.errors import NotNow, Refused
from engine.moves import Move
from engine.position import P
from engine.questions import Question
from engine.texts import N_, Text, Value, message, only

if TYPE_CHECKING:
    from random import Random
Steps = Generator[Question, Any, None]
"""A move being carried out: it yields its questions, is sent the answers, and acts."""


class Event(NamedTuple):
    """Something that happened, in plain words; `seat` is who it happened to, or None for all.

    `own` is what that seat is told in place of `text`, where that is more than the others may know. The text is made of
    its template and its values by name when somebody reads it: a dictionary is the least that can be kept until then.
    What is but the beginning of what the same player does next has another template for where nothing follows: `alone`.
    """

    seat: int | None
    template: str
    named: Mapping[str, Value] = MappingProxyType({})
    own: Text | None = None
    alone: str = ""

    @classmethod
    def of(cls, seat: int | None, told: Text, own: Text | None = None) -> Self:
        """An event from a text, whole where it has a form for each number or a context."""
        told = only(told) if told.plural or told.context else told
        return cls(seat, told.template, dict(told.values), own)

    @property
    def text(self) -> Text:
        """What everybody is told of it who is told nothing else."""
        return Text(self.template, tuple(self.named.items()))

    def text_for(self, seat: int | None) -> Text:
        """What a seat is told of it; None: what everybody is told."""
        return self.own if self.own is not None and seat is not None and seat == self.seat else self.text

    @property
    def text_alone(self) -> Text:
        """The text where nothing of the same player follows."""
        return self.text._replace(template=self.alone or self.template)


ROUND_BEGINS: Final = N_("Round {n} begins.")
"""What is told of everybody where a round begins: logs part the rounds there."""

Events = list[Event] | None
"""Where a move tells what happens; None where nobody listens."""


def tell(events: Events, seat: int | None, template: str, **values: Value) -> None:
    """Add an event to what happened, where somebody listens."""
    if events is not None:
        events.append(_new(Event, (seat, template, values, None, "")))


def tell_of(player: str, events: Events, seat: int | None, template: str, **values: Value) -> None:
    """The same with a player's name as the {player} of the template, which stands in nearly every event."""
    if events is not None:
        events.append(_new(Event, (seat, template, {"player": player, **values}, None, "")))


_new = tuple.__new__  # more than one event a move is made: thrice as fast as by the constructor that is written for it


class Decision(NamedTuple):
    """Who must decide (a seat from 0 on), and what about."""

    kind: str
    seat: int
    prompt: Text


Performer = Callable[[P, int, str, Events], Steps | None]
"""Carries a move of a seat about a target out on a position, at once or step by step.

Raises `Refused` where it is not allowed; then whoever called throws the position away.
"""


def then(performs: Performer[P], after: Callable[[P, Events], None]) -> Performer[P]:
    """A move, and what comes after it."""

    def performed(position: P, seat: int, target: str, events: Events) -> Steps | None:
        steps = performs(position, seat, target, events)
        if steps is not None:
            return asked(steps, position, events)
        after(position, events)
        return None

    def asked(steps: Steps, position: P, events: Events) -> Steps:
        yield from steps
        after(position, events)

    return performed


OVER: Final = "over"
"""The phase in which nothing is left to decide; it has no entry among the phases of a title."""


@dataclass(frozen=True, slots=True)
class Phase(Generic[P]):
    """What somebody decides: what is asked, the kinds of move with what carries each out, what of them is possible."""

    asks: str | Callable[[P], Text]
    """What is to be decided: a template with the {name} of whoever decides, or a function of the position."""
    performs: Mapping[type[Move], Performer[P]]
    lists: Callable[[P, int], Sequence[Move]]
    """Every move that a seat can make, without answers; each can be completed."""


@lru_cache(maxsize=256)
def _decision(phase: str, seat: int, template: str, name: str) -> Decision:
    return Decision(phase, seat, message(template, name=name))


def _drawn(_position: Any, moves: Sequence[Move], rng: Random) -> Move:
    return moves[int(rng.random() * len(moves))]


class ScoreLine(TypedDict):
    """A line of a score."""

    kind: str
    """What it counts for; a title has a few kinds."""
    name: str
    """The card or thing that it counts for, or nothing where the kind says all."""
    points: int


class Score(TypedDict):
    """The score of a seat."""

    seat: int
    name: str
    lines: list[ScoreLine]
    total: int
    tie: NotRequired[int]
    """The number of what decides between equals, where the title has such a thing (`About.tie`)."""
    place: int
    """1 for the highest, whether on a seat or playing by a fixed rule; who is equal in all shares a place."""


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Title(Generic[P]):
    """A game of the collection: what it declares, and its rules as functions of a position."""

    about: About
    position: type[P]
    """The kind of its positions."""
    phases: Mapping[str, Phase[P]]
    """Every phase in which somebody decides, by its name."""
    kinds_of_move: tuple[type[Move], ...] = field(init=False)
    """Every kind of move of any phase."""

    start: Callable[[Mapping[str, Any]], P]
    """The position in which a game with these options begins; raises `SetupError`.

    They have been checked against what the title declares (`options.check`), but for what `setup` lays out by hand.
    """
    seen: Callable[[P, int | None], P]
    """A copy in which `UNKNOWN` stands for all that a seat cannot know; None: that a spectator cannot.

    Who sees it, sees what that seat has before it; what could be worked out from the past is not kept there.
    """
    recalled: Callable[[P, int], P] | None = None
    """What `seen` gives to a seat, and with it all that it can tell from what it was shown before, if there is more."""
    imagined: Callable[[P, int, Random], P]
    """The position with all that a seat cannot know dealt anew, and nothing changed that it does know."""
    forecast: Callable[[P], Mapping[str, Any]]
    """What is coming, as far as it is known in a position that is seen, as plain JSON-able data."""
    scores: Callable[[P], Sequence[Mapping[str, Any]]]
    """For each seat the lines of its score, as far as they are known in a position that is seen, as plain data.

    Each has `seat`, `name`, `lines` (of `kind`, `name` and `points`), `total`, and `place`, from 1 on, counted among
    all who score, those of `rivals` too; who shares a place has the same. Where something decides between equals
    (`About.tie`) `tie` is the number of it. At the end of a game everybody may see everything.
    """
    answers: tuple[str, ...] = ()
    """The names of all that questions of its moves can be about in any position: options and tokens."""
    rivals: Callable[[P], Sequence[Mapping[str, Any]]] = lambda _position: ()
    """The scores of those who play by a fixed rule and sit on no seat, in the form of `scores` without `seat`."""

    names: Callable[[P], tuple[str, ...]] = attrgetter("terms.names")
    """The players' names by seat."""
    phase_of: Callable[[P], str] = attrgetter("phase")
    """The name of the phase, or `OVER`."""
    decider_of: Callable[[P], int] = attrgetter("seat")
    """The seat that must decide."""
    round_of: Callable[[P], Hashable] = attrgetter("round")
    """Something that is equal in positions of the same round, and differs between one round and the next."""
    rounds: Callable[[P], int] = lambda _position: 0
    """How many rounds there will be; 0 where nobody knows."""
    turn_of: Callable[[P], Hashable] = attrgetter("turn")
    """The same for turns, or whatever somebody steps by who looks back at a game."""
    has_secrets: Callable[[P], bool] = lambda _position: False
    """Whether one seat may know something that another does not: then people hand over without looking."""

    follows: Callable[[Performer[P], P, Move, Events], Steps | None] | None = None
    """Carries a move out with its performer where something follows upon moves of every kind."""
    drawn: Callable[[P, Sequence[Move], Random], Move] = _drawn
    """One of the moves of the decision for somebody who plays by chance; each can come up.

    They are equally likely, unless a title has moves that could be made without end.
    """
    proposing: Callable[[P, Move, Question], Question] = lambda _position, _move, question: question
    """The question of a move as it is put to a person: the same answers, but another one may be proposed first.

    The position is that in which it is asked, with the move carried out so far. Players who think do not ask for it.
    """

    def __post_init__(self) -> None:
        """What the phases tell is put together once."""
        kinds = dict.fromkeys(kind for phase in self.phases.values() for kind in phase.performs)
        object.__setattr__(self, "kinds_of_move", tuple(kinds))  # the way in which a frozen one is begun

    @property
    def name(self) -> str:
        """Its name in notation, on the command line and on the disk."""
        return self.about.name

    def is_over(self, position: P) -> bool:
        """Whether there is nothing left to decide."""
        return self.phase_of(position) == OVER

    def decision(self, position: P) -> Decision | None:
        """The decision to take, or None when the game is over."""
        phase = self.phase_of(position)
        if phase == OVER:
            return None
        asks, seat = self.phases[phase].asks, self.decider_of(position)
        if isinstance(asks, str):
            return _decision(phase, seat, asks, self.names(position)[seat])
        return Decision(phase, seat, asks(position))

    def moves(self, position: P) -> tuple[Move, ...]:
        """Every move of the decision, without answers; each can be completed."""
        phase = self.phase_of(position)
        return () if phase == OVER else tuple(self.phases[phase].lists(position, self.decider_of(position)))

    def perform(self, position: P, move: Move, events: Events) -> Steps | None:
        """Carry out the move on `position`, at once or step by step.

        Raises `Refused` where it is not allowed. The caller throws the position away if that happens.
        """
        phase = self.phases.get(self.phase_of(position))
        performer = phase.performs.get(type(move)) if phase is not None else None
        if performer is None or move.target not in move.known:
            raise self._refusal(position, move)
        if self.follows is not None:
            return self.follows(performer, position, move, events)
        return performer(position, self.decider_of(position), move.target, events)

    def _refusal(self, position: P, move: Move) -> Refused:
        asked = self.decision(position)
        if asked is None:
            return Refused(message("The game is over."))
        if type(move) not in self.kinds_of_move or move.target not in move.known:
            told = f"{move.words} {move.target}".strip()
            return Refused(message("'{move}' is not known in {title}.", move=told, title=self.about.shown))
        if move.not_now:
            return Refused(message(move.not_now, words=move.words, prompt=asked.prompt))
        return NotNow(move.words, asked.prompt)
