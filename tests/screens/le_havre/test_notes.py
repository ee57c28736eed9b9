"""The edge cases in words: each belongs to a card or to a kind of ship."""

from __future__ import annotations

import pytest

from engine.le_havre.ships import KINDS
from screens.le_havre.rules_list import notes_on


@pytest.mark.parametrize("kind", [kind.name for kind in KINDS])
def test_every_kind_of_ship_has_notes(kind: str) -> None:
    assert notes_on(kind)


@pytest.mark.parametrize(
    ("name", "note"),
    [
        ("bakehouse", "Of grain, 1 brings nothing besides, 2 or 3 bring 1 franc, 4 or 5 bring 2 francs, "),
        ("smokehouse", "2 francs, 6 bring 3 francs."),
        ("abattoir", "Of cattle, 1 brings nothing besides, 2 or 3 bring 1 hide, "),
        ("leather-industry", "The 14 francs must be there when the fee has been paid."),
    ],
)
def test_what_follows_from_the_figures_of_a_card_is_told(name: str, note: str) -> None:
    assert note in notes_on(name)[0]


def test_where_nothing_is_rounded_no_small_numbers_are_told() -> None:
    assert notes_on("tannery") == ()


def test_a_card_that_does_what_it_prints_has_no_notes() -> None:
    assert notes_on("plant-nursery") == ()
