"""The help of the table: a legend for the codes of every page, and the text of what the cursor is on."""

from __future__ import annotations

import pytest

from engine import Game
from engine.macao.city import QUARTERS
from engine.macao.deck import CARDS
from engine.macao.effects import NUMBERS
from saves.catalogues import catalogue
from screens.macao import rules_list
from screens.macao.actions import KEYS, LETTERS
from screens.macao.board import MacaoBoard
from screens.table.title import Sight
from tests.engine.macao.helpers import laid, player
from tests.languages.pseudo import spoken_here
from widgets.lines import plain

PICTURES = ("market", "city", "sea", "yours", "players")


def board_of(game: Game) -> MacaoBoard:
    """The table as its first player sees it."""
    board = MacaoBoard()
    board.look(Sight(game, 0, ()))
    return board


def legend(page: str) -> str:
    """What the signs of a page of the table mean."""
    rows = (row for block in rules_list.signs(page) for row in block.rows)
    return "\n".join(f"{sign} {meaning}" for row in rows for sign, meaning in row)


@pytest.mark.parametrize("page", PICTURES)
def test_every_page_of_the_table_has_a_legend_of_its_own(page: str) -> None:
    assert legend(page) != legend("log")
    assert legend(page).endswith(legend("log"))


@pytest.mark.parametrize("page", [page.name for page in KEYS.pages])
def test_every_letter_of_a_colour_is_explained_on_every_page(page: str) -> None:
    for colour, letter in LETTERS.items():
        assert f"{letter} {colour}" in legend(page)


@pytest.mark.parametrize(
    ("page", "codes"),
    [
        (
            "market",
            ("✓ ", "initials", "(6) ", "+4 ", "rrb ", "-3 ", "1-2 ", "now in 7 ", "-y ", "fills round 7 "),
        ),
        ("city", ("✓ ", "* the joker", "T tea", "p paper", "█ ", "▐█▌ ", "c the company")),
        ("sea", ("○ ", "◇ ", "+ more", "x ", "~ water")),
        ("yours", ("now in 7 ", "-y ", "✓ ")),
        ("players", ("rr 2 red cubes", "✓ an activated")),
        ("log", ("y4 ", "▲ ", "markers -3 ", "2/5 ", "rb k ✓5 ", "+3 ", "PP ")),
    ],
)
def test_the_codes_of_a_page_are_explained(page: str, codes: tuple[str, ...]) -> None:
    assert [code for code in codes if code not in " ".join(legend(page).split())] == []


@pytest.mark.parametrize("name", [CARDS[0].name, CARDS[NUMBERS["person"][0]].name, QUARTERS[6].name, "tea", "london"])
def test_what_the_cursor_is_on_is_explained(name: str) -> None:
    ((title, words),) = rules_list.about(name)
    assert title
    assert words.endswith(".")


def test_what_has_no_text_is_not_explained() -> None:
    assert rules_list.about("s05") == rules_list.about("") == []


def test_only_alone_the_company_is_explained() -> None:
    for seats, is_there in ((1, True), (2, False)):
        board = board_of(laid(player("1 red"), seats=seats))
        titles = [title for title, _words in board.help_pages(board.pages[0])]
        assert ("The company" in titles) == is_there


@pytest.mark.parametrize("code", ["en", "zh"])
def test_the_example_of_the_market_begins_beyond_the_line_between_its_columns(code: str) -> None:
    with spoken_here(catalogue(code)):
        example = board_of(laid(player("1 red", tableau=["mint"]), window="dice")).pages[0].example(80)
    assert example is not None
    assert "│" not in plain(example.line)
