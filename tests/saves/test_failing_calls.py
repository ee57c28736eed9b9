"""Each call of the system fails, one after another: what was confirmed is there, and what is not there was told."""

from __future__ import annotations

import errno
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from saves import SavedGame, SaveError
from saves.exchange import parted
from saves.reader import read
from saves.records import damaged_lines, records
from saves.slots import existing, folder, path_of
from tests.saves.failing import Faults, Forgetful, failing

SLOT = "pile-1"
OPTIONS: dict[str, Any] = {"players": ["Red"], "variant": "short", "seed": 7}
ERRORS = (errno.ENOSPC, errno.EIO, errno.EINTR)
MOVES = ("carry oak", "carry pine", "undo", "redo", "carry oak")
TORN = b'\n[[moves]]\ndo = "carry sm'

Start = Callable[[], SavedGame]


def begun() -> SavedGame:
    return SavedGame.create("pile", OPTIONS)


def gone_on_with() -> SavedGame:
    return SavedGame.open(SLOT)


def play(saved: SavedGame, move: str) -> None:
    if move == "undo":
        saved.undo()
    elif move == "redo":
        saved.redo()
    else:
        saved.play(move)


def confirmed(start: Start) -> int:
    """Tell the story; of how many moves nobody was told that they are not on the disk."""
    safe = 0
    try:
        saved = start()
    except SaveError as error:
        assert str(error).isprintable()
        return 0
    for number, move in enumerate(MOVES, start=1):
        play(saved, move)
        safe = number if saved.problem is None else safe
    return len(MOVES) if parted(saved) is None else safe


def entries() -> list[str]:
    """What stands in the file, moves taken back included."""
    if SLOT not in existing():
        return []
    return [" + ".join(move.do for move in entry.step) for entry in read(path_of(SLOT).read_bytes(), SLOT).entries]


def homes(tmp_path: Path, before: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder of its own for each try, with what was there before."""
    number = 0
    while True:
        number += 1
        home = tmp_path / "tries" / str(number)
        if before.exists():
            shutil.copytree(before, home)
        monkeypatch.setenv("HAVRE_HOME", str(home))
        monkeypatch.setenv("XDG_STATE_HOME", str(home / "state"))
        yield home
        shutil.rmtree(home, ignore_errors=True)


@pytest.fixture(params=["begun", "gone on with", "torn"])
def story(request: pytest.FixtureRequest) -> tuple[Start, list[str], bytes]:
    """How the game begins, what it holds before, and all bytes of its file before."""
    if request.param == "begun":
        return begun, [], b""
    with begun() as saved:
        saved.play("carry oak")
    if request.param == "torn":
        with path_of(SLOT).open("ab") as file:
            file.write(TORN)
    return gone_on_with, ["carry oak"], path_of(SLOT).read_bytes()


@pytest.mark.parametrize("stays", [False, True], ids=["once", "ever after"])
@pytest.mark.parametrize("error", ERRORS, ids=errno.errorcode.get)
def test_whichever_call_fails_what_was_confirmed_is_there(
    story: tuple[Start, list[str], bytes],
    error: int,
    stays: bool,
    home: Path,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    start, before, original = story
    whole = [*before, *MOVES]
    for number, _home in enumerate(homes(tmp_path, home, monkeypatch), start=1):
        faults = Faults(number, error, stays)
        with failing(faults):
            safe = confirmed(start)
        found = entries()
        where = faults.made[number - 2 : number]
        assert found == whole[: len(found)], where
        assert len(found) >= len(before) + safe, where
        assert not original or any(original in file.read_bytes() for file in folder().iterdir()), where
        if not faults.has_failed:
            assert found == whole
            assert number > 20
            break


@pytest.mark.parametrize("error", ERRORS, ids=errno.errorcode.get)
def test_after_a_call_that_failed_once_all_is_saved_in_the_end(
    story: tuple[Start, list[str], bytes], error: int, home: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    start, before, _original = story
    for number, _home in enumerate(homes(tmp_path, home, monkeypatch), start=1):
        faults = Faults(number, error, stays=False)
        with failing(faults):
            try:
                saved = start()
            except SaveError:
                continue
            for move in MOVES:
                play(saved, move)
            farewell = parted(saved)
        where = faults.made[number - 2 : number]
        assert farewell is None, where
        assert entries() == [*before, *MOVES], where
        assert len(list(folder().glob("*.damaged*"))) <= 1, where
        if not faults.has_failed:
            break


def test_what_was_confirmed_outlives_a_loss_of_power_before_any_call(
    story: tuple[Start, list[str], bytes], home: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    start, before, original = story
    disk = Forgetful(home)
    disk.keep_all()
    with disk.watching():
        saved = start()
        for move in MOVES:
            play(saved, move)
            disk.confirm()
        parted(saved)
    disk.note()
    for number, (safe, left) in enumerate(disk.moments):
        again = tmp_path / "again" / str(number)
        monkeypatch.setenv("HAVRE_HOME", str(again))
        for path, data in left.items():
            file = again / path.relative_to(home)
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_bytes(data)
        found = entries()
        assert found == [*before, *MOVES][: len(found)]
        assert len(found) >= len(before) + safe
        assert not original or any(original in data for data in left.values())
    assert len(disk.moments) > 10


@pytest.mark.parametrize("stays", [False, True], ids=["once", "ever after"])
@pytest.mark.parametrize("error", ERRORS, ids=errno.errorcode.get)
def test_whichever_call_fails_at_its_end_a_game_is_in_the_records_or_told_not_to_be(
    error: int, stays: bool, home: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for number, _home in enumerate(homes(tmp_path, home, monkeypatch), start=1):
        saved = SavedGame.create("pile", {**OPTIONS, "logs": 1})
        faults = Faults(number, error, stays)
        with failing(faults):
            saved.play("carry oak")
        where = faults.made[number - 2 : number]
        assert len(records()) == 1 or saved.record_problem is not None, where
        assert damaged_lines() == [], where
        assert entries() == ["carry oak"] or saved.problem is not None, where
        if not faults.has_failed:
            break
    assert number > 5
