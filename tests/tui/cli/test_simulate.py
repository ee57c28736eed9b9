"""`havre simulate`: the figures it prints, what it refuses, and what is left of it after ctrl+C."""

from __future__ import annotations

import gc
import json
import os
import pty
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

from engine import new_game
from screens.garbage import EACH
from tests.saves.disks import file_size_limited
from tests.starter import launched, ran
from tests.waiting import PATIENCE, until
from tui.cli.main import main
from tui.cli.series import Series
from tui.cli.simulate import INTERRUPTED
from tui.cli.workers import work_done

HAVRE = (sys.executable, "-m", "havre")
QUICK = ("--players", "2", "--bots", "random", "--seed", "1", "--short", "--jobs", "1")


@pytest.fixture
def said(capfd: pytest.CaptureFixture[str]) -> Any:
    """What the command prints, and its status."""

    def run(*words: str) -> tuple[int, str, str]:
        status = main(["simulate", *words])
        return status, *capfd.readouterr()

    return run


@pytest.fixture
def summary(said: Any) -> Any:
    """The object that `--json` prints."""

    def run(*words: str) -> dict[str, Any]:
        status, out, err = said(*words, "--json")
        assert (status, err) == (0, "")
        found: dict[str, Any] = json.loads(out)
        return found

    return run


def test_json_holds_the_figures_of_the_series(summary: Any) -> None:
    found = summary(*QUICK, "--games", "3")
    assert list(found) == [
        *("title", "players", "variant", "games", "seconds", "decisions", "decisions_per_second", "bots")
    ]
    assert (found["title"], found["players"], found["variant"], found["games"]) == ("le-havre", 2, "short", 3)
    assert found["decisions"] > 3 * 57


def test_json_holds_the_figures_of_each_bot(summary: Any) -> None:
    bots = summary("--players", "2", "--bots", "deckhand,random", "--seed", "1", "--short", "--games", "2")["bots"]
    assert [bot["level"] for bot in bots] == ["deckhand", "random"]
    for bot in bots:
        assert list(bot) == [
            *(
                "level",
                "seat_share_of_wins",
                "score_mean",
                "score_mean_low",
                "score_mean_high",
                "score_p10",
                "score_p90",
            )
        ]
        assert bot["score_mean_low"] <= bot["score_mean"] <= bot["score_mean_high"]
        assert bot["score_p10"] <= bot["score_mean"] <= bot["score_p90"]
    assert [bot["seat_share_of_wins"] for bot in bots] == [1.0, 0.0]


def test_the_same_seed_gives_the_same_figures(summary: Any) -> None:
    one, again = (summary(*QUICK, "--games", "3") for _time in range(2))
    assert one["bots"] == again["bots"]


def test_games_at_a_time_change_nothing_but_the_seconds(summary: Any) -> None:
    alone = summary(*QUICK, "--games", "4")
    together = summary(*QUICK[:-1], "2", "--games", "4")
    assert together["bots"] == alone["bots"]


def test_the_full_game_is_the_usual_one(summary: Any) -> None:
    assert summary("--bots", "random", "--seed", "1", "--games", "1", "--jobs", "1")["variant"] == "full"


def test_without_json_there_is_a_line_for_each_bot(said: Any) -> None:
    status, out, _err = said(*QUICK, "--games", "2")
    assert status == 0
    assert [line.split()[0] for line in out.splitlines()] == ["le-havre,", "level", "random", "random"]


def test_there_is_no_bar_in_a_pipe(said: Any) -> None:
    assert said(*QUICK, "--games", "2")[2] == ""


def test_there_is_a_bar_on_a_terminal() -> None:
    terminal, its_other_end = pty.openpty()
    done = ran([*HAVRE, "simulate", *QUICK, "--games", "2"], stdout=subprocess.PIPE, stderr=its_other_end)
    os.close(its_other_end)
    shown = os.read(terminal, 10_000).decode()
    os.close(terminal)
    assert "100%" in shown
    assert "100%" not in done.stdout.decode()


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (("--bots", "admiral"), "no level 'admiral'"),
        (("--bots", "random,,random"), "no level ''"),
        (("--players", "3", "--bots", "random,merchant"), "2 levels for 3 players"),
        (("--bots", "random", "--games", "0"), "--games"),
        (("--bots", "random", "--seed", "-1"), "--seed"),
        (("--bots", "harbourmaster", "--budget", "0"), "--budget"),
    ],
)
def test_wrong_use_is_refused_with_status_2(said: Any, words: tuple[str, ...], complaint: str) -> None:
    status, out, err = said(*words)
    assert (status, out) == (2, "")
    assert complaint in err
    assert len(err.splitlines()) == 1


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_ctrl_c_prints_what_is_done_so_far(jobs: str) -> None:
    words = ("--players", "2", "--bots", "random", "--seed", "1", "--short", "--games", "1000", "--json")
    bar, its_other_end = pty.openpty()
    running = launched([*HAVRE, "simulate", *words, "--jobs", jobs], stdout=subprocess.PIPE, stderr=its_other_end)
    os.close(its_other_end)
    shown = ""
    while re.search(r"[1-9]\d*%", shown) is None:
        shown += os.read(bar, 1000).decode()
    running.send_signal(signal.SIGINT)
    out, _nothing = running.communicate(timeout=PATIENCE)
    os.close(bar)
    assert running.returncode == INTERRUPTED
    found = json.loads(out)
    assert 1 <= found["games"] < 1000
    assert found["bots"][0]["score_mean"] is not None


