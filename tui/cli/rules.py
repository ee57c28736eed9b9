"""The command `havre rules`: what the rules of a title say, all its cards in a list, or one text in words."""

from __future__ import annotations

import json
from collections.abc import Sequence
from difflib import get_close_matches
from typing import Annotated

import typer

from engine import TITLES
from engine.texts import N_
from engine.texts.cells import aligned, wrapped
from engine.texts.language import gettext as _
from engine.titles import about
from saves.names import printable
from screens import lookup
from screens.lookup import Found, Likeness
from screens.plain import CardTable, PlainWords, words_of
from screens.words import shown
from tui.cli import completing
from tui.cli.titles import chosen

COLUMNS = 80


def rules(
    title: Annotated[
        str | None,
        typer.Argument(
            metavar="TITLE",
            help=N_("The title; it may be left out where the word is clear."),
            autocompletion=completing.titles_and_texts,
        ),
    ] = None,
    word: Annotated[
        list[str] | None,
        typer.Argument(
            metavar="WORD",
            help=N_("A card by its name or its number, a good, or a chapter of the rules; its beginning will do."),
            autocompletion=completing.texts,
        ),
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help=N_("Print JSON for a program to read."))] = False,
) -> None:
    if title is None:
        typer.echo(_json([{"title": one, "name": shown(about(one).shown)} for one in TITLES]) if as_json else _titles())
    elif title in TITLES and not word:
        words = words_of(title)
        typer.echo(_json({"title": title, **words.all_data(), **_chapters(words)}) if as_json else _list(words))
    else:
        words, found = _of_one(title, word) if title in TITLES and word else _of_any(title, word or ())
        typer.echo(_json(lookup.data(words, found.text)) if as_json else _page(words, found, title, word or ()))


def _of_one(title: str, typed: Sequence[str]) -> tuple[PlainWords, Found]:
    """The nearest text of a title. Raises `typer.BadParameter`."""
    words = words_of(title)
    wanted = printable(" ".join(typed))
    found = lookup.looked_up(words, wanted)
    if found is None:
        raise typer.BadParameter(_("'{word}' is not known here.").format(word=wanted), param_hint="WORD")
    return words, found


def _of_any(first: str, more: Sequence[str]) -> tuple[PlainWords, Found]:
    """The nearest text of all titles, where no title stands before it. Raises `typer.BadParameter`."""
    wanted = printable(" ".join((first, *more)))
    hits = {title: (words, found) for title in TITLES if (found := lookup.looked_up(words := words_of(title), wanted))}
    nearest = min((found.likeness for _words, found in hits.values()), default=Likeness.ALIKE)
    best = {title: hit for title, hit in hits.items() if hit[1].likeness is nearest}
    if nearest is Likeness.ALIKE and get_close_matches(first.casefold(), TITLES, 1):
        chosen(first)  # which says that there is no such title, and which one is near
    if not best:
        nowhere = _("No title knows '{word}': it is no card, no good and no chapter of the rules.").format(word=wanted)
        raise typer.BadParameter(nowhere, param_hint="WORD")
    if len(best) > 1:
        raise typer.BadParameter(
            _("More than one title knows '{word}': {names}. Name one of them first.").format(
                word=wanted, names=", ".join(best)
            ),
            param_hint="TITLE",
        )
    return next(iter(best.values()))


def _titles() -> str:
    return "\n".join(
        _("{name}: havre rules {title} lists its cards and chapters, havre rules {title} WORD explains one").format(
            name=shown(about(title).shown), title=title
        )
        for title in TITLES
    )


def _chapters(words: PlainWords) -> dict[str, list[dict[str, str]]]:
    return {"chapters": [{"shown": text.title, "rule": text.words} for text in lookup.chapters(words.texts())]}


def _page(words: PlainWords, found: Found, title: str, more: Sequence[str]) -> str:
    typed = printable(" ".join(more if title in TITLES and more else (title, *more)))
    guessed = _("'{word}' is not known here; this is the name most like it.").format(word=typed)
    parts = (
        guessed if found.likeness is Likeness.ALIKE else "",
        lookup.page(words, found.text),
        lookup.also(found.others),
    )
    return _wrapped("\n\n".join(filter(None, parts)))


def _list(words: PlainWords) -> str:
    """The chapters, then the tables one below the other, those with equally many columns in line; then the legend."""
    tables, legend = words.tables(), words.legend()
    titles = "; ".join(text.title for text in lookup.chapters(words.texts()))
    lines = [_wrapped(_("Chapters: {titles}").format(titles=titles)), ""] if titles else []
    for table in tables:
        lines += [*_table(table, tables), ""]
    return "\n".join([*lines, _wrapped(legend)] if legend else lines[:-1])


def _table(table: CardTable, tables: Sequence[CardTable]) -> list[str]:
    count = len(table.headings)
    alike = [row for other in tables for row in (other.headings, *other.rows) if len(row) == count]
    return list(aligned([table.headings, *table.rows], right=table.right, between=" ", measured=alike))


def _wrapped(words: str) -> str:
    """A text in lines that fit; what hangs on a dash is set in below it."""
    return "\n".join(
        part
        for line in words.split("\n")
        for part in wrapped(line, COLUMNS, rest="  " if line.startswith("- ") else "")
    )


def _json(value: object) -> str:
    return json.dumps(value, indent=2, ensure_ascii=False)
