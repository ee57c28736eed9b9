"""The list of saved games: what is shown of each, the one played last first."""

from __future__ import annotations

import os
import tomllib
from typing import Any

import pytest

from engine import new_game
from saves import Damaged, SavedGame, SaveError, Summary, latest, moves_of, summaries, summary
from saves.files import delete
from saves.reader import LONGEST_HEADER
from saves.slots import make_folder, path_of


def aged(slot: str, seconds: int) -> None:
    os.utime(path_of(slot), (seconds, seconds))


def test_a_summary_shows_the_set_up_and_counts_the_moves_that_stand(saved: SavedGame) -> None:
    for move in ("carry oak", "carry pine", "carry oak"):
        saved.play(move)
    saved.undo()
    saved.undo()
    saved.redo()
    one = summary("pile-1")
    assert (one.slot, one.title, one.players, one.variant, one.seed) == (
        "pile-1",
        "pile",
        ("Red", "Blue"),
        "short",
        7,
    )
    assert (one.moves, one.finished, one.problem) == (2, False, None)


def test_a_finished_game_is_finished_until_its_last_move_is_taken_back(options: dict[str, Any]) -> None:
    with SavedGame.create("pile", {**options, "logs": 2}) as saved:
        saved.play("carry oak")
        assert not summary("pile-1").finished
        saved.play("carry oak")
        assert summary("pile-1").finished
        saved.undo()
        assert not summary("pile-1").finished
        saved.redo()
        assert summary("pile-1").finished


def test_the_game_played_last_comes_first(options: dict[str, Any]) -> None:
    for slot in ("a", "b", "c"):
        SavedGame.create("pile", options, slot).close()
    aged("a", 300)
    aged("b", 100)
    aged("c", 200)
    assert [one.slot for one in summaries()] == ["a", "c", "b"]


def test_the_game_to_continue_is_the_last_one_that_can_be_played_on(options: dict[str, Any]) -> None:
    SavedGame.create("pile", options, "older").close()
    SavedGame.create("pile", options, "open").close()
    with SavedGame.create("pile", {**options, "logs": 1}, "over") as over:
        over.play("carry oak")
    (make_folder() / "broken.toml").write_text("format = ")
    for seconds, slot in enumerate(("older", "open", "over", "broken")):
        aged(slot, seconds)
    found = latest()
    assert found is not None
    assert found.slot == "open"


def test_there_is_nothing_to_continue_where_nothing_was_played() -> None:
    assert summaries() == []
    assert latest() is None


def test_a_game_that_cannot_be_read_is_listed_with_the_reason() -> None:
    (make_folder() / "broken.toml").write_text("format = 1\ntitle = 3\n")
    (make_folder() / "folder.toml").mkdir()
    assert {one.slot: one.problem is None for one in summaries()} == {"broken": False, "folder": False}


@pytest.mark.parametrize("torn", [b"\n[[mov", b"\n[[moves]]\ndo = ", b"\n[[moves]]\n"])
def test_a_torn_game_is_listed_like_any_other(saved: SavedGame, torn: bytes) -> None:
    with path_of("pile-1").open("ab") as file:
        file.write(torn)
    assert summary("pile-1").problem is None
    assert summary("pile-1").moves == 0


def test_what_somebody_wrote_into_a_header_is_safe_to_show(saved: SavedGame) -> None:
    path = path_of("pile-1")
    path.write_text(path.read_text().replace("Red", "\\u001b[2JRed").replace("short", "\\u0007short"))
    assert (summary("pile-1").players, summary("pile-1").variant) == (("Red", "Blue"), "short")


def test_a_list_reads_no_moves(saved: SavedGame, monkeypatch: pytest.MonkeyPatch) -> None:
    for _move in range(200):
        saved.play("carry oak")
    parsed: list[int] = []
    loads = tomllib.loads

    def watched(text: str) -> dict[str, Any]:
        parsed.append(len(text))
        return loads(text)

    monkeypatch.setattr(tomllib, "loads", watched)
    assert summaries()[0].moves == 200
    assert sum(parsed) < 300


def test_the_moves_of_a_game_leave_out_what_was_taken_back(saved: SavedGame) -> None:
    for move in ("carry oak", "carry pine"):
        saved.play(move)
    saved.undo()
    saved.play("carry smoked-herring")
    saved.undo()
    saved.redo()
    assert moves_of("pile-1") == ["carry oak", "carry smoked-herring"]


def test_the_moves_of_a_damaged_game_raise_the_line(saved: SavedGame) -> None:
    saved.play("carry oak")
    saved.play("carry oak")
    path_of("pile-1").write_text(path_of("pile-1").read_text().replace("do =", "do", 1))
    with pytest.raises(Damaged, match="line"):
        moves_of("pile-1")


def test_a_slot_that_does_not_exist_has_no_summary() -> None:
    with pytest.raises(SaveError, match="no saved game nowhere"):
        summary("nowhere")


@pytest.mark.parametrize("filling", [b"[[a]]\n", b"\n", b"[" * 3000 + b"\n", b"a." * 1500 + b"a = 1\n", b'x = """'])
def test_of_a_header_without_an_end_a_list_reads_no_more_than_its_beginning(
    saved: SavedGame, filling: bytes, monkeypatch: pytest.MonkeyPatch
) -> None:
    with path_of("pile-1").open("ab") as file:
        file.write(filling * (1_000_000 // len(filling)))
    read = 0
    pread = os.pread

    def counted(handle: int, size: int, place: int) -> bytes:
        nonlocal read
        data = pread(handle, size, place)
        read += len(data)
        return data

    monkeypatch.setattr(os, "pread", counted)
    (one,) = summaries()
    assert one.problem is not None
    assert read == LONGEST_HEADER


def test_games_played_before_the_one_to_continue_are_not_read(
    options: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    for seconds, slot in enumerate("abc"):
        SavedGame.create("pile", options, slot).close()
        aged(slot, seconds)
    read: list[str] = []

    def watched(slot: str) -> Summary:
        read.append(slot)
        return summary(slot)

    monkeypatch.setattr("saves.listing.summary", watched)
    assert latest() is not None
    assert read == ["c"]


def test_a_game_that_is_played_aside_is_continued_after_all_others(options: dict[str, Any]) -> None:
    SavedGame.create("pile", options, "usual").close()
    game = new_game("pile", **options)
    SavedGame.keep(game, "beside", aside=True).close()
    for seconds, slot in enumerate(("usual", "beside")):
        aged(slot, -seconds)
    first = latest()
    delete("usual")
    second = latest()
    assert first is not None
    assert second is not None
    assert (first.slot, second.slot) == ("usual", "beside")
