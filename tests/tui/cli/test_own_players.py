"""Players of one's own on the command line: in series, and by name."""

from __future__ import annotations

import json
import re
from itertools import product
from pathlib import Path

import pytest

from engine.titles import about
from saves.players import OwnPlayer, allow, is_allowed, load, store
from tests.sampled import sampled
from tests.screens.outside.rogues import command, rogue
from tests.tui.cli.own_players import EXAMPLES, FIRST, STEADY, Said, figures
from tui.cli.lineup import need_startable

FOUR = ("le-havre", "homesteaders", "speicherstadt", "macao")


# Series.


@pytest.mark.parametrize(
    ("title", "player"),
    [
        *((title, STEADY) for title in FOUR),
        *(pytest.param(title, FIRST, marks=[] if title == "speicherstadt" else pytest.mark.long) for title in FOUR),
    ],
)
def test_the_examples_play_every_title_to_its_end(said: Said, title: str, player: str) -> None:
    bots = ("--bots", "random", "--bots", player, *(("--short",) if title == "le-havre" else ()))
    found = figures(said("simulate", title, "--games", "2", "--seed", "1", "--jobs", "1", *bots, "--json"))
    assert [bot["level"] for bot in found["bots"]] == ["random", player]
    assert found["bots"][1]["seats_lost"] == 0


def test_the_class_in_the_documentation_plays(said: Said, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (found,) = re.findall(r"```python\n(.*?)```", (EXAMPLES.parent / "players.md").read_text(), re.DOTALL)
    (tmp_path / "shown.py").write_text(found)
    monkeypatch.chdir(tmp_path)
    words = ("--games", "1", "--seed", "1", "--jobs", "1", "--json")
    bots = figures(said("simulate", "macao", "--bots", "random", "--bots", "module:shown.Player", *words))["bots"]
    assert bots[1]["seats_lost"] == 0


def test_the_example_in_python_has_sixty_lines_at_most() -> None:
    assert len((EXAMPLES / "steady.py").read_text().splitlines()) <= 60


def test_the_same_seed_gives_the_same_games_however_many_are_played_at_a_time(said: Said) -> None:
    words = ("simulate", "speicherstadt", "--bots", "random", "--bots", STEADY, "--games", "4", "--seed", "3", "--json")
    alone, together = (figures(said(*words, "--jobs", jobs)) for jobs in ("1", "2"))
    assert alone["bots"] == together["bots"]


@pytest.mark.parametrize(
    ("title", "kind"),
    sampled(product(FOUR, ("crash", "cheat", "nonsense", "flood", "huge")), "misbehaves"),
)
def test_whoever_misbehaves_is_told_of_once_a_game_and_nobody_else_notices(said: Said, title: str, kind: str) -> None:
    words = ["--games", "1", "--seed", "1", "--jobs", "1", "--bots", f"random,{about(title).levels[0].name}"]
    if title == "le-havre":
        words.append("--short")
    status, out, err = said("simulate", title, *words, "--bots", command(kind), "--json")
    assert status == 0
    found = json.loads(out)
    assert (found["games"], found["bots"][2]["seats_lost"]) == (1, 1)
    assert [line[:17] for line in err.splitlines()] == ["havre: In game 1:"]


def test_the_seats_that_were_lost_stand_beside_the_figures(said: Said) -> None:
    words = ("simulate", "macao", "--games", "1", "--seed", "1", "--jobs", "1", "--bots", "random")
    heading, *rows = said(*words, "--bots", command("crash"))[1].splitlines()[1:]
    assert heading.endswith("seats lost")
    assert [row[heading.index("seats lost") :].strip() for row in rows] == ["", "1"]
    assert "seats lost" not in said(*words, "--bots", "random")[1]


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


@pytest.mark.parametrize("words", [("simulate", "macao"), ("arena", "--title", "macao")])
@pytest.mark.parametrize(
    ("player", "sentence"),
    [
        ("exec:./stedy --flag", "exec:./stedy --flag cannot be started: on this machine ./stedy is no program."),
        ("module:a.b.C", "module:a.b.C cannot be started: on this machine a.b is no module of Python."),
    ],
)
def test_a_program_that_is_not_there_is_told_of_before_the_first_game(
    said: Said, words: tuple[str, ...], player: str, sentence: str
) -> None:
    status, out, err = said(*words, "--bots", "random", "--bots", player)
    assert (status, out) == (2, "")
    assert sentence in " ".join(err.split())


def test_a_program_that_is_not_here_may_be_where_a_cluster_plays() -> None:
    need_startable([OwnPlayer("", "exec:./stedy", "/")], elsewhere=True)


def test_a_player_that_was_never_started_here_is_not_started_without_a_yes(said: Said) -> None:
    store(rogue("crash"))
    status, out, err = said("simulate", "macao", "--bots", "random,rogue")
    assert (status, out) == (2, "")
    assert "rogue was never started on this machine" in err


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
