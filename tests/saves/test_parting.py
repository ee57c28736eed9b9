"""A game that is left: what waited is written if there is room, kept elsewhere if not, and never lost silently."""

from __future__ import annotations

import errno
import os
import shlex
from pathlib import Path
from typing import Any

import pytest

from saves import SavedGame, moves_of
from saves.disk import read_outside
from saves.exchange import imported, parted, state_folder
from saves.slots import path_of
from tests.saves.disks import file_size_limited
from tests.saves.fakes import Heap


def full(_handle: int, _data: bytes) -> int:
    raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))


def logs(saved: SavedGame) -> tuple[str, ...]:
    position: Heap = saved.game.position
    return position.logs


def test_of_a_game_that_is_saved_there_is_nothing_to_say(saved: SavedGame) -> None:
    saved.play("carry oak")
    assert parted(saved) is None
    assert not state_folder().exists()


def test_what_waited_is_written_when_there_is_room_again(saved: SavedGame) -> None:
    with file_size_limited(to=10):
        saved.play("carry oak")
        saved.undo()
        saved.play("carry pine")
    assert moves_of("pile-1") == []
    assert parted(saved) is None
    assert moves_of("pile-1") == ["carry pine"]


def test_a_game_begun_in_memory_is_written_when_there_is_room(options: dict[str, Any]) -> None:
    with file_size_limited(to=10):
        saved = SavedGame.create("pile", options)
        saved.play("carry oak")
    assert parted(saved) is None
    assert moves_of("pile-1") == ["carry oak"]


def test_what_cannot_be_saved_is_kept_as_a_copy_that_can_be_taken_in(saved: SavedGame) -> None:
    saved.play("carry oak")
    path_of("pile-1").unlink()
    saved.play("carry pine")
    farewell = parted(saved)
    assert farewell is not None
    assert not farewell.text
    assert "its file was deleted" in farewell.sentence
    command = shlex.split(farewell.sentence.split("`")[1])
    assert command[:3] == ["havre", "saves", "import"]
    with imported(read_outside(Path(command[3])), "copy", "again") as again:
        assert logs(again) == ("oak", "pine")
        assert again.id == saved.id


def test_a_copy_never_takes_the_place_of_another(options: dict[str, Any]) -> None:
    for wood in ("oak", "pine"):
        saved = SavedGame.create("pile", options, "one")
        path_of("one").unlink()
        saved.play(f"carry {wood}")
        parted(saved)
    copies = sorted(state_folder().iterdir())
    assert [copy.name for copy in copies] == ["one-2.toml", "one.toml"]
    assert "carry oak" in copies[1].read_text()


def test_where_no_copy_can_be_kept_the_game_is_given_as_a_text(
    saved: SavedGame, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as patch:
        patch.setattr(os, "write", full)
        saved.play("carry oak")
        farewell = parted(saved)
    assert farewell is not None
    assert "No space left on device" in farewell.sentence
    with imported(farewell.text.encode(), "the terminal", "again") as again:
        assert logs(again) == ("oak",)


def test_of_a_game_without_a_move_no_copy_is_kept(options: dict[str, Any], home: Path) -> None:
    home.write_text("no folder")
    farewell = parted(SavedGame.create("pile", options))
    assert farewell is not None
    assert "could not be saved" in farewell.sentence
    assert not state_folder().exists()
