"""What a building does in a row of the list, in so few cells that nothing is cut off."""

from __future__ import annotations

import re

import pytest

from engine.le_havre.cards import Card
from engine.le_havre.deck import CARDS
from engine.le_havre.exchanges import ANY_NUMBER, Conversion, Sale
from engine.texts.cells import cells
from screens.le_havre.buildings import listing
from screens.le_havre.view import View
from screens.table.title import Sight
from screens.words import shown
from tests.of_each import of_each
from tests.screens.le_havre import positions
from widgets.lines import plain, width

CELLS = 19
"""How many the rows of the buildings have for it."""


@of_each(CARDS, lambda card: card.name)
def test_every_card_says_in_few_cells_what_it_does(card: Card) -> None:
    assert 0 < cells(shown(card.short)) <= CELLS


@of_each([card for card in CARDS if isinstance(card.does, Conversion | Sale)], lambda card: card.name)
def test_figures_of_an_exchange_are_those_of_the_card(card: Card) -> None:
    words = shown(card.short)
    if isinstance(card.does, Sale):
        assert words.endswith(f">{card.does.price}fr")
    if isinstance(card.does, Conversion | Sale) and card.does.at_most < ANY_NUMBER:
        assert words.startswith(f"{card.does.at_most} ")


@pytest.mark.parametrize("cells", [54, 79])
def test_no_row_of_the_buildings_is_cut_off(cells: int) -> None:
    for made in (positions.late_game, positions.special_turned_up, positions.middle_game):
        with made() as saved:
            rows = listing(View(Sight(saved.game, 0, saved.game.log)), cells).rows
        assert [plain(row.line) for row in rows if "…" in plain(row.line) or width(row.line) > cells] == []


def test_column_heads_stand_over_their_columns() -> None:
    with positions.middle_game() as saved:
        found = listing(View(Sight(saved.game, 0, saved.game.log)), 54)
    heading = plain(found.heading)
    row = next(plain(row.line) for row in found.rows if "Brickworks" in plain(row.line))
    group = next(plain(row.line) for row in found.rows if "To build" in plain(row.line))
    assert group.index("cost") == re.search(r"2w", row).start()  # type: ignore[union-attr]  # it is there
    assert heading.index("what it does") == row.index("clay>brick")
    assert heading.index("value") + len("value") == row.index("14") + 2
