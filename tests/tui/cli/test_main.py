"""The command line: what each command begins, and one line and a status for whatever goes wrong."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from engine import new_game
from saves import SavedGame, summaries
from saves.exchange import Farewell, parted
from saves.slots import path_of
from tests.starter import ran
from tui import start
from tui.cli.main import main

ROOT = Path(__file__).parents[3]


class Shown:
    """Stands in for the app: notes what it was given and whether it was run."""

    def __init__(self) -> None:
        self.games: list[SavedGame | None] = []
        self.runs: list[dict[str, Any]] = []
        self.return_code = 0
        self.moves: list[str] = []

    def __call__(self, saved: SavedGame | None = None) -> Shown:
        self.games.append(saved)
        return self

    def run(self, **how: Any) -> None:
        self.runs.append(how)
        saved = self.games[-1]
        if saved is not None:
            for move in self.moves:
                saved.play(move)

    def farewells(self) -> list[Farewell]:
        saved = self.games[-1]
        farewell = None if saved is None else parted(saved)
        return [] if farewell is None else [farewell]


@pytest.fixture
def shown(monkeypatch: pytest.MonkeyPatch) -> Shown:
    """A terminal to play in, and an app that only notes what it should show."""
    shown = Shown()
    monkeypatch.setitem(sys.modules, "tui.app", SimpleNamespace(HavreApp=shown))
    monkeypatch.setattr(start, "has_terminal", lambda: True)
    return shown


def options(shown: Shown) -> dict[str, Any]:
    saved = shown.games[0]
    assert saved is not None
    return saved.game.options


def test_without_a_command_there_is_the_title_screen(shown: Shown) -> None:
    assert main([]) == 0
    assert shown.games == [None]
    assert shown.runs == [{"mouse": False}]
    assert summaries() == []


def test_solo_goes_straight_into_a_short_game_with_a_fresh_seed(shown: Shown) -> None:
    assert main(["play", "--solo"]) == 0
    assert options(shown)["variant"] == "short"
    assert options(shown)["players"] == ["You"]
    assert 0 <= options(shown)["seed"] <= 999_999


def test_two_games_have_two_seeds(shown: Shown, monkeypatch: pytest.MonkeyPatch) -> None:
    drawn = iter([12, 345678])
    monkeypatch.setattr("screens.games.randbelow", lambda limit: next(drawn) % limit)
    main(["play", "--solo"])
    main(["play", "--solo"])
    assert [game and game.game.options["seed"] for game in shown.games] == [12, 345678]


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("play", {"players": ["You"], "variant": "full"}),
        ("play le-havre --short", {"players": ["You"], "variant": "short"}),
        ("play --solo --full", {"players": ["You"], "variant": "full"}),
        ("play --players 3", {"players": ["You", "Red", "Green"], "variant": "full"}),
        ("play --name Ann --name Ben", {"players": ["Ann", "Ben"], "variant": "full"}),
        ("play --players 3 --name Blue", {"players": ["Blue", "Red", "Green"], "variant": "full"}),
        ("play --expert-loans", {"players": ["You"], "variant": "full", "expert_loans": True}),
    ],
)
def test_a_game_is_begun_as_the_options_say(shown: Shown, line: str, expected: dict[str, Any]) -> None:
    assert main([*line.split(), "--seed", "7"]) == 0
    assert options(shown) == {**expected, "seed": 7}


def test_a_game_begun_is_saved_at_once(shown: Shown) -> None:
    main(["play", "--solo", "--seed", "7"])
    assert [(one.slot, one.seed) for one in summaries()] == [("le-havre-1", 7)]


def test_resume_goes_on_with_the_last_game(shown: Shown) -> None:
    shown.moves = [first_move()]
    main(["play", "--solo", "--seed", "7"])
    shown.moves = []
    assert main(["resume"]) == 0
    before, after = shown.games
    assert before is not None
    assert after is not None
    assert after.game.position == before.game.position
    assert len(after.game.history) == 1


def test_resume_goes_on_with_the_game_that_is_named(shown: Shown) -> None:
    main(["play", "--solo", "--seed", "7"])
    main(["play", "--solo", "--seed", "8"])
    assert main(["resume", "le-havre-1"]) == 0
    assert shown.games[-1] is not None
    assert shown.games[-1].game.options["seed"] == 7


def test_a_game_is_free_for_others_when_its_program_is_left(shown: Shown) -> None:
    main(["play", "--solo"])
    with SavedGame.open("le-havre-1") as again:
        assert not again.read_only


def test_the_status_is_that_of_the_app(shown: Shown) -> None:
    shown.return_code = 3
    assert main([]) == 3


def first_move() -> str:
    return str(new_game("le-havre", ["Red"], "short", 7).moves()[0].words)


# What goes wrong


@pytest.mark.parametrize(
    "line",
    [
        "sing",
        "--sing",
        "play --seed seven",
        "play --seed -1",
        "play --players many",
        "play --players 0",
        "play --players 6",
        "play --solo --players 2",
        "play --players 1 --name Ann --name Ben",
        "play --people 1 --name Ann --name Ben",
        "play --people -1",
        "play --people 100",
        "play --people 6",
        "play --solo --people 2",
        "play chess",
        "resume one two",
        "saves show",
        "saves sing",
    ],
)
def test_wrong_use_is_told_in_one_line_with_status_2(
    shown: Shown, line: str, capfd: pytest.CaptureFixture[str]
) -> None:
    assert main(line.split()) == 2
    out, err = capfd.readouterr()
    assert out == ""
    assert re.fullmatch(r"havre: .+\n", err)
    assert shown.games == []
    assert summaries() == []


@pytest.mark.parametrize("line", ["resume", "resume nowhere", "saves show nowhere", "saves show ../../etc/passwd"])
def test_a_failure_is_told_in_one_line_with_status_1(
    shown: Shown, line: str, capfd: pytest.CaptureFixture[str]
) -> None:
    assert main(line.split()) == 1
    out, err = capfd.readouterr()
    assert out == ""
    assert re.fullmatch(r"havre: .+\n", err)


def test_what_was_typed_wrong_is_repeated_without_its_escape_sequences(capfd: pytest.CaptureFixture[str]) -> None:
    assert main(["play", "\x1b[2Jchess"]) == 2
    assert "\x1b" not in capfd.readouterr().err


def test_a_game_that_another_program_has_open_is_not_resumed(shown: Shown, capfd: pytest.CaptureFixture[str]) -> None:
    with SavedGame.create("le-havre", {"players": ["Red"], "seed": 7}):
        assert main(["resume"]) == 1
    assert "another program" in capfd.readouterr().err
    assert shown.games == []


def test_a_damaged_game_is_named_with_its_line(shown: Shown, capfd: pytest.CaptureFixture[str]) -> None:
    SavedGame.create("le-havre", {"players": ["Red"], "seed": 7}).close()
    with path_of("le-havre-1").open("a") as file:
        file.write('\n[[moves]]\ndo = "take gold"\n')
    assert main(["resume", "le-havre-1"]) == 1
    assert re.search(r"le-havre-1 is damaged in line \d+: 'gold'", capfd.readouterr().err)


def test_a_game_that_could_not_be_saved_is_told_on_leaving(
    shown: Shown, home: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    home.write_text("no folder")
    assert main(["play", "--solo"]) == 1
    assert capfd.readouterr().err.startswith("havre: The game could not be saved: ")


@pytest.mark.parametrize("line", ["--help", "saves --help"])
def test_no_line_of_the_list_of_commands_is_cut_off(line: str, capfd: pytest.CaptureFixture[str]) -> None:
    assert main(line.split()) == 0
    commands = capfd.readouterr().out.partition("Commands:")[2]
    assert commands
    assert "..." not in commands


def test_without_a_terminal_no_game_is_begun() -> None:
    done = ran(
        [sys.executable, "-c", "import sys; from tui.cli.main import main; sys.exit(main())", "play", "--solo"],
        cwd=ROOT,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
    )
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr == "havre: Havre needs a terminal to play in; `havre play --plain` needs none.\n"
    assert summaries() == []


def test_a_reader_that_leaves_early_gets_no_traceback() -> None:
    for _game in range(3):
        SavedGame.create("le-havre", {"players": ["Red"], "seed": 7}).close()
    command = f"{sys.executable} -c 'import sys; from tui.cli.main import main; sys.exit(main())' saves list | true"
    done = subprocess.run(command, shell=True, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.stderr == ""


# Saves


def test_the_list_of_saves_is_empty_at_first(capfd: pytest.CaptureFixture[str]) -> None:
    assert main(["saves"]) == 0
    assert capfd.readouterr().out == "There are no saved games yet.\n"


def test_a_list_for_a_program_is_json(capfd: pytest.CaptureFixture[str]) -> None:
    SavedGame.create("le-havre", {"players": ["Red", "Blue"], "variant": "short", "seed": 7}).close()
    assert main(["saves", "list", "--json"]) == 0
    (one,) = json.loads(capfd.readouterr().out)
    assert (one["slot"], one["title"], one["players"]) == ("le-havre-1", "le-havre", ["Red", "Blue"])
    assert (one["variant"], one["seed"], one["moves"], one["finished"]) == ("short", 7, 0, False)


@pytest.mark.parametrize("line", ["saves", "saves list"])
def test_a_list_for_a_person_has_a_line_for_each_game(line: str, capfd: pytest.CaptureFixture[str]) -> None:
    SavedGame.create("le-havre", {"players": ["Red"], "variant": "short", "seed": 7}).close()
    path_of("broken").write_text("\x1b[2J")
    assert main(line.split()) == 0
    rows = capfd.readouterr().out.splitlines()
    assert sorted(row.split()[0] for row in rows) == ["broken", "le-havre-1"]
    assert all(row.isprintable() for row in rows)


def test_a_saved_game_is_shown_with_its_moves(capfd: pytest.CaptureFixture[str]) -> None:
    with SavedGame.create("le-havre", {"players": ["Red"], "variant": "short", "seed": 7}) as saved:
        saved.play(first_move())
    assert main(["saves", "show", "le-havre-1"]) == 0
    assert capfd.readouterr().out.splitlines()[1:] == [f"   1  {first_move()}"]
    assert main(["saves", "show", "le-havre-1", "--json"]) == 0
    assert json.loads(capfd.readouterr().out)["moves"] == [first_move()]


def test_a_damaged_game_is_not_shown_but_told(capfd: pytest.CaptureFixture[str]) -> None:
    SavedGame.create("le-havre", {"players": ["Red"], "seed": 7}, "a").close()
    path_of("a").write_text(path_of("a").read_text().replace("seed = 7", "seed"))
    assert main(["saves", "show", "a"]) == 1
    assert "line" in capfd.readouterr().err
