"""What a running host is asked by its keeper, through a Unix socket of the data folder: a line of JSON each way."""

from __future__ import annotations

import asyncio
import json
import os
import socket
from collections.abc import Awaitable, Callable, Iterator, Mapping
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, Final

from tui.host.settings import SOCKET

_LARGEST: Final = 64 * 1024
_PATIENCE: Final = 15.0

Answers = Callable[[Mapping[str, Any]], Awaitable[dict[str, Any]]]
"""Gives the answer to a question, both plain data."""


class NoHost(Exception):
    """No host runs on a data folder."""


@contextmanager
def _short(folder: Path) -> Iterator[str]:
    """A name of the socket that is short enough for the system, however long that of the folder is."""
    handle = os.open(folder, os.O_RDONLY | os.O_DIRECTORY | os.O_CLOEXEC)
    try:
        yield f"/proc/self/fd/{handle}/{SOCKET}"
    finally:
        os.close(handle)


class Control:
    """The bridge's end."""

    def __init__(self, folder: Path, answers: Answers) -> None:
        self._folder = folder
        self._answers = answers
        self._server: asyncio.Server | None = None

    async def start(self) -> None:
        """Listen; only the owner of the folder is heard. Raises OSError."""
        with suppress(FileNotFoundError):
            (self._folder / SOCKET).unlink()  # of a host that was killed: the lock says that none runs
        listening = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
        before = os.umask(0o177)
        try:
            with _short(self._folder) as name:
                listening.bind(name)
        finally:
            os.umask(before)
        self._server = await asyncio.start_unix_server(self._hear, sock=listening, limit=_LARGEST)

    async def stop(self) -> None:
        """Listen no more."""
        if self._server is not None:
            self._server.close()
        with suppress(FileNotFoundError):
            (self._folder / SOCKET).unlink()

    async def _hear(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            async with asyncio.timeout(_PATIENCE):
                asked = json.loads(await reader.readline())
                answer = await self._answers(asked) if isinstance(asked, dict) else {"refused": "no question"}
                writer.write(json.dumps(answer).encode() + b"\n")
                await writer.drain()
        except (ValueError, OSError, TimeoutError):
            pass  # whoever asked has gone, or does not know how to ask
        finally:
            writer.close()


def ask(folder: Path, **question: Any) -> dict[str, Any]:
    """The answer of the host that runs on a data folder. Raises `NoHost`."""
    try:
        with _short(folder) as name, socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as end:
            end.settimeout(_PATIENCE)
            end.connect(name)
            end.sendall(json.dumps(question).encode() + b"\n")
            answer = end.makefile("rb").readline()
        found = json.loads(answer)
    except (OSError, ValueError) as error:
        raise NoHost from error
    return found if isinstance(found, dict) else {}
