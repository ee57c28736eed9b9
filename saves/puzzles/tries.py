"""The tries of a puzzle: a saved game that begins at its position, with what was reached and how much help was taken.

A try begins where the puzzle does and lasts until somebody begins again. Taking back is free within it: each end that
is reached counts by itself. Help costs stars of all ends of its try, and stands in the file like a move.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from engine import Game, Move, format_move
from engine.texts.language import gettext as _
from saves.errors import SaveError
from saves.files import SaveFile
from saves.format import AGAIN, HELP, Entry, Header
from saves.puzzles.begun import Begun, begun
from saves.puzzles.form import Puzzle
from saves.puzzles.results import Result, enter
from saves.puzzles.shelf import by_id
from saves.replay import back_to_start, repeat
from saves.saved_game import SavedGame
from saves.slots import existing
from saves.titles import title_name

MOST_HELP = 3
"""The card that matters, the first move, the whole line."""


class End(NamedTuple):
    """An end that was reached in a try."""

    result: int | None
    """Points or moves; None where what is asked was not done."""
    stars: int
    """Those that are left after what help cost."""
    helps: int
    moves: tuple[str, ...]
    """What was played, in notation."""
    attempt: int
    """The try in which it was reached, from 1."""


@lru_cache(maxsize=8)
def looked_up(title: str, id: str) -> Begun:
    """A shipped puzzle, looked at from all sides; raises `PuzzleError`."""
    return begun(by_id(title, id))


def start_of(header: Header) -> Game:
    """The game with which the tries of a puzzle begin; raises `PuzzleError`."""
    return looked_up(header.title, header.puzzle).game.copy()


def slot_of(puzzle: Puzzle) -> str:
    """Where the tries of a puzzle are kept."""
    return f"puzzle-{puzzle.title}-{puzzle.id}"


class Tries(SavedGame):
    """A saved game that begins with a shipped puzzle; see `tries_of`."""

    def __init__(self, game: Game, slot: str, file: SaveFile, header: Header, last_sum: str) -> None:
        super().__init__(game, slot, file, header, last_sum)
        found = looked_up(game.title, header.puzzle)
        self.asked = found.asked
        self.best = found.best
        """The best line, played to its end."""
        self.start = found.game
        """The game at the beginning of the puzzle; nobody may change it."""
        self.ends: list[End] = []
        self.attempt = 1
        """The try that is going on, from 1."""
        self.helps = 0
        """How much help was taken in it, `MOST_HELP` at most."""

    @property
    def of(self) -> Puzzle:
        """The puzzle."""
        return self.asked.puzzle

    @property
    def is_over(self) -> bool:
        """Whether an end is reached now."""
        return self.game.decision is None

    @property
    def last(self) -> End | None:
        """The end that is reached now."""
        if not self.is_over:
            return None
        moves = self._moves(self.game)
        return next((end for end in reversed(self.ends) if end.moves == moves and end.attempt == self.attempt), None)

    @property
    def best_end(self) -> End | None:
        """The best of all ends that were reached: of as many stars the first one."""
        return max(self.ends, key=lambda end: end.stars, default=None)

    def redo(self) -> Move:
        """See `SavedGame.redo`."""
        move = super().redo()
        self._note(self.game)
        return move

    def again(self) -> None:
        """Begin another try, with nothing played and no help taken; raises `engine.Refused`."""
        self._check()
        back_to_start(self.game)
        self._record(AGAIN)
        self._begin_again()

    def help(self) -> int:
        """Take a step of help; how many that makes in this try. Raises `engine.Refused`."""
        self._check()
        if self.helps < MOST_HELP:
            self._record(HELP)
            self.helps += 1
        return self.helps

    def _begin_again(self) -> None:
        self.attempt += 1
        self.helps = 0

    def _opened(self, entries: Sequence[Entry]) -> None:
        game = self.start.copy()
        for entry in entries:
            repeat(game, entry)
            if entry.is_again:
                self._begin_again()
            elif entry.is_help:
                self.helps = min(self.helps + 1, MOST_HELP)
            else:
                self._note(game)

    def _enter_into_records(self) -> None:
        """An end is reached: it is entered where results are kept, before the file says so."""
        end = self._note(self.game)
        if end is None:
            return
        try:
            enter(Result.of(self.of, end.stars, end.result, len(self.ends), end.helps))
            self.record_problem = None
        except SaveError as error:
            self.record_problem = str(error)

    def _note(self, game: Game) -> End | None:
        """Note an end that is reached now; of the same moves in the same try only once."""
        if game.decision is not None:
            return None
        moves, result = self._moves(game), self.asked.result(game)
        known = next((end for end in self.ends if (end.moves, end.attempt) == (moves, self.attempt)), None)
        stars = 0 if result is None else self.of.earned(result)
        end = known or End(result, max(0, stars - self.helps), self.helps, moves, self.attempt)
        if known is None:
            self.ends.append(end)
        return end

    @staticmethod
    def _moves(game: Game) -> tuple[str, ...]:
        return tuple(map(format_move, game.history))


def tries_of(puzzle: Puzzle) -> Tries:
    """The tries of a shipped puzzle, begun or to go on with. Raises `SaveError`, also if another program has them."""
    slot = slot_of(puzzle)
    if slot in existing():
        saved = SavedGame.open(slot)
        if saved.read_only or not isinstance(saved, Tries):
            saved.close()
            template = _("Puzzle {n} of {title} is open in another program.")
            raise SaveError(template, n=puzzle.number, title=title_name(puzzle.title))
        return saved
    return Tries.keep(looked_up(puzzle.title, puzzle.id).game, slot, aside=True, puzzle=puzzle.id)
