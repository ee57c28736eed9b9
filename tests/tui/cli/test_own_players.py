"""Players of one's own on the command line: in series, in the arena, and by name."""

from __future__ import annotations

import io
import json
import os
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from engine.titles import about
from saves.players import OwnPlayer, allow, is_allowed, load, store
from screens.outside import guard
from tests.screens.outside.rogues import ROGUE, command, rogue
from tests.tui.line import HAVRE, Program
from tests.waiting import PATIENCE, until
from tui.cli.main import main
from tui.cli.simulate import INTERRUPTED

FOUR = ("le-havre", "homesteaders", "speicherstadt", "macao")
EXAMPLES = Path(__file__).parents[3] / "docs" / "players"
STEADY = f"exec:{sys.executable} {EXAMPLES / 'steady.py'}"
FIRST = f"exec:sh {EXAMPLES / 'first.sh'}"

Said = Callable[..., tuple[int, str, str]]


@pytest.fixture
def said(capfd: pytest.CaptureFixture[str]) -> Said:
    """What a command prints, and its status."""

    def run(*words: str) -> tuple[int, str, str]:
        status = main(words)
        return status, *capfd.readouterr()

    return run


def figures(found: tuple[int, str, str]) -> dict[str, Any]:
    """The object that a command printed, with nothing else."""
    status, out, err = found
    assert (status, err) == (0, "")
    told: dict[str, Any] = json.loads(out)
    return told


# Series.


@pytest.mark.parametrize("title", FOUR)
@pytest.mark.parametrize("player", [STEADY, FIRST])
def test_the_examples_play_every_title_to_its_end(said: Said, title: str, player: str) -> None:
    bots = ("--bots", "random", "--bots", player, *(("--short",) if title == "le-havre" else ()))
    found = figures(said("simulate", title, "--games", "2", "--seed", "1", "--jobs", "1", *bots, "--json"))
    assert [bot["level"] for bot in found["bots"]] == ["random", player]
    assert found["bots"][1]["seats_lost"] == 0


def test_the_example_in_python_has_sixty_lines_at_most() -> None:
    assert len((EXAMPLES / "steady.py").read_text().splitlines()) <= 60


def test_the_same_seed_gives_the_same_games_however_many_are_played_at_a_time(said: Said) -> None:
    words = ("simulate", "speicherstadt", "--bots", "random", "--bots", STEADY, "--games", "4", "--seed", "3", "--json")
    alone, together = (figures(said(*words, "--jobs", jobs)) for jobs in ("1", "2"))
    assert alone["bots"] == together["bots"]


@pytest.mark.parametrize("title", FOUR)
@pytest.mark.parametrize("kind", ["crash", "cheat", "nonsense", "flood", "huge"])
def test_whoever_misbehaves_is_told_of_once_a_game_and_nobody_else_notices(said: Said, title: str, kind: str) -> None:
    words = ["--games", "1", "--seed", "1", "--jobs", "1", "--bots", f"random,{about(title).usual_level}"]
    if title == "le-havre":
        words.append("--short")
    status, out, err = said("simulate", title, *words, "--bots", command(kind), "--json")
    assert status == 0
    found = json.loads(out)
    assert (found["games"], found["bots"][2]["seats_lost"]) == (1, 1)
    assert [line[:17] for line in err.splitlines()] == ["havre: In game 1:"]


def test_a_player_that_hangs_loses_its_seat_after_its_time(said: Said) -> None:
    player = rogue("hang")
    store(player)
    allow(player)
    status, out, err = said(
        *("simulate", "macao", "--bots", "random,rogue", "--games", "1", "--seed", "1", "--jobs", "1", "--json")
    )
    assert (status, json.loads(out)["bots"][1]["seats_lost"]) == (0, 1)
    assert "did not answer within its 1 seconds. The level factor plays on in its seat." in err


