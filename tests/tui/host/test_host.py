"""A host as friends meet it: who comes in, what they get, what is refused, how it ends."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import stat
import subprocess
import sys
from collections.abc import Iterator
from contextlib import AsyncExitStack, suppress
from dataclasses import replace
from operator import le
from pathlib import Path
from time import monotonic
from typing import Any

import asyncssh
import pytest

from tests.test_imports import loaded_by
from tests.tui.host.forked import until_gone
from tests.tui.host.hosting import PICTURE, Client, Host, introduced, new_key
from tests.waiting import until
from tui.host.channel import RESTORED
from tui.host.log import Log
from tui.host.settings import HOST_KEY, SOCKET


@pytest.fixture(scope="module")
def shared(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    """A host with an open door for tests that leave it as it was."""
    host = Host(tmp_path_factory.mktemp("host") / "data", connections=30, connections_each=6)
    yield host
    host.close()


@pytest.fixture
def hosts(tmp_path: Path) -> Iterator[Any]:
    """Begins hosts of their own, which are stopped when the test is over."""
    begun: list[Host] = []

    def begin(**settings: Any) -> Host:
        begun.append(Host(tmp_path / "data", **settings))
        return begun[-1]

    yield begin
    for host in begun:
        host.close()


@pytest.fixture
async def anna(shared: Host) -> asyncssh.SSHKey:
    """The key of somebody who is known."""
    key = new_key()
    await introduced(shared, key)
    return key


# Who comes in.


async def test_a_stranger_picks_a_free_name_once_and_plays_as_at_home(shared: Host) -> None:
    key = new_key()
    async with shared.client(key, "Berta! 2J") as client:
        await client.until_text("Your name (enter: Berta-2J):")
        client.type("berta\r")
        await client.until_text(PICTURE)
        await client.answers()
        client.type("\x03")
        assert await client.ended() == 0
    async with shared.client(key, "somebody-else") as client:
        await client.until_text(PICTURE)
        assert "berta" in [one["name"] for one in shared.ask(ask="status")["here"]]


async def test_a_name_that_is_taken_or_none_is_asked_for_again(shared: Host, anna: asyncssh.SSHKey) -> None:
    async with shared.client(new_key(), "dora") as client:
        await client.until_text("Your name (enter: dora):")
        client.type("ANNA\r")
        await client.until_text("is taken")
        client.type("a b\r")
        await client.until_text("A name has 1 to 20 letters")
        client.type("Dorothee\x7f\x7f\x7f\x7f\x7f\x1b[A\r")
        await client.until_text(PICTURE)
    assert "Dor" in {one["name"] for one in shared.ask(ask="list")["players"]}


async def test_a_code_lets_one_person_in(hosts: Any) -> None:
    host = hosts(door="invite")
    code = host.ask(ask="invite")["code"]
    async with host.client(new_key(), "carl") as client:
        await client.until_text("The code of your invitation:")
        client.type("wrong-code-1234\r")
        await client.until_text("lets nobody in")
        client.type(code + "\r")
        await client.until_text("Your name (enter: carl):")
        client.type("\r")
        await client.until_text(PICTURE)
    async with host.client(new_key(), "dieter") as client:
        await client.until_text("The code of your invitation:")
        client.type(code + "\r")
        await client.until_text("lets nobody in")
        client.type("\x03")
        await client.ended()
    assert code not in host.log


async def test_the_keys_of_a_file_come_in_and_no_other(hosts: Any, tmp_path: Path) -> None:
    known, unknown, later = new_key(), new_key(), new_key()
    file = tmp_path / "keys"
    file.write_bytes(b"# friends\n" + known.export_public_key())
    host = hosts(door="keys", keys=str(file))
    await introduced(host, known, "anna")
    with pytest.raises(asyncssh.PermissionDenied):
        await host.connected(unknown)
    with pytest.raises(asyncssh.PermissionDenied):
        await host.connected(later)
    with file.open("ab") as more:
        more.write(later.export_public_key())
    await introduced(host, later, "berta")
    assert {one["name"] for one in host.ask(ask="list")["players"]} == {"anna", "berta"}


async def test_nobody_comes_in_without_a_key_and_a_sentence_says_how_to_make_one(shared: Host) -> None:
    told: list[str] = []

    class Curious(asyncssh.SSHClient):
        def kbdint_auth_requested(self) -> str | None:
            return None if told else ""

        def kbdint_challenge_received(self, name: str, instructions: str, lang: str, prompts: Any) -> list[str]:
            told.append(instructions)
            return []

    with pytest.raises(asyncssh.PermissionDenied):
        await asyncssh.connect(
            "127.0.0.1",
            shared.port,
            client_factory=Curious,
            username="anna",
            password="secret",
            client_keys=None,
            known_hosts=None,
            config=None,
            agent_path=None,
        )
    assert "`ssh-keygen -t ed25519` makes one" in told[0]


async def test_a_key_that_is_only_asked_about_is_nobodys_identity(shared: Host, anna: asyncssh.SSHKey) -> None:
    """Whoever names the public key of another, but proves their own, is who has proven it."""
    mine = new_key()
    asked: list[asyncssh.SSHKey] = [mine]

    class Liar(asyncssh.SSHClient):
        def public_key_auth_requested(self) -> asyncssh.SSHKey | None:
            return asked.pop() if asked else None

    connection = await asyncssh.connect(
        "127.0.0.1",
        shared.port,
        client_factory=Liar,
        username="anna",
        client_keys=None,
        known_hosts=None,
        config=None,
        agent_path=None,
    )
    async with connection:
        process = await connection.create_process(term_type="xterm", term_size=(80, 24), encoding=None)
        client = Client(connection, process, (80, 24))
        await client.until_text("This key is new here")
        client.stop()


async def test_the_key_of_the_host_is_its_own_and_stays(hosts: Any) -> None:
    host = hosts()
    path = host.folder / HOST_KEY
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    assert stat.S_IMODE((host.folder / SOCKET).stat().st_mode) == 0o600
    assert stat.S_IMODE(host.folder.stat().st_mode) == 0o700
    before = host.greeting, path.read_bytes()
    host.close()
    host.start()
    assert path.read_bytes() == before[1]


# What there is, and what is refused.


async def test_plain_mode_and_the_records_are_there_as_commands(shared: Host, anna: asyncssh.SSHKey) -> None:
    async with shared.client(anna, command="scores", size=None) as client:
        assert await client.ended() == 0
        assert client.sent
    async with shared.client(anna, command="plain le-havre --solo", size=None) as client:
        await client.until(lambda: client.sent.count(b"\n") > 5, "a table in words")
        client.type("moves\n")
        client.process.stdin.write_eof()
        assert await client.ended() in (0, 1)
        assert b"\x1b" not in client.sent
    async with shared.client(anna, command="plain") as client:
        await client.until_text("go LETTER")
        client.type("quit\r")
        assert await client.ended() == 0


@pytest.mark.parametrize(
    "command", ["ls /", "/bin/sh", "scores; ls", "scores x", "plain '", "scp -f x", "havre", "", "x" * 2000]
)
async def test_no_other_command_is_carried_out(shared: Host, anna: asyncssh.SSHKey, command: str) -> None:
    async with shared.client(anna, command=command or " ", size=None) as client:
        assert await client.ended() == 1
        assert client.sent == b"There are no commands here but `plain` and `scores`.\r\n"


async def test_a_shell_without_a_terminal_is_refused_in_a_sentence(shared: Host, anna: asyncssh.SSHKey) -> None:
    async with shared.client(anna, size=None) as client:
        assert await client.ended() == 1
        assert b"A terminal is needed" in client.sent


async def test_odd_sizes_terminals_and_environments_come_to_no_harm(shared: Host, anna: asyncssh.SSHKey) -> None:
    odd = {"LD_PRELOAD": "/x.so", "HAVRE_HOME": "/etc", "LANG": "C", "TEXTUAL_DRIVER": "x:y", "NO_COLOR": "1"}
    async with shared.client(anna, size=(100_000, 100_000), term="\x1b]0;x\x07", env=odd) as client:
        await client.until(lambda: PICTURE.encode() in client.sent, "a picture")
        assert client.sent.isascii()  # as LANG says
        assert b"38;5" not in client.sent  # as NO_COLOR says
        for size in ((1, 1), (0, 0), (2**31, 2**31), (80, 24)):
            client.process.change_terminal_size(*size)
        await client.answers()


# How many.


async def test_a_fourth_login_of_a_player_ends_the_oldest_with_a_sentence(shared: Host, anna: asyncssh.SSHKey) -> None:
    async with AsyncExitStack() as stack:
        clients = [await stack.enter_async_context(shared.client(anna)) for _ in range(3)]
        for client in clients:
            await client.until_text(PICTURE)
        fourth = await stack.enter_async_context(shared.client(anna))
        await fourth.until_text(PICTURE)
        assert await clients[0].ended() == 0
        assert b"You came in once more somewhere else" in clients[0].sent
        for client in (clients[1], fourth):
            await client.answers()


async def test_one_session_too_many_is_told_so(hosts: Any) -> None:
    host = hosts(most=1)
    first, second = new_key(), new_key()
    await introduced(host, first)
    await introduced(host, second, "berta")
    async with host.client(first) as client:
        await client.until_text(PICTURE)
        async with host.client(second) as other:
            assert await other.ended() == 1
            assert b"All places are taken" in other.sent


@pytest.mark.parametrize("count", [40, pytest.param(1000, marks=pytest.mark.long)])
async def test_a_silent_crowd_keeps_no_friend_out(hosts: Any, count: int) -> None:
    host = hosts(connections=12, connections_each=3, proof=2.0)
    key = new_key()
    await introduced(host, key)
    crowd = [silent(host.port, f"127.0.0.{2 + number % 5}") for number in range(count)]
    until(lambda: host.ask(ask="status")["unproven"] == 12, lambda: "a crowd")
    said = [told for one in crowd if (told := heard(one)).startswith(b"The door is crowded")]
    assert count - 72 <= len(said) <= count - 12  # of many, some come when the first have been sent away
    until(lambda: host.ask(ask="status")["unproven"] == 0, lambda: "nobody at the door")
    async with host.client(key) as client:
        await client.until_text(PICTURE)
        again = [silent(host.port, "127.0.0.1") for _ in range(20)]
        await client.answers()  # whoever is in is not counted
    for one in (*crowd, *again):
        one.close()


def silent(port: int, address: str) -> socket.socket:
    """A connection from an address that says nothing."""
    one = socket.socket()
    one.bind((address, 0))
    one.connect(("127.0.0.1", port))
    return one


def heard(one: socket.socket) -> bytes:
    """What a connection was told until now."""
    one.settimeout(0.2)
    with suppress(TimeoutError, ConnectionError):
        return one.recv(1000)
    return b""


async def test_newcomers_who_do_not_answer_are_sent_away(hosts: Any) -> None:
    host = hosts(newcomers=1, answers=1.0)
    async with host.client(new_key()) as first:
        await first.until_text("Your name")
        async with host.client(new_key()) as second:
            assert await second.ended() == 1
            assert b"Too many newcomers" in second.sent
        assert await first.ended() == 1


async def test_whoever_proves_a_key_and_wants_nothing_is_sent_away(hosts: Any) -> None:
    host = hosts(proof=1.0)
    connection = await host.connected(new_key())
    async with asyncio.timeout(20):
        await connection.wait_closed()


async def test_whoever_opens_a_channel_and_asks_for_nothing_in_it_is_sent_away(hosts: Any) -> None:
    host = hosts(proof=1.0)
    connection = await host.connected(new_key())
    channel, _session = await opened(connection)
    async with asyncio.timeout(20):
        await connection.wait_closed()
    assert channel.is_closing()


async def opened(connection: asyncssh.SSHClientConnection) -> tuple[Any, Any]:
    """A channel of a connection in which nothing has been asked for."""
    loop = asyncio.get_running_loop()
    channel: Any = asyncssh.SSHClientChannel(connection, loop, "strict", None, "strict", 65536, 32768)
    return channel, await channel._open(b"session")


# Bytes.


async def test_variables_of_a_client_without_end_take_no_memory(shared: Host, anna: asyncssh.SSHKey) -> None:
    async with shared.client(anna) as client:
        await client.until_text(PICTURE)
        channel: Any = client.process.channel
        before = memory(shared.process.pid)
        for number in range(200):
            channel._send_request(b"env", asyncssh.packet.String(f"N{number}"), asyncssh.packet.String("x" * 30_000))
        for number in range(20_000):
            channel._send_request(b"env", asyncssh.packet.String(f"M{number}"), asyncssh.packet.String("x" * 200))
        await client.answers()
        assert memory(shared.process.pid) - before < 4_000_000


async def test_a_reader_who_does_not_read_holds_nobody_up_and_takes_no_memory(
    shared: Host, anna: asyncssh.SSHKey
) -> None:
    other = new_key()
    await introduced(shared, other, "reader")
    async with shared.client(other) as lazy, shared.client(anna) as client:
        await lazy.until_text(PICTURE)
        lazy.process.stdout.read_nowait = None  # type: ignore[attr-defined]
        lazy.stop()
        before = memory(shared.process.pid)
        for _ in range(3000):
            lazy.type("\x1b[15~")  # everything is drawn again
        await client.until_text(PICTURE)
        await client.answers()
        assert memory(shared.process.pid) - before < 10_000_000


async def test_a_flood_of_keys_takes_no_memory_and_ends_with_the_line(shared: Host, anna: asyncssh.SSHKey) -> None:
    async with shared.client(anna) as client:
        await client.until_text(PICTURE)
        (pid,) = newest(shared)
        before = memory(pid), memory(shared.process.pid)
        client.process.stdin.write(b"j" * 5_000_000)
        await asyncio.sleep(1)
        assert memory(pid) - before[0] < 10_000_000
        assert memory(shared.process.pid) - before[1] < 10_000_000
    until_gone(pid)


def newest(host: Host) -> set[int]:
    """The session that was forked last."""
    return {max(host.sessions)}


def memory(pid: int) -> int:
    """The bytes that a process holds."""
    return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * os.sysconf("SC_PAGESIZE")


FRIENDS = 4
"""So many sessions are at rest where not a hundred are asked for: these come in within a moment."""


@pytest.mark.parametrize(("count", "seconds"), [(FRIENDS, 1), pytest.param(100, 60, marks=pytest.mark.long)])
async def test_sessions_at_rest_take_no_time_and_send_nothing(hosts: Any, count: int, seconds: int) -> None:
    proof = 10.0 if count > FRIENDS else 4.0
    host = hosts(most=count, connections=count, connections_each=count, proof=proof)
    keys = [new_key() for _ in range(count)]
    async with AsyncExitStack() as stack:
        clients = []
        for number, key in enumerate(keys):
            await introduced(host, key, f"player-{number}")
            clients.append(await stack.enter_async_context(host.client(key)))
            await clients[-1].until_text(PICTURE)
        await asyncio.sleep(proof + 1)  # the time in which somebody who is in must ask for a session
        everybody = [host.process.pid, *host.children]
        before = sum(map(turns, everybody)), sum(len(one.sent) for one in clients)
        await asyncio.sleep(seconds)
        assert sum(len(one.sent) for one in clients) == before[1]
        assert sum(map(turns, everybody)) - before[0] <= 2


def turns(pid: int) -> int:
    """How often the threads of a process were given a processor."""
    tasks = Path(f"/proc/{pid}/task").iterdir()
    switches = (line for task in tasks for line in (task / "status").read_text().splitlines() if "ctxt_" in line)
    return sum(int(line.split()[1]) for line in switches)


# How it ends.


async def test_a_line_that_drops_ends_the_session(shared: Host, anna: asyncssh.SSHKey) -> None:
    async with shared.client(anna) as client:
        await client.until_text(PICTURE)
        (pid,) = newest(shared)
        client.connection.abort()
    until_gone(pid)
    until(lambda: not shared.ask(ask="status")["here"], lambda: "nobody here")


async def test_a_session_that_is_killed_leaves_a_terminal_that_can_be_used(shared: Host, anna: asyncssh.SSHKey) -> None:
    async with shared.client(anna) as client:
        await client.until_text(PICTURE)
        (pid,) = newest(shared)
        os.kill(pid, signal.SIGKILL)
        assert await client.ended() == 1
        assert RESTORED in client.sent


async def test_a_session_that_does_not_end_is_ended(hosts: Any) -> None:
    host = hosts(grace=1.0)
    key = new_key()
    await introduced(host, key)
    async with host.client(key) as client:
        await client.until_text(PICTURE)
        (pid,) = newest(host)
        os.kill(pid, signal.SIGSTOP)
        client.connection.abort()
    until_gone(pid)


async def test_without_a_fork_server_others_play_on_and_soon_there_is_another(hosts: Any) -> None:
    host = hosts()
    key = new_key()
    await introduced(host, key)
    async with host.client(key) as client:
        await client.until_text(PICTURE)
        os.kill(host.fork_server, signal.SIGKILL)
        await client.answers()
        async with host.client(key) as other:
            await other.until_text(PICTURE)
        client.type("\x03")
        assert await client.ended() == 1  # nobody is left who knows how it ended
    assert "the fork server ended with -9" in host.log


async def test_when_the_bridge_is_killed_nothing_is_left_and_the_next_host_goes_on(hosts: Any) -> None:
    host = hosts()
    key = new_key()
    await introduced(host, key)
    async with AsyncExitStack() as stack:
        clients = [await stack.enter_async_context(host.client(key)) for _ in range(2)]
        for client in clients:
            await client.until_text(PICTURE)
        children = set(host.children)
        host.process.kill()
        host.process.wait()
        until_gone(*children)
        with suppress(asyncssh.Error, OSError):
            await clients[0].ended()
    host.start()
    async with host.client(key) as client:
        await client.until_text(PICTURE)


@pytest.mark.parametrize("way", ["stop", "SIGTERM"])
async def test_a_host_that_ends_tells_its_sessions_and_leaves_nothing(hosts: Any, way: str) -> None:
    host = hosts()
    key = new_key()
    await introduced(host, key)
    async with host.client(key) as client, host.client(key, command="plain le-havre --solo") as plain:
        await client.until_text(PICTURE)
        await plain.until_text(">")
        children = set(host.children)
        begun = monotonic()
        if way == "stop":
            assert host.ask(ask="stop") == {"sessions": 2}
        else:
            host.process.terminate()
        await client.ended()
        await plain.ended()
        assert b"The host has ended. What you played is saved." in client.sent
        assert b"The host has ended." in plain.sent
        assert host.process.wait(20) == 0
        assert monotonic() - begun < 10
    until_gone(*children)
    assert not (host.folder / SOCKET).exists()


def test_two_hosts_on_one_folder_are_one_too_many(hosts: Any, tmp_path: Path) -> None:
    host = hosts()
    begin = [sys.executable, "-m", "havre", "host", "--data", str(host.folder), "--listen", "127.0.0.1:0"]
    second = subprocess.run(begin, check=False, capture_output=True, text=True, timeout=60)
    assert second.returncode == 1
    assert second.stderr == "havre: A host runs on this data folder already.\n"


def test_a_host_on_a_folder_with_a_very_long_name_is_asked_all_the_same(tmp_path: Path) -> None:
    folder = tmp_path / "/".join(["a-long-name" * 5] * 4)
    folder.mkdir(parents=True)
    host = Host(folder / "data")
    try:
        assert host.ask(ask="status")["here"] == []
    finally:
        host.close()


async def test_a_data_folder_that_was_moved_is_the_same_host(hosts: Any) -> None:
    host = hosts()
    key = new_key()
    await introduced(host, key)
    async with host.client(key, command="plain le-havre --solo", size=None) as client:
        await client.until(lambda: b"\n" in client.sent, "a greeting")
        client.process.stdin.write_eof()
        await client.ended()
    host.close()
    host.folder = host.folder.rename(host.folder.with_name("moved"))
    host.settings = replace(host.settings, data=str(host.folder))
    host.start()
    async with host.client(key, command="plain resume le-havre-1", size=None) as client:
        client.process.stdin.write_eof()
        assert await client.ended() == 0


@pytest.mark.parametrize("count", [10, pytest.param(1000, marks=pytest.mark.long)])
async def test_nothing_stays_open_after_many_logins(shared: Host, anna: asyncssh.SSHKey, count: int) -> None:
    def held() -> list[int]:
        return [len(os.listdir(f"/proc/{pid}/fd")) for pid in (shared.process.pid, shared.fork_server)]

    async def come(count: int) -> None:
        for _ in range(count):
            async with shared.client(anna, command="scores", size=None) as client:
                await client.ended()

    await come(2)
    until(lambda: not shared.ask(ask="status")["here"], lambda: "nobody here")
    before = held()
    await come(count)
    # Fewer may be open than before: the last of the first sessions may have been about to close.
    until(lambda: all(map(le, held(), before)), lambda: f"{held()}, and {before} before")


# The keeper, and the log.


async def test_a_player_is_renamed_and_removed_by_the_keeper(hosts: Any) -> None:
    host = hosts()
    key = new_key()
    await introduced(host, key, "anna")
    assert host.ask(ask="rename", name="anna", new="berta") == {}
    assert "Nobody here is called" in host.ask(ask="remove", name="anna")["refused"]
    async with host.client(key) as client:
        await client.until_text(PICTURE)
        assert host.ask(ask="remove", name="berta") == {}
        await client.ended()
        assert b"You were removed from this host." in client.sent
    assert host.ask(ask="list")["players"] == []
    assert "refused" in host.ask(ask="something")


async def test_the_log_tells_who_came_and_no_key_and_nothing_that_moves_a_cursor(hosts: Any) -> None:
    host = hosts()
    key = new_key()
    await introduced(host, key, "Ünal $(ls)")
    assert "came from 127.0.0.1 as session 1; 1 here" in host.log
    assert "$" not in host.log
    assert key.get_fingerprint() not in host.log
    assert key.export_public_key().decode().split()[1] not in host.log


def test_a_failure_that_many_bring_about_is_told_once_a_minute(capsys: pytest.CaptureFixture[str]) -> None:
    now = 100.0
    log = Log(clock=lambda: now)
    for _ in range(5):
        log.once_a_minute("crowded \x1b[2J")
    now = 161.0
    log.once_a_minute("crowded \x1b[2J")
    told = capsys.readouterr().err.splitlines()
    assert [line[20:] for line in told] == ["crowded", "crowded"]


def test_the_bridge_loads_no_game_and_no_screen() -> None:
    report = "import tui.host.bridge, sys; assert 'engine.game' not in sys.modules, 'rules'"
    loaded = loaded_by(f"{report}; assert not [one for one in sys.modules if one.startswith('engine.le')]")
    assert "asyncssh" in loaded
    assert not loaded & {"screens", "widgets", "textual", "rich", "typer"}


@pytest.mark.parametrize("door", ["invite", "open"])
async def test_a_known_player_comes_in_with_a_second_key_by_a_code_until_it_is_taken_away(
    hosts: Any, door: str
) -> None:
    host = hosts(door="open")
    first, second = new_key(), new_key()
    await introduced(host, first)
    if door == "invite":
        host.close()
        host.settings = replace(host.settings, door="invite")
        host.start()
    code = host.ask(ask="invite", **{"for": "anna"})["code"]
    async with host.client(first) as one, host.client(second, "laptop") as other:
        await other.until_text("The code of your invitation:" if door == "invite" else "Your name (enter: laptop):")
        other.type(code + "\r")
        await one.until_text(PICTURE)
        await other.until_text(PICTURE)
        assert [here["name"] for here in host.ask(ask="status")["here"]] == ["anna", "anna"]
        assert len(host.ask(ask="keys", name="anna")["keys"]) == 2
        assert host.ask(ask="take-key", name="anna", key=second.get_fingerprint()) == {}
        await other.ended()
        assert b"This key was taken away from you." in other.sent
        await one.answers()
    assert [player["name"] for player in host.ask(ask="list")["players"]] == ["anna"]
    async with host.client(second, "laptop") as other:
        await other.until_text("This key is new here.")
