"""Plain mode killed at any moment of whole games: what it has told is on the disk, and the rest can be played on."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from functools import cache
from pathlib import Path
from random import Random

import pytest

from saves import SavedGame, moves_of
from saves.slots import path_of
from tests.starter import launched
from tests.tui.whole_games import GAMES, arguments_of, lines_of, whole_game
from tests.waiting import until
from tui.plain.session import Session

ROOT = Path(__file__).parents[2]
PROGRAM = [sys.executable, "-c", "import sys; from tui.cli.main import main; sys.exit(main())"]
SLOT = "le-havre-1"
SHORT = [number for number, game in enumerate(GAMES) if len(game["players"]) <= 2]


@cache
def told(number: int) -> tuple[int, ...]:
    """How many lines have been printed when each move of a whole game is about to be played, and in the end."""
    game = whole_game(number)
    lines: list[str] = []
    with SavedGame.create("le-havre", game.options) as saved:
        session = Session(saved, lines.append)
        session.greet()
        counts = []
        for line in lines_of(game):
            counts.append(len(lines))
            session.take(line)
    path_of(saved.slot).unlink()
    return (*counts, len(lines))


def begun(home: Path, *arguments: str) -> subprocess.Popen[str]:
    return launched(
        [*PROGRAM, *arguments],
        cwd=ROOT,
        env={**os.environ, "HAVRE_HOME": str(home), "PYTHONPATH": str(ROOT)},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )


def killed(running: subprocess.Popen[str], typed: list[str], after: int, written: int) -> int:
    """Type all this at once, and kill the program when it has printed and written enough; how many lines it printed."""
    assert running.stdin is not None
    assert running.stdout is not None
    running.stdin.write("".join(f"{line}\n" for line in typed))
    running.stdin.flush()
    for _line in range(after):
        running.stdout.readline()
    until(lambda: len(moves_of(SLOT)) >= written)
    os.kill(running.pid, signal.SIGKILL)
    rest = running.stdout.read()
    running.stdin.close()
    assert running.wait() == -signal.SIGKILL
    return after + rest.count("\n")


def broken_off(home: Path, rng: Random) -> None:
    """A whole game, killed at a moment that nobody chose and gone on with, loses nothing and ends as it did."""
    number = rng.choice(SHORT)
    game, counts = whole_game(number), told(number)
    lines = lines_of(game)
    program = begun(home, "play", "--plain", *arguments_of(game))
    # It must be there still when it is killed: so it does not get the last line.
    after = rng.randrange(counts[-2])
    written = sum(after > count for count in counts[:-1]) + rng.randint(0, 2)
    printed = killed(program, lines[:-1], after, min(written, len(lines) - 1))
    confirmed = sum(printed > count for count in counts[:-1])

    on_disk = moves_of(SLOT)
    assert len(on_disk) >= confirmed
    assert on_disk == lines[: len(on_disk)]

    rest = begun(home, "resume", SLOT, "--plain")
    words, _nothing = rest.communicate("".join(f"{line}\n" for line in lines[len(on_disk) :]))
    assert rest.returncode == 0
    for score in game.scores():
        assert f"\n{score['name']}: {score['total']} francs (" in words
    for file in (home / "saves").iterdir():
        file.unlink()


@pytest.mark.parametrize("seed", range(2))
def test_a_plain_game_that_was_killed_goes_on_where_it_was(home: Path, seed: int) -> None:
    broken_off(home, Random(seed))


@pytest.mark.long
def test_two_hundred_plain_games_that_were_killed_go_on_where_they_were(home: Path) -> None:
    rng = Random(100)
    for _game in range(200):
        broken_off(home, rng)
