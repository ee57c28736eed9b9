"""Players from outside at their seats: whatever one does wrong costs it the seat, and nothing of it is left."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from time import monotonic
from typing import Any

import pytest

from engine import Game, Move, new_game
from engine.bots.protocol import Limits
from engine.texts import Text
from saves.players import OwnPlayer
from screens.outside import guard
from screens.outside.child import START, Child
from screens.outside.seat import OwnSeat, Tamed
from tests.screens.outside.rogues import ROGUE, SAID, command, rogue
from tests.waiting import until

DROP_AFTER = 0.3


class Seated:
    """A rogue at a seat of a game, and what is said of it."""

    def __init__(self, player: OwnPlayer, title: str = "le-havre") -> None:
        self.said: list[Text] = []
        self.tamed = Tamed(player)
        self.game: Game = new_game(title, ["Red", "Green"], seed=3)
        self.seat = OwnSeat(self.tamed, player, title, self.game.about.usual_level, 1, self.said.append, _ignored)

    def play(self, moves: int) -> None:
        """Let it decide for both seats."""
        for _move in range(moves):
            self.game.play(self.seat.choose(self.game))

    @property
    def sentence(self) -> str:
        (only,) = self.said
        return str(only)


def _ignored(_tamed: Tamed) -> None:
    """Nobody plays with it again."""


@pytest.fixture
def seated() -> Iterator[Any]:
    """What lets a player sit down; afterwards all have gone."""
    begun: list[Seated] = []

    def sit(player: OwnPlayer, title: str = "le-havre") -> Seated:
        begun.append(Seated(player, title))
        return begun[-1]

    yield sit
    for one in begun:
        one.tamed.end()


def processes(words: str) -> list[int]:
    """The processes in whose command lines these words stand."""
    found = []
    for path in Path("/proc").glob("[0-9]*/cmdline"):
        with suppress(OSError):
            if words in path.read_bytes().replace(b"\0", b" ").decode(errors="replace"):
                found.append(int(path.parent.name))
    return [pid for pid in found if pid != os.getpid()]


@pytest.mark.parametrize("kind", sorted(SAID))
def test_whoever_misbehaves_loses_the_seat_after_one_sentence(seated: Any, kind: str) -> None:
    one = seated(rogue(kind, seconds=10.0 if kind in ("memory", "mapped", "fork") else 1.0))
    one.play(6)
    assert len(one.game.history) == 6
    assert one.sentence.startswith(SAID[kind])
    assert one.sentence.endswith(" The level merchant plays on in its seat.")
    assert one.seat.lost == one.said[0]


@pytest.mark.parametrize("kind", ["fork", "stray", "spins", "hang"])
def test_nothing_is_left_of_whoever_has_lost_the_seat(seated: Any, kind: str) -> None:
    mark = f"{kind} 001"
    player = rogue(kind, seconds=10.0 if kind == "fork" else 1.0)
    one = seated(player._replace(command=f"exec:{sys.executable} {ROGUE} {mark}"))
    one.play(3)
    assert one.said
    until(lambda: not processes(mark))
    until(lambda: not processes("import time; time.sleep(1000)"))


def test_whoever_behaves_keeps_the_seat_to_the_end(seated: Any) -> None:
    one = seated(rogue("crash", 10_000, seconds=10.0), "macao")
    while one.game.decision is not None:
        one.play(1)
    assert one.seat.leave(one.game, 0) is None
    assert one.said == []
    assert one.tamed.is_there


def test_whoever_goes_on_for_ever_loses_the_seat(seated: Any, tmp_path: Path) -> None:
    (tmp_path / "spender.py").write_text(
        "class Debtor:\n"
        "    def choose(self, position, ask):\n"
        "        return next((move for move in position['moves'] if move == 'borrow'), position['moves'][0])\n"
    )
    one = seated(OwnPlayer("debtor", "module:spender.Debtor", str(tmp_path), Limits(20.0)), "homesteaders")
    while not one.said and one.game.decision is not None:
        one.play(1)
    assert one.sentence.startswith("debtor made more than 300 moves in one round. ")


def test_a_program_that_there_is_not_loses_its_seat_at_once(seated: Any) -> None:
    one = seated(OwnPlayer("nobody", "exec:/no/such/program", "/"))
    one.play(1)
    assert one.sentence.startswith("nobody ended with status 127: No such file or directory")


def test_a_folder_that_has_gone_is_said(seated: Any, tmp_path: Path) -> None:
    one = seated(OwnPlayer("nobody", "exec:true", str(tmp_path / "gone")))
    one.play(1)
    assert "No such file or directory" in one.sentence


def test_what_a_player_says_of_itself_cannot_move_the_cursor(seated: Any) -> None:
    one = seated(OwnPlayer("loud", r"exec:sh -c 'printf \"\\033[2Jgone\\n\" >&2; exit 4'", "/"))
    one.play(1)
    assert one.sentence.isprintable()


def test_a_choice_that_nobody_wants_any_more_ends_the_player_and_costs_no_seat(seated: Any) -> None:
    one = seated(rogue("hang", 0, seconds=60.0))
    began = monotonic()
    move = one.seat.choose(one.game, lambda: monotonic() > began + DROP_AFTER)
    assert isinstance(move, Move)
    assert one.said == []
    assert not one.tamed.is_there


def test_after_that_it_is_begun_again(seated: Any) -> None:
    one = seated(rogue("crash", 2, seconds=10.0))
    one.play(1)
    one.seat.choose(one.game, lambda: True)
    one.play(1)
    assert one.said == []
    assert one.tamed.is_there


def test_what_was_taken_back_is_told_anew(seated: Any) -> None:
    one = seated(rogue("crash", 100, seconds=10.0))
    one.play(4)
    for _move in range(3):
        one.game.undo()
    one.play(2)
    assert one.said == []


def test_a_class_of_python_plays_by_the_same_protocol(seated: Any, tmp_path: Path) -> None:
    (tmp_path / "wise.py").write_text(
        "class Owl:\n"
        "    def choose(self, position, ask):\n"
        "        print('who?')\n"
        "        line = position['moves'][-1]\n"
        "        while not (question := ask(line))['complete']:\n"
        "            line = question['answers'][-1]\n"
        "        return line\n"
    )
    one = seated(OwnPlayer("owl", "module:wise.Owl", str(tmp_path), Limits(20.0)))
    one.play(5)
    assert one.said == []


def test_a_class_that_there_is_not_is_said(seated: Any, tmp_path: Path) -> None:
    one = seated(OwnPlayer("owl", "module:wise.Owl", str(tmp_path)))
    one.play(1)
    assert "No module named 'wise'" in one.sentence


OWNER = """
import sys
from tests.screens.outside.test_seat import Seated
from tests.screens.outside.rogues import rogue
one = Seated(rogue("spins", 1, seconds=1000.0)._replace(command={command!r}))
one.play(1)
print("playing", flush=True)
one.play(1)
"""


@pytest.mark.parametrize("number", [signal.SIGKILL, signal.SIGTERM])
def test_a_player_ends_with_whoever_began_it(number: signal.Signals) -> None:
    mark = f"spins {1:05}"
    program = OWNER.format(command=f"exec:{sys.executable} {ROGUE} {mark}")
    with subprocess.Popen([sys.executable, "-c", program], stdout=subprocess.PIPE, cwd=ROGUE.parents[3]) as owner:
        assert owner.stdout is not None
        assert owner.stdout.readline() == b"playing\n"
        assert processes(mark)
        owner.send_signal(number)
        owner.wait()
    until(lambda: not processes(mark))


KEEPER = """
import sys, time
print("hello", flush=True)
heard = sys.stdin.read()
time.sleep(float(sys.argv[1]))
open("heard", "w").write(heard)
"""


@pytest.fixture
def keeper(tmp_path: Path) -> Iterator[Any]:
    """Begins a player that says hello, and writes to a file what it was told some time after all is said."""
    (tmp_path / "keeper.py").write_text(KEEPER)
    begun: list[Child] = []

    def begin(seconds: float) -> Child:
        begun.append(Child(OwnPlayer("keeper", f"exec:{sys.executable} keeper.py {seconds}", str(tmp_path))))
        begun[0].answer([], START)
        begun[0].tell([{"type": "over"}])
        return begun[0]

    yield begin
    begun[0].end()


def test_a_player_has_time_to_learn_how_the_last_game_ended(keeper: Any, tmp_path: Path) -> None:
    keeper(0.0).end()
    assert (tmp_path / "heard").read_text() == '{"type": "over"}\n'


def test_a_player_that_must_end_at_once_has_no_time(keeper: Any, tmp_path: Path) -> None:
    keeper(0.5).end_at_once()
    assert not (tmp_path / "heard").exists()


def test_a_player_ends_with_its_guard(seated: Any) -> None:
    mark = f"spins {0:06}"
    one = seated(rogue("spins")._replace(command=f"exec:{sys.executable} {ROGUE} {mark}"))
    child = one.tamed._begun(lambda: False)
    assert len(processes(mark)) == 1
    os.kill(child.pid, signal.SIGKILL)
    until(lambda: not processes(mark))


def test_all_that_a_process_began_is_found() -> None:
    inner = "import time; time.sleep(1000)"
    outer = f"import subprocess, sys; subprocess.run([sys.executable, '-c', {inner!r}])"
    with subprocess.Popen([sys.executable, "-c", outer]) as one:
        try:
            until(lambda: len(guard.family(one.pid)) == 1 and guard.memory(guard.family(one.pid)) > 1_000_000)
        finally:
            for pid in (*guard.family(one.pid), one.pid):
                os.kill(pid, signal.SIGKILL)


def test_a_rogue_has_a_command() -> None:
    assert rogue("crash").words == command("crash").partition(":")[2].split()