ENDLESS = ("--players", "2", "--bots", "harbourmaster", "--seed", "1", "--games", "1000", "--jobs", "2")


@pytest.fixture
def begun() -> Iterator[Any]:
    """A command that plays two games at a time, and the processes that play them."""
    running: list[subprocess.Popen[str]] = []

    def begin(*words: str) -> tuple[subprocess.Popen[str], list[int]]:
        one = launched(
            [*HAVRE, "simulate", *words],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            start_new_session=True,
        )
        running.append(one)
        until(lambda: len(at_work(one.pid)) == 2)
        return one, at_work(one.pid)

    yield begin
    for one in running:
        with suppress(ProcessLookupError):
            os.killpg(one.pid, signal.SIGKILL)
        one.communicate(timeout=PATIENCE)


def at_work(process: int) -> list[int]:
    """The processes that work for a process: it has started them itself, or by one that does nothing else."""
    below = [one for child in children(process) for one in (children(child) or [child])]
    return [one for one in below if ticks(one) > 20]


def children(process: int) -> list[int]:
    """The processes that a process has started and that still run."""
    try:
        found = Path(f"/proc/{process}/task/{process}/children").read_text().split()
    except (FileNotFoundError, ProcessLookupError):
        return []
    return [child for child in map(int, found) if is_running(child)]


def standing(process: int) -> list[str]:
    """How a process stands, as the system tells it from its state on; nothing of one that has ended."""
    try:
        fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    except (FileNotFoundError, ProcessLookupError):
        return []
    return fields if fields[0] != "Z" else []  # whoever should take notice of its end may be slow


def is_running(process: int) -> bool:
    """Whether a process has not ended."""
    return bool(standing(process))


def ticks(process: int) -> int:
    """The processor time that a process has used: with more than a few it is at work."""
    fields = standing(process)
    return int(fields[11]) + int(fields[12]) if fields else 0


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGHUP, signal.SIGINT, signal.SIGKILL])
def test_whoever_plays_the_games_ends_with_the_command(begun: Any, number: signal.Signals) -> None:
    command, players = begun(*ENDLESS)
    command.send_signal(number)
    until(lambda: not any(map(is_running, players)))


def test_the_game_of_a_player_who_is_killed_is_played_again(begun: Any, summary: Any) -> None:
    # So many games that there are some to play yet when the player is seen at work.
    words = ("--players", "2", "--bots", "deckhand", "--seed", "1", "--games", "12")
    command, players = begun(*words, "--jobs", "2", "--json")
    os.kill(players[0], signal.SIGKILL)
    out, err = command.communicate(timeout=PATIENCE)
    assert command.returncode == 0
    assert err == "havre: A process that played a game was ended: the game is played again.\n"
    assert json.loads(out)["bots"] == summary(*words, "--jobs", "1")["bots"]


def test_a_game_that_ends_every_process_is_given_up(begun: Any) -> None:
    command, _players = begun(*ENDLESS)

    def has_given_up() -> bool:
        for player in at_work(command.pid):
            with suppress(ProcessLookupError):
                os.kill(player, signal.SIGKILL)
        return command.poll() is not None

    until(has_given_up)
    out, err = command.communicate(timeout=PATIENCE)
    assert (command.returncode, out) == (1, "")
    assert err.splitlines()[-1].startswith("havre: Every process that played game ")


@pytest.fixture
def games(said: Any, tmp_path: Path) -> Any:
    """The games that `--output` writes."""

    def run(*words: str) -> list[dict[str, Any]]:
        path = tmp_path / "games.jsonl"
        assert said(*words, "--output", str(path))[0] == 0
        return [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]

    return run


@pytest.mark.parametrize("bots", ["random,random", "deckhand,random"])
def test_a_game_that_is_written_can_be_played_again_to_its_scores(games: Any, bots: str) -> None:
    for written in games("le-havre", "--bots", bots, "--seed", "5", "--short", "--games", "2"):
        game = new_game(**written["setup"])
        for move in written["moves"]:
            game.play(move)
        assert game.decision is None
        assert json.loads(json.dumps(game.scores())) == written["scores"]


