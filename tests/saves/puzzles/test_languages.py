"""Puzzles begin and are told in every language: no name that a language bends makes a position impossible."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from engine.puzzles.puzzles import PUZZLES
from saves.catalogues import catalogue, codes
from saves.puzzles.form import Puzzle
from saves.puzzles.shelf import shelf
from saves.puzzles.tries import MOST_HELP, Tries, looked_up, tries_of
from screens.puzzles import words
from tests.languages.pseudo import spoken_here

SHIPPED = tuple(title for title in PUZZLES if shelf(title).offered)


def of_each_kind(title: str) -> list[Puzzle]:
    """The first puzzle of each kind that a title has."""
    found: dict[str, Puzzle] = {}
    for puzzle in shelf(title).offered:
        found.setdefault(puzzle.kind, puzzle)
    return list(found.values())


@pytest.fixture(autouse=True)
def _anew() -> Iterator[None]:
    """What was begun in one language is not known in another one."""
    looked_up.cache_clear()
    yield
    looked_up.cache_clear()


def told(tries: Tries) -> list[str]:
    """What is said of a puzzle before, and after, it is played to its end."""
    while tries.helps < MOST_HELP:
        tries.help()
    said = [words.task_of(tries.asked), words.left_of(tries), words.now_in_words(tries), *words.helps_in_words(tries)]
    for move in tries.of.line:
        tries.play(move)
    return [*said, words.end_in_words(tries)]


@pytest.mark.parametrize("code", codes())
@pytest.mark.parametrize("title", SHIPPED)
def test_a_puzzle_of_each_kind_is_told_and_solved_in_every_language(title: str, code: str) -> None:
    with spoken_here(catalogue(code)):
        for puzzle in of_each_kind(title):
            with tries_of(puzzle) as tries:
                assert all(told(tries))
                assert tries.ends[-1].result == puzzle.best


def test_every_best_line_of_fewest_moves_is_told_to_its_end() -> None:
    fewest = [puzzle for title in SHIPPED for puzzle in of_each_kind(title) if puzzle.falls]
    for puzzle in fewest:
        with tries_of(puzzle) as tries:
            assert len(words.line_in_words(tries)) == len(puzzle.line)