def test_games_of_own_players_can_be_studied(said: Said, tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    words = ("--games", "2", "--seed", "1", "--jobs", "1", "--output", str(file))
    assert said("simulate", "macao", "--bots", "random", "--bots", STEADY, *words)[0] == 0
    games = [json.loads(line) for line in file.read_text().splitlines()]
    assert [sorted(game["levels"]) for game in games] == [sorted(["random", STEADY])] * 2


def test_somebody_whom_nobody_knows_is_refused(said: Said) -> None:
    status, out, err = said("simulate", "macao", "--bots", "random,ann")
    assert (status, out) == (2, "")
    assert "There is no level 'ann': it is one of random, deckhand, factor, viceroy, or a player of your own" in err


def test_a_player_that_was_never_started_here_is_not_started_without_a_yes(said: Said) -> None:
    store(rogue("crash"))
    status, out, err = said("simulate", "macao", "--bots", "random,rogue")
    assert (status, out) == (2, "")
    assert "rogue was never started on this machine" in err


# The arena.

ARENA = ("arena", "--title", "speicherstadt", "--bots", "random,apprentice", "--bots", STEADY)


def test_everybody_meets_everybody_in_whole_deals(said: Said) -> None:
    found = figures(said(*ARENA, "--games", "3", "--jobs", "1", "--json"))
    assert (found["games"], found["games_wanted"]) == (12, 12)
    assert {name: one["games"] for one in found["players"] for name in [one["name"]]} == {
        "random": 8,
        "apprentice": 8,
        STEADY: 8,
    }
    assert [pair["games"] for pair in found["pairs"]] == [4, 4, 4]
    for one in found["players"]:
        assert one["rating_low"] <= one["rating"] <= one["rating_high"]
        assert one["wins_low"] <= one["wins"] <= one["wins_high"]
        assert one["score_mean_low"] <= one["score_mean"] <= one["score_mean_high"]


def test_more_games_go_on_from_those_that_were_played(said: Said) -> None:
    said(*ARENA, "--games", "2", "--jobs", "1")
    status, out, err = said(*ARENA, "--games", "4", "--jobs", "1", "--json")
    assert status == 0
    assert err == "havre: Of 12 games 6 have been played before.\n"
    again = figures(said(*ARENA, "--games", "4", "--jobs", "1", "--json"))
    anew = figures(said(*ARENA, "--games", "4", "--jobs", "1", "--json", "--anew"))
    assert json.loads(out) == again == anew


def test_a_file_that_was_torn_loses_its_last_game_alone(said: Said, home: Path) -> None:
    whole = figures(said(*ARENA, "--games", "2", "--jobs", "1", "--json"))
    (file,) = (home / "arena").iterdir()
    file.write_bytes(file.read_bytes()[:-9])
    status, out, err = said(*ARENA, "--games", "2", "--jobs", "1", "--json")
    assert (status, json.loads(out)) == (0, whole)
    assert err == "havre: Of 6 games 5 have been played before.\n"


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGKILL])
def test_what_is_broken_off_goes_on_and_leaves_no_player_behind(said: Said, home: Path, number: signal.Signals) -> None:
    words = ("arena", "--title", "macao", "--bots", "random", "--bots", STEADY, "--jobs", "2")
    with subprocess.Popen([sys.executable, "-m", "havre", *words, "--games", "1000"], stdout=subprocess.PIPE) as one:
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
    found = figures(said("arena", "--title", "macao", "--bots", "random,deckhand", *words))
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


# Names.


def test_a_player_gets_a_name_and_loses_it_again(said: Said) -> None:
    assert said("arena", "add", "steady", STEADY, "--seconds", "9")[:2] == (0, f"steady is {STEADY} from now on.\n")
    assert load()["steady"].limits.seconds == 9.0
    assert is_allowed(load()["steady"])
    assert said("arena", "list")[1].split()[0] == "steady"
    found = figures(said("simulate", "macao", "--bots", "random,steady", "--games", "1", "--seed", "1", "--json"))
    assert found["bots"][1]["level"] == "steady"
    assert said("arena", "remove", "steady")[0] == 0
    assert said("arena", "remove", "steady")[0] == 1


@pytest.mark.parametrize("words", [("merchant", STEADY), ("A b", STEADY), ("ann", "module:x"), ("ann", "exec:")])
def test_what_is_no_player_gets_no_name(said: Said, words: tuple[str, str]) -> None:
    status, out, err = said("arena", "add", *words)
    assert (status, out) == (1, "")
    assert len(err.splitlines()) == 1
    assert load() == {}


# Playing against them.


def plainly(said: Said, monkeypatch: pytest.MonkeyPatch, lines: str, *words: str) -> tuple[int, str, str]:
    """What is printed where these lines come from a pipe."""
    monkeypatch.setattr("sys.stdin", io.StringIO(lines))
    return said(*words)


