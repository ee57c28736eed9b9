"""The command `havre rules`: the cards of a title, all in a list or one with its rule and its edge cases."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from difflib import get_close_matches
from gettext import gettext as _
from typing import Annotated

import typer

from saves.names import cells, printable
from screens.plain import CardTable
from screens.titles import TITLES, title_name
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
        typer.echo(_json([{"title": one, "name": title_name(one)} for one in TITLES]) if as_json else _titles())
        return
    if title not in TITLES:
        raise typer.BadParameter(_unknown(title, TITLES), param_hint="TITLE")
    words = words_of(title)
    if not card:
        typer.echo(_json({"title": title, **words.all_data()}) if as_json else _list(words.tables(), words.legend()))
        return
    name = words.found(" ".join(card))
    if name is None:
        raise typer.BadParameter(_unknown("-".join(card), words.names()), param_hint="CARD")
    typer.echo(_json(words.data(name)) if as_json else _wrapped(words.page(name)))


def _titles() -> str:
    return "\n".join(
        _("{name}: havre rules {title} lists its cards, havre rules {title} CARD explains one").format(
            name=title_name(title), title=title
        )
        for title in TITLES
    )


def _unknown(word: str, known: Iterable[str]) -> str:
    word = printable(word)
    near = get_close_matches(word.casefold(), list(known), 1)
    if near:
        return _("'{word}' is not known here: did you mean '{near}'?").format(word=word, near=near[0])
    return _("'{word}' is not known here.").format(word=word)


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
    return "\n".join([*lines, _wrapped(legend)])


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
