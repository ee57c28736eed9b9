"""The command `havre rules`: the cards of a title, all in a list or one with its rule and its edge cases."""

from __future__ import annotations

import json
from collections.abc import Sequence
from gettext import gettext as _
from typing import Annotated

import typer

from engine import TITLES, about
from screens.plain import CardTable, words_of
from screens.words import shown
from texts.tables import aligned
from texts.wrapping import wrapped
from tui.cli.titles import chosen, unknown

COLUMNS = 80


def rules(
    title: Annotated[str | None, typer.Argument(metavar="TITLE", help=_("The title."))] = None,
    card: Annotated[
        list[str] | None, typer.Argument(metavar="CARD", help=_("The card, by its name or its number."))
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help=_("Print JSON for a program to read."))] = False,
) -> None:
    if title is None:
        typer.echo(_json([{"title": one, "name": shown(about(one).shown)} for one in TITLES]) if as_json else _titles())
        return
    declared = chosen(title)
    words = words_of(declared.name)
    if not card:
        typer.echo(
            _json({"title": declared.name, **words.all_data()}) if as_json else _list(words.tables(), words.legend())
        )
        return
    name = words.found(" ".join(card))
    if name is None:
        raise typer.BadParameter(unknown("-".join(card), words.names()), param_hint="CARD")
    typer.echo(_json(words.data(name)) if as_json else _wrapped(words.page(name)))


def _titles() -> str:
    return "\n".join(
        _("{name}: havre rules {title} lists its cards, havre rules {title} CARD explains one").format(
            name=shown(about(title).shown), title=title
        )
        for title in TITLES
    )


def _list(tables: Sequence[CardTable], legend: str) -> str:
    """The tables one below the other, those with equally many columns in line; the legend at the foot."""
    lines: list[str] = []
    for table in tables:
        count = len(table.headings)
        alike = [row for other in tables for row in (other.headings, *other.rows) if len(row) == count]
        lines += aligned([table.headings, *table.rows], right=table.right, between=" ", measured=alike)
        lines.append("")
    return "\n".join([*lines, _wrapped(legend)] if legend else lines[:-1])


def _wrapped(words: str) -> str:
    """A text in lines that fit; what hangs on a dash is set in below it."""
    return "\n".join(
        part
        for line in words.split("\n")
        for part in wrapped(line, COLUMNS, rest="  " if line.startswith("- ") else "")
    )


def _json(value: object) -> str:
    return json.dumps(value, indent=2, ensure_ascii=False)
