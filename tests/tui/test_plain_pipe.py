"""Plain mode from a pipe: whole games, refused lines, computers, and what is loaded and printed."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from engine.texts.cells import cells
from saves import SavedGame, moves_of, summaries
from tests.sampled import sampled
from tests.starter import ran
from tests.tui.whole_games import GAMES, arguments_of, lines_of, whole_game

ROOT = Path(__file__).parents[2]
HAVRE = (sys.executable, "-c", "import sys; from tui.cli.main import main; sys.exit(main())")
SOLO = ("play", "--plain", "--solo", "--seed", "7")

AGAINST: dict[str, Any] = {"players": ["Ann", "Red"], "variant": "short", "seed": 3}


def piped(lines: list[str], *arguments: str, home: Path) -> subprocess.CompletedProcess[str]:
    """The program, given these lines through a pipe."""
    return ran(
        [*HAVRE, *arguments],
        cwd=ROOT,
        env={**os.environ, "HAVRE_HOME": str(home), "PYTHONPATH": str(ROOT)},
        input="".join(f"{line}\n" for line in lines),
        capture_output=True,
        text=True,
    )


@pytest.mark.parametrize(
    "number",
    sampled(range(len(GAMES)), "through a pipe", lambda number: [GAMES[number]["variant"], *GAMES[number].keys()]),
)
def test_a_whole_game_gives_the_same_score_through_a_pipe(number: int, home: Path) -> None:
    game = whole_game(number)
    done = piped(lines_of(game), "play", "--plain", *arguments_of(game), home=home)
    assert (done.returncode, done.stderr) == (0, "")
    for score in game.scores():
        assert f"\n{score['name']}: {score['total']} franc" in done.stdout


def test_the_first_refused_line_ends_it_with_its_number(home: Path) -> None:
    done = piped(["supply", "take wood", "take fish", "end turn"], *SOLO, home=home)
    assert done.returncode == 1
    assert done.stderr.startswith("havre: line 3: 'take' is not possible now.")
    assert moves_of("le-havre-1") == ["supply", "take wood"]


def test_it_can_keep_going_after_a_refused_line(home: Path) -> None:
    done = piped(["supply", "take gold", "take wood", "end turn"], *SOLO, "--keep-going", home=home)
    assert done.returncode == 1
    assert done.stderr.startswith("havre: line 2: ")
    assert moves_of("le-havre-1") == ["supply", "take wood", "end turn"]


def test_a_line_that_is_too_long_is_one_refused_line(home: Path) -> None:
    done = piped(["supply", "take wood " * 9000, "take wood"], *SOLO, "--keep-going", home=home)
    assert done.returncode == 1
    assert done.stderr == "havre: line 2: The line is too long: 1000 signs are read at most.\n"
    assert moves_of("le-havre-1") == ["supply", "take wood"]


def test_a_line_without_an_end_ends_the_reading(home: Path) -> None:
    """Whoever writes it, such as /dev/zero, writes for ever."""
    with Path("/dev/zero").open("rb") as endless:
        done = ran(
            [*HAVRE, *SOLO, "--keep-going"],
            cwd=ROOT,
            env={**os.environ, "HAVRE_HOME": str(home), "PYTHONPATH": str(ROOT)},
            stdin=endless,
            capture_output=True,
            text=True,
        )
    assert done.returncode == 1
    assert done.stderr == "havre: A line has no end: nothing is read behind its first 1000000 signs.\n"


def test_lines_that_end_before_the_game_leave_it_saved(home: Path) -> None:
    done = piped(["supply"], *SOLO, home=home)
    assert (done.returncode, done.stderr) == (0, "")
    assert moves_of("le-havre-1") == ["supply"]


@pytest.mark.parametrize("fault", ["full", "forbidden"])
def test_a_disk_that_refuses_is_told_at_once_and_with_each_move(fault: str, home: Path) -> None:
    if fault == "forbidden":
        home.write_text("no folder")
    limit = "ulimit -f 0; " if fault == "full" else ""
    program = "import sys; from tui.cli.main import main; sys.exit(main())"
    command = f"{limit}exec {sys.executable} -c '{program}' {' '.join(SOLO)}"
    done = subprocess.run(
        ["bash", "-c", command],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        input="supply\ntake wood\n",
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.stdout.count("The game goes on, but only in memory") == 3
    assert "You take 4 wood." in done.stdout
    assert (done.returncode, done.stderr.count("\n")) == (1, 1)


def test_a_game_goes_on_where_it_was_left(home: Path) -> None:
    piped(["supply"], *SOLO, home=home)
    done = piped(["take wood"], "resume", "--plain", home=home)
    assert done.returncode == 0
    assert moves_of("le-havre-1") == ["supply", "take wood"]


def test_nothing_but_text_is_printed(home: Path) -> None:
    done = piped(["moves", "table", "forecast", "help bakehouse", "scores", "log"], *SOLO, home=home)
    assert done.stderr == ""
    assert all(line.isprintable() and cells(line) <= 79 for line in done.stdout.splitlines())


def test_neither_textual_nor_rich_is_loaded(home: Path) -> None:
    program = (
        "import sys; from tui.cli.main import main; main(['play', '--plain', '--solo']);"
        "sys.exit(any(name.partition('.')[0] in ('textual', 'rich') for name in sys.modules))"
    )
    done = subprocess.run(
        [sys.executable, "-c", program],
        cwd=ROOT,
        input="supply\ntable\nhelp bakehouse\nmoves\n",
        text=True,
        check=False,
    )
    assert done.returncode == 0


def test_looking_at_games_loads_neither_as_well(home: Path) -> None:
    SavedGame.create("le-havre", AGAINST, "game").close()
    commands = ["replay game", "saves export game --report", "saves check", "scores", "resume game --plain"]
    program = (
        f"import sys; from tui.cli.main import main; sys.exit(any(main(line.split()) for line in {commands})"
        "or any(name.partition('.')[0] in ('textual', 'rich') for name in sys.modules))"
    )
    done = subprocess.run([sys.executable, "-c", program], cwd=ROOT, input="", text=True, check=False)
    assert done.returncode == 0


def test_computers_play_their_seats(home: Path) -> None:
    arguments = ("play", "--plain", "--short", "--name", "Ann", "--bot", "deckhand", "--seed", "3")
    done = piped(["supply", "take wood", "end turn", "supply"], *arguments, "--keep-going", home=home)
    assert "Red takes" in done.stdout or "Red enters" in done.stdout or "Red builds" in done.stdout
    (summary,) = summaries()
    assert set(summary.players) == {"Ann", "Red"}


@pytest.mark.parametrize(
    ("arguments", "problem"),
    [
        (["--bot", "pirate"], "There is no level 'pirate'"),
        (
            ["--players", "1", "--bot", "random", "--bot", "random"],
            "more people (1) and computers (2) than players (1).",
        ),
    ],
)
def test_wrong_computers_are_wrong_use(arguments: list[str], problem: str, home: Path) -> None:
    done = piped([], "play", "--plain", *arguments, home=home)
    assert done.returncode == 2
    assert problem in done.stderr
    assert not summaries()
