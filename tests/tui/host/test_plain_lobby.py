"""The lobby of a host without a terminal: `ssh ... plain`."""

from __future__ import annotations

from pathlib import Path

import pytest

from saves.harbour.store import TABLES
from tests.tui.host.hosting import Client, Host, introduced, new_key


def typed_by(client: Client) -> str:
    """What has been printed for a client."""
    return client.sent.decode()


async def printed(client: Client, words: str) -> None:
    await client.until(lambda: words in typed_by(client), words)


async def test_who_has_no_terminal_sits_down_at_a_table_and_plays_a_move(tmp_path: Path) -> None:
    host = Host(tmp_path / "data")
    try:
        key = new_key()
        await introduced(host, key)
        async with host.client(key, command="plain", size=None) as client:
            await printed(client, "There is no table here yet.")
            client.type("new speicherstadt variant:base me bot:random\n")
            await printed(client, "a Die Speicherstadt")
            client.type("go a\n")
            await printed(client, "say WORDS")
            await printed(client, "anna: place a worker")
            (file,) = (tmp_path / "data" / TABLES).glob("*.toml")
            before = file.read_bytes()
            shown = len(client.sent)
            client.type("moves\n1\nquit\n")
            await client.until(lambda: b"place" in client.sent[shown:], "the moves that are possible")
            client.type("quit\n")
            assert await client.ended() == 0
            assert b"\x1b" not in client.sent
        after = file.read_bytes()
        assert after.startswith(before)
        assert b'do = "queue ' in after[len(before) :], after
    finally:
        host.close()


@pytest.mark.parametrize("words", ["dance\n", "go z\n", "new macao me bot:nobody\n"])
async def test_a_line_that_is_refused_last_shows_in_the_exit_status(tmp_path: Path, words: str) -> None:
    host = Host(tmp_path / "data")
    try:
        key = new_key()
        await introduced(host, key)
        async with host.client(key, command="plain", size=None) as client:
            client.type(words)
            client.process.stdin.write_eof()
            assert await client.ended() == 1
    finally:
        host.close()
