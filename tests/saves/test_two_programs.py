"""Two programs that play with the same saved games."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine import Refused
from saves import ReadOnly, SavedGame, latest
from saves.slots import existing, path_of
from tests.saves.programs import done, lines_of, program


def test_a_second_program_is_told_and_may_look_but_not_play(saved: SavedGame) -> None:
    saved.close()
    running = program("""
        saved = SavedGame.open("pile-1")
        saved.play("carry oak")
        print("ready", flush=True)
        sys.stdin.readline()
    """)
    assert next(lines_of(running)) == "ready\n"
    before = path_of("pile-1").read_bytes()
    with SavedGame.open("pile-1") as second:
        assert second.read_only
        assert second.problem is not None
        assert "another program" in second.problem
        assert done(second) == ["oak"]
        for act in (lambda: second.play("carry pine"), second.undo, second.redo):
            with pytest.raises(ReadOnly, match="another program") as caught:
                act()
            assert isinstance(caught.value, Refused)
        assert done(second) == ["oak"]
    assert path_of("pile-1").read_bytes() == before
    running.communicate("\n")
    with SavedGame.open("pile-1") as first:
        assert not first.read_only
        first.play("carry pine")


def test_a_game_just_begun_is_locked_as_well(saved: SavedGame) -> None:
    running = program('print(SavedGame.open("pile-1").read_only)')
    assert running.communicate()[0] == "True\n"


def test_a_list_of_games_takes_no_lock_away(saved: SavedGame) -> None:
    latest()
    with SavedGame.open("pile-1") as second:
        assert second.read_only
    saved.play("carry oak")
    assert saved.problem is None


def test_a_second_program_does_not_touch_what_the_first_is_just_writing(saved: SavedGame) -> None:
    saved.play("carry oak")
    path = path_of("pile-1")
    with path.open("ab") as file:
        file.write(b"\n[[moves]]\ndo = ")
    before = path.read_bytes()
    with SavedGame.open("pile-1") as second:
        assert second.read_only
        assert second.recovered is None
        assert done(second) == ["oak"]
    assert path.read_bytes() == before


def test_two_programs_that_begin_at_once_get_two_files(home: Path) -> None:
    body = """
        print("ready", flush=True)
        sys.stdin.readline()
        for _game in range(20):
            print(SavedGame.create("pile", {"players": ["Red"]}).slot)
    """
    both = [program(body), program(body)]
    for running in both:
        assert next(lines_of(running)) == "ready\n"
    slots = [slot for running in both for slot in running.communicate("\n")[0].split()]
    assert len(slots) == len(set(slots)) == len(existing()) == 40
