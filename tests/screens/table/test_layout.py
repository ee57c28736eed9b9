"""The title of a page, which its frame says alone."""

from __future__ import annotations

import pytest

from screens.table.picture.layout import untitled
from widgets.lines import plain, text, width


@pytest.mark.parametrize(
    ("title", "heading", "left"),
    [
        ("Offers", " Offers  take all of one space", " take all of one space"),
        ("Ships", " Ships       left", "             left"),
        ("Log", " Log", " "),
        ("Offers", " Offers in words", " in words"),
        ("Offers", " Offersome", " Offersome"),
        ("Offers", " Your house", " Your house"),
    ],
)
def test_a_heading_leaves_out_the_title_above_it(title: str, heading: str, left: str) -> None:
    assert plain(untitled(text(heading), title)) == left


def test_the_heads_of_columns_stay_over_their_columns() -> None:
    line = text(" ") + text("Ships", "heading") + text("     left", "dim")
    assert width(untitled(line, "Ships")) == width(line)
