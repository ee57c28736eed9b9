"""Names that were typed: nothing of them reaches a terminal that could do anything there."""

from __future__ import annotations

import pytest
from hypothesis import given, strategies as st

from engine.texts.cells import cells
from saves.names import PLAYER_CELLS, player_name, player_names, printable, shortened


@pytest.mark.parametrize(
    ("typed", "shown"),
    [
        ("Red", "Red"),
        ("  Red\tand \n Blue ", "Red and Blue"),
        ("\x1b[31mRed\x1b[0m", "Red"),
        ("\x1b]0;a window title\x07Red", "Red"),
        ("\x1b]52;c;Y2xpcA==\x1b\\Red", "Red"),
        ("\x9b2JRed", "Red"),
        ("\x90payload\x9cRed", "Red"),
        ("\x1b(0Red", "Red"),
        ("Red\x1b", "Red"),
        ("Re\x00d\x7f", "Red"),
        ("Re\u202ed", "Red"),
        ("Re\u200bd\ufeff", "Red"),
        ("Red\u2764\ufe0f", "Red\u2764"),
        ("Re\ud800d", "Red"),
        ("Ren\u00e9e \u6e2f", "Ren\u00e9e \u6e2f"),
    ],
)
def test_what_is_typed_is_shown_without_anything_that_moves_the_cursor(typed: str, shown: str) -> None:
    assert printable(typed) == shown


@given(st.text(st.characters(), max_size=60))
def test_what_is_shown_is_printable_and_cleaning_it_again_changes_nothing(
    text: str,
) -> None:
    shown = printable(text)
    assert shown.isprintable()
    assert printable(shown) == shown


@given(st.text(st.characters(), max_size=60), st.integers(0, 20))
def test_a_shortened_text_fits(text: str, limit: int) -> None:
    assert cells(shortened(text, limit)) <= limit


def test_a_wide_character_fills_two_cells() -> None:
    assert cells("\u6e2f1") == 3
    assert shortened("\u6e2f\u6e2f", 3) == "\u6e2f"


def test_a_tower_of_combining_marks_is_cut_down() -> None:
    assert shortened("a" + "\u0301" * 500, 5) == "a\u0301\u0301"


def test_a_long_player_name_ends_at_the_limit() -> None:
    assert cells(player_name("Maximiliane von und zu Hafen")) <= PLAYER_CELLS


def test_a_player_of_whose_name_nothing_is_left_is_called_by_the_seat() -> None:
    assert player_names(["\x1b[2J", "Blue", 3]) == ["Player 1", "Blue", "3"]
