"""The real thing: a game in a terminal of 80x24, played by keyboard, broken off in every way, and gone on with."""

from __future__ import annotations

import os
import signal
from pathlib import Path
from random import Random
from statistics import median

import pytest

from engine.bots.chance import decide
from saves import SavedGame, moves_of
from screens.menus.saves import SavesScreen
from tests.engine.open_table import open_table
from tests.tui.line import HELP, Program
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
    program.until_text(HELP)
    assert "Le Havre" in program.lines[0]
    return program


LAST = 15
"""So many decisions before its end a game is taken up again whose middle was played elsewhere."""


def played_elsewhere(rng: Random) -> None:
    """Play the game by chance until few decisions are left."""
    with SavedGame.open(SLOT) as saved:
        whole, moves = saved.game.copy(), len(saved.game.history)
        while whole.decision is not None:
            whole.play(decide(whole, rng))
        for move in whole.history[moves:-LAST]:
            saved.play(move)


@pytest.mark.parametrize("rests", [True, pytest.param(False, marks=pytest.mark.long)])
def test_a_game_alone_is_played_from_its_first_turn_to_its_final_score(
    home: Path, programs: list[Program], playing: Havre, rests: bool
) -> None:
    player = Player(playing, Random(7))
    if rests:
        for _move in range(LAST):
            player.play()
        playing.type(CTRL_C)
        assert playing.ended() == 0
        played_elsewhere(Random(7))
        playing = begun(home, programs, "resume")
        player = Player(playing, Random(7))
    while player.game.decision is not None:
        player.play()
    (score,) = player.game.scores()
    playing.until_text("the game is over")
    playing.until_text(f"You made {score['total']} ")
    playing.type("q")
    playing.until_text(SavesScreen.NAME)
    playing.type("q")
    assert playing.ended() == 0
    assert END_OF_SCREEN in playing.sent
    assert b"Traceback" not in playing.sent
    assert read().position == player.game.position


def test_keys_typed_ahead_are_for_the_screen_that_the_key_before_opens(home: Path, programs: list[Program]) -> None:
    program = Havre(home)
    programs.append(program)
    program.until_text(HELP)
    program.type("n1kkk42\rsww")
    program.until_saved(["supply", "take wood"])
    assert read().options["seed"] == 42
    program.type("qq")
    assert program.ended() == 0


def test_a_game_is_set_up_left_and_continued_from_the_title(home: Path, programs: list[Program]) -> None:
    program = Havre(home)
    programs.append(program)
    program.until_text(HELP)
    program.type("n")
    program.until_text("Seed")
    program.type("1kkk42\r")
    program.until_text("42")
    program.type("s")
    program.until_text("Offers")
    player = Player(program, Random(1))
    for _move in range(4):
        player.play()
    program.type("q")
    program.until_text("Continue")
    program.type("c")
    program.until_text("Offers")
    player.play()
    program.type("q")
    program.until_text("Continue")
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
    program.until_saved_so_many(rng.randint(len(confirmed), len(player.expected)))
    os.kill(program.pid, signal.SIGKILL)
    assert program.ended() == -signal.SIGKILL

    on_disk = moves_of(SLOT)
    assert on_disk[: len(confirmed)] == confirmed
    assert on_disk == player.expected[: len(on_disk)]
    position = read().position

    resumed = begun(home, programs, "resume")
    table = open_table(read())
    assert moves_of(SLOT) == on_disk
    if not table["final"]:
        resumed.until_text("round {round}/{rounds} ".format(**table))
        resumed.until_text("turn {turn}/{turns} ".format(**table))
    again = Player(resumed, rng)
    assert again.game.position == position
    for _move in range(2):
        if again.game.decision is not None:
            again.play()
    assert moves_of(SLOT)[: len(on_disk)] == on_disk
    resumed.type(CTRL_C)
    assert resumed.ended() == 0
    (home / "saves" / f"{SLOT}.toml").unlink()


@pytest.mark.parametrize("seed", range(2))
def test_a_game_that_was_killed_goes_on_where_it_was(home: Path, programs: list[Program], seed: int) -> None:
    broken_off(home, programs, Random(seed))


@pytest.mark.long
def test_two_hundred_games_that_were_killed_go_on_where_they_were(home: Path, programs: list[Program]) -> None:
    rng = Random(100)
    for _game in range(200):
        broken_off(home, programs, rng)


@pytest.mark.parametrize(
    ("keys", "text", "ending"),
    [
        ("2" + DOWN * 3 + "e", "Which building?", signal.SIGTERM),
        ("/take", "Find: take", signal.SIGHUP),
        ("a", "What can be done", CTRL_C),
        ("2" + DOWN * 3 + "e", "Which building?", CTRL_C),
        ("u", "Something hidden", CTRL_C),
    ],
    ids=["term-in-a-question", "hup-in-a-search", "ctrl-c-in-a-list", "ctrl-c-in-a-question", "ctrl-c-at-a-warning"],
)
def test_a_game_that_is_ended_from_outside_leaves_a_clean_terminal_and_its_file(
    playing: Havre, keys: str, text: str, ending: signal.Signals | str
) -> None:
    player = Player(playing, Random(0))
    playing.type(keys)
    playing.until_text(text)
    if isinstance(ending, str):
        playing.type(ending)
    else:
        os.kill(playing.pid, ending)
    assert playing.ended() == 0
    assert END_OF_SCREEN in playing.sent
    assert b"Traceback" not in playing.sent
    assert read().position == player.game.position


def test_a_line_that_drops_ends_the_game_and_keeps_it(playing: Havre) -> None:
    player = Player(playing, Random(0))
    player.play()
    playing.hang_up()
    playing.ended()
    assert read().position == player.game.position


def test_a_game_that_somebody_plays_is_followed_in_a_second_window(
    home: Path, playing: Havre, programs: list[Program]
) -> None:
    second = Havre(home, "resume")
    programs.append(second)
    second.until(b"open in another window")
    assert second.is_running
    assert playing.is_running


# Bytes over the line.


def test_a_cursor_key_on_the_offers_takes_at_most_400_bytes(playing: Havre) -> None:
    for key in (DOWN, "j", "k", "w", "t"):
        assert playing.cost(key) <= 400


def test_a_cursor_key_in_a_long_list_takes_400_bytes_and_at_most_1200_where_it_scrolls(playing: Havre) -> None:
    playing.cost("2", "To build")
    costs = [playing.cost("j") for _row in range(15)]
    assert median(costs) <= 400
    assert max(costs) <= 1_200


def test_another_page_takes_at_most_8_kilobytes_and_a_confirmed_action_4(playing: Havre) -> None:
    pages = (("2", "To build"), ("3", "Ship market"), ("4", "Francs/loans"), ("5", " Log  "), ("1", "Offers  take"))
    shown = [*pages, ("a", "What can be done"), (ESCAPE, "Offers  take"), ("?", "Help:")]
    for key, text in shown:
        assert playing.cost(key, text) <= 8_000
    playing.cost("q", "Offers")
    for keys, text in (("ww", "You take 4 wood"), ("n", "turn 2/7"), ("ff", "You take 4 francs"), ("n", "turn 3/7")):
        assert playing.cost(keys, text) <= 4_000


def test_the_game_comes_up_with_at_most_20_kilobytes(playing: Havre) -> None:
    assert playing.drawn_anew() <= 20_000
