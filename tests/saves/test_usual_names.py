"""Tests of what players are called who give no name."""

from __future__ import annotations

from itertools import islice

import pytest

from engine.titles import TITLES, about
from saves.titles import usual_names


@pytest.mark.parametrize("title", TITLES)
def test_an_only_person_is_called_you_at_any_seat_and_nobody_else_begins_alike(title: str) -> None:
    for seats in about(title).seats:
        for alone in range(seats):
            names = list(islice(usual_names(title, alone), seats))
            assert names[alone] == "You"
            assert len({name[0] for name in names}) == seats


@pytest.mark.parametrize("title", TITLES)
def test_several_people_have_the_names_of_the_title_and_then_numbers(title: str) -> None:
    most = len(about(title).names)
    *names, further = islice(usual_names(title), most + 1)
    assert names == [str(name) for name in about(title).names]
    assert further == f"Player {most + 1}"
