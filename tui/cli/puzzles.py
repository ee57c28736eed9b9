"""The commands `havre puzzle`, which tries one, and `havre puzzles`, which lists, makes and checks them."""

from __future__ import annotations

import json
import sys
from typing import Annotated, Any

import typer

from engine import TITLES
from engine.texts import N_
from engine.texts.cells import aligned
from engine.texts.language import gettext as _
from saves.daily import today
from saves.puzzles import shelf
from saves.puzzles.begun import told_of
from saves.puzzles.form import Puzzle, PuzzleError
from saves.puzzles.results import Result, best_of, results
from screens.puzzles.words import stars_in_signs
from screens.words import shown
from tui.cli import options, puzzles_make
from tui.cli.commands import Commands
from tui.cli.options import AsJson, KeepGoing, Plain, argument, flag, titles, whole
from tui.start import failed, try_puzzle

_TITLE = argument("TITLE", N_("The title; the one played most if none."), titles)
_NUMBER = typer.Argument(
    metavar="NUMBER", help=N_("The puzzle's number; the next one that is not solved if none."), parser=whole(1)
)

app = Commands(help=N_("List puzzles, make new ones, and check a file of them."))
app.command("make", help=N_("Cut puzzles from games of computer players."))(puzzles_make.make)
app.command("check", help=N_("Solve the puzzles of a file again, and say whether they have a point."))(
    puzzles_make.check
)


def puzzle(
    title: Annotated[str | None, _TITLE] = None,
    number: Annotated[int | None, _NUMBER] = None,
    daily: Annotated[bool, flag("--daily", N_("Today's puzzle, the same for everybody."))] = False,
    plain: Plain = False,
    keep_going: KeepGoing = False,
) -> None:
    if title is not None:
        options.chosen(title)
    if daily and number is not None:
        raise options.refused(_("--daily is one puzzle: it takes no number."), "NUMBER")
    raise typer.Exit(try_puzzle(title, number, daily=daily, plain=plain, keep_going=keep_going))


@app.callback(invoke_without_command=True)
def puzzles(context: typer.Context) -> None:
    if context.invoked_subcommand is None:
        list_()


@app.command("list", help=N_("List puzzles: title, number, grade, task, solved or not."))
def list_(title: Annotated[str | None, _TITLE] = None, as_json: AsJson = False) -> None:
    chosen = [options.chosen(title).name] if title is not None else list(TITLES)
    best, found, problems = best_of(results()), list[Puzzle](), list[PuzzleError]()
    for name in chosen:
        try:
            read = shelf.shelf(name)
        except PuzzleError as error:
            problems.append(error)
            continue
        found += read.offered
        problems += read.problems
    if as_json:
        typer.echo(json.dumps([_plain(one, best.get(one.id)) for one in found], indent=2))
    elif found:
        days = {shelf.of_day(name, today()) for name in {one.title for one in found}}
        typer.echo("\n".join(aligned([_row(one, best.get(one.id), is_todays=one.id in days) for one in found])))
    else:
        typer.echo(_("There are no puzzles."))
    for problem in problems:
        failed(str(problem), 1)
    if problems:
        sys.stdout.flush()
        raise typer.Exit(1)


def _row(puzzle: Puzzle, best: Result | None, *, is_todays: bool) -> list[str]:
    """A puzzle in a line: title, number, grade, task, solved or not."""
    state = "" if best is None else _("solved {stars}") if best.is_solved else _("tried {stars}")
    told = state.format(stars="" if best is None else stars_in_signs(best.stars)) or _("not tried")
    grade = _("grade {n}").format(n=puzzle.grade)
    day = _("today's") if is_todays else ""
    return [puzzle.title, str(puzzle.number), grade, told, day, _task(puzzle)]


def _task(puzzle: Puzzle) -> str:
    try:
        return shown(told_of(puzzle))
    except PuzzleError as error:
        return str(error)


def _plain(puzzle: Puzzle, best: Result | None) -> dict[str, Any]:
    """The same as data for a program."""
    return {
        "title": puzzle.title,
        "number": puzzle.number,
        "id": puzzle.id,
        "grade": puzzle.grade,
        "task": _task(puzzle),
        "best": puzzle.best,
        "solved": best is not None and best.is_solved,
        "stars": None if best is None else best.stars,
    }
