"""Playing against players of one's own: in plain mode and on the screen, and what their owner is asked."""

from __future__ import annotations

import io
import os
from pathlib import Path

import pytest

from saves.players import OwnPlayer, allow, is_allowed, load, store
from tests.screens.outside.rogues import ROGUE, rogue
from tests.tui.cli.own_players import STEADY, Said
from tests.tui.line import HAVRE, Program


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


@pytest.mark.parametrize(
    ("player", "sentence"),
    [
        ("exec:./no-such-program", "exec:./no-such-program cannot be started: on this machine ./no-such-program is no"),
        ("module:nothing.Player", "module:nothing.Player cannot be started: on this machine nothing is no module"),
    ],
)
def test_a_player_that_is_not_there_is_told_of_before_the_game(
    said: Said, home: Path, player: str, sentence: str
) -> None:
    status, out, err = said("play", "macao", "--plain", "--bot", player)
    assert (status, out) == (2, "")
    assert sentence in " ".join(err.split())
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
