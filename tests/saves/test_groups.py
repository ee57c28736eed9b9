"""Several moves played as one: one entry of the file, there as a whole or not at all, taken back together."""

from __future__ import annotations

import tomllib
from typing import Any

import pytest

from engine import Plan, Refused
from saves import Replay, SavedGame, moves_of, summary
from saves.exchange import exported, imported
from saves.records import records
from saves.slots import path_of
from tests.saves.fakes import without_sums

TOGETHER = ("carry pine", "paint", "carry smoked-herring")


def entries(slot: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = tomllib.loads(without_sums(path_of(slot).read_text()))["moves"]
    return found


@pytest.fixture
def grouped(saved: SavedGame) -> SavedGame:
    """A game of a move, three moves played as one, and a move, in the slot pile-1."""
    saved.play("carry oak")
    saved.play(saved.game.plan(TOGETHER))
    saved.play("carry oak")
    return saved


def logs(saved: SavedGame) -> list[str]:
    """The logs on the pile."""
    return list(saved.game.position.logs)


def test_the_moves_of_a_plan_are_one_entry(grouped: SavedGame) -> None:
    assert entries("pile-1") == [
        {"do": "carry oak"},
        {"do": list(TOGETHER), "forced": [[], ["1: in white"], []]},
        {"do": "carry oak"},
    ]


def test_a_plan_of_one_move_is_written_like_a_move(saved: SavedGame) -> None:
    saved.play(saved.game.plan(["carry oak"]))
    assert entries("pile-1") == [{"do": "carry oak"}]


def test_a_plan_of_no_moves_writes_nothing(grouped: SavedGame) -> None:
    before = path_of("pile-1").read_bytes()
    assert grouped.play(Plan((), grouped.game, ())) == ()
    assert path_of("pile-1").read_bytes() == before


def test_a_plan_that_does_not_fit_any_more_leaves_the_file_as_it_was(saved: SavedGame) -> None:
    plan = saved.game.plan(["carry smoked-herring", "carry oak"])
    saved.play("carry smoked-herring")
    before = path_of("pile-1").read_bytes()
    with pytest.raises(Refused, match="herring on top"):
        saved.play(plan)
    assert path_of("pile-1").read_bytes() == before


def test_a_group_is_played_as_one_when_the_game_is_opened_again(grouped: SavedGame) -> None:
    grouped.close()
    with SavedGame.open("pile-1") as again:
        assert again.game.history == grouped.game.history
        assert [len(step) for step in again.game.steps] == [1, 3, 1]


def test_a_group_is_taken_back_and_played_again_as_one_over_a_break(grouped: SavedGame) -> None:
    grouped.undo()
    grouped.undo()
    assert logs(grouped) == ["oak"]
    grouped.close()
    with SavedGame.open("pile-1") as again:
        assert logs(again) == ["oak"]
        again.redo()
        assert logs(again) == ["oak", "pine", "smoked-herring"]
        again.redo()
    with SavedGame.open("pile-1") as again:
        assert logs(again) == ["oak", "pine", "smoked-herring", "oak"]
        assert [entry["do"] for entry in entries("pile-1")[3:]] == ["undo", "undo", "redo", "redo"]


def test_a_list_counts_the_moves_of_groups_that_stand(grouped: SavedGame) -> None:
    assert summary("pile-1").moves == len(moves_of("pile-1")) == 5
    grouped.undo()
    grouped.undo()
    assert summary("pile-1").moves == len(moves_of("pile-1")) == 1
    grouped.redo()
    assert moves_of("pile-1") == ["carry oak", *TOGETHER]
    assert summary("pile-1").moves == 4
    grouped.play(grouped.game.plan(["carry oak", "carry pine"] * 30))
    assert summary("pile-1").moves == len(moves_of("pile-1")) == 64


def test_a_game_that_a_group_ends_is_finished_and_in_the_records(options: dict[str, Any]) -> None:
    with SavedGame.create("pile", {**options, "logs": 3}) as saved:
        saved.play(saved.game.plan(["carry oak", "paint", "carry pine", "carry oak"]))
    assert summary("pile-1").finished
    assert [record.moves for record in records()] == [4]
    with SavedGame.open("pile-1") as again:
        again.undo()
    assert not summary("pile-1").finished


def test_groups_and_answers_without_a_choice_come_through_a_text(grouped: SavedGame) -> None:
    grouped.play("paint")
    grouped.close()
    text = exported("pile-1")
    assert "carry pine + paint [1: in white] + carry smoked-herring / carry" in " ".join(text.split())
    with imported(("> " + text.replace("\n", "\n> ")).encode(), "a mail") as again:
        assert again.game.steps == grouped.game.steps
        assert entries(again.slot) == entries("pile-1")


def test_a_game_taken_in_with_moves_taken_back_can_play_them_again(grouped: SavedGame) -> None:
    grouped.undo()
    grouped.undo()
    grouped.close()
    with imported(path_of("pile-1").read_bytes(), "a file") as copy:
        copy.redo()
        copy.redo()
    with SavedGame.open(copy.slot) as again:
        assert again.game.history == grouped.game.history + copy.game.history[1:]


def test_each_position_within_a_group_can_be_looked_at(grouped: SavedGame) -> None:
    steps = Replay(grouped.game)
    assert steps.last == 5
    assert [len(game.position.logs) for game in steps.games()] == [0, 1, 2, 2, 3, 4]
    assert str(steps.events(2)[0].text) == "The pile holds 2 logs."


@pytest.mark.parametrize(("number", "groups"), [(1, [1]), (2, [1, 1]), (3, [1, 2]), (4, [1, 3]), (5, [1, 3, 1])])
def test_playing_on_from_within_a_group_keeps_what_was_played_together(
    grouped: SavedGame, number: int, groups: list[int]
) -> None:
    steps = Replay(grouped.game)
    with steps.branch(number) as branch:
        assert branch.game.position == steps.game(number).position
        assert [len(step) for step in branch.game.steps] == groups
    with SavedGame.open(branch.slot) as again:
        assert [len(step) for step in again.game.steps] == groups


def test_on_a_full_disk_a_group_waits_as_a_whole(saved: SavedGame, monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as patch:
        patch.setattr("os.fsync", _broken)
        saved.play(saved.game.plan(TOGETHER))
    assert saved.problem is not None
    assert "moves" not in tomllib.loads(path_of("pile-1").read_text())
    saved.play("carry oak")
    assert saved.problem is None
    assert [entry["do"] for entry in entries("pile-1")] == [list(TOGETHER), "carry oak"]


def _broken(_handle: int) -> None:
    raise OSError(5, "Input/output error")
