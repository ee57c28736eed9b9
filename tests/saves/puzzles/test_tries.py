"""The tries of a puzzle: what is played, taken back, begun again and helped with is on the disk, and comes back."""

from __future__ import annotations

import pytest

from engine import Game, Move, Refused
from engine.puzzles import FEWEST, UNDER
from saves import SavedGame, SaveError
from saves.listing import latest, summaries, summary
from saves.puzzles.form import Puzzle, PuzzleError
from saves.puzzles.results import results
from saves.puzzles.shelf import numbered
from saves.puzzles.tries import Tries, slot_of, tries_of
from saves.slots import path_of
from screens.puzzles.words import stuck_in_words
from tests.saves.puzzles.made import made, shelve

TITLE = "speicherstadt"


@pytest.fixture
def puzzle(monkeypatch: pytest.MonkeyPatch) -> Puzzle:
    shelve(monkeypatch, made(TITLE), made(TITLE, 2))
    return numbered(TITLE, 1)


def solve(tries: Tries) -> None:
    """Play the best line to its end."""
    for words in tries.of.line[len(tries.game.history) :]:
        tries.play(words)


def told(tries: Tries) -> object:
    """All that can be told of tries."""
    return tries.game.position, tries.game.history, tries.ends, tries.attempt, tries.helps, tries.game.can_redo


def again(tries: Tries) -> Tries:
    """The same tries as another program finds them."""
    tries.close()
    return tries_of(tries.of)


def test_the_best_line_earns_three_stars_and_is_entered_once(puzzle: Puzzle) -> None:
    with tries_of(puzzle) as tries:
        solve(tries)
        assert [(end.result, end.stars) for end in tries.ends] == [(puzzle.best, 3)]
        tries.undo()
        tries.redo()
        assert len(tries.ends) == 1
    (found,) = results()
    assert (found.id, found.stars, found.is_solved, found.tries) == (puzzle.id, 3, True, 1)


def test_all_of_it_comes_back(puzzle: Puzzle) -> None:
    tries = tries_of(puzzle)
    solve(tries)
    tries.undo()
    tries.help()
    tries.again()
    tries.play(puzzle.line[0])
    tries.help()
    before = told(tries)
    assert told(again(tries)) == before


def test_a_step_of_help_costs_a_star_of_that_try_alone(puzzle: Puzzle) -> None:
    with tries_of(puzzle) as tries:
        assert [tries.help() for _step in range(5)] == [1, 2, 3, 3, 3]
        solve(tries)
        tries.again()
        tries.help()
        solve(tries)
        tries.again()
        solve(tries)
        assert [(end.stars, end.helps, end.attempt) for end in tries.ends] == [(0, 3, 1), (2, 1, 2), (3, 0, 3)]
        assert [one.is_solved for one in results()] == [False, True, True]


def test_to_begin_again_can_be_taken_back_by_playing_again(puzzle: Puzzle) -> None:
    with tries_of(puzzle) as tries:
        tries.play(puzzle.line[0])
        tries.play(puzzle.line[1])
        tries.again()
        assert (tries.game.history, tries.attempt) == ((), 2)
        tries.redo()
        assert len(tries.game.history) == 1


def test_tries_are_listed_nowhere_and_never_continued(puzzle: Puzzle) -> None:
    with tries_of(puzzle) as tries:
        tries.play(puzzle.line[0])
        tries.again()
        tries.help()
    assert (latest(), summaries()) == (None, [])
    assert summary(slot_of(puzzle)).moves == 0


def test_whoever_opens_the_slot_gets_the_tries(puzzle: Puzzle) -> None:
    tries_of(puzzle).close()
    with SavedGame.open(slot_of(puzzle)) as saved:
        assert isinstance(saved, Tries)


def test_another_program_is_told_that_it_is_open(puzzle: Puzzle) -> None:
    with tries_of(puzzle), pytest.raises(SaveError, match="open in another program"):
        tries_of(puzzle)


def test_the_header_names_the_puzzle(puzzle: Puzzle) -> None:
    tries_of(puzzle).close()
    assert f'puzzle = "{puzzle.id}"' in path_of(slot_of(puzzle)).read_text()


def test_tries_of_a_puzzle_that_is_gone_say_so(puzzle: Puzzle, monkeypatch: pytest.MonkeyPatch) -> None:
    tries_of(puzzle).close()
    shelve(monkeypatch, made(TITLE, 2))
    with pytest.raises(PuzzleError, match=puzzle.id):
        SavedGame.open(slot_of(puzzle))


def with_a_condition(monkeypatch: pytest.MonkeyPatch) -> tuple[Tries, Move]:
    """Tries that stand where a condition forbids a move, and that move with its answers."""
    shelve(monkeypatch, made(TITLE, kind=UNDER))
    tries = tries_of(numbered(TITLE, 1))
    whole = tries.asked.puzzles.title
    if len(whole.moves(tries.game.position)) < 2:
        tries.play(tries.of.line[0])
    free = Game(whole, tries.game.options, tries.game.position)
    return tries, free.tried(free.moves()[0])[1]


def test_what_the_condition_of_a_puzzle_forbids_is_not_among_the_moves(monkeypatch: pytest.MonkeyPatch) -> None:
    tries, barred = with_a_condition(monkeypatch)
    with tries:
        assert barred.unanswered() not in tries.game.moves()


def test_what_the_condition_of_a_puzzle_forbids_is_refused_with_the_task(monkeypatch: pytest.MonkeyPatch) -> None:
    tries, barred = with_a_condition(monkeypatch)
    with tries, pytest.raises(Refused, match="Not in this puzzle"):
        tries.play(barred)


def test_a_puzzle_with_a_condition_is_solved_by_its_best_line(monkeypatch: pytest.MonkeyPatch) -> None:
    tries, _barred = with_a_condition(monkeypatch)
    with tries:
        solve(tries)
        assert tries.ends[-1].stars == 3


def test_where_the_condition_leaves_nothing_one_is_told_to_take_a_move_back(
    puzzle: Puzzle, monkeypatch: pytest.MonkeyPatch
) -> None:
    tries = tries_of(puzzle)
    assert stuck_in_words(tries, "u") == ""
    monkeypatch.setattr(type(tries.asked.puzzles), "bars", lambda *_asked: True)
    with again(tries) as tries:
        assert stuck_in_words(tries, "u") == "Nothing is left that this puzzle allows: u takes the last move back."


def test_of_fewest_moves_one_more_is_two_stars(monkeypatch: pytest.MonkeyPatch) -> None:
    shelve(monkeypatch, made(TITLE, kind=FEWEST))
    with tries_of(numbered(TITLE, 1)) as tries:
        solve(tries)
        assert tries.ends[-1].result == len(tries.of.line) == tries.of.best
        assert [tries.of.earned(tries.of.best + n) for n in range(3)] == [3, 2, 1]


def test_a_torn_entry_is_left_out(puzzle: Puzzle) -> None:
    tries = tries_of(puzzle)
    tries.play(puzzle.line[0])
    tries.play(puzzle.line[1])
    tries.close()
    path = path_of(slot_of(puzzle))
    path.write_bytes(path.read_bytes()[:-9])
    with tries_of(puzzle) as found:
        assert len(found.game.history) == 1
        assert found.recovered is not None


def test_nobody_gives_advice_in_a_puzzle(puzzle: Puzzle) -> None:
    with tries_of(puzzle) as tries:
        assert not tries.game.about.advised
