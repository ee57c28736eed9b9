"""The fork server, and what it makes of a process that it forks, without any network."""

from __future__ import annotations

import os
import signal
import socket
from collections.abc import Callable, Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest

from saves.harbour.line import Line
from saves.harbour.requests import AskPreferences
from tests.tui.host.forked import BEGIN, Server, Session, facts, is_alive, until_gone
from tests.tui.line import HELP
from tests.waiting import until
from tui.host.child import MEMORY
from tui.host.fork_server import BRIDGE
from tui.host.kernel import version
from tui.host.packets import Hungup
from tui.host.wanted import sound_environment, sound_size

Open = Callable[..., Session]

WITH_A_THREAD = """
import sys; sys.path.insert(0, sys.argv[1])
from threading import Event, Thread
Thread(target=Event().wait, daemon=True).start()
from tui.host.fork_server import main; sys.exit(main())
"""
TRIES = """
import os
from pathlib import Path
import tui.start

def tried(*_):
    for name, act in {
        "reads passwd": lambda: open("/etc/passwd"),
        "lists others": lambda: os.listdir(Path.cwd().parent),
        "writes beside": lambda: open("../x", "w"),
        "runs a shell": lambda: os.execv("/bin/sh", ["sh", "-c", "echo a shell"]),
        "writes here": lambda: open("here", "w"),
        "takes 300 MB": lambda: bytearray(300_000_000),
        "dumps core": lambda: __import__("resource").setrlimit(__import__("resource").RLIMIT_CORE, (1, 1)),
    }.items():
        try:
            act()
        except (OSError, MemoryError, ValueError) as error:
            print(name, "-", type(error).__name__)
        else:
            print(name)
    print("all tried")
    return 0

import tui.host.child
tui.host.child._program = tried
"""


READS_NO_MORE = """
import textual.css.stylesheet
from tui.host.fork_server import ForkServer
run = ForkServer.run

def running(server):
    def parse(*given, **where):
        raise RuntimeError("a stylesheet is read once more")
    textual.css.stylesheet.parse = parse
    run(server)

ForkServer.run = running
"""


@pytest.fixture(scope="module")
def server() -> Iterator[Server]:
    """A fork server for all tests here, whose sessions fail where they read a stylesheet."""
    one = Server("import sys; sys.path.insert(0, sys.argv[1])\n" + READS_NO_MORE + BEGIN)
    yield one
    one.close()


@pytest.fixture
def opened(server: Server, tmp_path: Path) -> Iterator[Open]:
    """Opens sessions, which are ended when the test is over."""
    sessions: list[Session] = []

    def begun(*arguments: str, folder: Path = tmp_path, **options: Any) -> Session:
        sessions.append(Session(server, folder, *arguments, **options))  # type: ignore[arg-type]
        return sessions[-1]

    yield begun
    for session in sessions:
        session.close()


def test_what_only_the_bridge_needs_is_called_as_its_modules_are() -> None:
    assert [name for name in BRIDGE if find_spec(f"tui.host.{name}") is None] == []


def test_a_session_is_the_program_as_it_is_at_home(opened: Open) -> None:
    session = opened()
    session.until(HELP.encode())
    session.drawn_anew()
    session.type("\x03")
    assert session.ended() == 0


def test_what_is_typed_ahead_is_not_written_across_the_picture(opened: Open) -> None:
    session = opened()
    session.type("s")
    session.until(HELP.encode())
    assert b"s\x1b" not in session.sent[:3]


def test_a_session_has_a_terminal_limits_and_descriptors_of_its_own(opened: Open) -> None:
    session = opened(size=(100, 30))
    session.until(HELP.encode())
    own = facts(session.pid, "status")
    assert own["NSpid"] == os.getsid(session.pid).__str__()
    limits = Path(f"/proc/{session.pid}/limits").read_text()
    assert f"Max data size             {MEMORY}" in limits
    assert "Max core file size        0" in limits
    assert own["Umask"] == "0077"
    assert Path(f"/proc/{session.pid}/cwd").resolve() == session.home
    held = {os.readlink(f"/proc/{session.pid}/fd/{one}") for one in os.listdir(f"/proc/{session.pid}/fd")}
    assert len([one for one in held if one.startswith("/dev/pts")]) == 1
    assert not [one for one in held if "ptmx" in one]
    assert not int(own["SigIgn"], 16) >> (signal.SIGTERM - 1) & 1


def test_plain_mode_runs_without_a_terminal(opened: Open) -> None:
    session = opened("plain", "speicherstadt", "--seed", "7", size=None)
    session.until(b"\n")
    session.type("help\nquit\n")
    assert session.ended() in (0, 1)
    assert b"Traceback" not in session.sent


def test_the_records_are_told_without_a_terminal(opened: Open) -> None:
    session = opened("scores", size=None)
    assert session.ended() == 0
    assert b"No finished game" in session.sent or session.sent


def test_a_path_in_the_words_of_plain_mode_opens_nothing(opened: Open, tmp_path: Path) -> None:
    (tmp_path / "game.toml").write_text("secret")
    session = opened("plain", "resume", "../../game", size=None)
    assert session.ended() == 1
    assert b"secret" not in session.sent
    assert str(tmp_path).encode() not in session.sent


def test_the_line_of_a_session_reaches_the_host(opened: Open) -> None:
    session = opened()
    session.until(HELP.encode())
    held = {os.readlink(f"/proc/{session.pid}/fd/{one}") for one in os.listdir(f"/proc/{session.pid}/fd")}
    assert any(one.startswith("socket:") for one in held)


def test_sessions_outlive_the_fork_server_and_end_when_the_line_drops(tmp_path: Path) -> None:
    server = Server()
    session = Session(server, tmp_path)
    session.until(HELP.encode())
    os.kill(server.pid, signal.SIGKILL)
    server.process.wait()
    session.drawn_anew()
    session.hang_up()
    until_gone(session.pid)
    session.close()
    server.end.close()


