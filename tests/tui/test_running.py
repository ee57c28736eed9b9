"""What is played where nobody says what."""

from __future__ import annotations

import os

import pytest

from engine import TITLES
from saves import SavedGame
from saves.slots import path_of
from tests.saves.fakes import HOME
from tui.start import usual_title


@pytest.fixture(autouse=True)
def pile(monkeypatch: pytest.MonkeyPatch) -> None:
    """A second title."""
    monkeypatch.setitem(TITLES, "pile", HOME)


def kept(title: str, seconds: int) -> None:
    with SavedGame.create(title, {"players": ["Red"], "variant": "short", "seed": 7}) as saved:
        path = path_of(saved.slot)
    os.utime(path, (seconds, seconds))


def test_at_first_it_is_the_first_title() -> None:
    assert usual_title() == "le-havre"


def test_it_is_the_title_that_was_played_last() -> None:
    kept("le-havre", 5)
    kept("pile", 9)
    assert usual_title() == "pile"
    kept("le-havre", 11)
    assert usual_title() == "le-havre"


def test_a_title_that_nobody_knows_any_more_is_not_played(monkeypatch: pytest.MonkeyPatch) -> None:
    kept("pile", 9)
    monkeypatch.delitem(TITLES, "pile")
    assert usual_title() == "le-havre"
