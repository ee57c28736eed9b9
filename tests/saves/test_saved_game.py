"""A game and its file: what was played is there again, wherever it was broken off."""

from __future__ import annotations

import os
import stat
import tomllib
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest

from engine import Refused, SetupError
from saves import Damaged, SavedGame, SaveError
from saves.slots import path_of
from tests.saves.fakes import without_sums


def logs(saved: SavedGame) -> tuple[str, ...]:
    """The logs on the pile: the position of the small title."""
    found: tuple[str, ...] = saved.game.position.logs
    return found


def moves_in_file(slot: str) -> list[str]:
    return [entry["do"] for entry in tomllib.loads(path_of(slot).read_text()).get("moves", [])]


def test_a_new_game_has_a_file_before_the_first_move(saved: SavedGame) -> None:
    table = tomllib.loads(path_of("pile-1").read_text())
    assert table["title"] == "pile"
    assert table["options"] == {"players": ["Red", "Blue"], "variant": "short", "seed": 7}


def test_the_file_says_when_the_game_was_begun(options: dict[str, Any]) -> None:
    now = datetime(2026, 1, 31, 18, 0, 0, 999, tzinfo=UTC)
    SavedGame.create("pile", options, "when", now=now)
    assert tomllib.loads(path_of("when").read_text())["created"] == now.replace(microsecond=0)


def test_nobody_else_can_read_the_file(saved: SavedGame) -> None:
    assert stat.S_IMODE(path_of(saved.slot).stat().st_mode) == 0o600


def test_no_draft_is_left_in_the_folder(saved: SavedGame) -> None:
    assert os.listdir(path_of(saved.slot).parent) == ["pile-1.toml"]


def test_a_move_is_in_the_file_when_play_returns(saved: SavedGame) -> None:
    events = saved.play("carry oak")
    assert moves_in_file("pile-1") == ["carry oak"]
    assert [str(event.text) for event in events] == ["The pile holds 1 logs."]


def watched(calls: list[str], name: str, call: Callable[..., Any]) -> Callable[..., Any]:
    """A call of the system that is made as ever and noted, with the number of bytes that it writes."""

    def noted(*args: Any) -> Any:
        calls.append(f"{name} {len(args[1])}" if name == "write" else name)
        return call(*args)

    return noted


