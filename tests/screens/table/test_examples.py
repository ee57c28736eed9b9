"""The help of every page shows a row of the page, and says what its parts are."""

from __future__ import annotations

import pytest

from engine import new_game
from engine.titles import TITLES
from screens.table.title import board_of
from screens.table.viewpoint import Sight
from tests.saves.players import next_move
from widgets.legend import captioned, labelled
from widgets.lines import plain, selected, text

CELLS = 80
_MOVES = 8


@pytest.mark.parametrize("title", TITLES)
def test_every_page_has_a_row_with_its_parts_named(title: str) -> None:
    game, board = new_game(title, ["White", "Yellow", "Red"], seed=4), board_of(title)
    for _move in range(_MOVES):
        game.play(next_move(game))
    board.look(Sight(game, 0, game.log))
    pages = [page for page in board.pages if page.is_there]
    assert [page.keys.name for page in pages if page.example(CELLS) is None] == []


def test_the_row_under_the_cursor_is_taken_and_each_of_its_parts_has_its_word() -> None:
    lines = [text(" Head  three  parts", "heading"), text(" one  two  three"), selected(text(" four  five  six"))]
    example = labelled(lines, [("a", "b", "c")])
    assert example is not None
    assert [plain(line).rstrip() for line in captioned(example, 20)[:2]] == [" four  five  six", " a     b     c"]


def test_words_that_would_be_cut_at_the_edge_stand_further_to_the_left() -> None:
    example = labelled([text("one            two")], [("first", "a long word")])
    assert example is not None
    assert plain(captioned(example, 20)[1]).endswith("  a long word")
