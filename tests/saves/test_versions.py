"""Files of other formats: brought up to date where a way is known, refused with both formats named where none is."""

from __future__ import annotations

from typing import Any

import pytest

from saves import Damaged, SavedGame, SaveError, summary
from saves.format import FORMAT
from saves.reader import MIGRATIONS
from saves.slots import path_of


def of_format(slot: str, number: int) -> None:
    path = path_of(slot)
    path.write_text(path.read_text().replace(f"format = {FORMAT}", f"format = {number}"))


def from_format_0(table: dict[str, Any]) -> dict[str, Any]:
    """In the format before the first one the title was called a game, and a move was called a turn."""
    moves = [{"do": entry["turn"]} for entry in table.get("moves", [])]
    return {**table, "format": 1, "title": table["game"], "moves": moves}


@pytest.fixture
def older(saved: SavedGame, monkeypatch: pytest.MonkeyPatch) -> bytes:
    """A game of an older format in the slot pile-1, for which there is a migration."""
    saved.play("carry oak")
    saved.play("carry pine")
    saved.close()
    monkeypatch.setitem(MIGRATIONS, FORMAT - 1, from_format_0)
    of_format("pile-1", FORMAT - 1)
    path = path_of("pile-1")
    path.write_text(path.read_text().replace("title", "game").replace("do =", "turn ="))
    return path.read_bytes()


@pytest.mark.parametrize("number", [FORMAT + 1, FORMAT + 98, FORMAT - 1, -7])
def test_a_game_of_a_format_that_cannot_be_read_is_refused_with_both_formats_named(
    saved: SavedGame, number: int
) -> None:
    saved.play("carry oak")
    saved.close()
    of_format("pile-1", number)
    before = path_of("pile-1").read_bytes()
    with pytest.raises(SaveError, match=rf"format {number}\b.*format {FORMAT}\b"):
        SavedGame.open("pile-1")
    assert summary("pile-1").problem is not None
    assert path_of("pile-1").read_bytes() == before


def test_a_game_of_an_older_format_is_read_and_its_file_left_alone(older: bytes) -> None:
    with SavedGame.open("pile-1") as again:
        assert again.game.position.logs == ("oak", "pine")
    assert path_of("pile-1").read_bytes() == older


def test_a_game_of_an_older_format_that_is_played_on_is_written_anew_and_its_old_file_kept(older: bytes) -> None:
    with SavedGame.open("pile-1") as again:
        again.play("carry oak")
        assert again.problem is None
        again.undo()
        again.play("carry smoked-herring")
        with SavedGame.open("pile-1") as second:
            assert second.read_only
    path = path_of("pile-1")
    assert path.with_name("pile-1.toml.damaged").read_bytes() == older
    assert path.stat().st_mode & 0o777 == 0o600
    with SavedGame.open("pile-1") as again:
        assert again.game.position.logs == ("oak", "pine", "smoked-herring")
        assert again.problem is None
    assert sorted(file.name for file in path.parent.iterdir()) == ["pile-1.toml", "pile-1.toml.damaged"]


def test_a_file_that_no_migration_understands_is_damaged(older: bytes) -> None:
    path_of("pile-1").write_bytes(older.replace(b"turn =", b"move ="))
    with pytest.raises(Damaged, match="line"):
        SavedGame.open("pile-1")
