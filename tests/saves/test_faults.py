"""Real faults: killed programs, full and forbidden disks, torn and changed files, two programs at once."""

from __future__ import annotations

import errno
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import textwrap
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from engine import Refused
from saves import Damaged, ReadOnly, SavedGame, SaveError, examined, latest, summaries, summary
from saves.descriptors import LARGEST
from saves.format import entry_bytes
from saves.slots import existing, folder, make_folder, path_of
from tests.saves.disks import file_size_limited
from tests.saves.killing import killed

ROOT = Path(__file__).parents[2]

PLAYER = """
    import os, signal, sys
    from tests.saves.fakes import register
    from saves import SavedGame

    register()

    def logs(start, number=1):
        for place in range(start, start + number):
            yield "carry " + ("oak" if place % 3 else "smoked-herring")
"""


def program(body: str) -> subprocess.Popen[str]:
    """A program of its own that plays with the same files."""
    return subprocess.Popen(
        [sys.executable, "-c", textwrap.dedent(PLAYER) + textwrap.dedent(body)],
        cwd=ROOT,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )


def lines_of(running: subprocess.Popen[str]) -> Iterator[str]:
    assert running.stdout is not None
    return iter(running.stdout.readline, "")


def done(saved: SavedGame) -> list[str]:
    return list(saved.game.position.logs)


def expected(number: int) -> list[str]:
    return ["oak" if place % 3 else "smoked-herring" for place in range(number)]


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


# Killed programs


def test_a_program_killed_at_any_moment_loses_no_confirmed_move(
    saved: SavedGame,
) -> None:
    saved.close()
    confirmed = 0
    for attempt in range(6):
        running = program(f"""
            saved = SavedGame.open("pile-1")
            for move in logs({confirmed}, 40):
                saved.play(move)
                print(len(saved.game.history), flush=True)
            sys.stdin.readline()
        """)
        confirmed = killed(running, "pile-1", confirmed, 40, Random(attempt))
        with SavedGame.open("pile-1") as again:
            assert len(done(again)) in (confirmed, confirmed + 1)
            confirmed = len(done(again))
            assert done(again) == expected(confirmed)


def test_a_program_killed_in_the_middle_of_a_write_loses_no_confirmed_move(saved: SavedGame) -> None:
    saved.close()
    running = program("""
        saved = SavedGame.open("pile-1")
        for move in logs(0, 5):
            saved.play(move)
        write = os.write
        def half(handle, data):
            write(handle, data[: len(data) // 2])
            os.kill(os.getpid(), signal.SIGKILL)
        os.write = half
        saved.play("carry pine")
    """)
    running.communicate()
    assert running.returncode == -signal.SIGKILL
    with SavedGame.open("pile-1") as again:
        assert done(again) == expected(5)
        assert again.recovered is not None
        again.play("carry oak")
    with SavedGame.open("pile-1") as again:
        assert done(again) == [*expected(5), "oak"]
        assert again.recovered is None


def test_what_a_program_killed_long_ago_left_half_written_is_cleared_away(saved: SavedGame) -> None:
    old, fresh = (folder() / f".{name}.new" for name in ("0a", "0b"))
    for draft in (old, fresh):
        draft.write_text("half a ga")
    os.utime(old, (1_700_000_000, 1_700_000_000))
    SavedGame.create("pile", dict(saved.game.options)).close()
    assert [draft.exists() for draft in (old, fresh)] == [False, True]


@pytest.mark.parametrize("call", ["write", "fsync", "link"])
def test_a_program_killed_while_it_begins_a_game_leaves_no_broken_one(call: str) -> None:
    running = program(f"""
        os.{call} = lambda *args: os.kill(os.getpid(), signal.SIGKILL)
        SavedGame.create("pile", {{"players": ["Red"]}})
    """)
    running.communicate()
    assert running.returncode == -signal.SIGKILL
    assert existing() == []
    assert latest() is None


# Torn files


@pytest.mark.parametrize("cut", range(1, len(entry_bytes("carry pine"))))
def test_an_entry_torn_at_any_byte_is_set_aside_and_the_game_goes_on(saved: SavedGame, cut: int) -> None:
    saved.play("carry oak")
    saved.close()
    path = path_of("pile-1")
    torn = path.read_bytes() + entry_bytes("carry pine")[:cut]
    path.write_bytes(torn)
    with SavedGame.open("pile-1") as again:
        assert path.read_bytes() == torn
        recovered = done(again)
        assert recovered in (["oak"], ["oak", "pine"])
        again.play("carry smoked-herring")
        if again.recovered is not None:
            assert path.with_name("pile-1.toml.damaged").read_bytes() == torn
            assert "pile-1.toml.damaged" in again.recovered
    with SavedGame.open("pile-1") as again:
        assert done(again) == [*recovered, "smoked-herring"]


