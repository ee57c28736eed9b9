"""A daily game that is finished at a host: the record stands, whatever becomes of the host at that moment."""

from __future__ import annotations

import sqlite3
from contextlib import closing, suppress
from pathlib import Path
from random import Random

import asyncssh
import pytest

from engine.bots.chance import decide
from saves.daily import begun_or_continued, today
from saves.harbour.store import FILE, PLAYERS
from saves.records import records
from tests.tui.host.forked import until_gone
from tests.tui.host.hosting import Host, introduced, new_key

TITLE = "le-havre"


def one_move_left(home: Path, monkeypatch: pytest.MonkeyPatch) -> tuple[str, int]:
    """Leave a daily game of a player before its last move; its slot and what it comes to."""
    monkeypatch.setenv("HAVRE_HOME", str(home))
    with begun_or_continued(TITLE, today(), ["anna"]) as saved:
        rng = Random(5)
        while saved.game.decision is not None:
            saved.play(decide(saved.game, rng))
        score: int = saved.game.scores()[0]["total"]
        saved.undo()
    (home / "records.jsonl").unlink()
    return saved.slot, score


def dailies(host: Host) -> list[tuple[str, int]]:
    """The daily games that a host knows: title and score."""
    with closing(sqlite3.connect(host.folder / FILE)) as database:
        return list(database.execute("SELECT title, score FROM daily"))


@pytest.mark.parametrize("command", [None, "plain"], ids=["on the screen", "plain"])
async def test_a_record_stands_where_the_host_is_killed_and_the_next_one_hears_of_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, command: str | None
) -> None:
    sessions: set[int] = set()
    host, key = Host(tmp_path / "data"), new_key()
    try:
        await introduced(host, key)
        slot, score = one_move_left(host.folder / PLAYERS / "1", monkeypatch)
        with suppress(asyncssh.Error, OSError), closing(sqlite3.connect(host.folder / FILE)) as database:
            async with host.client(key, command=f"plain resume {slot}", size=None) as client:
                await client.until(lambda: b"\n" in client.sent, "a greeting")
                sessions = host.sessions
                database.execute("BEGIN EXCLUSIVE")  # the host hears of the game, but cannot write it down
                client.type("end turn\n")
                await client.until(lambda: bool(records()), "a record")
                host.process.kill()
        host.process.wait()
        until_gone(*sessions)
        assert [(one.title, one.best) for one in records()] == [(TITLE, score)]
        assert dailies(host) == []
        host.start()
        async with host.client(key, command=command, size=None if command else (80, 24)) as client:
            await client.until(lambda: dailies(host) == [(TITLE, score)], "a daily game that the host knows")
    finally:
        host.close()
