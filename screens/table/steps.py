"""What a title teaches with: the steps of a lesson."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from engine import EngineError, Game, Move, OpenGame, format_move
from engine.texts.documents import DocumentError, Section, sections
from saves.catalogues import document
from saves.lessons import kept_moves
from saves.titles import usual_names
from screens import by_name
from screens.titles import TITLES


@dataclass(frozen=True, slots=True)
class Step:
    """A step of a lesson; its words stand in a document, in the same order."""

    is_done: Callable[[OpenGame], bool] = lambda _game: False
    """Whether the moves played are those of this step and of all before it."""
    moves: tuple[str, ...] = ()
    """The moves wished, complete and in notation; without any, every legal move will do."""
    exact: bool = False
    """Whether the answers to the questions of the moves must be those of `moves`."""
    page: str = ""
    """The page that is to be looked at, instead of a move."""

    def allows(self, move: Move) -> bool:
        """Whether a move, complete or not, is one that this step wishes."""
        if not self.moves and not self.page:
            return True
        if self.exact and move.answers:
            return format_move(move) in self.moves
        return format_move(move.unanswered()) in map(without_answers, self.moves)


def played(kinds: type[Move] | tuple[type[Move], ...], times: int = 1) -> Callable[[OpenGame], bool]:
    """After so many moves of a kind, or of some kinds."""
    return lambda game: sum(isinstance(move, kinds) for move in game.history) >= times


def without_answers(notation: str) -> str:
    """The notation of a move without what is answered in it."""
    return notation.partition(":")[0]


@dataclass(frozen=True, slots=True)
class Lesson:
    """What a title teaches with."""

    title: str
    """The title's name for the engine."""
    package: str
    """Its screens, a document of which tells each step: what is to be done, and why."""
    steps: tuple[Step, ...]
    """The last one is the end of the lesson."""
    begin: Callable[[], Game]
    """The game that is played, from its start."""
    follows: Callable[[OpenGame, Move | None], Move | None] = lambda _game, _played: None
    """The move that is made by itself after another one, or at the beginning (None), whatever the settings say."""
    leaves_out: tuple[str, ...] = ()
    """The actions of the title that cannot be carried out in it."""
    document: str = "lesson"
    """The name of that document."""

    @property
    def name(self) -> str:
        """By which name it is kept how far it was played."""
        return f"{self.title}-{self.document}"

    def is_half_done(self, game: OpenGame) -> bool:
        """Whether moves of its steps have been made, but not all."""
        first, *_others, last = (step.is_done(game) for step in self.steps[:-1] if not step.page)
        return first and not last

    def left(self) -> Game:
        """Its game where it was left; from its start where that was never, or cannot be followed any more."""
        game = self.begin()
        try:
            for move in kept_moves(self.name):
                game.play(move)
        except EngineError:
            return self.begin()
        return game

    def told(self) -> tuple[Section, ...]:
        """A section for each step; the name of an action in braces stands for its key."""
        found = sections(document(self.package, self.document))
        if len(found) != len(self.steps):
            raise DocumentError(f"{self.package}: {len(found)} steps are told, not {len(self.steps)}")
        return found


def learner(title: str) -> list[str]:
    """Who plays a lesson: called as whoever plays alone is called in any game."""
    return [next(usual_names(title, 0))]


def lesson_of(title: str, variant: str = "") -> Lesson:
    """The lesson of a title that has one, that of the variant where there is one."""
    found = TITLES[title]
    lesson: Lesson = by_name.named(found.lessons.get(variant, found.lesson))
    return lesson
