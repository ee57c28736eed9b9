"""Games begun under another edition of their title: followed as far as they go, never damaged, never lost."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest

from engine import TITLES
from saves import Replay, SavedGame, SaveError, examined, latest, recovered, summaries, summary
from saves.exchange import exported, imported
from saves.slots import path_of
from tests.saves.fakes import HOME, LATER_HOME

FITS = ("carry oak", "paint", "carry pine", "carry smoked-herring")
BREAKS = (*FITS, "carry pine", "carry pine", "carry oak")
"""Under the second edition no pine lies on pine: these can be followed up to move 5."""


def played(options: dict[str, Any], *moves: str) -> bytes:
    """A game of the first edition in the slot pile-1; returns what its file holds."""
    with SavedGame.create("pile", options, "pile-1") as saved:
        for move in moves:
            if move in ("undo", "redo"):
                getattr(saved, move)()
            else:
                saved.play(move)
    TITLES["pile"] = LATER_HOME
    return path_of("pile-1").read_bytes()


def test_a_file_names_the_edition_under_which_it_is_played(options: dict[str, Any]) -> None:
    assert tomllib.loads(played(options).decode())["edition"] == 1
    SavedGame.create("pile", options, "new").close()
    assert tomllib.loads(path_of("new").read_text())["edition"] == 2


def test_a_file_that_names_no_edition_is_of_the_first(options: dict[str, Any]) -> None:
    path = path_of("pile-1")
    path.write_bytes(played(options, *BREAKS).replace(b"edition = 1\n", b""))
    assert examined("pile-1").moves == 5


def test_a_game_that_fits_is_followed_to_its_end_and_says_so(options: dict[str, Any]) -> None:
    before = played(options, *FITS)
    with SavedGame.open("pile-1") as saved:
        assert saved.game.position.logs == ("oak", "pine", "smoked-herring")
        assert saved.recovered == (
            "pile-1 was begun under edition 1 of Pile; it can be followed to its end under edition 2."
        )
    assert path_of("pile-1").read_bytes() == before


def test_a_game_that_fits_is_played_on_in_its_slot_and_its_old_file_kept(options: dict[str, Any]) -> None:
    before = played(options, *FITS)
    with SavedGame.open("pile-1") as saved:
        saved.play("carry oak")
        assert saved.slot == "pile-1"
    path = path_of("pile-1")
    assert path.with_name("pile-1.toml.edition-1").read_bytes() == before
    assert tomllib.loads(path.read_text())["edition"] == 2
    with SavedGame.open("pile-1") as again:
        assert again.recovered is None
        assert again.game.history == saved.game.history
        assert again.id == saved.id


def test_an_answer_that_had_no_choice_is_read_where_there_is_one_by_now(options: dict[str, Any]) -> None:
    played(options, "carry oak", "paint")
    with SavedGame.open("pile-1") as saved:
        assert saved.game.position.paint == "white"
        saved.undo()
        saved.redo()
    with SavedGame.open("pile-1") as again:
        assert again.game.position.paint == "white"


def test_an_answer_within_a_group_is_read_as_well(options: dict[str, Any]) -> None:
    with SavedGame.create("pile", options, "pile-1") as saved:
        saved.play(saved.game.plan(["carry oak", "paint"]))
    TITLES["pile"] = LATER_HOME
    with SavedGame.open("pile-1") as again:
        assert again.game.position.paint == "white"
        assert len(again.game.last) == 2


def test_a_game_that_does_not_fit_stands_where_it_can_be_followed_to_and_says_so(options: dict[str, Any]) -> None:
    before = played(options, *BREAKS)
    with SavedGame.open("pile-1") as saved:
        assert len(saved.game.history) == 5
        assert saved.recovered == (
            "pile-1 was begun under edition 1 of Pile; under edition 2 it can be followed up to move 5. "
            "It goes on as a copy; its file stays as it is."
        )
        assert saved.problem is None
    assert path_of("pile-1").read_bytes() == before
    assert [one.slot for one in summaries()] == ["pile-1"]


def test_a_game_that_does_not_fit_is_played_on_as_a_copy(options: dict[str, Any]) -> None:
    before = played(options, *BREAKS)
    with SavedGame.open("pile-1") as saved:
        saved.play("carry oak")
        assert saved.slot == "pile-1-copy-1"
        assert saved.recovered is not None
        assert "It goes on as pile-1-copy-1" in saved.recovered
        saved.play("paint: in red")
    assert path_of("pile-1").read_bytes() == before
    with SavedGame.open("pile-1-copy-1") as again:
        assert again.recovered is None
        assert again.game.history == saved.game.history
        assert again.id == saved.id
        assert again.seen_before


def test_a_game_that_does_not_fit_can_be_taken_back_and_played_again_in_its_copy(options: dict[str, Any]) -> None:
    played(options, *BREAKS[:5], "carry oak", "undo", "undo", "redo", "carry pine")
    with SavedGame.open("pile-1") as saved:
        assert len(saved.game.history) == 5
        saved.undo()
        saved.undo()
        saved.redo()
    with SavedGame.open(saved.slot) as again:
        assert again.game.history == saved.game.history
        assert again.game.can_redo
        again.redo()
        assert len(again.game.history) == 5


def test_a_second_program_may_look_but_not_play_while_the_copy_has_not_been_made(options: dict[str, Any]) -> None:
    played(options, *BREAKS)
    with SavedGame.open("pile-1"), SavedGame.open("pile-1") as second:
        assert second.read_only


def test_a_copy_never_takes_the_place_of_another_game(options: dict[str, Any]) -> None:
    played(options, *BREAKS)
    with SavedGame.open("pile-1") as saved:
        SavedGame.create("pile", options, "pile-1-copy-1").close()
        saved.play("carry oak")
        assert saved.slot == "pile-1-copy-2"


def test_a_copy_that_the_disk_refuses_is_made_as_soon_as_there_is_room(
    options: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    before = played(options, *BREAKS)
    with SavedGame.open("pile-1") as saved:
        with monkeypatch.context() as patch:
            patch.setattr("os.fsync", _broken)
            saved.play("carry oak")
        assert saved.problem is not None
        saved.play("carry pine")
        assert saved.problem is None
    with SavedGame.open(saved.slot) as again:
        assert len(again.game.history) == 7
    assert path_of("pile-1").read_bytes() == before


def _broken(_handle: int) -> None:
    raise OSError(5, "Input/output error")


def test_a_game_of_an_earlier_edition_is_not_damaged(options: dict[str, Any]) -> None:
    played(options, *BREAKS)
    found = examined("pile-1")
    assert (found.damage, found.moves, found.is_outgrown) == (None, 5, True)
    assert Replay(found.game).last == 5
    assert summary("pile-1").problem is None


def test_what_can_be_followed_can_be_taken_into_a_slot_at_once(options: dict[str, Any]) -> None:
    before = played(options, *BREAKS)
    with recovered("pile-1") as found:
        assert (found.slot, len(found.game.history)) == ("pile-1-recovered-1", 5)
        assert found.seen_before
    assert path_of("pile-1").read_bytes() == before


def test_a_game_that_fits_is_not_recovered(options: dict[str, Any]) -> None:
    played(options, *FITS)
    with pytest.raises(SaveError, match="is not damaged"):
        recovered("pile-1")


def test_a_text_of_a_game_that_does_not_fit_holds_all_its_moves(
    options: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    played(options, *BREAKS, "undo")
    text = exported("pile-1")
    assert "edition = 1" in text
    assert "count = 6" in text
    assert "seen_before = true" in text
    with imported(text.encode(), "a mail") as taken:
        assert taken.recovered is not None
        assert len(taken.game.history) == 5
    monkeypatch.setitem(TITLES, "pile", HOME)
    with SavedGame.open(taken.slot) as again:
        assert len(again.game.history) == 6


def test_a_text_of_a_game_that_does_not_fit_is_not_marked_by_itself(options: dict[str, Any]) -> None:
    played(options, *BREAKS)
    assert "seen_before" not in exported("pile-1")


def test_a_text_of_a_game_that_fits_is_of_the_present_edition(options: dict[str, Any]) -> None:
    played(options, *FITS)
    text = exported("pile-1")
    assert "edition = 2" in text
    assert "paint: in white" in " ".join(text.split())


def test_a_game_of_a_later_edition_is_refused_with_both_editions_named(options: dict[str, Any], home: Path) -> None:
    TITLES["pile"] = LATER_HOME
    SavedGame.create("pile", options, "pile-1").close()
    TITLES["pile"] = HOME
    before = path_of("pile-1").read_bytes()
    sentence = "The saved game pile-1 was begun under edition 2 of Pile: this version of Havre knows edition 1."
    for look in (SavedGame.open, examined, recovered, exported):
        with pytest.raises(SaveError) as caught:
            look("pile-1")
        assert str(caught.value) == sentence
    assert summary("pile-1").problem == sentence
    assert latest() is None
    assert path_of("pile-1").read_bytes() == before