def test_a_second_damage_does_not_overwrite_the_copy_of_the_first(saved: SavedGame) -> None:
    saved.close()
    path = path_of("pile-1")
    for _time in range(2):
        with path.open("ab") as file:
            file.write(b"\n[[moves]]\ndo = ")
        with SavedGame.open("pile-1") as again:
            again.play("carry oak")
    copies = sorted(path.parent.glob("*.damaged*"))
    assert [copy.name for copy in copies] == ["pile-1.toml.damaged", "pile-1.toml.damaged-2"]
    assert copies[0].read_bytes() != copies[1].read_bytes()
    assert all(copy.stat().st_mode & 0o777 == 0o600 for copy in copies)


def test_torn_bytes_are_not_cut_off_when_they_cannot_be_copied(saved: SavedGame) -> None:
    saved.play("carry oak")
    saved.close()
    path = path_of("pile-1")
    torn = path.read_bytes() + b"\n[[moves]]\ndo"
    path.write_bytes(torn)
    with SavedGame.open("pile-1") as again:
        with file_size_limited(to=10):
            again.play("carry pine")
        assert again.problem is not None
        assert path.read_bytes() == torn
        assert [other.name for other in path.parent.iterdir()] == ["pile-1.toml"]
        again.play("carry oak")
        assert again.problem is None
    with SavedGame.open("pile-1") as again:
        assert done(again) == ["oak", "pine", "oak"]


# Changed files


def test_a_changed_byte_gives_a_game_or_a_sentence_and_never_changes_the_file(saved: SavedGame) -> None:
    for move in ("carry oak", "carry smoked-herring", "carry pine"):
        saved.play(move)
    saved.undo()
    saved.redo()
    saved.close()
    path = path_of("pile-1")
    sound = path.read_bytes()
    refused = 0
    for place in range(len(sound)):
        for change in (1, 2, 32, 128):
            wrong = bytearray(sound)
            wrong[place] ^= change
            path.write_bytes(wrong)
            try:
                SavedGame.open("pile-1").close()
            except SaveError as error:
                assert str(error).isprintable()
                assert not isinstance(error, Damaged) or "line" in str(error)
                refused += 1
            assert path.read_bytes() == wrong
    assert refused > len(sound)


@pytest.mark.parametrize("kind", ["folder", "pipe", "link", "huge"])
def test_what_is_not_a_file_of_the_folder_is_not_opened(kind: str, tmp_path: Path) -> None:
    path = make_folder() / "odd.toml"
    if kind == "folder":
        path.mkdir()
    elif kind == "pipe":
        os.mkfifo(path)
    elif kind == "link":
        (tmp_path / "outside").write_text("secret")
        path.symlink_to(tmp_path / "outside")
    else:
        with path.open("wb") as file:
            file.truncate(LARGEST + 1)
    with pytest.raises(SaveError, match="The saved game odd cannot be read") as caught:
        SavedGame.open("odd")
    assert "secret" not in str(caught.value)
    assert latest() is None


def test_a_file_of_100_megabytes_is_refused_without_being_read(saved: SavedGame) -> None:
    saved.close()
    path = path_of("pile-1")
    with path.open("r+b") as file:
        file.truncate(100_000_000)
    with pytest.raises(SaveError, match="File too large"):
        SavedGame.open("pile-1")
    assert summaries()[0].problem is not None
    assert path.stat().st_size == 100_000_000


