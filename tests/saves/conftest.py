"""Games to save: the small title of `fakes`, known to the engine for the length of a test."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from engine import TITLES
from saves import SavedGame
from tests.printed import as_printed
from tests.saves.fakes import ABOUT, HOME


@pytest.fixture(autouse=True)
def _pile(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(TITLES, ABOUT.name, HOME)


@pytest.fixture(autouse=True)
def _printed() -> Iterator[None]:
    """Games are saved and read with the printed figures of the cards."""
    with as_printed():
        yield


@pytest.fixture
def options() -> dict[str, Any]:
    return {"players": ["Red", "Blue"], "variant": "short", "seed": 7}


@pytest.fixture
def saved(options: dict[str, Any]) -> SavedGame:
    """A game just begun, in the slot pile-1."""
    return SavedGame.create("pile", options)
