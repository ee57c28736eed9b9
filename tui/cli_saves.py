"""The commands of `havre saves`: what there is, without playing it."""

from __future__ import annotations

import json
from dataclasses import asdict
from datetime import datetime
from gettext import gettext as _
from gettext import ngettext
from typing import Annotated, Any

import typer

from saves import SaveError, Summary, moves_of, summaries, summary
from saves.names import cells, printable

app = typer.Typer(help=_("List saved games and look at them."), rich_markup_mode=None)

AsJson = Annotated[bool, typer.Option("--json", help=_("Print JSON for a program to read."))]


@app.callback(invoke_without_command=True)
def saves(context: typer.Context) -> None:
    if context.invoked_subcommand is None:
        list_()


@app.command("list", help=_("List the saved games, the one played last first."))
def list_(as_json: AsJson = False) -> None:
    found = summaries()
    if as_json:
        typer.echo(_json([_plain(one) for one in found]))
    elif not found:
        typer.echo(_("There are no saved games yet."))
    else:
        typer.echo(_columns([_row(one) for one in found]))


@app.command(help=_("Show a saved game and its moves."))
def show(
    slot: Annotated[str, typer.Argument(metavar="SLOT", help=_("The saved game."))],
    as_json: AsJson = False,
) -> None:
    one = summary(slot)
    if one.problem is not None:
        raise SaveError(one.problem)
    moves = moves_of(one.slot)
    if as_json:
        typer.echo(_json({**_plain(one), "moves": moves}))
        return
    typer.echo("  ".join(cell for cell in _row(one) if cell))
    for number, move in enumerate(moves, 1):
        typer.echo(_("{number:4}  {move}").format(number=number, move=printable(move)))


def _row(one: Summary) -> list[str]:
    when = f"{one.modified.astimezone():%Y-%m-%d %H:%M}"
    if one.problem is not None:
        return [one.slot, when, one.problem]
    return [
        one.slot,
        when,
        _("{title}, {variant}").format(title=one.title, variant=one.variant),
        "" if one.seed is None else _("seed {n}").format(n=one.seed),
        ngettext("{n} move", "{n} moves", one.moves).format(n=one.moves),
        _("finished") if one.finished else _("open"),
        ", ".join(one.players),
    ]


def _columns(rows: list[list[str]]) -> str:
    """The rows with their cells one below the other; the last cell of a row takes what room there is."""
    widths: dict[int, int] = {}
    for row in rows:
        for place, cell in enumerate(row[:-1]):
            widths[place] = max(widths.get(place, 0), cells(cell))
    lines: list[str] = []
    for *row, last in rows:
        padded = [cell + " " * (widths[place] - cells(cell)) for place, cell in enumerate(row)]
        lines.append("  ".join([*padded, last]))
    return "\n".join(lines)


def _plain(one: Summary) -> dict[str, Any]:
    return {key: value.isoformat() if isinstance(value, datetime) else value for key, value in asdict(one).items()}


def _json(value: object) -> str:
    return json.dumps(value, indent=2)
