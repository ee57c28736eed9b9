"""The documents of a title as they are shown: chapters, pages of help and notes, with their figures filled in."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import NamedTuple

from engine.texts.documents import Section, sections
from engine.texts.language import either, gettext as _, listed
from saves.catalogues import document
from widgets.legend import Block


class RulesText(NamedTuple):
    """A text of a title's rules: a chapter, a card, a good."""

    group: str
    """The heading under which it stands."""
    title: str
    words: str
    """The text, in which an empty line parts paragraphs."""
    gist: str
    """What it says in a few words, for a list."""
    name: str = ""
    """What it is about, by its name in the game."""


class Code(NamedTuple):
    """A letter or a short form for `what`, as styles call it (`good:wood`): marked `signs`, and their `meaning`."""

    what: str
    signs: tuple[str, ...]
    meaning: str


def _meanings(codes: Iterable[Code], family: str) -> list[tuple[str, str]]:
    """The codes of a family, each with its meaning."""
    told = (code for code in codes if code.what.startswith(f"{family}:"))
    return [(either(list(dict.fromkeys(map(_, one.signs)))), one.meaning) for one in told]


def explained(codes: Iterable[Code], family: str) -> str:
    """What the codes of a family mean: 'w wood, c clay'."""
    # Translators: a letter and what it means: "w wood".
    return listed(_("{sign} {meaning}").format(sign=one[0], meaning=one[1]) for one in _meanings(codes, family))


def in_a_row(codes: Iterable[Code], family: str) -> str:
    """What the codes of a family mean, as a row of a document of signs: '| w | wood | c | clay |'."""
    return f"| {' | '.join(cell for pair in _meanings(codes, family) for cell in pair)} |"


def signs(package: str, values: Mapping[str, object], *groups: str) -> list[Block]:
    """What the document `signs` of a package says of the signs of these groups, in their order.

    It consists of rows of tables: a sign and what it means, or several such pairs.
    """
    every = sections(document(package, "signs"))
    return [
        Block(one.title, [_pairs(row) for row in one.words.format_map(values).splitlines() if row])
        for group in groups
        for one in every
        if one.group == group
    ]


def _pairs(row: str) -> list[tuple[str, str]]:
    cells = [cell.strip() for cell in row.strip("|").split("|")]
    return list(zip(cells[::2], cells[1::2], strict=True))


def filled(package: str, name: str, values: Mapping[str, object]) -> tuple[Section, ...]:
    """The sections of a document of a package, in the language that is spoken, `values` filled in."""
    return tuple(section.filled(values) for section in sections(document(package, name)))


def chapters(package: str, values: Mapping[str, object]) -> tuple[RulesText, ...]:
    """The chapters of the rules in a document of a package."""
    return tuple(RulesText(one.group, one.title, one.words, one.gist) for one in filled(package, "rules", values))


def pages(package: str, values: Mapping[str, object], name: str = "help") -> tuple[tuple[str, str], ...]:
    """The sections of a document of a package as pages of help: titles and texts."""
    return tuple((section.title, section.words) for section in filled(package, name, values))


def notes(package: str, values: Callable[[], Mapping[str, object]], name: str) -> list[str]:
    """What the document `notes` of a package says of a card, note by note.

    A heading there names the cards that the list below it is about, as they are called in notation; what is said of
    several cards so stands once, after what is said of one alone. `values` are worked out where a note asks for one.
    """
    about = [one for one in sections(document(package, "notes")) if name in one.title.split(", ")]
    given = values() if any("{" in one.words for one in about) else {}
    return [line.removeprefix("- ") for one in about for line in one.filled(given).words.splitlines()]


def noted(package: str) -> tuple[str, ...]:
    """The cards of which the document `notes` of a package says something."""
    titles = [one.title for one in sections(document(package, "notes"))]
    return tuple(dict.fromkeys(name for title in titles for name in title.split(", ")))
