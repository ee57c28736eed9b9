"""All that SSH can do besides: each such request is refused or ignored, and the session goes on."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import asyncssh
import pytest
from asyncssh.constants import MSG_REQUEST_SUCCESS
from asyncssh.packet import Boolean, String, UInt32

from tests.tui.host.hosting import PICTURE, Host, introduced, new_key
from tui.host.settings import SOCKET

X11 = (b"x11-req", Boolean(False), String("MIT-MAGIC-COOKIE-1"), String("00" * 16), UInt32(0))
AGENT = (b"auth-agent-req@openssh.com",)
UNKNOWN = (b"nobody-knows@example.org", String("x"))
IN_A_CHANNEL: dict[str, tuple[bytes, ...]] = {
    "X11": X11,
    "X11 with a cookie that is none": (*X11[:3], String("no cookie"), X11[4]),
    "agent": AGENT,
    "files": (b"subsystem", String("sftp")),
    "another subsystem": (b"subsystem", String("netconf")),
    "a second shell": (b"shell",),
    "a command beside the shell": (b"exec", String("scores")),
    "a command that is no text": (b"exec", String(b"\xff\xfe")),
    "a second terminal": (b"pty-req", String("xterm"), *map(UInt32, (80, 24, 0, 0)), String(b"\0")),
    "a break": (b"break", UInt32(500)),
    "flow control": (b"xon-xoff", Boolean(True)),
    "a request of nobody": UNKNOWN,
}

FORWARDED = (String("localhost"), UInt32(80), String("localhost"), UInt32(1234))
OF_A_CONNECTION: dict[str, tuple[bytes, ...]] = {
    "a port here": (b"tcpip-forward", String("0.0.0.0"), UInt32(0)),
    "a socket here": (b"streamlocal-forward@openssh.com", String("/tmp/friends.sock")),
    "no more sessions": (b"no-more-sessions@openssh.com",),
    "a request of nobody": UNKNOWN,
}

TAKEN_BACK: dict[str, tuple[bytes, ...]] = {
    "a port": (b"cancel-tcpip-forward", String("0.0.0.0"), UInt32(80)),
    "a socket": (b"cancel-streamlocal-forward@openssh.com", String("/tmp/friends.sock")),
}
"""What nobody was granted is given back: whoever does so breaks the rules of SSH."""


@pytest.fixture(scope="module")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    """A host with an open door."""
    one = Host(tmp_path_factory.mktemp("host") / "data")
    yield one
    one.close()


@pytest.fixture
async def anna(host: Host) -> asyncssh.SSHKey:
    """The key of somebody who is known."""
    key = new_key()
    await introduced(host, key)
    return key


def channel_of(connection: asyncssh.SSHClientConnection) -> Any:
    """A channel that is not open yet, of which every request is made by hand."""
    loop = asyncio.get_running_loop()
    channel: Any = asyncssh.SSHClientChannel(connection, loop, "strict", None, "strict", 65536, 32768)
    channel._session = asyncssh.SSHClientSession[bytes]()
    return channel


async def test_what_a_session_asks_for_besides_its_program_is_refused_and_it_goes_on(
    host: Host, anna: asyncssh.SSHKey
) -> None:
    async with host.client(anna) as client:
        await client.until_text(PICTURE)
        channel: Any = client.process.channel
        granted = {what: await channel._make_request(*told) for what, told in IN_A_CHANNEL.items()}
        assert [what for what, is_granted in granted.items() if is_granted] == []
        assert await channel._make_request(b"signal", String("TERM"))  # it is taken, and nobody heeds it
        await client.answers()


async def test_what_is_refused_before_a_program_is_asked_for_does_not_keep_it_from_running(
    host: Host, anna: asyncssh.SSHKey
) -> None:
    async with await host.connected(anna) as connection:
        channel = channel_of(connection)
        await channel._open(b"session")
        assert [await channel._make_request(*told) for told in (X11, AGENT, UNKNOWN)] == [False, False, False]
        assert await channel._make_request(b"exec", String("scores"))
        channel.resume_reading()
        await channel.wait_closed()
        assert channel.get_exit_status() == 0


async def test_no_port_no_socket_and_no_file_is_reached_through_a_session_that_goes_on(
    host: Host, anna: asyncssh.SSHKey
) -> None:
    socket = String(str(host.folder / SOCKET))
    kinds = {
        "a port": (b"direct-tcpip", String("127.0.0.1"), UInt32(host.port), String("127.0.0.1"), UInt32(1)),
        "a socket": (b"direct-streamlocal@openssh.com", socket, String(""), UInt32(0)),
        "a tunnel": (b"tun@openssh.com", UInt32(1), UInt32(0)),
        "another layer of a tunnel": (b"tun@openssh.com", UInt32(2), UInt32(0)),
        "a display": (b"x11", String("127.0.0.1"), UInt32(1)),
        "an agent": (b"auth-agent@openssh.com",),
        "what nobody forwarded": (b"forwarded-tcpip", *FORWARDED),
        "a second session": (b"session",),
        "a channel of nobody": UNKNOWN,
    }
    async with host.client(anna) as client:
        await client.until_text(PICTURE)
        connection: Any = client.connection
        granted = [what for what, told in kinds.items() if await is_opened(connection, *told)]
        answers = {what: await connection._make_global_request(*told) for what, told in OF_A_CONNECTION.items()}
        granted += [what for what, (kind, _packet) in answers.items() if kind == MSG_REQUEST_SUCCESS]
        assert granted == []
        await client.answers()


@pytest.mark.parametrize("what", TAKEN_BACK)
async def test_who_breaks_the_rules_of_ssh_is_sent_away_and_nobody_else(
    host: Host, anna: asyncssh.SSHKey, what: str
) -> None:
    async with host.client(anna) as friend, host.client(anna) as client:
        await friend.until_text(PICTURE)
        await client.until_text(PICTURE)
        connection: Any = client.connection
        connection._send_global_request(*TAKEN_BACK[what], want_reply=True)
        async with asyncio.timeout(20):
            await connection.wait_closed()
        await friend.answers()


async def is_opened(connection: asyncssh.SSHClientConnection, kind: bytes, *told: bytes) -> bool:
    """Whether a channel of a kind can be opened."""
    try:
        await channel_of(connection)._open(kind, *told)
    except asyncssh.ChannelOpenError:
        return False
    return True


async def test_whoever_asks_for_files_alone_gets_none_and_is_sent_away(
    tmp_path: Path,
) -> None:
    host = Host(tmp_path / "data", proof=1.0)
    try:
        async with await host.connected(new_key()) as connection:
            with pytest.raises(asyncssh.ChannelOpenError):
                await connection.start_sftp_client()
            async with asyncio.timeout(20):
                await connection.wait_closed()
    finally:
        host.close()


async def test_of_the_variables_of_a_client_only_harmless_ones_reach_a_session(
    host: Host, anna: asyncssh.SSHKey
) -> None:
    odd = {
        "LD_PRELOAD": "/x.so",
        "PYTHONPATH": "/x",
        "PYTHONSTARTUP": "/x.py",
        "HAVRE_HOME": "/etc",
        "HOME": "/",
        "PATH": "/x",
        "DISPLAY": ":0",
        "SSH_AUTH_SOCK": "/x",
        "LANG": "de_DE.UTF-8; ls",
        "LC_ALL": "x" * 100,
    }
    async with host.client(anna, command="plain le-havre --solo", size=None, env=odd) as client:
        await client.until(lambda: b"\n" in client.sent, "a table in words")
        client.type("quit\n")
        await client.ended()
        assert b"You: " in client.sent  # English, from the player's own folder
    assert list((host.folder / "players").glob("*/saves/*.toml"))
