"""The command `havre scores`: personal bests, means, seeds and streaks."""

from __future__ import annotations

import json
import os
from dataclasses import asdict
from typing import Annotated, Any

import typer

from engine import TITLES
from engine.texts import N_
from engine.texts.language import gettext as _, listed
from saves import SaveError
from saves.daily import shared, today
from saves.records import damaged_lines, records
from saves.statistics import dailies, earned, standings
from screens.dates import date_words
from screens.menus import puzzle_records
from screens.menus.feats import told
from screens.menus.words import record_lines
from tui.cli.options import AsJson, flag

_LOOKS: dict[str, dict[str, Any]] = {
    "heading": {"bold": True},
    "figure": {"bold": True},
    "worth": {"fg": typer.colors.YELLOW},
}
"""How the styles of the table look; what has none looks like all other text."""


def scores(
    share: Annotated[bool, flag("--share", N_("Print the last daily harbour as one line to be shared."))] = False,
    as_json: AsJson = False,
) -> None:
    found = records()
    days = dailies(found, today())
    if share:
        if days.last is None:
            raise SaveError(_("No daily harbour has been finished yet."))
        line = shared(days.last, date_words(days.last.day) if days.last.day else "")
        typer.echo(json.dumps({"text": line}, indent=2) if as_json else line)
        return
    if as_json:
        data = {
            "games": [record.plain | {"medal": earned(record)} for record in found],
            "standings": [asdict(one) | {"best": one.best.plain} for one in standings(found)],
            "daily": {"played": days.played, "streak": days.streak, "longest": days.longest},
            "damaged_lines": damaged_lines(),
        }
        typer.echo(json.dumps(data, indent=2))
        return
    typer.echo("\n".join(record_lines(found, days, _painted)))
    for title in TITLES:
        games = sorted((one for one in found if one.title == title), key=lambda one: one.finished)
        if games:
            typer.echo("\n".join(["", *told(title, games)]))
    tried = puzzle_records.known()
    if lines := puzzle_records.told(tried, puzzle_records.counts(tried), today()):
        typer.echo("\n".join(["", *lines]))
    if damaged := damaged_lines():
        numbers = listed(map(str, damaged))
        typer.echo(_("havre: the records are damaged in these lines: {lines}.").format(lines=numbers), err=True)


def _painted(words: str, style: str) -> str:
    """Words in their style, which `typer.echo` leaves out where no terminal shows it."""
    if os.environ.get("NO_COLOR") or style not in _LOOKS:
        return words
    return typer.style(words, **_LOOKS[style])