def test_games_are_written_in_their_order_however_many_are_played_at_a_time(games: Any) -> None:
    found = games("le-havre", "--bots", "random,deckhand", "--seed", "5", "--short", "--games", "5", "--jobs", "2")
    assert [(one["game"], one["setup"]["seed"]) for one in found] == [(0, 5), (1, 5), (2, 6), (3, 6), (4, 7)]


def test_a_game_that_is_written_says_who_sat_where(games: Any) -> None:
    for written in games("le-havre", "--bots", "random,deckhand", "--seed", "5", "--short", "--games", "2"):
        sat = [("random", "deckhand")[int(line["name"])] for line in written["scores"]]
        assert written["levels"] == sat


def test_a_file_that_is_there_is_not_written_over(said: Any, tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    path.write_text("mine")
    status, out, err = said(*QUICK, "--games", "1", "--output", str(path))
    assert (status, out) == (1, "")
    assert err == f"havre: {path} is there already: it is not written over.\n"
    assert path.read_text() == "mine"


def test_a_file_that_cannot_be_written_is_told(said: Any, tmp_path: Path) -> None:
    status, out, err = said(*QUICK, "--games", "1", "--output", str(tmp_path / "none" / "games.jsonl"))
    assert (status, out) == (1, "")
    assert "No such file" in err


def test_wins_stand_with_their_interval(said: Any) -> None:
    out = said("le-havre", "--bots", "deckhand,random", "--seed", "1", "--short", "--games", "4", "--jobs", "1")[1]
    assert "100.0%    51% to 100%" in out


def test_the_bar_says_how_the_levels_stand() -> None:
    terminal, its_other_end = pty.openpty()
    words = ("le-havre", "--bots", "deckhand,random", "--seed", "1", "--short", "--games", "2", "--jobs", "1")
    ran([*HAVRE, "simulate", *words], stdout=subprocess.PIPE, stderr=its_other_end)
    os.close(its_other_end)
    shown = os.read(terminal, 10_000).decode()
    os.close(terminal)
    assert "2/2" in shown
    assert "deckhand 100% (34% to 100%), random 0% (0% to 66%)" in shown


def test_onto_a_full_disk_whole_lines_are_written_and_the_figures_of_those_games_are_told(
    said: Any, tmp_path: Path
) -> None:
    path = tmp_path / "games.jsonl"
    with file_size_limited(to=10_000):
        status, out, err = said("le-havre", *QUICK, "--games", "60", "--json", "--output", str(path))
    assert (status, err) == (1, f"havre: {path} cannot be written: File too large.\n")
    lines = path.read_text(encoding="utf-8").splitlines(keepends=True)
    assert lines[-1].endswith("\n")
    assert [json.loads(line)["game"] for line in lines] == list(range(len(lines)))
    assert json.loads(out)["games"] == len(lines) > 0


def test_the_figures_of_the_games_played_are_told_before_what_nobody_foresaw(
    said: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    play = Series.play

    def fails(series: Series, number: int) -> Any:
        if number == 2:
            raise RuntimeError
        return play(series, number)

    monkeypatch.setattr(Series, "play", fails)
    status, out, err = said(*QUICK, "--games", "5", "--json")
    assert (status, json.loads(out)["games"], err.count("\n")) == (1, 2, 1)


def test_alone_against_a_rival_that_scores_its_share_of_wins_and_its_score_are_told(summary: Any) -> None:
    found = summary("speicherstadt", "--players", "1", "--bots", "random", "--seed", "1", "--games", "4", "--jobs", "1")
    (rival,), (bot,) = found["rivals"], found["bots"]
    assert rival["name"] == "rival"
    assert rival["score_p10"] <= rival["score_mean"] <= rival["score_p90"]
    assert rival["score_mean"] > bot["score_mean"]
    assert (bot["seat_share_of_wins"], rival["seat_share_of_wins"]) == (0, 1)


@pytest.mark.parametrize(("title", "names"), [("speicherstadt", ["random", "rival"]), ("homesteaders", ["random"])])
def test_a_rival_that_scores_has_a_line_of_its_own(said: Any, title: str, names: list[str]) -> None:
    words = ("--players", "1", "--bots", "random", "--seed", "1", "--games", "2", "--jobs", "1")
    assert [line.split()[0] for line in said(title, *words)[1].splitlines()[2:]] == names


def garbage(_number: int) -> int:
    """After how many objects more Python looks for garbage."""
    return gc.get_threshold()[0]


def test_the_processes_that_play_look_for_garbage_seldom() -> None:
    assert list(work_done(garbage, 1, 1, lambda: None)) == [EACH]
