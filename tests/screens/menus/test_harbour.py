"""The harbour of the title screen, in terminals of every size."""

from __future__ import annotations

from itertools import product

import pytest

from screens.menus.harbour import HUES, STREET, harbour, pictures, sized
from tests.of_each import of_each
from widgets.lines import plain, width
from widgets.paint import ascii_only
from widgets.styles import FAMILIES, MEANINGS


@of_each(product([80, 100, 120, 160, 200, 300], [12, 13, 17, 18, 28, 33, 34, 48, 80]))
def test_it_fills_its_place(columns: int, rows: int) -> None:
    lines = harbour(columns, rows)
    assert len(lines) == rows
    assert {width(line) for line in lines[:-1]} == {columns}


@pytest.mark.parametrize("rows", [0, 1, 5, 8, 9])
def test_in_a_low_place_it_makes_room(rows: int) -> None:
    assert len(harbour(80, rows)) == rows


def test_every_colour_of_it_is_known() -> None:
    styles = {piece.style for size in ((80, 12), (200, 60)) for line in harbour(*size) for piece in line}
    assert styles - set(MEANINGS) <= {style for style, _hue in HUES}
    assert {style.partition(":")[0] for style, _hue in HUES} <= set(FAMILIES)


def test_it_can_be_drawn_in_ascii() -> None:
    assert all("?" not in ascii_only(plain(line)) for line in harbour(200, 60))


def test_the_name_can_be_read_in_the_smallest_terminal() -> None:
    assert "H A V R E" in plain(harbour(80, 12)[0])


@pytest.mark.parametrize("name", [name for name in pictures() if name != "gull"])
def test_a_picture_has_a_colour_for_each_sign_and_twice_as_many_when_it_is_twice_as_large(name: str) -> None:
    small, large = pictures()[name], sized(name, 2)
    assert [*map(len, small.colours)] == [*map(len, small.signs)]
    assert [len(signs) for signs in large.signs] == [2 * len(signs) for signs in small.signs for _half in "ab"]
    assert [*map(len, large.colours)] == [*map(len, large.signs)]


def test_what_stands_on_the_quay_is_drawn() -> None:
    assert set(STREET) <= set(pictures())
