"""Programs killed before each single call that changes the disk: whatever was confirmed is there.

Each story is told again and again, and ends a call of the system later each time, until it is told to its end.
"""

from __future__ import annotations

import json
import os
import shutil
import signal
import sys
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from engine import TITLES, format_move
from saves import SavedGame, recovered
from saves.files import renamed
from saves.format import FORMAT
from saves.reader import MIGRATIONS, read
from saves.records import damaged_lines, records
from saves.settings import Settings, load, path, store
from saves.slots import existing, folder, path_of
from tests.saves.fakes import ABOUT, HOME, LATER_HOME
from tests.saves.test_versions import from_format_0
from tests.starter import ran

ROOT = Path(__file__).parents[2]
SLOT = "pile-1"
OPTIONS: dict[str, Any] = {"players": ["Red"], "variant": "short", "seed": 7}
TORN = b'\n[[moves]]\ndo = "carry sm'
TOGETHER = ("carry oak", "paint", "carry smoked-herring", "carry oak")
CALLS = ("open", "write", "fsync", "ftruncate", "link", "rename", "unlink", "mkdir")

Confirm = Callable[[str], None]
Story = Callable[[Confirm], None]


def begin_and_play(confirm: Confirm) -> None:
    with SavedGame.create("pile", OPTIONS) as saved:
        confirm("begun")
        for move in ("carry oak", "carry pine"):
            saved.play(move)
            confirm(move)
        saved.undo()
        confirm("undo")
        saved.redo()
        confirm("redo")
        saved.play("carry oak")
        confirm("carry oak")


def play_together(confirm: Confirm) -> None:
    with SavedGame.open(SLOT) as saved:
        saved.play(saved.game.plan(TOGETHER))
        confirm("together")
        saved.undo()
        confirm("undo")
        saved.redo()
        confirm("redo")


def go_on_in_a_copy(confirm: Confirm) -> None:
    TITLES[ABOUT.name] = LATER_HOME
    with SavedGame.open(SLOT) as saved:
        for move in ("carry smoked-herring", "carry oak"):
            saved.play(move)
            confirm(move)


def go_on(confirm: Confirm) -> None:
    with SavedGame.open(SLOT) as saved:
        for move in ("carry smoked-herring", "carry oak"):
            saved.play(move)
            confirm(move)


def go_on_with_an_older_file(confirm: Confirm) -> None:
    MIGRATIONS[FORMAT - 1] = from_format_0
    go_on(confirm)


def rename(confirm: Confirm) -> None:
    renamed(SLOT, "harbour")
    confirm("harbour")


def finish(confirm: Confirm) -> None:
    with SavedGame.open(SLOT) as saved:
        saved.play("carry oak")
        confirm("carry oak")


def recover(confirm: Confirm) -> None:
    with recovered(SLOT) as saved:
        confirm(saved.slot)


def choose(confirm: Confirm) -> None:
    store(Settings(confirm=False))
    confirm("stored")


STORIES: dict[str, Story] = {
    story.__name__: story
    for story in (
        *(begin_and_play, play_together, go_on, go_on_with_an_older_file, go_on_in_a_copy),
        *(rename, finish, recover, choose),
    )
}


def tell(name: str, homes: Path, start: Path) -> None:
    """Tell a story in a process of its own for each call of the system, each one killed before that call."""
    TITLES[ABOUT.name] = HOME
    write, number, status = os.write, 0, -signal.SIGKILL
    while status:
        number += 1
        home = homes / str(number)
        if start.exists():
            shutil.copytree(start, home)
        reading, writing = os.pipe()
        child = os.fork()
        if not child:
            os.environ["HAVRE_HOME"] = str(home)
            _kill_before(number)
            STORIES[name](partial(_say, write, writing))
            os._exit(0)
        os.close(writing)
        with os.fdopen(reading) as said:
            confirmed = said.read().splitlines()
        status = os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
        print(json.dumps({"home": str(home), "confirmed": confirmed, "status": status}), flush=True)


