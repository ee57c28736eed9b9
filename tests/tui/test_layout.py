"""Lines of the plain mode fit a terminal."""

from __future__ import annotations

import pytest
from hypothesis import given, strategies as st

from engine.texts.cells import cells
from tui.plain import fitted


@pytest.mark.parametrize(
    ("line", "shown"),
    [
        ("", [""]),
        ("one two", ["one two"]),
        ("one two three", ["one two", "  three"]),
        ("  one two six", ["  one two", "    six"]),
        ("a 0123456789", ["a", "  01234567", "  89"]),
        ("\u6e2f\u6e2f\u6e2f\u6e2f\u6e2f\u6e2f", ["\u6e2f\u6e2f\u6e2f\u6e2f\u6e2f", "  \u6e2f"]),
    ],
)
def test_a_line_is_broken_at_blanks_and_a_word_only_where_it_fills_a_line(line: str, shown: list[str]) -> None:
    assert list(fitted([line], 10)) == shown


@given(st.text(st.characters(), max_size=80), st.integers(8, 30))
def test_no_line_is_too_wide_and_no_sign_is_lost(line: str, columns: int) -> None:
    found = list(fitted([line.strip()], columns))
    assert all(cells(part) <= columns for part in found)
    assert "".join("".join(part.split()) for part in found) == "".join(line.split())
