"""The arena: who meets whom, what is printed, and that it goes on where it was broken off."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from screens.outside import guard
from tests.screens.outside.rogues import command
from tests.starter import launched
from tests.tui.cli.own_players import EXAMPLES, STEADY, Said, figures
from tests.waiting import PATIENCE, until
from tui.cli.simulate import INTERRUPTED

ARENA = ("arena", "--title", "speicherstadt", "--bots", "random,apprentice", "--bots", STEADY)


TWO = ("arena", "--title", "speicherstadt", "--bots", "random", "--bots", STEADY)


def test_everybody_meets_everybody_in_whole_deals(said: Said) -> None:
    found = figures(said(*ARENA, "--games", "1", "--jobs", "1", "--json"))
    assert (found["games"], found["games_wanted"]) == (6, 6)
    assert {name: one["games"] for one in found["players"] for name in [one["name"]]} == {
        "random": 4,
        "apprentice": 4,
        STEADY: 4,
    }
    assert [pair["games"] for pair in found["pairs"]] == [2, 2, 2]
    for one in found["players"]:
        assert one["rating_low"] <= one["rating"] <= one["rating_high"]
        assert one["wins_low"] <= one["wins"] <= one["wins_high"]
        assert one["score_mean_low"] <= one["score_mean"] <= one["score_mean_high"]


def test_more_games_go_on_from_those_that_were_played(said: Said) -> None:
    said(*TWO, "--games", "2", "--jobs", "1")
    status, out, err = said(*TWO, "--games", "4", "--jobs", "1", "--json")
    assert status == 0
    assert err == "havre: Of 4 games 2 have been played before.\n"
    again = figures(said(*TWO, "--games", "4", "--jobs", "1", "--json"))
    anew = figures(said(*TWO, "--games", "4", "--jobs", "1", "--json", "--anew"))
    assert json.loads(out) == again == anew


def test_a_file_that_was_torn_loses_its_last_game_alone(said: Said, home: Path) -> None:
    whole = figures(said(*TWO, "--games", "4", "--jobs", "1", "--json"))
    (file,) = (home / "arena").iterdir()
    file.write_bytes(file.read_bytes()[:-9])
    status, out, err = said(*TWO, "--games", "4", "--jobs", "1", "--json")
    assert (status, json.loads(out)) == (0, whole)
    assert err == "havre: Of 4 games 3 have been played before.\n"


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGKILL])
def test_what_is_broken_off_goes_on_and_leaves_no_player_behind(said: Said, home: Path, number: signal.Signals) -> None:
    words = ("arena", "--title", "macao", "--bots", "random", "--bots", STEADY, "--jobs", "2")
    with launched([sys.executable, "-m", "havre", *words, "--games", "1000"], stdout=subprocess.PIPE) as one:
        until(lambda: len(games_kept(home)) > 2)
        guards = guards_below(one.pid)
        one.send_signal(number)
        out = one.communicate(timeout=PATIENCE)[0].decode()
    assert one.returncode == (INTERRUPTED if number == signal.SIGINT else -signal.SIGKILL)
    assert guards
    until(lambda: not any(map(is_guard, guards)))
    kept = len(games_kept(home))
    assert out.startswith(f"macao, full game, seats 2, seed 1: {kept} of 1000 games") or number == signal.SIGKILL
    status, out, err = said(*words, "--games", str(kept + 2), "--json")
    assert (status, json.loads(out)["games"]) == (0, kept + 2 + kept % 2)
    assert f"havre: Of {kept + 2 + kept % 2} games " in err


def games_kept(home: Path) -> list[bytes]:
    """The lines of the games that are kept of the only tournament."""
    return [line for file in (home / "arena").glob("*.jsonl") for line in file.read_bytes().splitlines()[1:]]


def guards_below(process: int) -> list[int]:
    """The guards of players that a process or its workers have begun."""
    return [pid for pid in guard.family(process) if is_guard(pid)]


def is_guard(pid: int) -> bool:
    """Whether a process is there and guards a player."""
    try:
        return b"guard.py" in Path(f"/proc/{pid}/cmdline").read_bytes()
    except OSError:
        return False


def test_a_player_whose_program_was_changed_begins_anew(said: Said, tmp_path: Path) -> None:
    program = tmp_path / "mine.py"
    program.write_text((EXAMPLES / "steady.py").read_text())
    words = ("arena", "--title", "macao", "--bots", "random", "--bots", f"exec:{sys.executable} {program}")
    said(*words, "--games", "2", "--jobs", "1")
    program.write_text(program.read_text() + "# thought over\n")
    assert said(*words, "--games", "2", "--jobs", "1")[2] == ""


def test_whoever_loses_a_seat_has_lost_the_game(said: Said) -> None:
    words = ("--games", "2", "--jobs", "1", "--json")
    status, out, err = said("arena", "--title", "macao", "--bots", "random", "--bots", command("crash"), *words)
    found = json.loads(out)
    assert status == 0
    assert len(err.splitlines()) == 2
    assert {one["name"]: (one["wins"], one["seats_lost"]) for one in found["players"]} == {
        "random": (1.0, 0),
        command("crash"): (0.0, 2),
    }


def test_tables_of_three_are_filled(said: Said) -> None:
    words = ("--players", "3", "--games", "3", "--jobs", "1", "--json")
    found = figures(said("arena", "--title", "speicherstadt", "--bots", "random,apprentice", *words))
    assert found["games"] == 6
    assert [one["games"] for one in found["players"]] == [9, 9]


def test_the_table_is_printed_as_text_and_as_markdown(said: Said) -> None:
    words = ("arena", "--title", "macao", "--bots", "random,deckhand", "--games", "2", "--jobs", "1")
    text, markdown = said(*words)[1], said(*words, "--markdown")[1]
    assert text.splitlines()[0] == "macao, full game, seats 2, seed 1: 2 of 2 games"
    assert "| player | rating | 95 % interval | wins |" in markdown
    assert "| deckhand | random | 2 : 0 |" in markdown


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        ((), "Say who plays"),
        (("--bots", "random"), "needs two players"),
        (("--bots", "random,random"), "named twice"),
        (("--bots", "random,deckhand", "--players", "9"), "9 is too high"),
        (("--bots", "random,ann"), "no level 'ann'"),
    ],
)
def test_what_is_no_tournament_is_refused(said: Said, words: tuple[str, ...], complaint: str) -> None:
    status, out, err = said("arena", "--title", "le-havre", *words)
    assert (status, out) == (2, "")
    assert complaint in err
