"""A puzzle that is withdrawn keeps its number, its id and its past; it is offered no more."""

from __future__ import annotations

from datetime import date

import pytest

from saves.puzzles import shelf
from saves.puzzles.form import Puzzle, file_bytes
from saves.puzzles.reader import read
from saves.puzzles.results import Result, enter
from saves.puzzles.tries import tries_of
from screens.menus.puzzle_records import counts, known
from screens.puzzles.choice import next_of
from tests.saves.puzzles.made import made, shelve

TITLE = "macao"
LAST_DAY = 261125


def gone() -> Puzzle:
    """One that is withdrawn."""
    return made(TITLE, 2)._replace(withdrawn=LAST_DAY)


@pytest.fixture(autouse=True)
def _shelved(monkeypatch: pytest.MonkeyPatch) -> None:
    shelve(monkeypatch, made(TITLE, 1), gone(), made(TITLE, 3))


def test_that_it_is_withdrawn_is_written_and_read_back() -> None:
    assert read(file_bytes(TITLE, [gone()]), "macao.toml").puzzles == (gone(),)


def test_it_is_not_offered() -> None:
    assert [puzzle.number for puzzle in shelf.shelf(TITLE).offered] == [1, 3]
    assert next_of(TITLE, 1).number == 3


def test_it_is_found_by_its_number_and_tried() -> None:
    with tries_of(shelf.numbered(TITLE, 2)) as tries:
        assert tries.of == gone()


def test_it_is_of_no_day_after_the_last_one() -> None:
    later = {shelf.of_day(TITLE, date(2026, 12, day)) for day in range(1, 15)}
    assert later == {made(TITLE, 1).id, made(TITLE, 3).id}


def test_it_counts_for_whoever_has_tried_it() -> None:
    assert counts(known())[TITLE][1] == 2
    enter(Result.of(gone(), 3, gone().best, 1, 0))
    assert counts(known())[TITLE][1] == 3
