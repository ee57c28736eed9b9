"""The real thing: a game in a terminal of 80x24, played by keyboard, broken off in every way, and gone on with."""

from __future__ import annotations

import os
import signal
import time
from pathlib import Path
from random import Random

import pytest

from saves import moves_of
from tests.tui.line import Program
from tests.tui.terminal import DOWN, ESCAPE, SLOT, Havre, Player, read

PLAY = ("play", "--solo", "--seed", "7")
CTRL_C = "\x03"
END_OF_SCREEN = b"\x1b[?1049l"


@pytest.fixture
def playing(home: Path, programs: list[Program]) -> Havre:
    """A short game alone at its first decision."""
    return begun(home, programs, *PLAY)


def begun(home: Path, programs: list[Program], *arguments: str) -> Havre:
    """A program that shows its first screen."""
    program = Havre(home, *arguments)
    programs.append(program)
    assert b"Le Havre" in program.received(b"help", quiet=0.05)
    return program


def test_a_game_alone_is_played_from_its_first_turn_to_its_final_score(playing: Havre) -> None:
    player = Player(playing, Random(7))
    sent = b""
    while player.game.decision is not None:
        sent += player.play()
    assert b"Traceback" not in sent
    (score,) = player.game.scores()
    shown = playing.screen()
    assert f"Red scores {score['total']}." in shown
    assert "The game is over" in shown
    assert "Saved games" in playing.press("q", b"Saved games").decode()
    playing.type("q")
    assert END_OF_SCREEN in playing.received()
    assert playing.ended() == 0
    assert read().position == player.game.position


def test_keys_typed_ahead_are_for_the_screen_that_the_key_before_opens(home: Path, programs: list[Program]) -> None:
    program = Havre(home)
    programs.append(program)
    program.received(b"help")
    program.type("nkk42\rsww")
    program.until_saved(["supply", "take wood"])
    assert read().options["seed"] == 42
    program.type("qq")
    assert program.ended() == 0


def test_a_game_is_set_up_left_and_continued_from_the_title(home: Path, programs: list[Program]) -> None:
    program = Havre(home)
    programs.append(program)
    program.received(b"help")
    program.press("n", b"Seed")
    program.answer("kk42\r")
    program.press("s", b"Offers")
    player = Player(program, Random(1))
    for _move in range(4):
        player.play()
    assert b"Continue" in program.press("q", b"Continue")
    program.press("c", b"Offers")
    player.play()
    assert b"Continue" in program.press("q", b"Continue")
    program.type("q")
    assert program.ended() == 0
    assert read().options["seed"] == 42


def broken_off(home: Path, programs: list[Program], rng: Random) -> None:
    """Play a while, kill the program at a moment that nobody chose, go on and look whether anything is lost."""
    program = begun(home, programs, *PLAY)
    player = Player(program, rng)
    for _move in range(rng.randrange(12)):
        player.play()
    confirmed = player.expected
    program.type("".join(player.next_keys() for _move in range(3) if player.game.decision is not None))
    time.sleep(rng.choice([0, 0.002, 0.01, 0.03, 0.1]))
    os.kill(program.pid, signal.SIGKILL)
    assert program.ended() == -signal.SIGKILL

    on_disk = moves_of(SLOT)
    assert on_disk[: len(confirmed)] == confirmed
    assert on_disk == player.expected[: len(on_disk)]
    position = read().position

    resumed = begun(home, programs, "resume")
    table = read().table()
    assert moves_of(SLOT) == on_disk
    if not table["final"]:
        assert "round {round}/{rounds}, turn {turn}/{turns}".format(**table) in resumed.screen()
    again = Player(resumed, rng)
    assert again.game.position == position
    for _move in range(2):
        if again.game.decision is not None:
            again.play()
    assert moves_of(SLOT)[: len(on_disk)] == on_disk
    resumed.type(CTRL_C)
    assert resumed.ended() == 0
    (home / "saves" / f"{SLOT}.toml").unlink()


@pytest.mark.parametrize("seed", range(3))
def test_a_game_that_was_killed_goes_on_where_it_was(home: Path, programs: list[Program], seed: int) -> None:
    broken_off(home, programs, Random(seed))


@pytest.mark.long
def test_two_hundred_games_that_were_killed_go_on_where_they_were(home: Path, programs: list[Program]) -> None:
    rng = Random(100)
    for _game in range(200):
        broken_off(home, programs, rng)


@pytest.mark.parametrize(
    ("keys", "ending"),
    [
        ("2" + DOWN * 3 + "e", signal.SIGTERM),
        ("/take", signal.SIGHUP),
        ("a", CTRL_C),
        ("2" + DOWN * 3 + "e", CTRL_C),
        ("u", CTRL_C),
    ],
    ids=["term-in-a-question", "hup-in-a-search", "ctrl-c-in-a-list", "ctrl-c-in-a-question", "ctrl-c-at-a-warning"],
)
def test_a_game_that_is_ended_from_outside_leaves_a_clean_terminal_and_its_file(
    playing: Havre, keys: str, ending: signal.Signals | str
) -> None:
    player = Player(playing, Random(0))
    playing.press(keys)
    if isinstance(ending, str):
        playing.type(ending)
    else:
        os.kill(playing.pid, ending)
    sent = playing.received(END_OF_SCREEN)
    assert playing.ended() == 0
    assert END_OF_SCREEN in sent
    assert b"Traceback" not in sent
    assert read().position == player.game.position


def test_a_line_that_drops_ends_the_game_and_keeps_it(playing: Havre) -> None:
    player = Player(playing, Random(0))
    player.play()
    playing.hang_up()
    assert playing.ended() is not None
    assert read().position == player.game.position


def test_a_game_that_somebody_plays_is_not_opened_twice(home: Path, playing: Havre, programs: list[Program]) -> None:
    assert playing.status is None
    second = Havre(home, "resume")
    programs.append(second)
    assert b"is open in another program" in second.received(b"program")
    assert second.ended() == 1


# Bytes over the line.


def test_a_cursor_key_on_the_offers_takes_at_most_400_bytes(playing: Havre) -> None:
    for key in (DOWN, "j", "k", "w", "t"):
        assert 0 < len(playing.answer(key)) <= 400


def test_a_cursor_key_takes_less_than_a_page_even_where_it_scrolls(playing: Havre) -> None:
    playing.answer("2")
    for _row in range(12):
        assert 0 < len(playing.answer("j")) <= 1_500


def test_another_page_takes_at_most_8_kilobytes_and_a_confirmed_action_4(playing: Havre) -> None:
    for key in ("2", "3", "4", "5", "1", "a", ESCAPE, "?"):
        assert 0 < len(playing.answer(key)) <= 8_000
    playing.answer("q")
    for keys in ("ww", "n", "ff", "n"):
        assert 0 < len(playing.answer(keys)) <= 4_000


def test_the_game_comes_up_with_at_most_20_kilobytes(home: Path, programs: list[Program]) -> None:
    program = Havre(home, *PLAY)
    programs.append(program)
    assert len(program.received(b"help")) <= 20_000
