"""Client, session, fork server and bridge are killed at random moments: no confirmed move is lost, none doubled."""

from __future__ import annotations

import asyncio
import os
import signal
from contextlib import suppress
from pathlib import Path
from random import Random

import asyncssh
import pytest

from saves import examined, moves_of
from saves.harbour.store import PLAYERS
from tests.tui.host.forked import until_gone
from tests.tui.host.hosting import Client, Host, introduced, new_key

KILLED = ("client", "session", "fork server", "bridge")
_ENOUGH = 14
"""Moves after which a new game is begun: no meal, which asks something, comes before the twentieth."""


FEW = ("client", "session") * 4 + KILLED
"""Twelve: whoever is begun again in a moment is killed more often."""


@pytest.mark.parametrize(
    "victims", [FEW, pytest.param(KILLED * 50, marks=pytest.mark.long)], ids=["twelve", "two hundred"]
)
async def test_no_confirmed_move_is_lost_or_doubled(
    tmp_path: Path, victims: tuple[str, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    host, rng = Host(tmp_path / "data"), Random(len(victims))
    try:
        key = new_key()
        await introduced(host, key)
        home = host.folder / PLAYERS / "1"
        monkeypatch.setenv("HAVRE_HOME", str(home))
        confirmed: list[str] = []
        played = 0
        for victim in victims:
            confirmed = await play_until_killed(host, key, victim, rng, confirmed)
            played += len(confirmed)
            if victim == "bridge":
                host.start()
        assert played > len(victims)
    finally:
        host.close()


async def play_until_killed(
    host: Host, key: asyncssh.SSHKey, victim: str, rng: Random, confirmed: list[str]
) -> list[str]:
    """Play some moves, kill somebody while one is written, and look what the file holds; the moves that stand."""
    is_killed = False
    asked = "plain resume le-havre-1 --keep-going" if confirmed else "plain le-havre --solo --keep-going"
    with suppress(asyncssh.Error, OSError):
        async with host.client(key, command=asked, size=None) as client:
            await client.until(lambda: b"\n" in client.sent, "a greeting")
            children = set(host.children) - {host.fork_server}
            for _ in range(rng.randrange(1, 4)):
                await one_move(client)
            confirmed = grown(confirmed, held())
            client.type("moves\n1\n")
            await asyncio.sleep(rng.random() * 0.03)
            is_killed = True
            kill(host, client, victim, children)
            if victim == "fork server":  # its sessions play on
                client.process.stdin.write_eof()
                await client.ended()
    if not is_killed:  # no session could be begun so soon after the fork server was killed
        return await play_until_killed(host, key, victim, rng, grown(confirmed, held()) if confirmed else [])
    if victim == "bridge":
        host.process.wait()
    until_gone(*children)
    moves = grown(confirmed, held())
    return moves if len(moves) < _ENOUGH else put_away()


def grown(before: list[str], now: list[str]) -> list[str]:
    """What stands now; it begins with what stood before, once, and has as few more as were on their way."""
    assert now[: len(before)] == before
    assert len(now) <= len(before) + 4
    return now


async def one_move(client: Client) -> None:
    """Make the first move that is offered, and wait until it is answered."""
    before = len(client.sent)
    client.type("moves\n")
    await client.until(lambda: b"1. " in client.sent[before:], "a list")
    before = len(client.sent)
    client.type("1\n")
    await client.until(lambda: b"\n" in client.sent[before:], "an answer")


def kill(host: Host, client: Client, victim: str, sessions: set[int]) -> None:
    if victim == "client":
        client.connection.abort()
    elif victim == "session":
        for pid in sessions:
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)
    elif victim == "fork server":
        os.kill(host.fork_server, signal.SIGKILL)
    else:
        host.process.kill()


def held() -> list[str]:
    """The moves as the file holds them; reading it says that every entry is whole."""
    slot = max(Path(os.environ["HAVRE_HOME"], "saves").glob("*.toml")).stem
    found = examined(slot)
    assert found.damage is None
    return moves_of(slot)


def put_away() -> list[str]:
    """A game that is about to end is put away: the next one begins."""
    for path in Path(os.environ["HAVRE_HOME"], "saves").glob("*.toml"):
        path.unlink()
    return []
