"""The commands `havre puzzles make` and `havre puzzles check`: puzzles cut from games, and puzzles solved again."""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterable, Sequence
from contextlib import ExitStack, closing
from dataclasses import dataclass
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, NamedTuple

import typer

from engine.texts import N_
from engine.texts.language import gettext as _, listed
from saves.disk import read_outside, write_text
from saves.errors import SaveError
from saves.names import filled
from screens.games import drawn_seed
from tui.cli import options
from tui.cli.options import GivenTitle, argument, number, refused, valued
from tui.cli.processors import shared
from tui.cli.simulate import INTERRUPTED
from tui.signals import interruptible
from tui.start import failed

if TYPE_CHECKING:
    from saves.puzzles.form import Puzzle
    from saves.puzzles.made import Piece

_CLUSTER = N_("Let the workers of a Dask cluster make them: the address of its scheduler, tcp://host:8786.")
_LIMIT = N_("Of a position with more than so many positions to search no puzzle is made.")


def make(
    title: GivenTitle = None,
    games: Annotated[int, number("--games", "N", N_("From how many games."), 1)] = 100,
    seed: Annotated[int | None, number("--seed", "S", N_("The number that decides everything."), 0)] = None,
    jobs: Annotated[
        int | None, number("--jobs", "J", N_("How many games at a time; as many as there are processors."), 1)
    ] = None,
    cluster: Annotated[str | None, valued("--cluster", "ADDRESS", _CLUSTER)] = None,
    limit: Annotated[int | None, number("--limit", "N", _LIMIT, 1)] = None,
    output: Annotated[
        Path | None, valued("--output", "FILE", N_("The new file; FILE.part keeps what is done until then."))
    ] = None,
) -> None:
    from engine.puzzles import LIMIT, puzzles_of  # noqa: PLC0415  (other commands need no puzzles)
    from saves.puzzles.made import Journal  # noqa: PLC0415

    declared = options.chosen(title)
    if puzzles_of(declared.name) is None:
        raise refused(_("{title} has no puzzles."), "TITLE", title=declared.name)
    if output is None:
        raise refused(_("Say into which file: --output FILE."), "--output")
    if output.exists():
        raise SaveError(_("{path} is there already: it is not written over."), path=output)
    most = LIMIT if limit is None else limit
    part = output.with_name(f"{output.name}.part")
    given = _given(part, seed)
    journal = Journal(part, {"title": declared.name, "edition": declared.edition, "seed": given, "limit": most})
    missing = [game for game in range(games) if game not in journal.pieces]
    work = partial(_worked, _Work(declared.name, given, most, tuple(missing)))
    try:
        with ExitStack() as parts:
            parts.enter_context(interruptible())
            progress = None
            if sys.stderr.isatty():
                from tui.cli.progress import GamesProgress  # noqa: PLC0415  (slow, and only a terminal shows it)

                progress = parts.enter_context(GamesProgress(games))
            for found in parts.enter_context(closing(shared(work, len(missing), jobs, cluster))) if missing else ():
                journal.add(_taken(found, missing))
                if progress is not None:
                    progress.tell(len(journal.pieces), lambda: _kept(journal.pieces.values()))
    except KeyboardInterrupt:
        failed(_("Broken off: the same command goes on from there."), 1)
        raise typer.Exit(INTERRUPTED) from None
    _write(declared.name, output, journal.pieces.values())
    part.unlink(missing_ok=True)
    for line in summary(journal.pieces.values()):
        typer.echo(line)


class _Work(NamedTuple):
    """What is the same for every game of a making; `missing` are the games that are not done."""

    title: str
    seed: int
    limit: int
    missing: tuple[int, ...]


def _worked(work: _Work, place: int) -> Piece:
    """What comes of one of the games."""
    from engine.puzzles.cuts import cut  # noqa: PLC0415  (as above)
    from saves.puzzles.made import piece  # noqa: PLC0415

    done = cut(work.title, work.missing[place], work.seed, limit=work.limit)
    return piece(work.title, done, datetime.now(UTC).date())


def _taken(found: object, missing: Sequence[int]) -> Piece:
    """What came of a game; raises `typer.TyperException` where it is none, as from a worker with another Havre."""
    from saves.puzzles.made import Piece  # noqa: PLC0415  (as above)

    if isinstance(found, Piece) and found.game in missing:
        return found
    raise typer.TyperException(_("What came back from a worker is not a game of this series."))


def _given(part: Path, seed: int | None) -> int:
    """The seed that was given, or that of what was broken off, or another one."""
    if seed is not None:
        return seed
    from saves.puzzles.made import seed_of  # noqa: PLC0415

    known = seed_of(part)
    return drawn_seed() if known is None else known


