"""Texts of rules by a part of their names."""

from __future__ import annotations

import pytest

from screens import lookup
from screens.documents import RulesText
from screens.lookup import Likeness, looked_up
from tests.screens.test_plain import Few


@pytest.mark.parametrize(
    ("typed", "title", "likeness"),
    [
        ("red-barn", "Red Barn", Likeness.NAMED),
        ("a turn", "A turn", Likeness.NAMED),
        ("red", "Red Barn", Likeness.BEGUN),
        ("barn", "Red Barn", Likeness.HELD),
        ("tur", "A turn", Likeness.HELD),
        ("wel", "Well", Likeness.BEGUN),
        ("wall", "Well", Likeness.ALIKE),
    ],
)
def test_the_nearest_text_is_found(typed: str, title: str, likeness: Likeness) -> None:
    found = looked_up(Few(), typed)
    assert found is not None
    assert (found.text.title, found.likeness) == (title, likeness)


@pytest.mark.parametrize("typed", ["", " - ", "xyzzy"])
def test_what_is_like_nothing_is_not_found(typed: str) -> None:
    assert looked_up(Few(), typed) is None


def test_a_chapter_is_a_text_without_a_name() -> None:
    assert [text.title for text in lookup.chapters(Few().texts())] == ["A turn"]


def test_a_chapter_is_read_under_its_title() -> None:
    chapter = RulesText("Rules", "A turn", "Whose turn it is moves.", "move")
    assert lookup.page(Few(), chapter) == "A turn\n\nWhose turn it is moves."


def test_of_many_others_a_few_are_named() -> None:
    assert lookup.also([]) == ""
    assert lookup.also(["a", "b"]) == "See also: a, b"
    assert lookup.also(["a", "b", "c"], most=2) == "See also: a, b, ..."
