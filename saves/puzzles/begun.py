"""A puzzle set up as a game that stands at its position, and what is made of it: nothing of it is believed unseen."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from itertools import islice
from typing import Any, Final, NamedTuple

from engine import EngineError, Game, Move, Refused, parse
from engine.codec import decode
from engine.puzzles import AnyPuzzles, Task, puzzles_of
from engine.setup import check
from engine.texts import Text, message
from engine.texts.language import gettext as _, shown
from engine.title import OVER, Performer, Phase, Steps, Title
from engine.titles import about, rules_of
from saves.puzzles.form import Puzzle, wrong
from saves.titles import title_name, usual_names

_HIGHEST: Final = 1 << 128
"""No number of a position comes near this, not even where each of its bits is a card."""


_IMPOSSIBLE: Final = (ArithmeticError, LookupError, TypeError, ValueError, AttributeError, RecursionError)
"""What comes up where something in a position is none of what the rules know."""


class Asked(NamedTuple):
    """A puzzle as it is played: what its title states of puzzles, and what is asked."""

    puzzle: Puzzle
    puzzles: AnyPuzzles
    task: Task
    seat: int
    """Who solves it."""

    def is_over(self, position: Any) -> bool:
        """Whether it ends in a position: with what its title calls its end, or where an aim is reached."""
        if self.puzzles.is_over(position):
            return True
        return self.task.fewest and self.puzzles.is_reached(self.task, position, self.seat)

    def now(self, game: Game) -> int:
        """What a game that is not over would come to: points, or the moves that were made."""
        return len(game.history) if self.task.fewest else self.puzzles.points(game.position, self.seat)

    def result(self, game: Game) -> int | None:
        """What a game that is over came to; None where it did not do what is asked."""
        if self.task.fewest and not self.puzzles.is_reached(self.task, game.position, self.seat):
            return None
        return self.now(game)

    def whole(self, game: Game) -> Game:
        """A game that stands where one of the puzzle does, by the rules of its title: computer players look beyond."""
        return Game(self.puzzles.title, game.options, game.position)

    @property
    def told(self) -> Text:
        """The task as a sentence."""
        return self.puzzles.told(self.task, decode(self.puzzles.title.position, self.puzzle.position))


class Begun(NamedTuple):
    """A puzzle that was looked at: the game that stands at its start, and the best line played to its end."""

    asked: Asked
    game: Game
    best: Game


def asked_of(puzzle: Puzzle, position: Any) -> Asked:
    """What is asked in a puzzle that begins at a position; raises `PuzzleError` where nothing can be."""
    puzzles = puzzles_of(puzzle.title)
    if puzzles is None:
        raise wrong(puzzle, _("{title} has no puzzles").format(title=title_name(puzzle.title)))
    return Asked(puzzle, puzzles, Task(puzzle.kind, puzzle.what), rules_of(puzzle.title).decider_of(position))


def told_of(puzzle: Puzzle, *, briefly: bool = False) -> Text:
    """The task of a puzzle as a sentence, or `briefly` for a list; raises `PuzzleError`.

    No more of the puzzle is looked at than that takes.
    """
    try:
        position = decode(rules_of(puzzle.title).position, puzzle.position)
        asked = asked_of(puzzle, position)
        return (asked.puzzles.brief if briefly else asked.puzzles.told)(asked.task, position)
    except _IMPOSSIBLE as error:
        raise wrong(puzzle, _("its position is impossible")) from error


def begun(puzzle: Puzzle) -> Begun:
    """The game of a puzzle, looked at from all sides, and its best line; raises `PuzzleError`."""
    known = about(puzzle.title).edition
    if puzzle.edition != known:
        raise wrong(
            puzzle,
            _("it was made under edition {found}, and edition {known} is played").format(
                found=puzzle.edition, known=known
            ),
        )
    data = puzzle.position
    try:
        position = _with_names(puzzle, data)
        asked = asked_of(puzzle, position)
        game = _game(asked, position)
        _look_at(asked, game)
    except EngineError as error:
        raise wrong(puzzle, _("its position is impossible ({reason})").format(reason=shown(error.sentence))) from error
    except _IMPOSSIBLE as error:
        raise wrong(puzzle, _("its position is impossible")) from error
    return Begun(asked, game, _best(asked, game))


def _with_names(puzzle: Puzzle, data: Any) -> Any:
    """The position, in which whoever solves the puzzle is called You, and the others as is usual in the title.

    Raises whatever something raises that is no position.
    """
    rules = rules_of(puzzle.title)
    seat = rules.decider_of(decode(rules.position, data))
    holder = data["position"].get("terms", data["position"])
    names = list(islice(usual_names(puzzle.title, seat), len(holder["names"])))
    named = {**holder, "names": names}
    changed = {**data["position"], "terms": named} if "terms" in data["position"] else named
    return decode(rules.position, {**data, "position": changed})


def _game(asked: Asked, position: Any) -> Game:
    """The game at its start, of rules by which it is over where the puzzle is."""
    puzzle, whole = asked.puzzle, rules_of(asked.puzzle.title)
    rules = conditioned(whole, asked.puzzles, asked.task, asked.puzzles.told(asked.task, position))
    silent = whole.about._replace(advised=False)  # so that no row is ordered by what is best either
    rules = replace(rules, about=silent, phase_of=partial(_phase, asked, whole.phase_of))
    options = {"players": list(whole.names(position)), "variant": puzzle.variant}
    options |= {name: list(value) if isinstance(value, tuple) else value for name, value in puzzle.rules.items()}
    check(whole.about, options)
    return Game(rules, options, position)


def _phase(asked: Asked, phase_of: Any, position: Any) -> str:
    phase: str = phase_of(position)
    return OVER if phase != OVER and asked.is_over(position) else phase


def _look_at(asked: Asked, game: Game) -> None:
    """Ask of a game all that a table asks; raises whatever an impossible position raises."""
    if game.decision is None or not asked.puzzles.begins(game.position):
        raise ValueError
    _look_through(asked.puzzle.position["position"], game.table(asked.seat))
    for seat in (None, *range(len(game.names))):
        game.table(seat)
        game.forecast(seat)
        game.scores(seat)
    for move in game.moves():
        game.tried(move)


def _look_through(written: Any, told: Any) -> None:
    """Raise `ValueError` for numbers that no position has: what is counted by name is never less than nothing.

    `written` is the position in the form of the codec, `told` the same by names.
    """
    if isinstance(written, int) and abs(written) > _HIGHEST:
        raise ValueError
    if isinstance(written, dict):
        for name, one in written.items():
            _look_through(one, told.get(name) if isinstance(told, dict) else None)
    elif isinstance(written, list):
        if isinstance(told, dict) and any(isinstance(one, int) and one < 0 for one in told.values()):
            raise ValueError
        rows = told if isinstance(told, list) and len(told) == len(written) else [None] * len(written)
        for one, row in zip(written, rows, strict=True):
            _look_through(one, row)


def _best(asked: Asked, game: Game) -> Game:
    """The best line played to its end; raises `PuzzleError` where it cannot be, or comes to something else."""
    puzzle, ahead = asked.puzzle, game.copy()
    try:
        play_line(ahead, puzzle.line)
    except Refused as error:
        raise wrong(
            puzzle, _("its best line cannot be played ({reason})").format(reason=shown(error.sentence))
        ) from error
    found = asked.result(ahead) if ahead.decision is None else None
    if found is None:
        raise wrong(puzzle, _("its best line does not do what is asked"))
    if found != puzzle.best:
        raise wrong(
            puzzle, _("its best value is not {best}: its line comes to {found}").format(best=puzzle.best, found=found)
        )
    return ahead


def play_line(game: Game, line: Sequence[str]) -> None:
    """Play moves in notation; raises `Refused`."""
    for words in line:
        game.play(parse(game, words))


def conditioned(rules: Title[Any], puzzles: AnyPuzzles, task: Task, told: Text) -> Title[Any]:
    """The rules without the moves that a task forbids; `told` is the task, with which they are refused.

    Where nothing else is left there is no move: then one must take something back.
    """
    phases = {name: _conditioned(phase, puzzles, task, told) for name, phase in rules.phases.items()}
    return replace(rules, phases=phases)


def _conditioned(phase: Phase[Any], puzzles: AnyPuzzles, task: Task, told: Text) -> Phase[Any]:
    def lists(position: Any, seat: int) -> Sequence[Move]:
        return [move for move in phase.lists(position, seat) if not puzzles.bars(task, position, move)]

    def performed(kind: type[Move], performs: Performer[Any], *given: Any) -> Steps | None:
        position, _seat, target, _events = given
        if puzzles.bars(task, position, kind(target)):
            raise Refused(message("Not in this puzzle. {task}", task=told))
        return performs(*given)

    return replace(
        phase, lists=lists, performs={kind: partial(performed, kind, one) for kind, one in phase.performs.items()}
    )
