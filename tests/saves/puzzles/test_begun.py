"""A puzzle is looked at from all sides before it is begun: of every title, and whatever stands in a file."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from engine import TITLES
from saves.puzzles.begun import begun
from saves.puzzles.form import Puzzle, PuzzleError, position_text
from saves.puzzles.shelf import ids, numbered, shelf, titles
from tests.saves.puzzles.made import made, shelve, shelve_files

Change = Callable[[dict[str, Any]], object]
TITLE = "macao"


def changed(puzzle: Puzzle, change: Change) -> Puzzle:
    """The puzzle with something in its position changed."""
    data = json.loads(puzzle.text)
    change(data["position"])
    return puzzle._replace(text=position_text(data))


@pytest.mark.parametrize("title", list(TITLES))
def test_a_puzzle_of_every_title_is_begun(title: str, monkeypatch: pytest.MonkeyPatch) -> None:
    shelve(monkeypatch, made(title))
    found = begun(numbered(title, 1))
    assert found.game.decision is not None
    assert found.best.decision is None
    assert found.asked.result(found.best) == found.asked.puzzle.best


@pytest.mark.parametrize(
    ("change", "words"),
    [
        (lambda position: position.pop("round"), "its position is impossible"),
        (lambda position: position.update(round="last"), "'position.round' is not of the form"),
        (lambda position: position.update(round=10**40), "its position is impossible"),
        (lambda position: position["supply"][0].__setitem__(2, -4), "its position is impossible"),
        (lambda position: position.update(phase="tea"), "its position is impossible"),
        (lambda position: position["terms"].update(names=["A", "B", "C", "D", "E"]), "its position is impossible"),
        (lambda position: position["terms"].update(names=[]), "its position is impossible"),
    ],
)
def test_an_impossible_position_is_named(change: Change, words: str, monkeypatch: pytest.MonkeyPatch) -> None:
    shelve(monkeypatch, made(TITLE))
    with pytest.raises(PuzzleError, match="puzzle 1 of Macao") as raised:
        begun(changed(made(TITLE), change))
    assert words in str(raised.value)
    assert str(raised.value).isprintable()


def test_names_in_a_file_are_never_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    shelve(monkeypatch, made(TITLE))
    hostile = changed(made(TITLE), lambda position: position["terms"].update(names=["\x1b[2J"]))
    assert begun(hostile).game.names == ("You",)


@pytest.mark.parametrize(
    ("fields", "words"),
    [
        ({"best": 999, "stars": (1, 2, 999)}, "its best value is not 999: its line comes to"),
        ({"line": ("sail to the moon",)}, "its best line cannot be played"),
        ({"line": made(TITLE).line[:1]}, "its best line does not do what is asked"),
        ({"edition": 99}, "it was made under edition 99"),
        ({"variant": "tiny"}, "has no variant 'tiny'"),
        ({"rules": {"tea": True}}, "has no option 'tea'"),
        ({"text": "{"}, "its position cannot be read"),
    ],
)
def test_a_false_best_value_and_the_like_are_named(
    fields: dict[str, Any], words: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    shelve(monkeypatch, made(TITLE))
    with pytest.raises(PuzzleError, match="puzzle 1 of Macao") as raised:
        begun(made(TITLE)._replace(**fields))
    assert words in str(raised.value)


def test_one_puzzle_is_read_without_the_others(monkeypatch: pytest.MonkeyPatch) -> None:
    shelve(monkeypatch, made(TITLE, 1), made(TITLE, 2))
    assert numbered(TITLE, 2).number == 2
    assert ids(TITLE) == [made(TITLE, 1).id, made(TITLE, 2).id]
    assert titles() == [TITLE]
    with pytest.raises(PuzzleError, match="Macao has no puzzle 3"):
        numbered(TITLE, 3)


def test_a_file_of_rubbish_is_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    shelve_files(monkeypatch, {TITLE: b"format = 7"})
    assert titles() == []
    with pytest.raises(PuzzleError, match=r"macao\.toml is no file of puzzles"):
        shelf(TITLE)
