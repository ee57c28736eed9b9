"""Real faults: killed programs, torn and changed files."""

from __future__ import annotations

import os
import signal
from pathlib import Path
from random import Random
from typing import Any

import pytest

from saves import Damaged, SavedGame, SaveError, examined, latest, summaries, summary
from saves.disk import LARGEST
from saves.format import entry_bytes
from saves.slots import existing, folder, make_folder, path_of
from tests.sampled import changed_by_lot
from tests.saves.disks import file_size_limited
from tests.saves.killing import killed
from tests.saves.programs import done, expected, program

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


@pytest.mark.parametrize("each", [1, pytest.param(4, marks=pytest.mark.long)])
def test_a_changed_byte_gives_a_game_or_a_sentence_and_never_changes_the_file(saved: SavedGame, each: int) -> None:
    for move in ("carry oak", "carry smoked-herring", "carry pine"):
        saved.play(move)
    saved.undo()
    saved.redo()
    saved.close()
    path = path_of("pile-1")
    sound = path.read_bytes()
    refused = 0
    for place, change in changed_by_lot(range(len(sound)), (1, 2, 32, 128), "a byte of a game", each):
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
    assert refused > len(sound) * each / 4


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
