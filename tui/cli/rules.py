"""The command `havre rules`: the cards of a title, all in a list or one with its rule and its edge cases."""

from __future__ import annotations

import json
from collections.abc import Sequence
from gettext import gettext as _
from typing import Annotated

import typer

from engine import TITLES, about
from saves.names import cells
from screens.plain import CardTable
from screens.words import shown
from tui.cli.titles import chosen, unknown
from tui.plain.titles import words_of

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
    widths: dict[tuple[int, int], int] = {}
    for table in tables:
        for row in (table.headings, *table.rows):
            for place, cell in enumerate(row):
                widths[len(row), place] = max(widths.get((len(row), place), 0), cells(cell))
    lines: list[str] = []
    for table in tables:
        for row in (table.headings, *table.rows):
            padded = [_padded(cell, widths[len(row), place], place in table.right) for place, cell in enumerate(row)]
            lines.append(" ".join(padded).rstrip())
        lines.append("")
    return "\n".join([*lines, _wrapped(legend)] if legend else lines[:-1])


def _padded(cell: str, width: int, to_the_right: bool) -> str:
    room = " " * (width - cells(cell))
    return room + cell if to_the_right else cell + room


def _wrapped(words: str) -> str:
    """A text in lines that fit; what hangs on a dash is set in below it."""
    from widgets.lines import plain, wrap  # noqa: PLC0415  (loads Rich, and no other command needs it)

    return "\n".join(
        plain(part)
        for line in words.split("\n")
        for part in wrap(line, COLUMNS, rest="  " if line.startswith("- ") else "")
    )


def _json(value: object) -> str:
    return json.dumps(value, indent=2, ensure_ascii=False)