@pytest.fixture
def calls(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Every write, read and sync from now on."""
    found: list[str] = []
    for name in ("write", "pread", "read", "fsync"):
        monkeypatch.setattr(os, name, watched(found, name, getattr(os, name)))
    return found


def test_a_move_is_written_and_then_synced_before_play_returns(saved: SavedGame, calls: list[str]) -> None:
    saved.play("carry oak")
    entry = '\n[[moves]]\ndo = "carry oak"\nsum = "0000"\n'
    assert calls == [f"write {len(entry)}", "fsync"]


def test_a_move_costs_the_same_at_the_end_of_a_long_game(saved: SavedGame, calls: list[str]) -> None:
    saved.play("carry oak")
    first = calls.copy()
    for _move in range(500):
        saved.play("carry pine")
    calls.clear()
    saved.play("carry oak")
    assert calls == first


def test_a_game_goes_on_at_the_position_where_it_was_left(saved: SavedGame) -> None:
    for move in ("carry oak", "carry pine", "carry smoked-herring"):
        saved.play(move)
    saved.close()
    with SavedGame.open("pile-1") as again:
        assert again.game.position == saved.game.position
        assert again.game.history == saved.game.history
        again.play("carry oak")
        assert moves_in_file("pile-1")[-2:] == ["carry smoked-herring", "carry oak"]


def test_opening_and_closing_changes_no_byte(saved: SavedGame) -> None:
    saved.play("carry oak")
    saved.close()
    before = path_of("pile-1").read_bytes()
    SavedGame.open("pile-1").close()
    assert path_of("pile-1").read_bytes() == before


def test_what_was_taken_back_and_played_again_is_so_after_opening(saved: SavedGame) -> None:
    for move in ("carry oak", "carry pine", "carry oak"):
        saved.play(move)
    saved.undo()
    saved.undo()
    saved.redo()
    saved.close()
    assert moves_in_file("pile-1")[3:] == ["undo", "undo", "redo"]
    with SavedGame.open("pile-1") as again:
        assert logs(again) == ("oak", "pine")
        assert again.game.can_redo
        again.redo()
        assert logs(again) == ("oak", "pine", "oak")


def test_a_refused_move_leaves_the_file_as_it_was(saved: SavedGame) -> None:
    saved.play("carry smoked-herring")
    before = path_of("pile-1").read_bytes()
    for attempt in ("carry smoked-herring", "carry stones", "sing"):
        with pytest.raises(Refused):
            saved.play(attempt)
    with pytest.raises(Refused):
        saved.redo()
    assert path_of("pile-1").read_bytes() == before


def test_the_move_that_ends_the_game_is_marked(options: dict[str, Any]) -> None:
    with SavedGame.create("pile", {**options, "logs": 2}) as saved:
        saved.play("carry oak")
        saved.play("carry oak")
    assert tomllib.loads(without_sums(path_of(saved.slot).read_text()))["moves"] == [
        {"do": "carry oak"},
        {"do": "carry oak", "over": True},
    ]


def test_games_are_numbered_and_none_is_overwritten(options: dict[str, Any]) -> None:
    assert [SavedGame.create("pile", options).slot for _game in range(3)] == ["pile-1", "pile-2", "pile-3"]


def test_a_slot_that_is_taken_is_refused_and_left_alone(options: dict[str, Any], saved: SavedGame) -> None:
    before = path_of("pile-1").read_bytes()
    with pytest.raises(SaveError, match="There is a saved game pile-1 already"):
        SavedGame.create("pile", {**options, "seed": 8}, "pile-1")
    assert path_of("pile-1").read_bytes() == before


def test_on_a_disk_without_hard_links_a_game_is_made_all_the_same(
    options: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    def no_links(*_args: object) -> None:
        raise PermissionError(1, "Operation not permitted")

    monkeypatch.setattr(os, "link", no_links)
    with SavedGame.create("pile", options, "a") as saved:
        saved.play("carry oak")
    assert moves_in_file("a") == ["carry oak"]
    with pytest.raises(SaveError, match="already"):
        SavedGame.create("pile", options, "a")
    assert moves_in_file("a") == ["carry oak"]


def test_a_game_that_cannot_be_set_up_leaves_no_file(options: dict[str, Any], home: Path) -> None:
    with pytest.raises(SetupError):
        SavedGame.create("pile", {**options, "logs": 0})
    assert not home.exists()


def test_names_of_players_are_cleaned_before_they_are_written(options: dict[str, Any]) -> None:
    saved = SavedGame.create("pile", {**options, "players": ["\x1b[31mRed\x1b[0m", "\0"]})
    assert saved.game.options["players"] == ["Red", "Player 2"]


def test_names_that_somebody_wrote_into_the_file_are_cleaned_as_well(saved: SavedGame) -> None:
    saved.close()
    path = path_of("pile-1")
    path.write_text(path.read_text().replace("Red", "\\u001b[2JRed"))
    with SavedGame.open("pile-1") as again:
        assert again.game.options["players"] == ["Red", "Blue"]


def test_a_slot_that_does_not_exist_is_named() -> None:
    with pytest.raises(SaveError, match=r"^There is no saved game atlantis\.$"):
        SavedGame.open("../atlantis")


@pytest.mark.parametrize(
    ("wrong", "reason"),
    [
        ("carry coal", "'coal' is not known here"),
        ("carry smoked-herring", "There is a herring on top already"),
        ("redo", "There is nothing to play again"),
        ("\\u001b[2J", "is not known here"),
    ],
)
def test_a_move_that_does_not_fit_is_named_with_its_line(saved: SavedGame, wrong: str, reason: str) -> None:
    for move in ("carry smoked-herring", "carry oak", "carry pine"):
        saved.play(move)
    saved.close()
    path = path_of("pile-1")
    line = without_sums(path.read_text()).splitlines().index('do = "carry oak"') + 1
    path.write_text(without_sums(path.read_text()).replace("carry oak", wrong))
    with pytest.raises(Damaged, match=rf"damaged in line {line}: .*{reason}") as caught:
        SavedGame.open("pile-1")
    assert str(caught.value).isprintable()
    assert caught.value.moves_before == 1


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ('title = "pile"', 'title = "chess"'),
        ('variant = "short"', "strange = 3"),
        ("seed = 7", 'logs = "many"'),
        ("players = [", "players = 3 #"),
    ],
)
def test_options_that_make_no_game_are_answered_by_a_sentence(saved: SavedGame, old: str, new: str) -> None:
    saved.close()
    path = path_of("pile-1")
    assert old in path.read_text()
    path.write_text(path.read_text().replace(old, new))
    try:
        SavedGame.open("pile-1").close()
    except SaveError as error:
        assert "pile-1" in str(error)


def test_a_closed_game_cannot_be_played_unsaved(saved: SavedGame) -> None:
    saved.close()
    with pytest.raises(ValueError, match="closed"):
        saved.play("carry oak")
