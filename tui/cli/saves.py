"""The commands of `havre saves`: what there is, without playing it, and what comes and goes as a file or a text."""

from __future__ import annotations

import json
import sys
from datetime import datetime
from pathlib import Path
from shlex import quote
from typing import Annotated, Any

import typer

from engine.texts import N_
from engine.texts.cells import aligned
from engine.texts.language import gettext as _, listed, pgettext
from saves import Damaged, Examined, SavedGame, SaveError, Summary, examined, moves_of, recovered, summaries, summary
from saves.disk import read_outside, read_to_end, write_text
from saves.error_log import logged
from saves.exchange import exported, imported
from saves.files import delete, renamed
from saves.listing import Stands
from saves.names import printable
from saves.slots import cleaned, existing
from screens.dates import moment
from screens.menus.standings import found_out
from screens.menus.words import kind, move_count
from screens.table.report import report_of
from screens.table.report_markdown import markdown
from tui.cli.commands import Commands
from tui.cli.options import AsJson, Slot, argument, flag, slots, valued
from tui.start import with_hint

STANDARD_INPUT = "-"

Into = Annotated[str | None, valued("--name", "NAME", N_("What to call the new game; a free name if none."))]

_SECONDS = 3.0
"""For how long games are played through at most that nobody has looked at since they were played."""

app = Commands(help=N_("List saved games, look at them, and take them along."))


@app.callback(invoke_without_command=True)
def saves(context: typer.Context) -> None:
    if context.invoked_subcommand is None:
        list_()


@app.command("list", help=N_("List the saved games, the one played last first."))
def list_(as_json: AsJson = False) -> None:
    found = summaries()
    stands = found_out([one.slot for one in found if one.problem is None], _SECONDS)
    if as_json:
        typer.echo(_json([_plain(one) | {"stands": _words(stands, one.slot)} for one in found]))
    elif not found:
        typer.echo(_("There are no saved games yet."))
    else:
        typer.echo("\n".join(aligned([_row(one, _words(stands, one.slot)) for one in found])))


@app.command(help=N_("Show a saved game and its moves."))
def show(slot: Slot, as_json: AsJson = False) -> None:
    one = summary(slot)
    if one.problem is not None:
        raise SaveError(one.problem)
    moves = moves_of(one.slot)
    if as_json:
        typer.echo(_json({**_plain(one), "moves": moves}))
        return
    typer.echo("  ".join(cell for cell in _row(one, _words(found_out([one.slot], _SECONDS), one.slot)) if cell))
    for number, move in enumerate(moves, 1):
        typer.echo(f"{number:4}  {printable(move)}")


@app.command(help=N_("Say which saved games are damaged, and where."))
def check(
    slot: Annotated[str | None, argument("SLOT", N_("The saved game; all if none."), slots)] = None,
    as_json: AsJson = False,
) -> None:
    slots = [_there(slot)] if slot is not None else sorted(existing())
    found = [_checked(one) for one in slots]
    if as_json:
        typer.echo(_json(found))
    for one in () if as_json else found:
        typer.echo(_description(one))
    if any(one["problem"] is not None for one in found):
        raise typer.Exit(1)


@app.command("name", help=N_("Give a saved game another name."))
def name_(slot: Slot, name: Annotated[str, argument("NAME", N_("Its new name."))]) -> None:
    typer.echo(_("{slot} is now called {name}.").format(slot=printable(slot), name=renamed(slot, name)))


@app.command("delete", help=N_("Delete a saved game for good."))
def delete_(slot: Slot, is_sure: Annotated[bool, flag("--yes", N_("Do not ask."))] = False) -> None:
    one = _there(slot)
    if not is_sure:
        typer.confirm(_("Delete {slot} for good?").format(slot=one), abort=True)
    delete(one)
    typer.echo(_("{slot} is deleted.").format(slot=one))


@app.command(help=N_("Print a game as a short text for a mail, or as a report."))
def export(
    slot: Slot,
    as_report: Annotated[bool, flag("--report", N_("Print a report in Markdown."))] = False,
    output: Annotated[Path | None, valued("--output", "FILE", N_("Write into a new file instead."))] = None,
) -> None:
    words = _report(slot) if as_report else exported(slot)
    if output is None:
        typer.echo(words, nl=False)
        return
    write_text(output, words, 0o600)


