"""Two windows on one saved game: both play, both see it, and either may be killed."""

from __future__ import annotations

import json
import os
import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from time import monotonic

import pytest

from engine import Refused
from engine.bots.chance import decide
from saves import SavedGame, follower as other_window
from saves.follower import Follower, found, rejoined
from saves.slots import path_of
from saves.windows import Window, socket_of
from tests.waiting import PATIENCE

SLOT = "live"


@pytest.fixture
def saved() -> Iterator[SavedGame]:
    with SavedGame.create("le-havre", {"players": ["a", "b"], "variant": "short", "seed": 5}, SLOT) as saved:
        yield saved


@contextmanager
def served(window: Window) -> Iterator[None]:
    """The window that writes attends to what comes, as its loop would."""
    stop = threading.Event()

    def serve() -> None:
        while not stop.wait(0.002):
            window.attend()

    thread = threading.Thread(target=serve)
    thread.start()
    try:
        yield
    finally:
        stop.set()
        thread.join()
        window.close()


def followed() -> Follower:
    follower = Follower.of(SLOT)
    assert follower is not None
    return follower


def test_what_is_played_in_one_window_is_seen_in_the_other_and_both_play(saved: SavedGame) -> None:
    window, rng = Window(saved), Random(1)
    assert window.is_open
    with served(window):
        follower = followed()
        for number in range(20):
            if number % 2:
                follower.play(decide(follower.game, rng))
            else:
                saved.play(decide(saved.game, rng))
                window.wrote()
            follower.catch_up()
            assert follower.game.position == saved.game.position
        follower.undo()
        assert follower.game.position == saved.game.position
        follower.redo()
        assert follower.game.position == saved.game.position
        assert len(follower.game.history) == 20
        follower.close()


def test_what_the_rules_refuse_is_refused_in_the_other_window_with_the_same_sentence(saved: SavedGame) -> None:
    with served(Window(saved)):
        follower = followed()
        with pytest.raises(Refused, match="is not possible now"):
            follower.play("take wood")
        assert not saved.game.history
        follower.close()


def test_a_move_on_what_was_overtaken_is_refused_not_doubled(saved: SavedGame) -> None:
    window = Window(saved)
    with served(window):
        follower = followed()
        saved.play("supply")  # nobody has told it yet
        with pytest.raises(Refused, match="meanwhile"):
            follower.play("supply")
        assert follower.game.position == saved.game.position
        follower.close()


def test_without_a_window_that_writes_there_is_nothing_to_follow(saved: SavedGame) -> None:
    assert Follower.of(SLOT) is None
    with SavedGame.open(SLOT) as second:
        assert second.read_only
        assert "open in another program" in (second.problem or "")