def test_when_the_bridge_has_gone_the_fork_server_ends_and_keeps_no_session(tmp_path: Path) -> None:
    server = Server()
    sessions = [Session(server, tmp_path) for _ in range(3)]
    for session in sessions:
        session.until(HELP.encode())
    server.close()
    for session in sessions:
        session.hang_up()
    until_gone(*(session.pid for session in sessions))
    for session in sessions:
        session.close()


def test_a_session_that_is_killed_is_told_with_its_signal(server: Server, opened: Open) -> None:
    session = opened()
    session.until(HELP.encode())
    os.kill(session.pid, signal.SIGKILL)
    assert server.status_of(session.pid) == -signal.SIGKILL


def test_the_fork_server_keeps_no_descriptor_of_its_sessions(server: Server, opened: Open) -> None:
    def held() -> int:
        return len(os.listdir(f"/proc/{server.pid}/fd"))

    opened().until(HELP.encode())
    before = held()
    for _ in range(5):
        opened("scores", size=None).ended()
    assert held() == before


def test_with_a_second_thread_nothing_is_forked(tmp_path: Path) -> None:
    server = Server(WITH_A_THREAD)
    with pytest.raises(Hungup):
        Session(server, tmp_path)
    assert server.process.wait(60) != 0


def test_a_session_does_not_look_or_write_beside_its_folders(tmp_path: Path) -> None:
    server = Server("import sys; sys.path.insert(0, sys.argv[1])\n" + TRIES + BEGIN)
    session = Session(server, tmp_path, "scores", size=None)
    session.until(b"all tried")
    said = session.sent.decode().splitlines()
    assert "writes here" in said
    assert "takes 300 MB - MemoryError" in said
    assert "dumps core - ValueError" in said or os.geteuid() == 0
    if version():
        assert {
            "reads passwd - PermissionError",
            "lists others - PermissionError",
            "writes beside - PermissionError",
            "runs a shell - PermissionError",
        } <= set(said)
    session.close()
    server.close()


def test_a_session_reads_no_stylesheet_that_was_read_before_it_was_forked(opened: Open) -> None:
    session = opened()
    session.until(HELP.encode())
    assert session.status is None


def test_two_sessions_do_not_draw_the_same_numbers(opened: Open, tmp_path: Path) -> None:
    sessions = [opened("plain", "le-havre", "--solo", size=None, folder=tmp_path / str(n)) for n in range(2)]
    for session in sessions:
        session.until(b"\n")
    files = [session.home / "saves" / "le-havre-1.toml" for session in sessions]
    until(lambda: all(one.exists() for one in files), lambda: "saved games")
    seeds = {line for one in files for line in one.read_text().splitlines() if line.startswith("seed")}
    assert len(seeds) == 2


@pytest.mark.parametrize(
    ("asked", "given"),
    [((80, 24), (80, 24)), ((10_000, 10_000), (300, 100)), ((0, 0), (80, 24)), ((1, 1), (1, 1)), ((-5, 7), (80, 24))],
)
def test_a_size_is_one_that_can_be_drawn(asked: tuple[int, int], given: tuple[int, int]) -> None:
    assert sound_size(*asked) == given


def test_of_the_environment_little_comes_in() -> None:
    told = {
        "LANG": "de_DE.UTF-8",
        "LC_ALL": "C\n",
        "LC_CTYPE": "x" * 500,
        "NO_COLOR": "1",
        "LD_PRELOAD": "/tmp/x.so",
        "PYTHONPATH": "/tmp",
        "HAVRE_HOME": "/etc",
        "COLUMNS": "9",
        "TEXTUAL_DRIVER": "x:y",
        "LC_../X": "a",
    }
    assert sound_environment("evil\x1b]0;x\x07", told) == {
        "LANG": "de_DE.UTF-8",
        "NO_COLOR": "1",
        "TERM": "xterm-256color",
    }
    assert sound_environment("tmux-256color", {}) == {"TERM": "tmux-256color"}


def test_a_line_that_nobody_answers_is_said(server: Server, opened: Open) -> None:
    ours, theirs = socket.socketpair()
    line = Line(theirs)
    ours.close()
    assert "gone" in str(line.ask_now(AskPreferences()))
    assert is_alive(server.pid)


def stored(folder: Path, language: str) -> Path:
    """The folder of a host at which the player has chosen a language."""
    home = folder / "players" / "1"
    home.mkdir(parents=True)
    (home / "settings.toml").write_text(f'language = "{language}"\n')
    return folder


def test_sessions_of_one_fork_server_speak_the_language_of_their_players(opened: Open, tmp_path: Path) -> None:
    german = opened(folder=stored(tmp_path / "a", "de"), language="zh_CN.UTF-8")
    chinese = opened(folder=stored(tmp_path / "b", "zh"), language="de_DE.UTF-8")
    english = opened(folder=stored(tmp_path / "c", "en"), language="de_DE.UTF-8")
    german.until_text("Tageshafen")
    chinese.until_text("每日港口")
    english.until_text("Daily harbour")


def test_plain_mode_at_a_host_speaks_the_language_that_is_asked_for(opened: Open, tmp_path: Path) -> None:
    session = opened("plain", "play", "macao", "--language", "de", "--help", folder=stored(tmp_path, "zh"), size=None)
    assert session.ended() == 0
    assert "Aufruf: havre play" in session.sent.decode()


def test_plain_mode_at_a_host_refuses_a_language_that_is_not_there(opened: Open) -> None:
    session = opened("plain", "--language", "xx", size=None)
    assert session.ended() == 2
    assert b"There is no language 'xx' here" in session.sent
