"""A login is rehearsed before anybody comes: what Textual works out for its first picture all sessions share then."""

from __future__ import annotations

import asyncio
import gc
import os
import socket
import tempfile
from collections.abc import Callable, Hashable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

from textual.css.model import RuleSet
from textual.css.stylesheet import Stylesheet

from saves.harbour.line import Answered, Line
from saves.harbour.replies import Lobby, Ranking, Reply
from saves.harbour.requests import AskLobby, AskRanking, Request
from saves.hosted import Hosted, be_hosted
from tui.app import HavreApp
from widgets.palettes import DARK, LIGHT

_NAME = "anna"


class _Nobody(Line):
    """A line to a host where nobody else is."""

    def ask(self, request: Request, answered: Answered = lambda _reply: None) -> None:
        """Nobody hears it."""

    def ask_now(self, request: Request, seconds: float = 0.0) -> Reply:
        """What an empty lobby answers."""
        title = request.title if isinstance(request, AskRanking) else ""
        return Lobby(_NAME, (), (), (), (), (), (), ()) if isinstance(request, AskLobby) else Ranking(title, (), ())


def rehearse() -> None:
    """Show the lobby once, on each ground that a terminal may tell, to nobody, in a process that forks sessions."""
    if hasattr(Stylesheet, "_parse_rules"):  # it is called otherwise in another release: then each reads its own
        Stylesheet._parse_rules = read_once(Stylesheet._parse_rules)  # type: ignore[method-assign]
    with suppress(OSError), _hosted():
        asyncio.run(_show())
    gc.disable()  # a picture that stands has it enabled


@contextmanager
def _hosted() -> Iterator[None]:
    """A player who has kept nothing yet."""
    kept = os.environ.get("HAVRE_HOME")
    near, far = socket.socketpair()
    with near, far, tempfile.TemporaryDirectory() as folder:
        os.environ["HAVRE_HOME"] = folder
        be_hosted(Hosted(0, _NAME, Path(folder), _Nobody(near)))
        try:
            yield
        finally:
            be_hosted(None)
            del os.environ["HAVRE_HOME"]
            if kept is not None:
                os.environ["HAVRE_HOME"] = kept


async def _show() -> None:
    app = HavreApp()
    async with app.run_test(size=(80, 24)) as pilot:
        for ground in (DARK, LIGHT):
            app.stands_on(ground)
            await pilot.pause()


Read = Callable[..., list[RuleSet]]
"""How Textual reads the rules of a stylesheet."""


def read_once(read: Read) -> Read:
    """As Textual's `read`, but what was read in the same colours is known: nobody changes rules."""
    known: dict[Hashable, list[RuleSet]] = {}

    def rules(sheet: Stylesheet, css: str, **where: Any) -> list[RuleSet]:
        key = (tuple(sheet._variables.items()), css, *where.items())
        if key not in known:
            known[key] = read(sheet, css, **where)
        return known[key]

    return rules
