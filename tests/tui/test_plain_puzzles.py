"""Puzzles in plain mode: through a pipe, from one to the next, and killed in the middle."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from engine.bots.chance import decide
from engine.notation import format_move
from saves.puzzles import shelf, tries
from saves.puzzles.begun import begun as looked_at
from saves.puzzles.results import results
from saves.puzzles.shelf import numbered
from saves.puzzles.tries import Tries, slot_of, tries_of
from saves.slots import path_of
from tests.saves.puzzles.made import made, shelve
from tests.saves.puzzles.program import NUMBERS
from tests.starter import launched
from tests.waiting import until
from tui.plain.puzzles import PuzzleSession
from tui.plain.typed_words import Unclear

ROOT = Path(__file__).parents[2]
TITLE = "speicherstadt"


@pytest.fixture(autouse=True)
def _made(monkeypatch: pytest.MonkeyPatch, forgotten: None) -> None:
    shelve(monkeypatch, *(made(TITLE, number) for number in NUMBERS))
    shelf.shelf.cache_clear()
    tries.looked_up.cache_clear()


def program(home: Path, *arguments: str) -> subprocess.Popen[str]:
    return launched(
        [sys.executable, "-m", "tests.saves.puzzles.program", TITLE, *arguments],
        cwd=ROOT,
        env={**os.environ, "HAVRE_HOME": str(home), "PYTHONPATH": str(ROOT)},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )


def run(home: Path, *arguments: str, typed: str = "") -> str:
    running = program(home, *arguments)
    words, _nothing = running.communicate(typed)
    assert running.returncode == 0
    return " ".join(words.split())


def test_one_puzzle_after_another_is_played_through_a_pipe(home: Path) -> None:
    lines = [*numbered(TITLE, 1).line, "next puzzle", *numbered(TITLE, 2).line, "share", "quit"]
    words = run(home, "puzzle", TITLE, "1", "--plain", typed="".join(f"{line}\n" for line in lines))
    assert words.count("the best possible. 3 stars of three.") == 2
    assert f"Havre, Die Speicherstadt, puzzle 2 ({numbered(TITLE, 2).id}): ●●● in 1 try" in words
    assert [one.is_solved for one in results()] == [True, True]
    listed = run(home, "puzzles", "list", TITLE)
    assert listed.count("solved ●●●") == 2
    assert listed.count("not tried") == 1


def test_without_a_number_it_is_the_next_one_that_is_not_solved(home: Path) -> None:
    run(home, "puzzle", TITLE, "1", "--plain", typed="".join(f"{line}\n" for line in numbered(TITLE, 1).line))
    assert "Die Speicherstadt, puzzle 2:" in run(home, "puzzle", TITLE, "--plain", typed="quit\n")


class Typing:
    """A session to which lines are typed, and what it says."""

    def __init__(self) -> None:
        self.lines: list[str] = []
        self.tries: Tries = tries_of(numbered(TITLE, 1))
        self.session = PuzzleSession(self.tries, self.lines.append)
        self.session.greet()

    def take(self, *lines: str) -> str:
        """What is said to these lines."""
        before = len(self.lines)
        for line in lines:
            self.session.take(line)
        return " ".join(" ".join(self.lines[before:]).split())


def test_help_tells_a_little_more_each_time_and_then_the_line() -> None:
    typing = Typing()
    assert "First help" in typing.take("nudge")
    assert "Second help: the best begins so" in typing.take("nudge")
    told = typing.take("nudge")
    assert all(f"{n}. " in told for n in range(1, len(typing.tries.of.line) + 1))
    with pytest.raises(Unclear, match="All help was given"):
        typing.take("nudge")
    assert typing.tries.helps == 3


def test_the_help_tells_the_commands_of_a_puzzle_too() -> None:
    assert "nudge: help, for a star" in Typing().take("help")


def test_the_adviser_is_silent_and_the_line_is_kept_until_it_was_found() -> None:
    typing = Typing()
    for command in ("hint", "review"):
        with pytest.raises(Unclear, match="Nobody gives advice"):
            typing.take(command)
    with pytest.raises(Unclear, match="once it was found"):
        typing.take("line")
    typing.take(*typing.tries.of.line)
    assert "1. " in typing.take("line")


def test_what_is_taken_back_can_be_tried_otherwise() -> None:
    typing = Typing()
    typing.take(*typing.tries.of.line)
    typing.take("undo")
    assert not typing.tries.is_over
    typing.take(typing.tries.of.line[-1])
    assert "Try" not in typing.take("again")
    assert len(typing.tries.ends) == 1


def played_on(rng: Random, count: int) -> list[str]:
    """Lines of several tries by chance: moves, help, beginning again, and taking back."""
    game, lines = looked_at(numbered(TITLE, 1)).game.copy(), list[str]()
    while len(lines) < count:
        chance = rng.random()
        if game.decision is None or chance < 0.1:
            lines.append("again")
            game = game.up_to(0)
        elif chance < 0.2 and game.can_undo:
            lines.append("undo")
            game.undo()
        else:
            move = decide(game, rng)
            lines.append(format_move(move))
            game.play(move)
    return lines


@pytest.mark.parametrize("seed", range(3))
def test_a_puzzle_that_was_killed_goes_on_where_it_was(home: Path, seed: int) -> None:
    rng = Random(seed)
    typed = played_on(rng, 40)
    path = path_of(slot_of(numbered(TITLE, 1)))
    whole: list[tuple[object, ...]] = []
    with tries_of(numbered(TITLE, 1)) as before:
        session = PuzzleSession(before, lambda _line: None)
        session.greet()
        whole.append(told(before))
        for line in typed:
            session.take(line)
            whole.append(told(before))
    path.unlink()
    running = program(home, "puzzle", TITLE, "1", "--plain")
    assert running.stdin is not None
    running.stdin.write("".join(f"{line}\n" for line in typed))
    running.stdin.flush()
    wanted = rng.randrange(1, len(typed))
    until(lambda: path.exists() and path.read_bytes().count(b"[[moves]]") >= wanted)
    os.kill(running.pid, signal.SIGKILL)
    running.communicate()
    with tries_of(numbered(TITLE, 1)) as after:
        assert told(after) in whole


def told(found: Tries) -> tuple[object, ...]:
    """All that can be told of tries."""
    return found.game.position, found.game.history, tuple(found.ends), found.attempt, found.helps
