"""The command `havre rules`: the cards of a title, all in a list or one with its rule and its edge cases."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from difflib import get_close_matches
from gettext import gettext as _
from typing import TYPE_CHECKING, Annotated

import typer

from saves.names import printable
from screens.titles import TITLES, texts_of, title_name
from texts.tables import aligned
from texts.wrapping import wrapped

if TYPE_CHECKING:
    from screens.le_havre.card_text import Table

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
    texts = texts_of(title, "cards")
    if not card:
        typer.echo(_json({"title": title, **texts.all_data()}) if as_json else _list(texts.tables(), texts.legend()))
        return
    name = texts.found(" ".join(card))
    if name is None:
        raise typer.BadParameter(_unknown("-".join(card), texts.names()), param_hint="CARD")
    typer.echo(_json(texts.data(name)) if as_json else _wrapped(texts.page(name)[1]))


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


def _list(tables: Sequence[Table], legend: str) -> str:
    """The tables one below the other, those with equally many columns in line; the legend at the foot."""
    lines: list[str] = []
    for table in tables:
        count = len(table.headings)
        alike = [row for other in tables for row in (other.headings, *other.rows) if len(row) == count]
        lines += aligned([table.headings, *table.rows], right=table.right, between=" ", measured=alike)
        lines.append("")
    return "\n".join([*lines, _wrapped(legend)])


def _wrapped(words: str) -> str:
    """A text in lines that fit; what hangs on a dash is set in below it."""
    return "\n".join(
        part
        for line in words.split("\n")
        for part in wrapped(line, COLUMNS, rest="  " if line.startswith("- ") else "")
    )


def _json(value: object) -> str:
    return json.dumps(value, indent=2, ensure_ascii=False)
