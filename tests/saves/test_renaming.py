from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from saves import SavedGame, SaveError
from saves.files import renamed
from saves.slots import existing, make_folder, path_of


def test_a_game_has_another_name_and_nothing_else_is_changed(saved: SavedGame) -> None:
    saved.close()
    before = path_of("pile-1").read_bytes()
    assert renamed("pile-1", "../Sunday with Ann.toml") == "-Sunday with Ann".lstrip("-")
    assert existing() == ["Sunday with Ann"]
    assert path_of("Sunday with Ann").read_bytes() == before


def test_a_name_that_is_taken_is_refused(saved: SavedGame, options: dict[str, Any]) -> None:
    saved.close()
    SavedGame.create("pile", {**options, "seed": 8}, "other").close()
    before = path_of("other").read_bytes()
    with pytest.raises(SaveError, match="There is a saved game other already"):
        renamed("pile-1", "other")
    assert sorted(existing()) == ["other", "pile-1"]
    assert path_of("other").read_bytes() == before


def test_a_game_can_be_given_its_own_name(saved: SavedGame) -> None:
    saved.close()
    assert renamed("pile-1", "pile-1") == "pile-1"
    assert existing() == ["pile-1"]


def test_a_damaged_game_can_be_renamed() -> None:
    (make_folder() / "odd.toml").write_text("nonsense")
    renamed("odd", "broken")
    assert (make_folder() / "broken.toml").read_text() == "nonsense"


def test_a_game_that_is_being_played_is_not_renamed(saved: SavedGame) -> None:
    with pytest.raises(SaveError, match="open in another program"):
        renamed("pile-1", "other")
    assert existing() == ["pile-1"]


def test_on_a_disk_that_refuses_the_game_keeps_its_name(saved: SavedGame, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*_args: object, **_more: object) -> None:
        raise OSError(28, "No space left on device")

    saved.close()
    monkeypatch.setattr("os.link", full)
    monkeypatch.setattr(Path, "rename", full)
    with pytest.raises(SaveError, match="No space left"):
        renamed("pile-1", "other")
    assert "pile-1" in existing()


def test_a_game_that_is_not_there_cannot_be_renamed() -> None:
    with pytest.raises(SaveError, match="There is no saved game"):
        renamed("nowhere", "other")