@pytest.mark.long
@pytest.mark.parametrize(
    "filling", [entry_bytes("undo"), b"[", b"a.", b"'", b"\n", b'x = """', b"\n[[moves]]\n"], ids=repr
)
def test_the_largest_file_that_is_read_at_all_gives_a_game_or_a_sentence(saved: SavedGame, filling: bytes) -> None:
    saved.close()
    path = path_of("pile-1")
    head = path.read_bytes()
    path.write_bytes(head + filling * ((LARGEST - len(head)) // len(filling)))
    for look in (SavedGame.open, summary, examined):
        try:
            look("pile-1")
        except SaveError as error:
            assert str(error).isprintable()


@pytest.mark.parametrize("nested", ["[" * 2000 + "]" * 2000, "{a=" * 2000 + "1" + "}" * 2000], ids=["lists", "tables"])
def test_a_file_with_deep_nesting_gives_a_sentence(saved: SavedGame, nested: str) -> None:
    saved.close()
    path = path_of("pile-1")
    whole = path.read_text()
    for wrong in (whole + f"x = {nested}\n", whole.replace("[options]", f"[options]\nx = {nested}")):
        path.write_text(wrong)
        with pytest.raises(Damaged, match="line"):
            SavedGame.open("pile-1")
        assert path.read_text() == wrong


@pytest.mark.parametrize("title", ["chess", "", "\\u001b[2J", "../le-havre"])
def test_a_file_of_another_title_is_refused_and_left_alone(saved: SavedGame, title: str) -> None:
    saved.close()
    path = path_of("pile-1")
    path.write_text(path.read_text().replace('"pile"', f'"{title}"'))
    before = path.read_bytes()
    with pytest.raises(SaveError, match="There is no title") as caught:
        SavedGame.open("pile-1")
    assert str(caught.value).isprintable()
    assert path.read_bytes() == before


STRANGE = ("a/b", "..", "../../x", "a\0b", "a\nb", "\x1b[2J", "x" * 300, "\u6e2f" * 300, ".")


@pytest.mark.parametrize("name", STRANGE, ids=[repr(name[:8]) for name in STRANGE])
def test_a_game_with_a_strange_name_is_saved_in_its_folder_or_refused(options: dict[str, Any], name: str) -> None:
    try:
        with SavedGame.create("pile", options, name) as saved:
            saved.play("carry oak")
    except SaveError as error:
        assert "needs a name" in str(error)
        assert not folder().exists()
        return
    assert [path.name for path in folder().iterdir()] == [f"{saved.slot}.toml"]
    with SavedGame.open(name) as again:
        assert done(again) == ["oak"]


# Full and forbidden disks


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


def test_what_another_program_wrote_into_the_file_is_not_overwritten(saved: SavedGame) -> None:
    with path_of("pile-1").open("ab") as file:
        file.write(b"# a note\n")
    before = path_of("pile-1").read_bytes()
    saved.play("carry oak")
    assert saved.problem is not None
    assert "another program" in saved.problem
    assert path_of("pile-1").read_bytes() == before


# Two programs


def test_a_second_program_is_told_and_may_look_but_not_play(saved: SavedGame) -> None:
    saved.close()
    running = program("""
        saved = SavedGame.open("pile-1")
        saved.play("carry oak")
        print("ready", flush=True)
        sys.stdin.readline()
    """)
    assert next(lines_of(running)) == "ready\n"
    before = path_of("pile-1").read_bytes()
    with SavedGame.open("pile-1") as second:
        assert second.read_only
        assert second.problem is not None
        assert "another program" in second.problem
        assert done(second) == ["oak"]
        for act in (lambda: second.play("carry pine"), second.undo, second.redo):
            with pytest.raises(ReadOnly, match="another program") as caught:
                act()
            assert isinstance(caught.value, Refused)
        assert done(second) == ["oak"]
    assert path_of("pile-1").read_bytes() == before
    running.communicate("\n")
    with SavedGame.open("pile-1") as first:
        assert not first.read_only
        first.play("carry pine")


def test_a_game_just_begun_is_locked_as_well(saved: SavedGame) -> None:
    running = program('print(SavedGame.open("pile-1").read_only)')
    assert running.communicate()[0] == "True\n"


def test_a_list_of_games_takes_no_lock_away(saved: SavedGame) -> None:
    latest()
    with SavedGame.open("pile-1") as second:
        assert second.read_only
    saved.play("carry oak")
    assert saved.problem is None


def test_a_second_program_does_not_touch_what_the_first_is_just_writing(saved: SavedGame) -> None:
    saved.play("carry oak")
    path = path_of("pile-1")
    with path.open("ab") as file:
        file.write(b"\n[[moves]]\ndo = ")
    before = path.read_bytes()
    with SavedGame.open("pile-1") as second:
        assert second.read_only
        assert second.recovered is None
        assert done(second) == ["oak"]
    assert path.read_bytes() == before


def test_two_programs_that_begin_at_once_get_two_files(home: Path) -> None:
    body = """
        print("ready", flush=True)
        sys.stdin.readline()
        for _game in range(20):
            print(SavedGame.create("pile", {"players": ["Red"]}).slot)
    """
    both = [program(body), program(body)]
    for running in both:
        assert next(lines_of(running)) == "ready\n"
    slots = [slot for running in both for slot in running.communicate("\n")[0].split()]
    assert len(slots) == len(set(slots)) == len(existing()) == 40
