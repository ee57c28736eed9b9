"""Two programs on one saved game, each in a terminal of its own: both play it, and either may be killed."""

from __future__ import annotations

import os
import signal
from pathlib import Path

import pytest

from saves import SavedGame, moves_of
from saves.settings import Settings, store
from saves.slots import folder
from tests.tui.emulated import Emulated
from tests.tui.line import Program

SLOT = "both"
FOLLOWS = "open in another window"
TAKE = GO_ON = "\r"
END, FISH, UNDO, STORAGE, YES = "n", "i", "u", "4", "y"


def begun(*bots: str) -> None:
    players = ["Red", "Green"][: 1 + len(bots)]
    levels = dict(zip(players[1:], bots, strict=True))
    with SavedGame.create("le-havre", {"players": players, "variant": "short", "seed": 7}, SLOT, bots=levels) as saved:
        saved.play("supply")


@pytest.fixture
def windows(home: Path, programs: list[Program]) -> tuple[Emulated, Emulated]:
    """The game of one person and one computer's player in two terminals; the first one writes it.

    The computer's player has moved before the other one opens: that would cover what it says by what has happened.
    """
    store(Settings(pause=0.0))
    begun("deckhand")
    return opened(home, programs, "Since your last turn"), opened(home, programs, FOLLOWS)


def opened(home: Path, programs: list[Program], shows: str) -> Emulated:
    window = Emulated(home, "resume", SLOT)
    programs.append(window)
    window.until_text(shows)
    return window


def test_what_is_played_in_one_window_is_seen_in_the_other_and_both_play(windows: tuple[Emulated, Emulated]) -> None:
    first, second = windows
    second.type(TAKE)
    first.until_text("Red takes 4 francs")
    first.type(UNDO)
    second.until_text("A decision of Red was taken back")
    second.type(STORAGE)
    second.until_text("Player storage")
    first.type(TAKE)
    first.until_text("Red takes 4 francs")
    second.until_text("Red: buy and sell")
    assert "Player storage" in second.seen()
    second.type(END)  # the computer's player thinks in the first window
    for window in windows:
        window.until_text("Since your last turn")
    assert moves_of(SLOT)[-1] == "supply"


def test_a_window_goes_on_alone_when_the_other_is_killed_and_can_be_followed_itself(
    windows: tuple[Emulated, Emulated], home: Path, programs: list[Program]
) -> None:
    first, second = windows
    second.type(TAKE)
    first.until_text("Red takes 4 francs")
    os.kill(first.pid, signal.SIGKILL)
    second.until_text("the game goes on in this one")
    second.type(END)  # now the computer's player thinks here
    second.until_text("Since your last turn")
    third = opened(home, programs, FOLLOWS)
    os.kill(third.pid, signal.SIGKILL)
    third.ended()
    second.type(UNDO + YES)
    second.until_text("Taken back")
    second.type("q")
    second.until_text("Continue")
    assert moves_of(SLOT)[-1] == "take francs"
    assert [path.name for path in folder().iterdir()] == [f"{SLOT}.toml"]


def test_a_window_that_is_stopped_keeps_the_other_waiting_once_and_both_go_on(
    windows: tuple[Emulated, Emulated],
) -> None:
    first, second = windows
    os.kill(first.pid, signal.SIGSTOP)
    second.type(TAKE)
    second.until_text("does not answer")
    os.kill(first.pid, signal.SIGCONT)
    second.type(TAKE)
    first.until_text("Red takes 4 francs")
    second.until_text("Red: buy and sell")
    assert moves_of(SLOT).count("take francs") == 1


def test_a_window_that_is_left_hands_the_game_on_while_its_computer_thinks(windows: tuple[Emulated, Emulated]) -> None:
    first, second = windows
    second.type(TAKE)
    first.until_text("Red takes 4 francs")
    first.type(END + "q")
    first.until_text("Continue")
    second.until_text("Since your last turn")
    second.type(GO_ON + FISH + TAKE)
    second.until_text("Red: buy and sell")
