"""Every code and every sign on the table of a title is explained by the help of that table."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

import pytest

from screens.actions import EVERYWHERE, key_label
from screens.table.keys import keys_of
from screens.table.title import Board, Sight, board_of
from screens.titles import rules_of
from tests.conformance.played import Record, deciding
from tui.actions import registry
from widgets.lines import plain

SIZES = ((80, 13), (120, 29))
"""Columns of a terminal, and the lines that a page has there."""
FRAME = set("─│├┤┬┴╭╮╰╯━▲▼✓…←→◂▸")
"""Rules, frames, and marks of every table."""
ENGLISH = {
    *("a", "an", "and", "as", "at", "be", "by", "for", "if", "in", "is", "it", "no", "not", "of", "on", "or", "to"),
    *("can", "die", "le", "none", "hold", "gone", "low", "high", "yes", "yet", "game", "now", "up", "you", "your"),
    *("the", "then"),
}
"""Short words that are no codes."""
LONGEST = 4
"""Letters of a word that may be a code; one in capitals may be longer."""
CODES = "@!#*=~^&|$%"
"""Signs of the keyboard that mean something where they stand alone."""
APART = ("log", "result")
"""Pages in running text, which are the same for every title."""


def letters(words: str) -> set[str]:
    return set(re.findall(r"[A-Za-z]+", words))


def legend(board: Board) -> str:
    """All that the help of a table says, whatever page is open."""
    return "\n".join(words for page in board.pages for _title, words in board.help_pages(page))


def shown(board: Board) -> Iterator[str]:
    """The lines of head, side and pages."""
    for columns, height in SIZES:
        yield from map(plain, board.head(columns))
        side = board.side_width(columns)
        for page in board.pages:
            if page.is_there and page.keys.name not in APART:
                yield from map(plain, page.lines(columns if page.is_wide else columns - side - 1, height, active=True))
                yield from map(plain, board.side(page, side, height))


@cache
def keys_on(title: str) -> frozenset[str]:
    """The keys that stand beside what they do, those of a title's own actions also two together."""
    own = {key_label(key) for action in keys_of(title).actions for key in action.keys}
    contexts = {context for together in keys_of(title).together() for context in together} | {EVERYWHERE}
    every_action = registry()
    shared = {key_label(key) for context in contexts for one in every_action.of(context) for key in one.keys}
    return frozenset((*own, *shared, *(one + other for one in own for other in own)))


@cache
def words_of_rules(title: str) -> set[str]:
    """The words of all texts of its rules."""
    return letters(" ".join(f"{text.title} {text.words}" for text in rules_of(title)).casefold())


class Seen(NamedTuple):
    """What stands on the tables of a game for whoever decides, words cut or with a stop left out, and the help."""

    title: str
    names: tuple[str, ...]
    table: str
    legend: str


@pytest.fixture(scope="module")
def seen(record: Record) -> Seen:
    """Some moments of a game."""
    title = record.game.title
    table: list[str] = []
    explained = ""
    for game in record.moments[1:-1:3]:
        board = board_of(title)
        board.look(Sight(game, deciding(game) or 0, game.log))
        table += shown(board)
        explained += legend(board)
    return Seen(title, tuple(game.names), re.sub(r"\w*…\w*|\b[A-Z]\.", " ", "\n".join(table)), explained)


def test_every_code_on_the_table_is_explained_by_its_help(seen: Seen) -> None:
    explained = letters(seen.legend)
    explained |= {word.capitalize() for word in explained if word.isupper()}
    explained |= keys_on(seen.title)
    # A name may be cut.
    named = [word for name in seen.names for word in letters(name)]
    unknown, known = set(), words_of_rules(seen.title) | ENGLISH
    for word in letters(seen.table) - explained:
        is_code = word.isupper() or (len(word) <= LONGEST and word.casefold() not in known)
        # Codes of one letter may stand side by side, and so may the initials of players.
        is_in_letters = set(word) <= explained or set(word) <= {name[0] for name in named}
        if is_code and not is_in_letters and not any(one.startswith(word) for one in named):
            unknown.add(word)
    assert sorted(unknown) == []


def test_every_sign_on_the_table_is_explained_by_its_help(seen: Seen) -> None:
    signs = {sign for sign in seen.table if not sign.isalnum() and (not sign.isascii() or sign in CODES)}
    named = "".join(text.title for text in rules_of(seen.title))
    assert sorted(signs - FRAME - set(seen.legend) - set(named)) == []
