"""What several do at once over SSH: a seat that two want, a move that is sent twice, a write that is cut off."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path

import asyncssh
import pytest

from saves.harbour.store import TABLES
from tests.tui.host.hosting import BEGIN, Client, Host, introduced, new_key

TABLE_FOR_ONE = "new speicherstadt variant:base me bot:random\n"
TABLE_FOR_TWO = "new speicherstadt variant:base me anybody\n"
RACES = 4
REFUSED = "'dance' is not known here"
"""What is said of a line that nobody knows: all lines before it are answered by then."""
ANSWERED = "Say what?"
"""What is said at a table of a line that says nothing, whoever decides."""
NO_SEAT = re.compile("No seat at this table is free for you|sits there already")
TOO_LATE = re.compile(rb"Somebody has moved meanwhile|decides now")
DECIDES = re.compile(rb"(anna|ben): place a worker|(anna|ben) decides")

DIES = """
import os
write = os.write
def dies(handle, data):
    if b'do = "queue' in bytes(data) and os.path.exists({trigger!r}):
        os.unlink({trigger!r})
        write(handle, bytes(data)[:17])
        os.kill(os.getpid(), 9)
    return write(handle, data)
os.write = dies
"""
"""What a fork server begins with whose next session that writes a move is killed within the write."""


@pytest.fixture
def trigger(tmp_path: Path) -> Path:
    """A file: while it is there, whoever writes a move is killed within the write."""
    return tmp_path / "data" / TABLES / "dies"


@pytest.fixture
def host(tmp_path: Path, trigger: Path) -> Iterator[Host]:
    dies = DIES.format(trigger=str(trigger))
    patched = f"from tui.host import forks; forks._BEGIN = {dies!r} + forks._BEGIN; from tui.host.bridge"
    found = Host(tmp_path / "data", BEGIN.replace("from tui.host.bridge", patched))
    yield found
    found.close()


@asynccontextmanager
async def at(host: Host, *names: str, keys: dict[str, asyncssh.SSHKey]) -> AsyncIterator[list[Client]]:
    """A session without a terminal for each of these."""
    async with AsyncExitStack() as stack:
        clients = []
        for name in names:
            if name not in keys:
                keys[name] = new_key()
                await introduced(host, keys[name], name)
            client = host.client(keys[name], name, command="plain", size=None)
            clients.append(await stack.enter_async_context(client))
        for one in clients:
            await printed(one, "go LETTER")
        yield clients


async def printed(client: Client, words: str, since: int = 0) -> None:
    await client.until(lambda: words.encode() in client.sent[since:], words)


async def answered(client: Client, line: str, words: str) -> str:
    """What is printed upon a line, up to these words at least."""
    since = len(client.sent)
    client.type(line)
    await printed(client, words, since)
    return client.sent[since:].decode()


def moves(folder: Path) -> list[str]:
    """What was decided at the only table, by its file."""
    (file,) = (folder / TABLES).glob("*.toml")
    return re.findall(r'do = "([^"]*)"', file.read_text())


async def test_of_two_who_want_a_seat_at_once_one_gets_it_and_the_other_is_told(host: Host) -> None:
    async with at(host, "anna", "ben", "cleo", keys={}) as (anna, *others):
        for _race in range(RACES):
            await answered(anna, TABLE_FOR_TWO, "1 free seat")
        # What was told of the last table may come only now: then its line is read twice.
        listed = re.findall(r"(\w) Die Speicherstadt: anna, 1 free", await answered(anna, "tables\ndance\n", REFUSED))
        letters = list(dict.fromkeys(listed))
        assert len(letters) == RACES
        for one in others:
            await answered(one, "tables\ndance\n", REFUSED)
        marks = [len(one.sent) for one in others]
        for one in others:
            one.type("".join(f"join {letter}\n" for letter in letters) + "dance\n")
        for one, mark in zip(others, marks, strict=True):
            await printed(one, REFUSED, mark)
        told = await answered(anna, "tables\ndance\n", REFUSED)
        seated = [set(names) for names in re.findall(r"Speicherstadt: (\w+), (\w+)", told)]
        assert len(seated) == RACES
        assert all(names in ({"anna", "ben"}, {"anna", "cleo"}) for names in seated)
        told = " ".join(" ".join(one.sent[mark:].decode() for one, mark in zip(others, marks, strict=True)).split())
        assert len(NO_SEAT.findall(told)) == RACES, told


async def test_a_move_that_two_sessions_of_a_player_send_at_once_is_played_once(host: Host) -> None:
    async with at(host, "anna", "anna", "ben", "ben", keys={}) as (anna, anna_too, ben, ben_too):
        await answered(anna, TABLE_FOR_TWO, "1 free seat")
        await answered(ben, "tables\n", "a Die Speicherstadt")
        await answered(ben, "join a\n", "anna, ben")
        for one in (anna_too, ben_too):
            await answered(one, "tables\n", "a Die Speicherstadt")
        for one in (anna, anna_too, ben, ben_too):
            await answered(one, "go a\n", "say WORDS")
        both = (anna, anna_too) if b"anna: place a worker" in await decided(anna) else (ben, ben_too)
        for one in both:
            await answered(one, "moves\n", "1. ")
        marks = [len(one.sent) for one in both]
        for one in both:
            one.type("1\nsay\n")
        for one, mark in zip(both, marks, strict=True):
            await printed(one, ANSWERED, mark)
            await printed(one, "places a worker", mark)
        assert len(moves(host.folder)) == 1
        refused = [TOO_LATE.search(one.sent, mark) is not None for one, mark in zip(both, marks, strict=True)]
        assert sorted(refused) == [False, True]


async def decided(client: Client) -> bytes:
    """What is printed up to who decides."""
    await client.until(lambda: DECIDES.search(client.sent) is not None, "who decides")
    return bytes(client.sent)


async def test_a_session_that_is_killed_within_a_write_leaves_a_table_at_which_play_goes_on(
    host: Host, trigger: Path
) -> None:
    keys: dict[str, asyncssh.SSHKey] = {}
    async with at(host, "anna", keys=keys) as (anna,):
        await answered(anna, TABLE_FOR_ONE, "a Die Speicherstadt")
        await answered(anna, "go a\n", "anna: place a worker")
        await answered(anna, "moves\n", "1. ")
        before = moves(host.folder)
        (file,) = (host.folder / TABLES).glob("*.toml")
        whole = file.read_bytes()
        trigger.touch()
        anna.type("1\n")
        await anna.ended()
        assert file.read_bytes().startswith(whole)
        assert len(file.read_bytes()) == len(whole) + 17
    async with at(host, "anna", keys=keys) as (anna,):
        await answered(anna, "tables\n", "a Die Speicherstadt")
        await answered(anna, "go a\n", "anna: place a worker")
        await answered(anna, "moves\n", "1. ")
        anna.type("1\n")
        await anna.until(lambda: len(moves(host.folder)) > len(before), "a move")
    assert file.read_bytes().startswith(whole)
    assert moves(host.folder)[: len(before)] == before
