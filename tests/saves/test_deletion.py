from __future__ import annotations

from pathlib import Path

import pytest

from saves import SavedGame, SaveError, summaries
from saves.files import delete, renamed

OPTIONS = {"players": ["Red"], "variant": "short", "seed": 7}


def test_a_deleted_game_is_gone() -> None:
    SavedGame.create("le-havre", OPTIONS).close()
    delete("le-havre-1")
    assert summaries() == []


def test_a_damaged_game_can_be_deleted(home: Path) -> None:
    SavedGame.create("le-havre", OPTIONS).close()
    (home / "saves" / "le-havre-1.toml").write_text("nonsense")
    delete("le-havre-1")
    assert summaries() == []


def test_a_file_too_large_to_be_read_can_be_deleted_and_renamed(home: Path) -> None:
    SavedGame.create("le-havre", OPTIONS).close()
    with (home / "saves" / "le-havre-1.toml").open("r+b") as file:
        file.truncate(100_000_000)
    assert renamed("le-havre-1", "huge") == "huge"
    delete("huge")
    assert summaries() == []


def test_a_game_that_is_being_played_is_not_deleted() -> None:
    with SavedGame.create("le-havre", OPTIONS), pytest.raises(SaveError, match="open in another program"):
        delete("le-havre-1")
    assert len(summaries()) == 1


def test_a_game_that_is_not_there_cannot_be_deleted() -> None:
    with pytest.raises(SaveError, match="There is no saved game"):
        delete("le-havre-9")


def test_no_name_leads_out_of_the_folder(home: Path) -> None:
    home.mkdir(parents=True, exist_ok=True)
    outside = home / "keep.toml"
    outside.write_text("")
    with pytest.raises(SaveError):
        delete("../keep")
    assert outside.exists()
