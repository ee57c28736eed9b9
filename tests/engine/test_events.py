"""What each seat is told of something that happened."""

from __future__ import annotations

import pytest

from engine import Event
from engine.texts import Text, counted, in_context, message
from engine.texts.language import shown
from engine.texts.text import English
from tests.languages.pseudo import spoken_here

ALL, OWN = message("Ada draws a chart."), message("You draw the amber.")


@pytest.mark.parametrize(("seat", "told"), [(None, ALL), (0, ALL), (1, OWN), (2, ALL)])
def test_only_the_seat_itself_is_told_its_own_words(seat: int | None, told: object) -> None:
    assert Event.of(1, ALL, OWN).text_for(seat) == told


@pytest.mark.parametrize("seat", [None, 0, 1])
def test_without_words_of_its_own_a_seat_is_told_what_all_are_told(seat: int | None) -> None:
    assert Event.of(1, ALL).text_for(seat) == ALL


def test_what_happens_to_nobody_is_told_to_all_alike() -> None:
    assert Event.of(None, ALL, OWN).text_for(None) == ALL


@pytest.mark.parametrize("told", [counted("{n} fish.", "{n} fishes.", 3), in_context("place", "Left.")])
def test_an_event_keeps_what_decides_its_words_in_other_languages(told: Text) -> None:
    with spoken_here(Wordy()):
        assert shown(Event.of(0, told).text_for(None)) == shown(told)


class Wordy(English):
    """It says what it was asked for."""

    code = "xx"

    def gettext(self, message: str) -> str:
        return message if message.startswith("{") else f"gettext {message}"

    def ngettext(self, singular: str, plural: str, n: int) -> str:
        return f"ngettext {plural}"

    def pgettext(self, context: str, message: str) -> str:
        return f"{context} {message}"
