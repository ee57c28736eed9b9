"""The edge cases in words: each belongs to a card or to a kind of ship."""

from __future__ import annotations

import pytest

from engine.le_havre.deck import CARDS
from engine.le_havre.notes import NOTES, SHIP_NOTES, notes_on
from engine.le_havre.ships import KINDS


@pytest.mark.parametrize("name", NOTES)
def test_notes_are_about_a_card(name: str) -> None:
    assert name in [card.name for card in CARDS]


@pytest.mark.parametrize("kind", [kind.name for kind in KINDS])
def test_every_kind_of_ship_has_notes(kind: str) -> None:
    assert notes_on(kind)


def test_no_notes_are_about_anything_else() -> None:
    assert set(SHIP_NOTES) <= {kind.name for kind in KINDS}


@pytest.mark.parametrize("name", [*NOTES, *SHIP_NOTES])
def test_every_note_is_a_whole_sentence_and_said_once(name: str) -> None:
    notes = [str(note) for note in notes_on(name)]
    assert len(set(notes)) == len(notes) > 0
    assert all(not note[0].islower() and note.endswith(".") and note.isprintable() for note in notes)


def test_a_card_that_does_what_it_prints_has_no_notes() -> None:
    assert notes_on("plant-nursery") == ()
