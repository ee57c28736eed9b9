"""What a host takes: each of its budgets beside what was measured, and what a prototype of it had measured.

`.venv/bin/python -m tests.benchmarks.host [--sessions N]` prints a table. Times are those of this machine as busy as it
is; nothing else should run beside it.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import shutil
import socket
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Awaitable, Callable, Sequence
from contextlib import AsyncExitStack
from itertools import chain
from pathlib import Path
from random import random
from time import monotonic, process_time, sleep
from typing import NamedTuple

import asyncssh

from tests.benchmarks.host_tables import measured as seen_elsewhere, written
from tests.tui.emulated import Emulated
from tests.tui.host.hosting import PICTURE, Client, Host, introduced, new_key
from tests.tui.host.test_openssh import QUIET

KEYS = "jk" * 25
_QUIET_FOR = 0.15
"""Seconds without a byte after which a picture is whole."""


class Figure(NamedTuple):
    """A row of the table."""

    what: str
    budget: str
    prototype: str
    measured: str


def ms(seconds: Sequence[float]) -> str:
    """Median and most, in milliseconds."""
    return f"{1000 * statistics.median(seconds):.0f} ms ({1000 * max(seconds):.0f} most)"


def finer(seconds: Sequence[float]) -> str:
    """The same of what takes less than that."""
    return f"{1000 * statistics.median(seconds):.1f} ms ({1000 * max(seconds):.1f} most)"


def pss(pid: int) -> float:
    """Megabytes of a process, what it shares divided among those who share it."""
    for line in Path(f"/proc/{pid}/smaps_rollup").read_text().splitlines():
        if line.startswith("Pss:"):
            return int(line.split()[1]) / 1024
    return 0.0


def ticks(pids: Sequence[int]) -> int:
    """Processor time that processes have had, in ticks of the system."""
    total = 0
    for pid in pids:
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
        total += int(fields[11]) + int(fields[12])
    return total


async def whole(client: Client) -> float:
    """Wait until nothing more is sent; when the last byte came."""
    size, last = len(client.sent), monotonic()
    while monotonic() - last < _QUIET_FOR:
        await asyncio.sleep(0.002)
        if len(client.sent) != size:
            size, last = len(client.sent), monotonic()
    return last


async def pressed(client: Client, key: str) -> float:
    """Seconds from a key to the last byte that answers it."""
    begun = monotonic()
    client.type(key)
    return await whole(client) - begun


async def now_and_then(client: Client, count: int = 8) -> list[float]:
    """Seconds from each of some keys to the last byte that answers it, as somebody presses them who thinks."""
    took = []
    for number in range(count):
        await asyncio.sleep(random())
        took.append(await pressed(client, "jk"[number % 2]))
    return took


async def logins(host: Host, key: asyncssh.SSHKey, count: int = 10) -> list[Figure]:
    took, sizes = [], []
    for _ in range(count):
        begun = monotonic()
        async with host.client(key) as client:
            await client.until(lambda: PICTURE.encode() in client.sent, PICTURE)
            took.append(await whole(client) - begun)
            sizes.append(len(client.sent))
    return [
        Figure("connect to whole picture, asyncssh's client", "", "80-105 ms", ms(took)),
        Figure("bytes of the picture of a login", "at most 8 kB", "", f"{max(sizes) / 1000:.1f} kB"),
    ]


def openssh_logins(host: Host, folder: Path, count: int = 10) -> Figure:
    what, budget, before = "connect to whole picture, OpenSSH's client", "within 200 ms", "141 ms (182 most)"
    if shutil.which("ssh") is None:
        return Figure(what, budget, before, "no client here")
    key = folder / "key"
    subprocess.run(["ssh-keygen", "-q", "-t", "ed25519", "-N", "", "-f", str(key)], check=True)
    own = ["-p", str(host.port), "-i", str(key), "-o", "IdentitiesOnly=yes", "openssh@127.0.0.1"]
    command = ["ssh", *QUIET, *own]
    subprocess.run([*command, "scores"], check=True, input=b"\n", capture_output=True)
    took = []
    for _ in range(count):
        begun = monotonic()
        client = Emulated(folder, program=f"import os; os.execvp('ssh', {command!r})")
        client.until_text(PICTURE)
        took.append(monotonic() - begun)
        client.type("\x03")
        client.ended()
    return Figure(what, budget, before, ms(took) + ", with the start of the client")


async def at_once(
    host: Host,
    come: Callable[[asyncssh.SSHKey], Awaitable[Client]],
    keys: Sequence[asyncssh.SSHKey],
    come_in: list[Client],
) -> Figure:
    """Many logins at once; `come_in` takes those who have come."""
    serving = [host.process.pid, host.fork_server]
    before, own, begun = ticks(serving), process_time(), monotonic()
    come_in += await asyncio.gather(*map(come, keys))
    seconds = monotonic() - begun
    used = ticks([*serving, *host.sessions]) - before
    words = f"{seconds:.1f} s, of the processors {used / os.sysconf('SC_CLK_TCK'):.1f} s the host and "
    words += f"{process_time() - own:.1f} s the clients"
    return Figure(f"{len(keys)} logins at once", "within 1 s", "0.6 s (0.8 most)", words)


async def crowd(host: Host, keys: Sequence[asyncssh.SSHKey]) -> list[Figure]:
    """All that is measured with many sessions."""
    figures: list[Figure] = []
    async with AsyncExitStack() as stack:

        async def come(key: asyncssh.SSHKey) -> Client:
            client = await stack.enter_async_context(host.client(key))
            return await client.until(lambda: PICTURE.encode() in client.sent, PICTURE)

        figures.append(await at_once(host, come, keys[:30], clients := []))
        for key in keys[30:]:
            clients.append(await come(key))
        many = len(clients)
        await asyncio.sleep(3)
        pids = sorted(host.sessions)
        rest = statistics.mean(map(pss, pids))
        everybody = [host.process.pid, host.fork_server, *pids]
        sent, used = sum(len(one.sent) for one in clients), ticks(everybody)
        await asyncio.sleep(60)
        used, sent = ticks(everybody) - used, sum(len(one.sent) for one in clients) - sent
        seconds = used / os.sysconf("SC_CLK_TCK")
        figures.append(
            Figure(
                f"{many} sessions at rest for 60 s",
                "0 CPU, 0 bytes",
                "0.00 s in 10 s",
                f"{seconds:.2f} s, {sent} bytes",
            )
        )
        for active, before in ((1, "10 ms"), (5, "9 ms"), (20, "7 ms (16 most)")):
            took = [*chain(*await asyncio.gather(*map(now_and_then, clients[:active])))]
            budget = "within 20 ms" if active == 20 else ""
            figures.append(Figure(f"key to last byte, {many} open, {active} active", budget, before, ms(took)))
        for one in clients:
            one.type(KEYS)
        await asyncio.gather(*(whole(one) for one in clients))
        after = statistics.mean(map(pss, pids))
        figures.append(
            Figure(
                f"memory a session (PSS) with {many}, at rest and after 50 keys",
                "22 MB",
                "18.7, 20.5 MB",
                f"{rest:.1f}, {after:.1f} MB",
            )
        )
        figures.append(Figure("memory of the bridge", "", "", f"{pss(host.process.pid):.0f} MB"))
    return figures


async def beside_hints(host: Host, keys: Sequence[asyncssh.SSHKey]) -> Figure:
    """A key of one in plain mode while five others take hints there."""
    async with AsyncExitStack() as stack:
        clients = [
            await stack.enter_async_context(host.client(key, command="plain le-havre --solo", size=None))
            for key in keys[:6]
        ]
        for one in clients:
            one.type("1\n")
            await whole(one)
        for one in clients[1:]:
            one.type("hint\n")
        took = [await pressed(clients[0], "moves\n") for _ in range(10)]
    while host.sessions:  # those who were given a hint think on until they see that nobody is there any more
        await asyncio.sleep(0.1)
    return Figure("moves listed while five others take a hint", "", "24 ms (29 most)", ms(took))


async def keys_in_bytes(host: Host, key: asyncssh.SSHKey) -> Figure:
    """What comes over the line for 50 keys."""
    counts = []
    for algorithms in (["none"], ["zlib@openssh.com"]):
        async with host.client(key, compression_algs=algorithms) as client:
            await client.until_text(PICTURE)
            await whole(client)
            before = received(client)
            for sign in KEYS:
                client.type(sign)
                await whole(client)
            counts.append((received(client) - before) / 1000)
    return Figure("bytes of 50 keys, plain and compressed", "", "24.2, 5.3 kB", f"{counts[0]:.1f}, {counts[1]:.1f} kB")


def received(client: Client) -> int:
    """Bytes that have come over the line of a client, as the system counts them."""
    line: socket.socket = client.connection.get_extra_info("socket")
    return int.from_bytes(line.getsockopt(socket.IPPROTO_TCP, socket.TCP_INFO, 136)[128:136], sys.byteorder)


async def tables() -> Figure:
    """At a table with two people, one of whom plays by lines while three sessions show it on the screen."""
    took = [*chain(*await seen_elsewhere())]
    return Figure("another's move, to the last byte in three sessions", "within 100 ms", "", ms(took))


async def measured(sessions: int) -> list[Figure]:
    """All rows of the table."""
    elsewhere = await tables()
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        host = Host(folder / "data", most=sessions + 10, connections=60, connections_each=60)
        try:
            keys = [new_key() for _ in range(sessions)]
            for number, key in enumerate(keys):
                await introduced(host, key, f"player-{number}")
            figures = [openssh_logins(host, folder)]
            figures += await logins(host, keys[0])
            figures.append(await keys_in_bytes(host, keys[0]))
            sleep(1)
            figures.append(await beside_hints(host, keys))
            figures += await crowd(host, keys)
            write = Figure("a write to a shared game", "", "0.3 ms (5.9 most)", finer(written()))
            return [*figures, elsewhere, write]
        finally:
            host.close()


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--sessions", type=int, default=100)
    figures = asyncio.run(measured(parser.parse_args().sessions))
    rows = [Figure("what", "budget", "prototype", "measured"), *figures]
    widths = [max(len(row[place]) for row in rows) for place in range(4)]
    for row in rows:
        print("  ".join(cell.ljust(wide) for cell, wide in zip(row, widths, strict=True)).rstrip())


if __name__ == "__main__":
    main()
