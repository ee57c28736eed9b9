"""Every code and every sign on the table of a title is explained by the help of that table."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterator, Mapping
from functools import cache
from itertools import zip_longest
from typing import NamedTuple
from unicodedata import category, east_asian_width

import pytest

from engine.texts.language import either, gettext as _, spoken
from screens.table.title import Board, Page, Sight, board_of
from screens.titles import rules_of
from tests.conformance.played import Record, deciding
from tests.conformance.titles import CONFORMING
from widgets.lines import Line, plain
from widgets.styles import StyleName

SIZES = ((80, 13), (120, 29))
"""Columns of a terminal, and the lines that a page has there."""
FRAME = set("─│├┤┬┴╭╮╰╯━▲▼✓…←→◂▸")
"""Rules, frames, and marks of every table."""
SIGNS = "@!#*=~^&|$%"
"""Signs of the keyboard that mean something where they stand alone."""
APART = ("log", "result")
"""Pages in running text, which are the same for every title."""
FAMILIES = ("good", "type")
"""The families of styles in which things are called by codes."""


def boards(record: Record) -> Iterator[Board]:
    """The tables of some moments of a game, as whoever decides sees them."""
    for game in record.moments[1:-1:3]:
        board = board_of(record.game.title)
        board.look(Sight(game, deciding(game) or 0, game.log))
        yield board


def shown(board: Board) -> Iterator[tuple[Page, Line]]:
    """The lines of head, side and pages, each with the page that is open."""
    for columns, height in SIZES:
        side = board.side_width(columns)
        for page in board.pages:
            if page.is_there and page.keys.name not in APART:
                cells = columns if page.is_wide else columns - side - 1
                lines = (*board.head(columns), *page.lines(cells, height, active=True))
                yield from ((page, line) for line in (*lines, *board.side(page, side, height)))


def told(board: Board, page: Page) -> str:
    """What the signs mean while a page is open."""
    rows = (row for block in board.signs(page) for row in block.rows)
    return "\n".join(f"{sign} {meaning}" for row in rows for sign, meaning in row)


def words_in(text: str) -> list[str]:
    """The words and codes of a text, without numbers."""
    return re.findall(r"[^\W\d_]+", text)


def codes_of(board: Board) -> Mapping[StyleName, set[str]]:
    """What may stand on the table for each thing that has a code."""
    found: dict[StyleName, set[str]] = defaultdict(set)
    for code in board.codes():
        found[code.what] |= {_(sign) for sign in code.signs}
    return found


@cache
def words_of_rules(title: str, _language: str) -> str:
    """The words of all texts of its rules in the language that is spoken, in small letters, a blank about each."""
    told = "\n".join(f"{text.title} {text.words}" for text in rules_of(title)).casefold()
    return f" {' '.join(dict.fromkeys(words_in(told)))} "


def is_of_rules(title: str, cell: Cell) -> bool:
    """Whether a word stands in the rules, or a word that begins so where it is cut; Chinese parts no words."""
    before, after = ("", "") if spoken().code == "zh" else (" ", "" if cell.is_cut else " ")
    return f"{before}{cell.word.casefold()}{after}" in words_of_rules(title, spoken().code)


AMOUNT = re.compile(r"\d+ ?[^\W\d_]+")


class Cell(NamedTuple):
    """One word in the style of a thing, on an open page."""

    page: Page
    style: StyleName
    word: str
    is_cut: bool
    """Whether it ends with the sign for more, or with the point of what is shortened."""


def cells(board: Board) -> Iterator[Cell]:
    """Where one word stands in the style of a thing; an amount in words is no such place."""
    for page, line in shown(board):
        for piece, after in zip_longest(line, line[1:]):
            words = words_in(piece.text)
            if (
                piece.style.partition(":")[0] in FAMILIES
                and len(words) == 1
                and not AMOUNT.fullmatch(piece.text.strip())
            ):
                is_cut = piece.text.endswith("…") or (after is not None and after.text.startswith("…"))
                yield Cell(page, piece.style, words[0], is_cut or piece.text.endswith("."))


def test_what_stands_in_the_style_of_a_thing_is_a_code_of_it_or_a_word_of_the_rules(record: Record) -> None:
    strange = set()
    for board in boards(record):
        codes = codes_of(board)
        for cell in cells(board):
            # A letter stands as often as there are things.
            is_code = any(cell.word == sign * cell.word.count(sign) for sign in codes[cell.style])
            if not is_code and not is_of_rules(record.game.title, cell):
                strange.add(cell[1:])
    assert strange == set()


def test_the_help_of_a_page_says_what_every_code_on_it_stands_for(record: Record) -> None:
    silent = set()
    for board in boards(record):
        # What is called by its whole name needs no legend: the company of Macao is one word in Chinese alone.
        whole = {(code.what, code.meaning) for code in board.codes()}
        styles = {(cell.page, cell.style) for cell in cells(board) if (cell.style, cell.word) not in whole}
        helps = {page: told(board, page) for page in {page for page, _style in styles}}
        for code in board.codes():
            for page in (page for page, style in styles if style == code.what):
                told_so = f"{either(list(dict.fromkeys(map(_, code.signs))))} {code.meaning}"
                if told_so not in helps[page].replace("\n", " "):
                    silent.add((page.keys.name, told_so))
    assert silent == set()


@pytest.mark.parametrize("title", CONFORMING)
def test_no_code_of_a_family_stands_for_two_things(title: str) -> None:
    meanings: dict[tuple[str, str], set[str]] = defaultdict(set)
    for code in board_of(title).codes():
        for sign in code.signs:
            meanings[code.what.partition(":")[0], _(sign)].add(code.meaning)
    assert {sign: found for sign, found in meanings.items() if len(found) > 1} == {}


def test_every_sign_on_the_table_is_explained_by_its_help(record: Record) -> None:
    seen, explained = "", "".join(text.title for text in rules_of(record.game.title))
    for board in boards(record):
        seen += "".join(plain(line) for _page, line in shown(board))
        explained += "".join(told(board, page) for page in board.pages)
    signs = {sign for sign in seen if not sign.isalnum() and (not sign.isascii() or sign in SIGNS)}
    signs -= {sign for sign in signs if category(sign) in ("Ps", "Pe", "Po") and east_asian_width(sign) in "WF"}
    assert sorted(signs - FRAME - set(explained) - set("".join(record.game.names))) == []
