"""What a title states of its puzzles: where they begin and end, what may be asked, which moves are worth a search.

A `Task` is what is asked; `puzzles_of` finds what a title states.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Hashable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from pkgutil import resolve_name
from typing import Any, ClassVar, Final, Generic, NamedTuple

from engine.bots.choices import branches
from engine.moves import AnswerValue, Move
from engine.position import P, frozen
from engine.questions import Question
from engine.texts import Text
from engine.title import Title
from engine.titles import TITLES

MOST: Final = "most"
"""The most points by the end."""
UNDER: Final = "under"
"""The most points by the end under a condition."""
FEWEST: Final = "fewest"
"""Something is to be reached in the fewest moves."""
KINDS: Final = (MOST, UNDER, FEWEST)

REACHED: Final = 999
"""More moves than any puzzle takes: who reaches the aim at all has taken fewer."""


@dataclass(frozen=True, slots=True)
class Task:
    """What is asked: one of `KINDS`, and `what` the condition or the aim is, a name that the title knows.

    A name may say what it is about after a colon: "own:liner-2".
    """

    kind: str = MOST
    what: str = ""

    @property
    def fewest(self) -> bool:
        """Whether moves are counted, and not points."""
        return self.kind == FEWEST

    def worth(self, value: int) -> int:
        """A result so that the better one is the higher one."""
        return -value if self.fewest else value

    def thresholds(self, best: int, usual: int | None) -> tuple[int, int, int]:
        """The results from which on there are one, two and three stars; where moves count, the most for each.

        Points: the usual level's result, half of the way from there to the best, the best; half of a way that is no
        whole number is rounded up, and without a usual result nothing less than the best counts. Moves: reached at all,
        one more than the fewest, the fewest.
        """
        if self.fewest:
            return REACHED, best + 1, best
        least = best if usual is None else usual
        return least, least + (best - least + 1) // 2, best


_ALL: Final = 10**6
"""More answers than any question has that a puzzle may raise."""


class Step(NamedTuple):
    """Complete moves that are made together, one after the other, and the position after them."""

    moves: tuple[Move, ...]
    after: Any


class Puzzles(ABC, Generic[P]):
    """What a title states for its puzzles. It keeps no state between two calls.

    One seat alone decides from the beginning of a puzzle to its end, and nothing that could still come differently
    falls within it: so a puzzle is a graph of positions, and its answer a way through it.

    A title that states nothing but `begins` and `points` is searched in full. All else makes that shorter, and each
    must be true: `steps` may leave out only what another step does as well, `bound` may never be less than what can
    still be reached, `key` may be equal only where the same can follow.
    """

    title: ClassVar[Title[Any]]
    variants: ClassVar[tuple[str, ...]] = ()
    """Those of which games are played for puzzles, in turn; all where nothing is said."""
    level: ClassVar[str] = ""
    """The level of computer players whose games are cut; alone those who set medals where nothing is said."""
    budget: ClassVar[int | None] = None
    """How much they think, in nodes; as much as they usually do where nothing is said."""
    seats: ClassVar[tuple[int, ...]] = (1,)
    """How many of them play, in turn: each number once before the next variant."""
    clearly: ClassVar[float] = 1.0
    """What is worth so many points less than another move at first sight looks bad."""
    forgotten: ClassVar[tuple[str, ...]] = ("turn", "revealed")
    """The fields of a position that say nothing of what can follow: `key` leaves them out."""

    @abstractmethod
    def begins(self, position: P) -> bool:
        """Whether a puzzle can begin here: nothing that could still come differently falls between here and the end.

        What follows by elimination counts as open. Most decisions near the end of a game could be one; the first move
        of a turn or a round reads best.
        """

    def is_over(self, position: P) -> bool:
        """Whether a puzzle ends here: with the game."""
        return self.title.is_over(position)

    @abstractmethod
    def points(self, position: P, seat: int) -> int:
        """The score of a seat if the game ended now; at the end, its score."""

    # What may be asked.

    def tasks(self, position: P) -> Sequence[Task]:
        """What may be asked where a puzzle can begin."""
        return (Task(),)

    def bars(self, task: Task, position: P, move: Move) -> bool:
        """Whether the condition of a task forbids a move, with its answers or without: it is not possible then."""
        return False

    def keeps(self, task: Task, step: Step, position: P) -> bool:
        """Whether no move of a step from a position is forbidden."""
        return not any(self.bars(task, position, move) for move in step.moves)

    def is_reached(self, task: Task, position: P, seat: int) -> bool:
        """Whether a seat has reached the aim of a task of the kind `FEWEST`."""
        return False

    def narrowed(self, task: Task) -> Puzzles[P]:
        """What is stated for one task alone, where its condition leaves less to be searched: the same otherwise."""
        return self

    def least(self, task: Task, position: P, seat: int) -> int:
        """As many moves at least are needed from here to reach the aim of a task."""
        return 0

    @abstractmethod
    def told(self, task: Task, position: P) -> Text:
        """The task in the words of the title, as a sentence: 'Last round: make the most of it.'"""

    def brief(self, task: Task, position: P) -> Text:
        """The same for a list, without what is true of every puzzle: 'Last round'."""
        return self.told(task, position)

    @abstractmethod
    def left(self, position: P) -> Text:
        """How long the puzzle still goes on, in a few words: '2 turns and the final action'."""

    def card(self, position: P, move: Move) -> str:
        """The card (or what else the table shows) that a move is about, by its name in notation; nothing where none."""
        return move.target

    # How it is searched.

    def steps(self, position: P) -> Iterable[Step]:
        """What can be done, without what is dominated, free orders in one alone; at least one step before the end."""
        return every_step(self.title, position)

    def bound(self, position: P, seat: int) -> int:
        """So many points at most can still be reached at the end."""
        return _ALL

    def key(self, position: P) -> Hashable:
        """What is equal in two positions from which the same can follow, and at the end what was reached."""
        return frozen(position, self.forgotten)

    def is_main(self, position: P, move: Move) -> bool:
        """Whether a move is what a turn is about: solutions that begin with another one differ."""
        return True

    def differs(self, move: Move) -> Hashable:
        """What of a main move makes it another one: the move without its answers, where they are but how it is paid."""
        return move.unanswered()

    def is_choice(self, move: Move) -> bool:
        """Whether a move may be the one that looks bad at first; what must be done at some time anyhow is none."""
        return True


AnyPuzzles = Puzzles[Any]


class _Everything:
    """Each answer that a question has."""

    def answers(self, _position: Any, question: Question, *, quick: bool) -> Sequence[AnswerValue]:
        found = question.answers(_ALL)
        if found is None:
            raise OverflowError(question.label)
        return found


_EVERYTHING: Final = _Everything()


def every_way(title: Title[Any], position: Any, move: Move) -> Iterator[Step]:
    """A move of a position with each of its answers, and the position after it."""
    for complete, after in branches(title, _EVERYTHING, position, move, quick=False):
        yield Step((complete,), after)


def every_step(title: Title[Any], position: Any) -> Iterator[Step]:
    """Every move of a position with each of its answers: what the rules allow, and nothing else."""
    for move in title.moves(position):
        yield from every_way(title, position, move)


PUZZLES: dict[str, str] = {title: home.puzzles for title, home in TITLES.items() if home.puzzles}
"""Where each title states its puzzles, "module:name": it is imported when somebody makes or plays one, not before."""


def puzzles_of(title: str) -> AnyPuzzles | None:
    """What a title states of its puzzles; None where it has none."""
    if title not in PUZZLES:
        return None
    found: AnyPuzzles = resolve_name(PUZZLES[title])
    return found
