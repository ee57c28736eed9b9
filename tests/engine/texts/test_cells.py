"""The measure of cells is that of what draws the screen."""

from __future__ import annotations

import sys
from itertools import chain

import pytest
from hypothesis import given, strategies as st
from rich.cells import cell_len

from engine.texts.cells import cells, wrapped
from saves.names import printable


def test_every_character_is_as_wide_as_on_the_screen() -> None:
    numbers = chain(range(0x32000), range(0x32000, sys.maxunicode, 61), range(0xE0000, 0xE1000))
    signs = map(chr, numbers)  # beyond the planes in use every 61st is enough
    assert [hex(ord(sign)) for sign in signs if cells(sign) != cell_len(sign)] == []


@given(st.text(max_size=20))
def test_a_text_that_can_be_shown_is_as_wide_as_on_the_screen(words: str) -> None:
    assert cells(printable(words)) == cell_len(printable(words))


@pytest.mark.parametrize("words", ["建造造船厂1。", "排队等剧院，第1位；", "为第3场拍卖出价12"])
def test_in_chinese_a_number_stays_with_the_sign_that_it_numbers(words: str) -> None:
    for width in range(6, 20):
        lines = wrapped(words, width)
        assert "".join(lines) == words
        assert not [line for line in lines if line[0].isdigit()]
