"""The commands of `havre saves` that export, import and recover games."""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path
from typing import Annotated

import typer

from engine.texts import N_
from engine.texts.language import gettext as _
from engine.texts.language import ngettext
from saves import Damaged, SavedGame, SaveError, examined, recovered
from saves.disk import read_outside, read_to_end
from saves.exchange import exported, imported
from screens.table.report import report_of
from screens.table.report_markdown import markdown
from tui.cli import completing
from tui.start import with_hint

STANDARD_INPUT = "-"

Slot = Annotated[str, typer.Argument(metavar="SLOT", help=N_("The saved game."), autocompletion=completing.slots)]
AsJson = Annotated[bool, typer.Option("--json", help=N_("Print JSON for a program to read."))]

Into = Annotated[
    str | None, typer.Option("--name", metavar="NAME", help=N_("What to call the new game; a free name if none."))
]


def export(
    slot: Slot,
    as_report: Annotated[bool, typer.Option("--report", help=N_("Print a report in Markdown."))] = False,
    output: Annotated[
        Path | None, typer.Option("--output", metavar="FILE", help=N_("Write into a new file instead."))
    ] = None,
) -> None:
    words = _report(slot) if as_report else exported(slot)
    if output is None:
        typer.echo(words, nl=False)
        return
    try:
        handle = os.open(output, os.O_WRONLY | os.O_CREAT | os.O_EXCL | os.O_CLOEXEC, 0o600)
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            file.write(words)
    except OSError as error:
        raise SaveError(_("{name} cannot be written: {reason}."), name=output, reason=error) from error


def import_(
    file: Annotated[str, typer.Argument(metavar="FILE", help=N_("The file, or - for the standard input."))],
    name: Into = None,
    up_to_damage: Annotated[
        bool, typer.Option("--recover", help=N_("Take in a damaged game up to its damage."))
    ] = False,
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
            typer.echo(json.dumps({"slot": saved.slot, "title": saved.game.title, "moves": count}, indent=2))
            return
        moves = ngettext("{n} move", "{n} moves", count).format(n=count)
        typer.echo(_("The game is saved as {slot}, with {moves}.").format(slot=saved.slot, moves=moves))


def _report(slot: str) -> str:
    found = examined(slot)
    if found.damage is not None:
        raise found.damage
    people = [seat for seat, name in enumerate(found.game.names) if name not in found.header.bots]
    return markdown(found.game, report_of(found.game), people[0] if len(people) == 1 else None)
