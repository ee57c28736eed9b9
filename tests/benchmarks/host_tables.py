"""How soon a move at a table of a host is seen in the other sessions of the table, over SSH.

`.venv/bin/python -m tests.benchmarks.host_tables` prints it; `tests.benchmarks.host` has it as one of its rows.
"""

from __future__ import annotations

import asyncio
import tempfile
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random
from time import monotonic
from typing import Final

import asyncssh

from engine import format_move
from engine.bots.chance import decide
from saves.harbour.shared_file import SharedFile
from saves.harbour.shared_game import SharedGame
from saves.harbour.store import TABLES
from tests.saves.harbour.shared import table_of
from tests.tui.host.hosting import PICTURE, Client, Host, introduced, new_key

MOVES: Final = 40
_TITLE, _VARIANT = "speicherstadt", "base"
_SECONDS = 5.0
"""After so long a move is not seen any more."""


async def seen_elsewhere(host: Host, keys: dict[str, asyncssh.SSHKey], moves: int = MOVES) -> list[list[float]]:
    """By move, the seconds until each of three other sessions has sent the last byte that shows it.

    Two play by lines; both sit there on a screen besides, and somebody else watches on one. The first byte of a move
    is that of the line with which it is played.
    """
    async with AsyncExitStack() as stack:
        by_lines = {
            name: await stack.enter_async_context(host.client(key, name, command="plain", size=None))
            for name, key in list(keys.items())[:2]
        }
        first, second = by_lines.values()
        for one in (first, second):  # what greets them names tables and players, too
            await said(one, b"go LETTER", 0)
        await answered(first, f"new {_TITLE} variant:{_VARIANT} me anybody\n", b"1 free seat")
        await answered(second, "tables\n", b"a Die")
        await answered(second, "join a\n", b"anna, ben")
        for one in (first, second):
            await answered(one, "go a\n", b"say WORDS")
        screens = []
        for name, key in keys.items():
            screens.append(await stack.enter_async_context(host.client(key, name)))
            await screens[-1].until_text(PICTURE)
            screens[-1].type("a\r")
            await screens[-1].until_text(" decides" if name not in by_lines else "Die Speicherstadt")
        (path,) = (host.folder / TABLES).glob("*.toml")
        await asyncio.sleep(1)
        took = []
        with SharedGame.open(path, table_of(_TITLE, "", "", id=path.stem, variant=_VARIANT), ()) as referee:
            for number in range(moves):
                took.append(await played(referee, by_lines, screens, Random(number)))
                assert referee.game.decision is not None
    return took


async def answered(client: Client, line: str, words: bytes) -> None:
    """Type a line, and wait for words that answer it."""
    since = len(client.sent)
    client.type(line)
    await said(client, words, since)


async def said(client: Client, words: bytes, since: int) -> None:
    """Wait for words after so many bytes of what somebody was sent."""
    await client.until(lambda: words in client.sent[since:], words)


async def played(referee: SharedGame, by_lines: dict[str, Client], screens: list[Client], rng: Random) -> list[float]:
    """Have whoever must decide play something; the seconds until each screen shows it."""
    decision, entries = referee.game.decision, referee.entries
    assert decision is not None
    player = by_lines[referee.game.names[decision.seat]]
    watching = [asyncio.create_task(last_byte(one)) for one in screens]
    await asyncio.sleep(0)
    begun = monotonic()
    player.type(format_move(decide(referee.game, rng)) + "\n")
    ends = await asyncio.gather(*watching)
    referee.catch_up()
    assert referee.entries > entries, "nothing was played"
    return [end - begun for end in ends]


async def last_byte(client: Client) -> float:
    """When the last byte came of what comes next."""
    size, begun = len(client.sent), monotonic()
    last = 0.0
    while not last or monotonic() - last < 0.15:
        assert monotonic() - begun < _SECONDS, "a move is not seen"
        await asyncio.sleep(0.001)
        if len(client.sent) != size:
            size, last = len(client.sent), monotonic()
    return last


def written(count: int = 200) -> list[float]:
    """Seconds that each of some writes to a shared game takes: lock, read the tail, append, sync, unlock."""
    took = []
    with tempfile.TemporaryDirectory() as name:
        path = Path(name) / "game.toml"
        SharedFile.begin(path, b"a head\n")
        file = SharedFile.open(path)
        for _ in range(count):
            begun = monotonic()
            with file.held():
                file.rest()
                file.append(b"[[entries]]\ndo = 'place 1'\nlook = 'ab12'\n")
            took.append(monotonic() - begun)
        file.close()
    return took


async def measured() -> list[list[float]]:
    """The same with a host of its own."""
    with tempfile.TemporaryDirectory() as name:
        host = Host(Path(name) / "data")
        try:
            keys = {name: new_key() for name in ("anna", "ben", "carl")}
            for called, key in keys.items():
                await introduced(host, key, called)
            return await seen_elsewhere(host, keys)
        finally:
            host.close()


def main() -> None:
    """Measure and print."""
    took = sorted(seconds for one in asyncio.run(measured()) for seconds in one)
    print(f"{len(took)} times: {1000 * took[len(took) // 2]:.0f} ms, {1000 * took[-1]:.0f} most")


if __name__ == "__main__":
    main()