def _write(title: str, path: Path, pieces: Iterable[Piece]) -> None:
    from saves.puzzles.form import file_bytes  # noqa: PLC0415
    from saves.puzzles.made import in_order  # noqa: PLC0415

    found = sorted(pieces, key=lambda piece: piece.game)
    puzzles = in_order(piece.puzzle for piece in found if piece.puzzle is not None)
    write_text(path, file_bytes(title, puzzles).decode())


def _kept(pieces: Iterable[Piece]) -> str:
    """How many are kept so far, by their grades."""
    grades = Counter(piece.puzzle.grade for piece in pieces if piece.puzzle is not None)
    return _("kept {n}: grade 1 {one}, grade 2 {two}, grade 3 {three}").format(
        n=grades.total(), one=grades[1], two=grades[2], three=grades[3]
    )


def summary(pieces: Iterable[Piece]) -> list[str]:
    """What came of a making in lines: the games, what is kept, why the others are not, how much was searched."""
    pieces = list(pieces)
    reasons: Counter[str] = Counter()
    for piece in pieces:
        reasons.update(piece.reasons)
    tasks = reasons.total() + sum(piece.puzzle is not None for piece in pieces)
    lines = [
        _("Games {games}, tasks {tasks}, positions searched {positions}.").format(
            games=len(pieces), tasks=tasks, positions=sum(piece.positions for piece in pieces)
        ),
        _("Result: {kept}.").format(kept=_kept(pieces)),
    ]
    lines += [f"{number:6}  {_(_REASONS[reason])}" for reason, number in reasons.most_common() if reason in _REASONS]
    return lines


_REASONS = {
    "too many positions": N_("too many positions"),
    "what is asked cannot be done": N_("what is asked cannot be done"),
    "the usual level finds the best": N_("the usual level finds the best"),
    "too many solutions": N_("too many solutions"),
    "too many first moves": N_("too many first moves"),
    "no move looks bad at first": N_("no move looks bad at first"),
}
"""Why a task is no puzzle, see `engine.puzzles.point`."""


@dataclass(frozen=True, slots=True)
class _Verdict:
    """What is said of a puzzle that was solved again."""

    words: str
    is_good: bool


def check(
    file: Annotated[Path, argument("FILE", N_("A file of puzzles, as docs/puzzles.md describes it."))],
    limit: Annotated[int | None, number("--limit", "N", _LIMIT, 1)] = None,
) -> None:
    from saves.puzzles.reader import read  # noqa: PLC0415  (other commands need no puzzles)

    found = read(read_outside(file), str(file))
    for problem in found.problems:
        failed(str(problem), 1)
    are_good = not found.problems
    for puzzle in found.puzzles:
        verdict = solved(puzzle, limit)
        are_good = are_good and verdict.is_good
        typer.echo(verdict.words)
    if not are_good:
        raise typer.Exit(1)


def solved(puzzle: Puzzle, limit: int | None = None) -> _Verdict:
    """A puzzle solved again: whether it is possible, its best value true, and whether it has a point."""
    from engine.notation import format_move  # noqa: PLC0415
    from engine.puzzles import LIMIT, TooMany, Unreached, proven  # noqa: PLC0415
    from engine.puzzles.point import judged  # noqa: PLC0415
    from saves.puzzles.begun import begun  # noqa: PLC0415
    from saves.puzzles.form import PuzzleError  # noqa: PLC0415

    called = puzzle.called
    try:
        known = begun(puzzle)
    except PuzzleError as error:
        return _Verdict(str(error), is_good=False)
    asked, most = known.asked, LIMIT if limit is None else limit
    position = known.game.position
    try:
        proof = proven(asked.puzzles, asked.task, position, limit=most, known=puzzle.best)
    except TooMany as error:
        told = _("{puzzle}: not proven, {n} positions were not enough.")
        return _Verdict(told.format(puzzle=called, n=error.positions), is_good=False)
    except Unreached:
        return _Verdict(_("{puzzle}: what is asked cannot be done.").format(puzzle=called), is_good=False)
    if proof.best != puzzle.best:
        line = listed(map(format_move, proof.line))
        told = _("{puzzle}: {best} is not the best, {found} is: {line}.")
        words = filled(told, puzzle=called, best=puzzle.best, found=proof.best, line=line)
        return _Verdict(words, is_good=False)
    done = judged(asked.puzzles, asked.task, position, limit=most)
    if done.found is None:
        told = _("{puzzle}: {best} is the best ({n} positions), but it has no point: {reason}.")
        words = told.format(puzzle=called, best=proof.best, n=proof.positions, reason=_(_REASONS[done.reason]))
        return _Verdict(words, is_good=False)
    told = _("{puzzle}: {best} is the best ({n} positions), grade {grade}.")
    words = told.format(puzzle=called, best=proof.best, n=proof.positions, grade=done.found.grade)
    return _Verdict(words, is_good=True)
