"""The commands of `havre saves` that list, show, check, name and delete: what there is, without playing it."""

from __future__ import annotations

import json
from datetime import datetime
from shlex import quote
from typing import Annotated, Any

import typer

from engine.texts import N_
from engine.texts.cells import aligned
from engine.texts.language import gettext as _
from engine.texts.language import ngettext
from saves import Damaged, SaveError, Summary, examined, moves_of, summaries, summary
from saves.deletion import delete
from saves.error_log import logged
from saves.names import printable
from saves.renaming import renamed
from saves.slots import cleaned, existing
from saves.times import local
from screens.menus.standing import found_out
from screens.menus.words import kind
from tui.cli import completing, exchange
from tui.cli.exchange import AsJson, Slot

_SECONDS = 3.0
"""For how long games are played through at most that nobody has looked at since they were played."""

app = typer.Typer(help=N_("List saved games, look at them, and take them along."), rich_markup_mode=None)


@app.callback(invoke_without_command=True)
def saves(context: typer.Context) -> None:
    if context.invoked_subcommand is None:
        list_()


@app.command("list", help=N_("List the saved games, the one played last first."))
def list_(as_json: AsJson = False) -> None:
    found = summaries()
    stands = found_out([one.slot for one in found if one.problem is None], _SECONDS)
    if as_json:
        typer.echo(_json([_plain(one) | {"stands": stands.of(one.slot) or ""} for one in found]))
    elif not found:
        typer.echo(_("There are no saved games yet."))
    else:
        typer.echo("\n".join(aligned([_row(one, stands.of(one.slot) or "") for one in found])))


@app.command(help=N_("Show a saved game and its moves."))
def show(slot: Slot, as_json: AsJson = False) -> None:
    one = summary(slot)
    if one.problem is not None:
        raise SaveError(one.problem)
    moves = moves_of(one.slot)
    if as_json:
        typer.echo(_json({**_plain(one), "moves": moves}))
        return
    typer.echo("  ".join(cell for cell in _row(one, found_out([one.slot], _SECONDS).of(one.slot) or "") if cell))
    for number, move in enumerate(moves, 1):
        typer.echo(_("{number:4}  {move}").format(number=number, move=printable(move)))


@app.command(help=N_("Say which saved games are damaged, and where."))
def check(
    slot: Annotated[
        str | None,
        typer.Argument(metavar="SLOT", help=N_("The saved game; all if none."), autocompletion=completing.slots),
    ] = None,
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
def name_(
    slot: Slot,
    name: Annotated[str, typer.Argument(metavar="NAME", help=N_("Its new name."))],
) -> None:
    typer.echo(_("{slot} is now called {name}.").format(slot=printable(slot), name=renamed(slot, name)))


@app.command("delete", help=N_("Delete a saved game for good."))
def delete_(
    slot: Slot,
    is_sure: Annotated[bool, typer.Option("--yes", help=N_("Do not ask."))] = False,
) -> None:
    one = _there(slot)
    if not is_sure:
        typer.confirm(_("Delete {slot} for good?").format(slot=one), abort=True)
    delete(one)
    typer.echo(_("{slot} is deleted.").format(slot=one))


app.command(help=N_("Print a game as a short text for a mail, or as a report."))(exchange.export)
app.command("import", help=N_("Take in a game from a text, a mail or a saved game."))(exchange.import_)
app.command(help=N_("Go on with a copy of what is sound in a damaged game."))(exchange.recover)


def _there(slot: str) -> str:
    """The slot that is meant, if there is a file in it, be it sound or not; raises `SaveError`."""
    one = cleaned(slot)
    if one not in existing():
        raise SaveError(_("There is no saved game {name}.").format(name=one))
    return one


def _checked(slot: str) -> dict[str, Any]:
    """What can be played of a saved game, and what is wrong with it."""
    try:
        found = examined(slot)
    except Exception as error:  # whatever is in a file, the others are checked
        line = error.line if isinstance(error, Damaged) else None
        return {
            "slot": printable(slot),
            "moves": 0,
            "earlier_edition": None,
            "problem": str(error) if isinstance(error, SaveError) else logged(error),
            "line": line,
            "recoverable": False,
        }
    return {
        "slot": printable(slot),
        "moves": found.moves,
        "earlier_edition": None if found.earlier is None else found.earlier.sentence,
        "problem": None if found.damage is None else str(found.damage),
        "line": None if found.damage is None else found.damage.line,
        "recoverable": found.damage is not None or found.is_outgrown,
    }


def _description(found: dict[str, Any]) -> str:
    moves = ngettext("{n} move", "{n} moves", found["moves"]).format(n=found["moves"])
    if found["problem"] is None and found["earlier_edition"] is not None:
        return str(found["earlier_edition"])
    if found["problem"] is None:
        return _("{slot}: sound, {moves}").format(slot=found["slot"], moves=moves)
    if not found["recoverable"]:
        return _("{slot}: {problem}").format(slot=found["slot"], problem=found["problem"])
    return _("{slot}: {problem} {moves} before it can be recovered: havre saves recover {name}").format(
        slot=found["slot"], name=quote(found["slot"]), problem=found["problem"], moves=moves
    )


def _row(one: Summary, stands: str) -> list[str]:
    when = f"{local(one.modified):%Y-%m-%d %H:%M}"
    if one.problem is not None:
        return [one.slot, when, one.problem]
    state = _("finished") if one.finished else _("open")
    return [
        one.slot,
        when,
        kind(one),
        "" if one.seed is None else _("seed {n}").format(n=one.seed),
        ngettext("{n} move", "{n} moves", one.moves).format(n=one.moves),
        stands or _("{state}: {players}").format(state=state, players=", ".join(one.players)),
    ]


def _plain(one: Summary) -> dict[str, Any]:
    return {key: value.isoformat() if isinstance(value, datetime) else value for key, value in one._asdict().items()}


def _json(value: object) -> str:
    return json.dumps(value, indent=2)
