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
from engine.texts.language import clauses, gettext as _, listed
from engine.titles import about
from saves.names import printable
from screens import lookup
from screens.lookup import Found, Likeness
from screens.plain import CardTable, PlainWords, words_of
from screens.words import shown
from tui.cli import options

COLUMNS = 80


_TITLE = N_("The title; it may be left out where the word is clear.")
_WORD = N_("A card by its name or its number, a good, or a chapter of the rules; its beginning will do.")


def rules(
    title: Annotated[str | None, options.argument("TITLE", _TITLE, options.titles_and_texts)] = None,
    word: Annotated[list[str] | None, options.argument("WORD", _WORD, options.texts)] = None,
    as_json: options.AsJson = False,
) -> None:
    if title is None:
        typer.echo(_json([{"title": one, "name": shown(about(one).shown)} for one in TITLES]) if as_json else _titles())
    elif title in TITLES and not word:
        words = words_of(title)
        chapters = [{"shown": text.title, "rule": text.words} for text in lookup.chapters(words.texts())]
        data = {"title": title, **words.all_data(), "chapters": chapters}
        typer.echo(_json(data) if as_json else _list(words))
    else:
        typed = printable(" ".join(word if title in TITLES and word else (title, *(word or ()))))
        words, found = _of_one(title, typed) if title in TITLES else _of_any(typed, title)
        typer.echo(_json(lookup.data(words, found.text)) if as_json else _page(words, found, typed))


def _of_one(title: str, wanted: str) -> tuple[PlainWords, Found]:
    """The nearest text of a title. Raises `typer.BadParameter`."""
    words = words_of(title)
    found = lookup.looked_up(words, wanted)
    if found is None:
        raise options.refused(_("'{word}' is not known here."), "WORD", word=wanted)
    return words, found


def _of_any(wanted: str, first: str) -> tuple[PlainWords, Found]:
    """The nearest text of all titles, where the `first` word is no title. Raises `typer.BadParameter`."""
    hits = {title: (words, found) for title in TITLES if (found := lookup.looked_up(words := words_of(title), wanted))}
    nearest = min((found.likeness for _words, found in hits.values()), default=Likeness.ALIKE)
    best = {title: hit for title, hit in hits.items() if hit[1].likeness is nearest}
    if nearest is Likeness.ALIKE and get_close_matches(first.casefold(), TITLES, 1):
        options.chosen(first)  # which says that there is no such title, and which one is near
    if not best:
        nowhere = _("No title knows '{word}': it is no card, no good and no chapter of the rules.")
        raise options.refused(nowhere, "WORD", word=wanted)
    if len(best) > 1:
        several = _("More than one title knows '{word}': {names}. Name one of them first.")
        raise options.refused(several, "TITLE", word=wanted, names=listed(best))
    return next(iter(best.values()))


def _titles() -> str:
    line = _("{name}: havre rules {title} lists its cards and chapters, havre rules {title} WORD explains one")
    return "\n".join(line.format(name=shown(about(title).shown), title=title) for title in TITLES)


def _page(words: PlainWords, found: Found, typed: str) -> str:
    guessed = _("'{word}' is not known here; this is the name most like it.").format(word=typed)
    is_guessed = found.likeness is Likeness.ALIKE
    parts = (guessed if is_guessed else "", lookup.page(words, found.text), lookup.also(found.others))
    return _wrapped("\n\n".join(filter(None, parts)))


def _list(words: PlainWords) -> str:
    """The chapters, then the tables one below the other, those with equally many columns in line; then the legend."""
    tables, legend = words.tables(), words.legend()
    titles = clauses(text.title for text in lookup.chapters(words.texts()))
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
