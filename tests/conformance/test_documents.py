"""The documents of every title: each is read whole, names only what there is, and fits the pages on which it stands."""

from __future__ import annotations

import re
from collections.abc import Mapping
from importlib import import_module
from pathlib import Path
from string import Formatter
from typing import Any, NamedTuple

import pytest

from engine.texts.cells import cells
from engine.texts.documents import Section, laid_out, sections
from engine.texts.text import ENGLISH
from screens.documents import noted, notes
from screens.laid_out import SMALLEST
from screens.plain import words_of
from screens.titles import TITLES, rules_of
from tests.of_each import of_each

SCREENS = Path(__file__).parents[2] / "screens"
LESSON, NOTES, RULES = "lesson", "notes", "rules"
"""The steps of the first game, whose values are keys of actions (`test_lessons.py`); notes on cards; chapters."""
CHINESE = "zh"
"""The language whose signs take two cells."""
PAGE = SMALLEST[0] - 2
"""Cells of a page in the smallest terminal."""
LONGEST = 120
"""Letters of a line in a document, as in a module."""


class Document(NamedTuple):
    """A document of a title in a language."""

    title: str
    package: str
    path: Path

    def __str__(self) -> str:
        return f"{self.title}-{self.path.parent.name}-{self.path.stem}"

    def sections(self) -> tuple[Section, ...]:
        return sections(self.path.read_text("utf-8"))

    def in_english(self) -> Document:
        return self._replace(path=self.path.parents[1] / ENGLISH.code / self.path.name)


def found(title: str) -> list[Document]:
    """The documents of a title in all languages."""
    package = TITLES[title].board.partition(":")[0].rpartition(".")[0]
    folder = SCREENS / package.rpartition(".")[2] / "texts"
    return [Document(title, package, path) for path in sorted(folder.glob("*/*.md"))]


DOCUMENTS = [document for title in TITLES for document in found(title)]
documents = of_each(DOCUMENTS)
with_figures = of_each([one for one in DOCUMENTS if not one.path.stem.startswith(LESSON)])
titles = pytest.mark.parametrize("title", [title for title in TITLES if found(title)])


def figures(package: str) -> Mapping[str, Any]:
    """The values of a title's documents by their names; none where there is no module `figures`.

    Where a document is filled in for one card after another, `samples` gives the values of one of them.
    """
    if not (SCREENS / package.rpartition(".")[2] / "figures.py").exists():
        return {}
    module = import_module(f"{package}.figures")
    samples: Mapping[str, Any] = module.samples() if hasattr(module, "samples") else {}
    return {**module.values(), **samples}


def filled(document: Document) -> tuple[Section, ...]:
    """Its sections as they are shown."""
    values = figures(document.package)
    return tuple(one.filled(values) for one in document.sections())


def test_every_document_of_the_screens_is_that_of_a_title() -> None:
    assert {one.path for one in DOCUMENTS} == set(SCREENS.rglob("*.md"))


@documents
def test_a_document_holds_no_sign_that_a_terminal_does_not_show_in_its_cells(document: Document) -> None:
    told = set(document.path.read_text("utf-8")) - {"\n"}
    widths = {1, 2} if document.path.parent.name == CHINESE else {1}
    assert sorted(sign for sign in told if not sign.isprintable() or cells(sign) not in widths) == []


@documents
def test_a_document_is_read_and_has_no_line_longer_than_those_of_a_module(document: Document) -> None:
    assert document.sections()
    lines = document.path.read_text("utf-8").splitlines()
    assert [number for number, line in enumerate(lines, start=1) if len(line) > LONGEST or line != line.rstrip()] == []


@documents
def test_a_document_says_nothing_twice_and_ends_its_sentences(document: Document) -> None:
    paragraphs = [line for one in document.sections() for line in one.words.split("\n") if line]
    assert [line for line in paragraphs if paragraphs.count(line) > 1] == []
    written = [line for line in paragraphs if not line.startswith("|") and not re.fullmatch(r"\{\w+\}", line)]
    assert [line for line in written if line[-1] not in ".:!?。：！？）"] == []


@documents
def test_a_document_in_another_language_has_the_sections_and_the_values_of_the_english_one(document: Document) -> None:
    english = document.in_english().sections()
    assert [one.values() for one in document.sections()] == [one.values() for one in english]


@with_figures
def test_every_value_that_a_document_names_is_a_figure_or_words(document: Document) -> None:
    values = figures(document.package)
    wrong = [name for one in document.sections() for name in one.values() if not _is_shown(name, values)]
    assert wrong == [], f"what `values` in {document.package}.figures does not give, or not as words or a number"


def _is_shown(name: str, values: Mapping[str, Any]) -> bool:
    try:
        value, _first = Formatter().get_field(name, (), values)
    except (KeyError, AttributeError, IndexError, TypeError):
        return False
    return isinstance(value, str | int | float)


@titles
def test_every_figure_that_is_given_for_documents_is_named_in_one(title: str) -> None:
    documents = [one for one in found(title) if one.path.parent.name == ENGLISH.code and one.path.stem != LESSON]
    named = {name for one in documents for section in one.sections() for name in section.values()}
    plain = {name for name, value in figures(found(title)[0].package).items() if isinstance(value, str | int | float)}
    assert sorted(plain - named) == []


@with_figures
def test_no_line_of_a_document_is_too_long_for_the_page_on_which_it_is_read(document: Document) -> None:
    lines = [line for one in filled(document) for line in laid_out(one.words, PAGE)]
    assert [line for line in lines if cells(line) > PAGE] == []


@of_each([one for one in DOCUMENTS if one.path.stem == RULES])
def test_every_chapter_can_be_looked_up(document: Document) -> None:
    if document.path.parent.name == ENGLISH.code:
        texts = {(text.group, text.title, text.words) for text in rules_of(document.title)}
        assert [one.title for one in filled(document) if (one.group, one.title, one.words) not in texts] == []


@of_each([one for one in DOCUMENTS if one.path.stem == NOTES])
def test_every_note_is_about_a_card_and_stands_on_its_page(document: Document) -> None:
    values = figures(document.package)
    told = {name: notes(document.package, lambda: values, name) for name in noted(document.package)}
    plain = words_of(document.title)
    assert sorted(set(told) - set(plain.names())) == []
    assert [(name, note) for name, said in told.items() for note in said if note not in plain.page(name)] == []


@titles
def test_every_card_has_a_page_that_says_more_than_its_name(title: str, monkeypatch: pytest.MonkeyPatch) -> None:
    words = words_of(title)
    texts = words.texts()  # which are made anew whenever a single one is asked for
    monkeypatch.setattr(words, "texts", lambda: texts)
    assert [name for name in words.names() if len(words.page(name).split()) < 2 * len(name.split("-"))] == []
