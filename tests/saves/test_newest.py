"""The saved game that was played last."""

from __future__ import annotations

import os
from pathlib import Path

from saves import SavedGame
from saves.listing import newest
from saves.slots import path_of


def kept(slot: str, seconds: int) -> None:
    SavedGame.create("le-havre", {"players": ["Red"], "seed": 7}, slot).close()
    os.utime(path_of(slot), (seconds, seconds))


def test_the_newest_game_is_the_one_written_last() -> None:
    for slot, seconds in (("a", 5), ("b", 9), ("c", 7)):
        kept(slot, seconds)
    found = newest()
    assert found is not None
    assert found.slot == "b"


def test_a_game_that_cannot_be_read_is_passed_over() -> None:
    kept("a", 5)
    path_of("b").write_text("nothing of the kind")
    os.utime(path_of("b"), (9, 9))
    found = newest()
    assert found is not None
    assert found.slot == "a"


def test_without_games_there_is_none() -> None:
    assert newest() is None


def test_in_a_folder_that_cannot_be_read_there_is_none(home: Path) -> None:
    home.write_text("no folder")
    assert newest() is None
