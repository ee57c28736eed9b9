"""The list of puzzles tells them apart in one line each, of which nothing is cut."""

from __future__ import annotations

from engine.titles import about
from saves.puzzles import shelf
from saves.puzzles.begun import told_of
from saves.puzzles.form import Puzzle
from screens.puzzles.listed import PuzzlesScreen
from screens.words import shown
from widgets.lines import plain, width


def _kinds(title: str) -> list[Puzzle]:
    """A puzzle of each variant and each kind of task, the one with the most digits in what is best."""
    ordered = sorted(shelf.counted(title, ()), key=lambda one: (one.best, one.number))
    return list({(one.variant, one.kind, one.what): one for one in ordered}.values())


def test_the_longest_row_of_each_kind_of_puzzle_has_room_in_the_smallest_terminal() -> None:
    screen = PuzzlesScreen()
    rows = [screen._row(one, {}, True, 80) for title in shelf.titles() for one in _kinds(title)]
    assert len(rows) > 8
    assert [plain(row) for row in rows if width(row) > 80] == []


def test_a_row_says_what_is_asked_without_what_is_true_of_every_puzzle() -> None:
    for title in shelf.titles():
        for one in _kinds(title):
            brief, whole = shown(told_of(one, briefly=True)), shown(told_of(one))
            assert not brief.endswith(".")
            assert len(brief) < len(whole) - 10, about(title).name