def _say(write: Callable[[int, bytes], int], pipe: int, said: str) -> None:
    write(pipe, said.encode() + b"\n")


def _kill_before(number: int) -> None:
    """Let this process die before it makes that call to change the disk."""
    left = number

    def counted(call: Callable[..., Any]) -> Callable[..., Any]:
        def made(*args: Any, **more: Any) -> Any:
            nonlocal left
            left -= 1
            if not left:
                os.kill(os.getpid(), signal.SIGKILL)
            return call(*args, **more)

        return made

    for name in CALLS:
        setattr(os, name, counted(getattr(os, name)))


def told(story: Story, home: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[list[str]]:
    """What was confirmed each time the story was told, with the folder as it was left."""
    program = (
        "import sys; from pathlib import Path; from tests.saves.test_killed_anywhere import tell;"
        "tell(sys.argv[1], Path(sys.argv[2]), Path(sys.argv[3]))"
    )
    homes = home.with_name(f"{home.name}-homes")
    homes.mkdir()
    done = ran(
        [sys.executable, "-c", program, story.__name__, str(homes), str(home)],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
    )
    endings = [json.loads(line) for line in done.stdout.splitlines()]
    assert [ending["status"] for ending in endings[:-1]] == [-signal.SIGKILL] * (len(endings) - 1), done.stderr
    assert endings[-1]["status"] == 0, done.stderr
    assert len(endings) > 3
    for ending in endings:
        monkeypatch.setenv("HAVRE_HOME", ending["home"])
        yield ending["confirmed"]


def entries(slot: str = SLOT) -> list[str]:
    """What stands in a file, moves taken back included."""
    return [" + ".join(move.do for move in entry.step) for entry in read(path_of(slot).read_bytes(), slot).entries]


def is_kept(original: bytes) -> bool:
    """Whether the bytes of the file as it was at first are all in some file still."""
    return any(original in file.read_bytes() for file in folder().iterdir())


@pytest.fixture
def two_moves(saved: SavedGame) -> Path:
    """A game of two moves, closed."""
    saved.play("carry oak")
    saved.play("carry pine")
    saved.close()
    return path_of(SLOT)


def test_a_game_being_begun_and_played(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    whole = ["carry oak", "carry pine", "undo", "redo", "carry oak"]
    for confirmed in told(begin_and_play, home, monkeypatch):
        if not confirmed and not existing():
            continue
        found = entries()
        assert found == whole[: len(found)]
        assert len(found) >= len(confirmed) - 1
        with SavedGame.open(SLOT) as again:
            again.play("carry oak")
            assert again.problem is None
        assert entries() == [*found, "carry oak"]


@pytest.mark.parametrize("torn", [b"", TORN], ids=["whole", "torn"])
def test_moves_being_played_together(two_moves: Path, torn: bytes, home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with two_moves.open("ab") as file:
        file.write(torn)
    original = two_moves.read_bytes()
    whole = ["carry oak", "carry pine", " + ".join(TOGETHER), "undo", "redo"]
    for confirmed in told(play_together, home, monkeypatch):
        found = entries()
        assert found == whole[: len(found)]
        assert len(found) >= 2 + len(confirmed)
        assert is_kept(original)
        with SavedGame.open(SLOT) as again:
            assert len(again.game.history) in (2, 6)


@pytest.mark.parametrize("moves", [["carry oak"], ["carry pine", "carry pine"]], ids=["fits", "does not fit"])
def test_a_game_of_an_earlier_edition_being_gone_on_with(
    two_moves: Path, moves: list[str], home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with SavedGame.open(SLOT) as saved:
        for move in moves:
            saved.play(move)
    original = two_moves.read_bytes()
    fits = moves == ["carry oak"]
    for confirmed in told(go_on_in_a_copy, home, monkeypatch):
        monkeypatch.setitem(TITLES, ABOUT.name, LATER_HOME)
        assert is_kept(original)
        assert fits or path_of(SLOT).read_bytes() == original
        slots = existing()
        assert set(slots) <= ({SLOT} if fits else {SLOT, f"{SLOT}-copy-1"})
        with SavedGame.open(max(slots)) as again:
            followed = [format_move(move) for move in again.game.history]
        whole = ["carry oak", "carry pine", *(moves if fits else []), "carry smoked-herring", "carry oak"]
        assert followed == whole[: len(followed)]
        assert len(followed) >= 2 + fits + len(confirmed)


def test_settings_being_stored(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    store(Settings(end_turn=True))
    for confirmed in told(choose, home, monkeypatch):
        assert load() in ((Settings(end_turn=True), []), (Settings(confirm=False), []))
        assert not confirmed or not load()[0].confirm


def test_settings_that_could_not_be_read_being_stored_over(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    home.mkdir()
    path().write_text("confirm = ")
    for confirmed in told(choose, home, monkeypatch):
        assert any(file.read_text() == "confirm = " for file in path().parent.iterdir())
        assert not confirmed or load() == (Settings(confirm=False), [])


@pytest.mark.parametrize("torn", [b"", TORN], ids=["whole", "torn"])
def test_a_game_being_gone_on_with(two_moves: Path, torn: bytes, home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with two_moves.open("ab") as file:
        file.write(torn)
    original = two_moves.read_bytes()
    whole = ["carry oak", "carry pine", "carry smoked-herring", "carry oak"]
    for confirmed in told(go_on, home, monkeypatch):
        found = entries()
        assert found == whole[: len(found)]
        assert len(found) >= 2 + len(confirmed)
        assert is_kept(original)


def test_a_game_of_an_older_format_being_gone_on_with(
    two_moves: Path, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(MIGRATIONS, FORMAT - 1, from_format_0)
    words = two_moves.read_text().replace(f"format = {FORMAT}", f"format = {FORMAT - 1}")
    two_moves.write_text(words.replace("title", "game").replace("do =", "turn ="))
    original = two_moves.read_bytes()
    for confirmed in told(go_on_with_an_older_file, home, monkeypatch):
        found = entries()
        assert found == ["carry oak", "carry pine", "carry smoked-herring", "carry oak"][: len(found)]
        assert len(found) >= 2 + len(confirmed)
        assert is_kept(original)


def test_a_game_being_renamed(two_moves: Path, home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    original = two_moves.read_bytes()
    for confirmed in told(rename, home, monkeypatch):
        slots = existing()
        assert slots
        assert set(slots) <= {SLOT, "harbour"}
        assert not confirmed or slots == confirmed
        assert all(path_of(slot).read_bytes() == original for slot in slots)


def test_a_game_being_finished(home: Path, options: dict[str, Any], monkeypatch: pytest.MonkeyPatch) -> None:
    with SavedGame.create("pile", {**options, "logs": 2}) as saved:
        saved.play("carry oak")
    for _confirmed in told(finish, home, monkeypatch):
        with SavedGame.open(SLOT) as again:
            is_over = again.game.decision is None
            assert len(records()) >= is_over
            if not is_over:
                again.play("carry oak")
        assert len(records()) == 1
        assert damaged_lines() == []


def test_a_damaged_game_being_recovered(two_moves: Path, home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    two_moves.write_text(two_moves.read_text() + '\n[[moves]]\ndo = "carry coal"\n')
    original = two_moves.read_bytes()
    for confirmed in told(recover, home, monkeypatch):
        others = [slot for slot in existing() if slot != SLOT]
        assert not confirmed or others == confirmed
        assert all(entries(slot) == ["carry oak", "carry pine"] for slot in others)
        assert two_moves.read_bytes() == original
        assert path_of(SLOT).read_bytes() == original
