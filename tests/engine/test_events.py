"""What each seat is told of something that happened."""

from __future__ import annotations

import pytest

from engine import Event
from engine.texts import message

ALL, OWN = message("Ada draws a chart."), message("You draw the amber.")


@pytest.mark.parametrize(("seat", "told"), [(None, ALL), (0, ALL), (1, OWN), (2, ALL)])
def test_only_the_seat_itself_is_told_its_own_words(seat: int | None, told: object) -> None:
    assert Event.of(1, ALL, OWN).text_for(seat) == told


@pytest.mark.parametrize("seat", [None, 0, 1])
def test_without_words_of_its_own_a_seat_is_told_what_all_are_told(seat: int | None) -> None:
    assert Event.of(1, ALL).text_for(seat) == ALL


def test_what_happens_to_nobody_is_told_to_all_alike() -> None:
    assert Event.of(None, ALL, OWN).text_for(None) == ALL