def test_a_player_without_a_name_is_refused_where_nobody_can_name_it(
    said: Said, monkeypatch: pytest.MonkeyPatch, home: Path
) -> None:
    status, out, err = plainly(said, monkeypatch, "", "play", "macao", "--plain", "--bot", STEADY)
    assert (status, out) == (1, "")
    assert "'havre arena add NAME COMMAND' gives one" in err
    assert not (home / "saves").exists()


PLAY = ("play", "macao", "--plain", "--seed", "4", "--bot", "steady")


def test_a_player_by_name_plays_in_plain_mode_and_in_the_save(
    said: Said, monkeypatch: pytest.MonkeyPatch, home: Path
) -> None:
    said("arena", "add", "steady", STEADY)
    _status, out, err = plainly(said, monkeypatch, "next\n" * 12, *PLAY, "--keep-going")
    assert "(steady)" in out
    assert "plays on in its seat" not in out + err
    (save,) = (home / "saves").iterdir()
    assert 'Blue = "steady"' in save.read_text() or '"steady"' in save.read_text()
    assert STEADY not in save.read_text()


@pytest.mark.parametrize("kind", ["crash", "cheat", "nonsense", "flood", "huge", "memory", "fork", "hang"])
def test_a_rogue_in_plain_mode_is_told_of_in_one_sentence(
    said: Said, monkeypatch: pytest.MonkeyPatch, kind: str
) -> None:
    player = rogue(kind, 0, 1.0 if kind == "hang" else 10.0)._replace(name="steady")
    store(player)
    allow(player)
    words = ("play", "le-havre", "--short", "--seed", "7", "--plain", "--bot", "steady")
    _status, out, _err = plainly(said, monkeypatch, "", *words)  # the computer's player decides first
    assert " ".join(out.split()).count("The level merchant plays on in its seat.") == 1


def test_whoever_has_gone_or_may_not_start_is_replaced_by_a_level_with_a_sentence(
    said: Said, monkeypatch: pytest.MonkeyPatch
) -> None:
    said("arena", "add", "steady", STEADY)
    plainly(said, monkeypatch, "", *PLAY)
    store(rogue("crash")._replace(name="steady"))
    out = plainly(said, monkeypatch, "", "resume", "--plain")[1]
    assert "steady was never started on this machine: the level factor plays in its seat." in " ".join(out.split())
    said("arena", "remove", "steady")
    out = plainly(said, monkeypatch, "", "resume", "--plain")[1]
    assert "There is no player steady here: the level factor plays in its seat." in " ".join(out.split())
    assert "(factor)" in out


# At a terminal.


def at_a_terminal(home: Path, *words: str) -> Program:
    """Havre on a terminal of its own."""
    return Program(home, *words, program=HAVRE)


def leave(one: Program) -> None:
    """Leave the game, and the title screen."""
    one.answer("q", b"Quit")
    one.type("q")
    assert one.ended() == 0


def test_a_player_without_a_name_is_given_one_and_plays_on_the_screen(home: Path) -> None:
    one = at_a_terminal(home, "play", "le-havre", "--short", "--seed", "7", "--bot", STEADY)
    one.until(b"(enter: steady): ")
    one.type("ann\r")
    one.until(b"take an offer")
    leave(one)
    assert load()["ann"].command == STEADY
    (save,) = (home / "saves").iterdir()
    assert '"ann"' in save.read_text()


@pytest.mark.parametrize("kind", ["crash", "cheat", "flood", "hang"])
def test_a_rogue_on_the_screen_is_told_of_in_one_sentence(home: Path, kind: str) -> None:
    player = rogue(kind, 0)
    store(player)
    allow(player)
    one = at_a_terminal(home, "play", "le-havre", "--short", "--seed", "7", "--bot", "rogue")
    one.until(b" seat.")  # the last word of the sentence, wherever its lines break
    leave(one)


def test_the_owner_is_shown_the_command_before_it_is_started_for_the_first_time(home: Path) -> None:
    player = OwnPlayer("ann", STEADY, os.getcwd())
    store(player)
    one = at_a_terminal(home, "play", "le-havre", "--short", "--seed", "7", "--bot", "ann")
    one.until(b"Start it? (yes or no) ")
    assert str(ROGUE.parent) not in one.seen()
    assert "steady.py" in one.seen()
    one.type("no\r")
    one.until(b"was never started on this machine")
    leave(one)
    assert not is_allowed(player)
    one = at_a_terminal(home, "resume")
    one.until(b"Start it? (yes or no) ")
    one.type("yes\r")
    one.until(b"take an offer")
    leave(one)
    assert is_allowed(player)
