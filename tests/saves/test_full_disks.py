"""Full and forbidden disks: the game goes on, and the player is told."""

from __future__ import annotations

import errno
import os
import shutil
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from saves import SavedGame, moves_of
from saves.slots import existing, make_folder, path_of
from tests.saves.disks import file_size_limited
from tests.saves.programs import done


@pytest.fixture
def forbidden(monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder for Havre that may be looked at, but not written by whoever runs the tests, even by root."""
    folder = Path(tempfile.mkdtemp(dir="/tmp"))
    folder.chmod(0o755)
    monkeypatch.setenv("HAVRE_HOME", str(folder))
    is_root = os.geteuid() == 0
    if not is_root:
        folder.chmod(0o555)
    else:
        os.seteuid(65534)
    try:
        yield folder
    finally:
        if is_root:
            os.seteuid(0)
        else:
            folder.chmod(0o755)
        shutil.rmtree(folder)


def test_on_a_full_disk_the_game_goes_on_and_says_so(saved: SavedGame) -> None:
    saved.play("carry oak")
    size = path_of("pile-1").stat().st_size
    with file_size_limited(to=size + 10):
        for _move in range(3):
            saved.play("carry pine")
            assert saved.problem is not None
            assert "only in memory" in saved.problem
        saved.undo()
    assert done(saved) == ["oak", "pine", "pine"]
    assert path_of("pile-1").stat().st_size == size


def test_when_there_is_room_again_what_was_waiting_is_written(saved: SavedGame) -> None:
    saved.play("carry oak")
    with file_size_limited(to=path_of("pile-1").stat().st_size + 10):
        saved.play("carry pine")
        saved.undo()
    saved.play("carry smoked-herring")
    assert saved.problem is None
    saved.close()
    with SavedGame.open("pile-1") as again:
        assert done(again) == ["oak", "smoked-herring"]


def test_a_write_that_stops_halfway_is_taken_up_where_it_stopped(
    saved: SavedGame, monkeypatch: pytest.MonkeyPatch
) -> None:
    write = os.write
    monkeypatch.setattr(os, "write", lambda handle, data: write(handle, data[:3]))
    saved.play("carry oak")
    saved.close()
    with SavedGame.open("pile-1") as again:
        assert done(again) == ["oak"]


def test_a_disk_that_cannot_sync_is_told_to_the_player(saved: SavedGame, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(_handle: int) -> None:
        raise OSError(errno.EIO, os.strerror(errno.EIO))

    with monkeypatch.context() as patch:
        patch.setattr(os, "fsync", broken)
        saved.play("carry oak")
    assert saved.problem is not None
    saved.play("carry pine")
    assert saved.problem is None
    saved.close()
    with SavedGame.open("pile-1") as again:
        assert done(again) == ["oak", "pine"]


def test_a_game_begun_on_a_full_disk_is_saved_as_soon_as_there_is_room(options: dict[str, Any]) -> None:
    with file_size_limited(to=10):
        saved = SavedGame.create("pile", options)
        saved.play("carry oak")
        assert saved.problem is not None
        assert existing() == []
        assert list(make_folder().iterdir()) == []
    saved.play("carry pine")
    assert saved.problem is None
    saved.close()
    with SavedGame.open(saved.slot) as again:
        assert done(again) == ["oak", "pine"]


def test_a_game_begun_in_memory_never_overwrites_one_that_took_its_slot(options: dict[str, Any]) -> None:
    with file_size_limited(to=10):
        late = SavedGame.create("pile", options)
    SavedGame.create("pile", options, late.slot).close()
    before = path_of(late.slot).read_bytes()
    late.play("carry oak")
    assert late.problem is not None
    assert path_of(late.slot).read_bytes() == before


def test_in_a_folder_that_may_not_be_written_the_game_is_played_in_memory(
    options: dict[str, Any], forbidden: Path
) -> None:
    saved = SavedGame.create("pile", options)
    saved.play("carry oak")
    assert saved.problem is not None
    assert "Permission denied" in saved.problem
    assert done(saved) == ["oak"]
    assert list(forbidden.iterdir()) == []


def test_a_file_that_may_not_be_written_is_played_on_in_memory(options: dict[str, Any], forbidden: Path) -> None:
    if os.getuid() == 0:
        os.seteuid(0)
    forbidden.chmod(0o755)
    with SavedGame.create("pile", options) as saved:
        saved.play("carry oak")
    before = path_of("pile-1").read_bytes()
    path_of("pile-1").parent.chmod(0o755)
    path_of("pile-1").chmod(0o444)
    if os.getuid() == 0:
        os.seteuid(65534)
    with SavedGame.open("pile-1") as again:
        assert again.problem is not None
        again.play("carry pine")
        assert again.problem is not None
        assert done(again) == ["oak", "pine"]
    assert path_of("pile-1").read_bytes() == before


def test_where_the_folder_is_a_file_the_game_is_played_in_memory(options: dict[str, Any], home: Path) -> None:
    home.write_text("")
    saved = SavedGame.create("pile", options)
    saved.play("carry oak")
    assert saved.problem is not None


def test_a_file_deleted_during_the_game_is_told_to_the_player(saved: SavedGame) -> None:
    path_of("pile-1").unlink()
    saved.play("carry oak")
    assert saved.problem is not None
    assert "deleted" in saved.problem


def test_a_folder_moved_away_during_the_game_is_told_and_takes_all_that_is_played_with_it(
    saved: SavedGame, home: Path
) -> None:
    saved.play("carry oak")
    assert saved.problem is None
    folder = path_of("pile-1").parent
    folder.rename(home / "elsewhere")
    saved.play("carry pine")
    assert saved.problem is not None
    assert "moved away" in saved.problem
    assert saved.unsaved is None
    (home / "elsewhere").rename(folder)
    saved.play("carry oak")
    assert saved.problem is None
    assert moves_of("pile-1") == ["carry oak", "carry pine", "carry oak"]


def test_a_file_that_another_one_has_taken_the_place_of_is_moved_away(saved: SavedGame, home: Path) -> None:
    path_of("pile-1").rename(home / "old")
    path_of("pile-1").write_text("another")
    saved.play("carry oak")
    assert saved.problem is not None
    assert "moved away" in saved.problem
    assert path_of("pile-1").read_text() == "another"


def test_what_another_program_wrote_into_the_file_is_not_overwritten(saved: SavedGame) -> None:
    with path_of("pile-1").open("ab") as file:
        file.write(b"# a note\n")
    before = path_of("pile-1").read_bytes()
    saved.play("carry oak")
    assert saved.problem is not None
    assert "another program" in saved.problem
    assert path_of("pile-1").read_bytes() == before
