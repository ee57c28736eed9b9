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

from engine import Game
from saves import SavedGame
from saves.harbour.store import PLAYERS
from tests.tui.host.forked import until_gone
from tests.tui.host.hosting import Client, Host, introduced, new_key

KILLED = ("client", "session", "fork server", "bridge")


@pytest.mark.parametrize(
    ("seed", "kills"), [(1, 20), pytest.param(2, 200, marks=pytest.mark.long)], ids=["twenty", "two hundred"]
)
async def test_no_confirmed_move_is_lost_or_doubled(
    tmp_path: Path, seed: int, kills: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    host, rng = Host(tmp_path / "data"), Random(seed)
    try:
        key = new_key()
        await introduced(host, key)
        home = host.folder / PLAYERS / "1"
        monkeypatch.setenv("HAVRE_HOME", str(home))
        confirmed: list[str] = []
        for number in range(kills):
            victim = KILLED[number % len(KILLED)]
            confirmed = await play_until_killed(host, key, victim, rng, confirmed)
            if victim == "bridge":
                host.start()
        assert len(confirmed) > kills
    finally:
        host.close()


async def play_until_killed(
    host: Host, key: asyncssh.SSHKey, victim: str, rng: Random, confirmed: list[str]
) -> list[str]:
    """Play some moves, kill somebody, and look what the file holds; the moves that stand."""
    asked = "plain" if confirmed else "plain le-havre --solo"
    children: set[int] = set()
    with suppress(asyncssh.Error, OSError, AssertionError):
        async with host.client(key, command=asked, size=None) as client:
            await client.until(lambda: b"saved at once" in client.sent or client.sent.count(b"\n1. ") > 0, "a list")
            children = set(host.children)
            seen = 0
            for _ in range(rng.randrange(1, 4)):
                seen = await one_move(client, seen)
            client.type("1\n")
            await asyncio.sleep(rng.random() * 0.02)
            kill(host, client, victim)
            if victim == "fork server":
                client.process.stdin.write_eof()
                await client.ended()
    if victim == "bridge":
        host.process.wait()
    sessions = children - {host.process.pid}
    if victim in ("client", "session", "bridge"):
        until_gone(*(one for one in sessions if is_session(one, host)))
    game = held()
    moves = [str(move) for move in game.history]
    assert moves[: len(confirmed)] == confirmed
    assert len(moves) > len(confirmed)
    return moves if game.decision is not None else finished()


def is_session(pid: int, host: Host) -> bool:
    """Whether a process is none of those that stay."""
    return host.process.poll() is not None or pid != host.fork_server


async def one_move(client: Client, seen: int) -> int:
    """Make the first move that is offered, and wait until it is answered."""
    before = len(client.sent)
    client.type("1\n")
    await client.until(lambda: client.sent[before:].count(b"\n") > 2, "an answer")
    return before


def kill(host: Host, client: Client, victim: str) -> None:
    if victim == "client":
        client.connection.abort()
    elif victim == "session":
        os.kill(max(host.sessions), signal.SIGKILL)
    elif victim == "fork server":
        os.kill(host.fork_server, signal.SIGKILL)
    else:
        host.process.kill()


def held() -> Game:
    """The game as its file holds it; reading it says that every entry is whole."""
    slot = max(Path(os.environ["HAVRE_HOME"], "saves").glob("*.toml")).stem
    with SavedGame.open(slot) as saved:
        return saved.game


def finished() -> list[str]:
    """A game that is over is put away: the next one begins."""
    for path in Path(os.environ["HAVRE_HOME"], "saves").glob("*.toml"):
        path.unlink()
    return []