@app.command("import", help=N_("Take in a game from a text, a mail or a saved game."))
def import_(
    file: Annotated[str, argument("FILE", N_("The file, or - for the standard input."))],
    name: Into = None,
    up_to_damage: Annotated[bool, flag("--recover", N_("Take in a damaged game up to its damage."))] = False,
    as_json: AsJson = False,
) -> None:
    data, source = outside(file)
    try:
        saved = imported(data, source, name, up_to_damage=up_to_damage)
    except Damaged as damage:
        if not damage.recoverable:
            raise
        raise with_hint(damage, _("--recover takes in what comes before it.")) from damage
    _tell(saved, as_json)


@app.command(help=N_("Go on with a copy of what is sound in a damaged game."))
def recover(slot: Slot, name: Into = None, as_json: AsJson = False) -> None:
    _tell(recovered(slot, name), as_json)


def outside(file: str) -> tuple[bytes, str]:
    """The bytes of a file anywhere, or of the standard input, and what to call them; raises `SaveError`.

    Either is read to its end: a pipe whose writer pauses has not come to it.
    """
    if file == STANDARD_INPUT:
        name = _("the standard input")
        try:
            return read_to_end(sys.stdin.buffer), name
        except OSError as error:
            raise SaveError(_("{name} cannot be read: {reason}."), name=name, reason=error) from error
    return read_outside(Path(file), waits=True), file


def _tell(saved: SavedGame, as_json: bool) -> None:
    """Say where a new game is, and close it."""
    with saved:
        if saved.problem is not None:
            raise SaveError(saved.problem)
        count = len(saved.game.history)
        if saved.recovered is not None:
            typer.echo(saved.recovered, err=True)
        if as_json:
            typer.echo(_json({"slot": saved.slot, "title": saved.game.title, "moves": count}))
        else:
            typer.echo(_("The game is saved as {slot}, with {moves}.").format(slot=saved.slot, moves=move_count(count)))


def _report(slot: str) -> str:
    found = examined(slot)
    if found.damage is not None:
        raise found.damage
    people = [seat for seat, name in enumerate(found.game.names) if name not in found.header.bots]
    return markdown(found.game, report_of(found.game), people[0] if len(people) == 1 else None)


def _there(slot: str) -> str:
    """The slot that is meant, if there is a file in it, be it sound or not; raises `SaveError`."""
    one = cleaned(slot)
    if one not in existing():
        raise SaveError(_("There is no saved game {name}."), name=one)
    return one


def _checked(slot: str) -> dict[str, Any]:
    """What can be played of a saved game, and what is wrong with it."""
    found: Examined | None = None
    problem: Exception | None = None
    try:
        found = examined(slot)
        problem = found.damage
    except Exception as error:  # whatever is in a file, the others are checked
        problem = error
    earlier = None if found is None else found.earlier
    told = str(problem) if problem is None or isinstance(problem, SaveError) else logged(problem)
    return {
        "slot": printable(slot),
        "moves": 0 if found is None else found.moves,
        "earlier_edition": None if earlier is None else earlier.sentence,
        "problem": None if problem is None else told,
        "line": problem.line if isinstance(problem, Damaged) else None,
        "recoverable": found is not None and (found.damage is not None or found.is_outgrown),
    }


def _description(found: dict[str, Any]) -> str:
    moves = move_count(found["moves"])
    if found["problem"] is None and found["earlier_edition"] is not None:
        return str(found["earlier_edition"])
    if found["problem"] is None:
        return _("{slot}: sound, {moves}").format(slot=found["slot"], moves=moves)
    if not found["recoverable"]:
        # Translators: a saved game and what is wrong with it.
        return _("{slot}: {problem}").format(slot=found["slot"], problem=found["problem"])
    words = _("{slot}: {problem} {moves} before it can be recovered: havre saves recover {name}")
    return words.format_map(found | {"name": quote(found["slot"]), "moves": moves})


def _words(stands: Stands, slot: str) -> str:
    """How a saved game stands, as far as that is known."""
    return listed(stands.of(slot) or ())


def _row(one: Summary, stands: str) -> list[str]:
    when = moment(one.modified)
    if one.problem is not None:
        return [one.slot, when, one.problem]
    state = pgettext("game", "finished") if one.finished else pgettext("game", "open")
    return [
        *(one.slot, when, kind(one)),
        "" if one.seed is None else _("seed {n}").format(n=one.seed),
        move_count(one.moves),
        # Translators: how a game stands and who plays.
        stands or _("{state}: {players}").format(state=state, players=listed(one.players)),
    ]


def _plain(one: Summary) -> dict[str, Any]:
    return {key: value.isoformat() if isinstance(value, datetime) else value for key, value in one._asdict().items()}


def _json(value: object) -> str:
    return json.dumps(value, indent=2)
