"""The game in a browser: a served page plays it over a web socket."""

from __future__ import annotations

import asyncio
import json
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from aiohttp import ClientWebSocketResponse, WSMsgType
from aiohttp.test_utils import TestClient, TestServer
from textual_serve.server import Server

from saves import moves_of
from tests.tui.line import HAVRE, ROOT

PATIENCE = 60
"""Seconds after which what should come does not come any more."""


async def seen(socket: ClientWebSocketResponse, words: str) -> None:
    """Wait until the page has been sent these words."""
    sent = b""
    while words.encode() not in sent:
        message = await socket.receive()
        assert message.type in (WSMsgType.BINARY, WSMsgType.TEXT), f"{message.type} before {words!r} came"
        if message.type is WSMsgType.BINARY:
            sent += message.data


async def type_keys(socket: ClientWebSocketResponse, keys: str) -> None:
    await socket.send_str(json.dumps(["stdin", keys]))


def programs_noted(monkeypatch: pytest.MonkeyPatch) -> Callable[[], Awaitable[None]]:
    """What waits until every program that is begun from now on has ended."""
    begun: list[asyncio.subprocess.Process] = []
    begin = asyncio.create_subprocess_shell

    async def noted(*command: Any, **how: Any) -> asyncio.subprocess.Process:
        begun.append(await begin(*command, **how))
        return begun[-1]

    async def wait() -> None:
        for program in begun:
            await program.wait()

    monkeypatch.setattr(asyncio, "create_subprocess_shell", noted)
    return wait


async def test_a_turn_is_played_on_a_served_page(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONPATH", str(ROOT))
    monkeypatch.setenv("HAVRE_HOME", str(home))
    command = f"{sys.executable} -c '{HAVRE}' play --solo --seed 7"
    all_ended = programs_noted(monkeypatch)
    application = await Server(command)._make_app()
    async with asyncio.timeout(PATIENCE), TestClient(TestServer(application)) as client:
        socket = await client.ws_connect("/ws?width=80&height=24")
        await seen(socket, "leave")
        await type_keys(socket, "ww")
        while "take wood" not in moves_of("le-havre-1"):
            await asyncio.sleep(0.02)
        await type_keys(socket, "\x03")
        async for _message in socket:
            """The page is sent nothing more once the program has ended."""
        await all_ended()