def test_where_the_path_is_too_long_for_a_socket_all_is_as_without(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HAVRE_HOME", str(tmp_path / ("x" * 120)))
    with SavedGame.create("le-havre", {"players": ["a"], "seed": 5}, SLOT) as saved:
        window = Window(saved)
        assert not window.is_open
        assert Follower.of(SLOT) is None
        assert not window.attend()
        window.close()


def test_the_follower_takes_over_when_the_writer_is_closed(saved: SavedGame) -> None:
    window = Window(saved)
    with served(window):
        follower = followed()
        follower.play("supply")
    saved.close()
    follower.catch_up()
    assert follower.is_alone
    with pytest.raises(Refused, match="does not answer"):
        follower.play("supply")
    assert not socket_of(SLOT).exists()
    taken = found(SLOT)
    assert isinstance(taken, SavedGame)
    assert taken.game.position == follower.game.position
    again = Window(taken)
    with served(again):
        second = followed()
        second.play(decide(second.game, Random(1)))
        assert second.game.position == taken.game.position
        second.close()
    taken.close()
    follower.close()


def writer_that_is_killed(after: int) -> int:
    """A process that writes and serves the game, and is killed once so many moves stand; its number."""
    child = os.fork()
    if child:
        return child
    saved = SavedGame.open(SLOT)
    window, rng = Window(saved), Random(after)
    while len(saved.game.history) < after:
        window.attend()
        saved.play(decide(saved.game, rng))
        window.wrote()
    while True:
        window.attend()


@pytest.mark.parametrize("after", [1, 7, 15])
def test_a_follower_takes_over_all_that_a_killed_writer_has_confirmed(saved: SavedGame, after: int) -> None:
    saved.close()
    child = writer_that_is_killed(after)
    try:
        follower = None
        while follower is None or len(follower.game.history) < after:
            follower = Follower.of(SLOT) if follower is None else follower
            if follower is not None:
                follower.catch_up()
        follower.play(decide(follower.game, Random(2)))
        confirmed = follower.game.position
    finally:
        os.kill(child, signal.SIGKILL)
        os.waitpid(child, 0)
    assert socket_of(SLOT).exists()  # a dead one, which the next writer replaces
    assert Follower.of(SLOT) is None
    while not follower.is_alone:
        follower.catch_up()
    taken = found(SLOT)
    assert isinstance(taken, SavedGame)
    assert taken.game.position == confirmed
    window = Window(taken)
    assert window.is_open
    window.close()
    taken.close()
    follower.close()


def test_a_writer_that_does_not_answer_is_not_waited_for_twice(
    saved: SavedGame, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(other_window, "_PATIENCE", 0.3)
    saved.close()
    child = writer_that_is_killed(1)
    try:
        follower = None
        while follower is None or not follower.game.history:
            follower = Follower.of(SLOT) if follower is None else follower
            if follower is not None:
                follower.catch_up()
        os.kill(child, signal.SIGSTOP)
        with pytest.raises(Refused, match="does not answer"):
            follower.play(decide(follower.game, Random(2)))
        monkeypatch.setattr(other_window, "_PATIENCE", 600.0)  # whoever waited so long again would never come to an end
        begun = monotonic()
        assert rejoined(follower) is None
        os.kill(child, signal.SIGCONT)
        after = None
        while after is None:
            after = rejoined(follower)
        assert monotonic() - begun < PATIENCE
        assert isinstance(after, Follower)
        assert len(after.game.history) == 1  # what was asked for meanwhile is not done later
        after.play(decide(after.game, Random(2)))
        after.close()
    finally:
        os.kill(child, signal.SIGKILL)
        os.waitpid(child, 0)


def test_a_follower_that_is_killed_leaves_the_writer_as_it_was(saved: SavedGame) -> None:
    window = Window(saved)
    child = os.fork()
    if child == 0:
        Follower.of(SLOT)
        os._exit(1)
    with served(window):
        os.kill(child, signal.SIGKILL)
        os.waitpid(child, 0)
        follower = followed()
        follower.play("supply")
        follower.close()
    assert len(saved.game.history) == 1


def test_of_two_followers_one_takes_over(saved: SavedGame) -> None:
    window = Window(saved)
    with served(window):
        first, second = followed(), followed()
    saved.close()
    taken = found(SLOT)
    assert isinstance(taken, SavedGame)
    assert found(SLOT) is None  # it is read still: whoever looks again can follow it
    for one in (first, second, taken):
        one.close()


def test_nobody_else_can_listen_in(saved: SavedGame) -> None:
    window = Window(saved)
    assert socket_of(SLOT).stat().st_mode & 0o077 == 0
    assert socket_of(SLOT).parent == path_of(SLOT).parent
    window.close()


def test_nonsense_over_the_socket_ends_that_follower_alone(saved: SavedGame) -> None:
    window = Window(saved)
    with served(window):
        good, bad = followed(), followed()
        no_moves = json.dumps({"after": saved.mark, "do": "play", "moves": []})
        for line in ("{}", "nonsense", "[]", no_moves):
            bad._socket.sendall(line.encode() + b"\n")
            while not bad.is_alone:
                bad.catch_up()
            bad = followed()
        good.play("supply")
        good.close()
        bad.close()
    assert [move.words for move in saved.game.history] == ["supply"]
