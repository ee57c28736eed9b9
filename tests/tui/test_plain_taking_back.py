"""Taking back and playing again in plain mode."""

from __future__ import annotations

import pytest

from saves import SavedGame
from tests.saves.disks import file_size_limited
from tests.tui.typist import AGAINST, Typist


def test_a_move_is_played_in_place_of_taking_back_what_turned_something_up(typist: Typist) -> None:
    typist.types("supply")
    assert "Take it back all the same? (yes or no)" in typist.types("undo")
    typist.types("take wood")
    assert typist.moves == ["supply", "take wood"]


def test_taking_back_and_playing_again(typist: Typist) -> None:
    typist.types("supply", "take wood")
    assert "Taken back: Red takes 4 wood." in typist.types("undo")
    assert "Played again: Red takes 4 wood." in typist.types("redo")


def test_taking_back_what_turned_something_up_is_asked_about_first(typist: Typist) -> None:
    assert "Take it back all the same?" in typist.types("supply", "undo")
    assert typist.moves == ["supply"]
    typist.types("no")
    assert typist.moves == ["supply"]
    typist.types("undo", "yes")
    assert typist.moves == []


def test_playing_again_leaves_a_question_that_is_open(typist: Typist) -> None:
    typist.types("next", "take wood", "undo", "enter building-firm-1")
    assert "Played again: Red takes 4 wood." in typist.types("redo")
    assert typist.moves[-1] == "take wood"


def test_somebody_can_leave_instead_of_answering_whether_to_take_back(typist: Typist) -> None:
    typist.types("supply", "undo", "quit")
    assert typist.session.has_left
    assert typist.moves == ["supply"]


def test_what_the_computer_did_is_played_again_with_the_move_before_it() -> None:
    typist = Typist(SavedGame.create("le-havre", AGAINST, bots={"Red": "deckhand"}))
    typist.types("supply", "take wood")
    before = typist.moves
    typist.types("end turn")
    after = typist.moves
    typist.types("undo", "yes")
    assert typist.types("redo").count("Played again: ") == len(after) - len(before)
    assert typist.moves == after


def test_taking_back_goes_to_the_last_decision_of_a_person() -> None:
    typist = Typist(SavedGame.create("le-havre", AGAINST, bots={"Red": "deckhand"}))
    typist.types("supply", "take wood")
    before = typist.moves
    typist.types("end turn")
    assert len(typist.moves) > len(before) + 1
    typist.types("undo", "yes")
    assert typist.moves == before


@pytest.mark.parametrize("lines", [["supply", "undo", "yes"], ["supply", "undo", "yes", "redo"]], ids=["undo", "redo"])
def test_taking_back_and_playing_again_say_that_it_cannot_be_saved(lines: list[str], typist: Typist) -> None:
    with file_size_limited(to=10):
        assert "only in memory" in typist.types(*lines).replace("\n  ", " ")
