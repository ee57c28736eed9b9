"""The measure of cells is that of what draws the screen."""

from __future__ import annotations

import sys
from itertools import chain

from hypothesis import given, strategies as st
from rich.cells import cell_len

from engine.texts.cells import cells
from saves.names import printable


def test_every_character_is_as_wide_as_on_the_screen() -> None:
    numbers = chain(range(0x32000), range(0x32000, sys.maxunicode, 61), range(0xE0000, 0xE1000))
    signs = map(chr, numbers)  # beyond the planes in use every 61st is enough
    assert [hex(ord(sign)) for sign in signs if cells(sign) != cell_len(sign)] == []


@given(st.text(max_size=20))
def test_a_text_that_can_be_shown_is_as_wide_as_on_the_screen(words: str) -> None:
    assert cells(printable(words)) == cell_len(printable(words))
