"""An app without a terminal is waited for until it has nothing left to do, not until the process seems to be idle.

Textual's pilot looks at the clock: on a busy machine a process that gets no turn looks like one that is idle, and a
test looks at a picture that is still to come; on an idle one it sleeps for two hundredths of a second after each key.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from textual._context import active_app
from textual._queue import Queue
from textual.app import App
from textual.message_pump import MessagePump
from textual.pilot import Pilot
from textual.screen import Screen

from tests.waiting import PATIENCE

_ROUNDS = 8
"""So many rounds of the loop nothing may be begun: no message takes more of them from where it is sent to its queue."""
_FEW = 2
"""And so many where nothing else waits for a turn: then no message is on its way, but what the system brings."""

_BUSY = 50
"""So many rounds are waited for whatever else waits for a turn before anybody is asked: it may never have enough."""


async def settled(app: App[Any]) -> None:
    """Wait until all messages of an app are taken in and everything is laid out; threads are not waited for."""
    turns = asyncio.get_running_loop()._ready  # type: ignore[attr-defined]  # the loop tells nobody else
    async with asyncio.timeout(PATIENCE):
        quiet, busy = 0, 0
        while quiet < _ROUNDS and app.is_running:
            await asyncio.sleep(0)
            busy = busy + 1 if turns else 0
            if 0 < busy < _BUSY:
                continue
            quiet = quiet + (1 if turns else _ROUNDS // _FEW) if _is_idle(app) else 0
            if quiet >= _ROUNDS and app.screen_stack and drawn(app.screen):
                quiet = 0


def _is_idle(app: App[Any]) -> bool:
    return app._resize_event is None and all(_awaits(pump) for pump in (app, *app._registry))


def _awaits(pump: MessagePump) -> bool:
    """Whether nothing is in its queue, and it waits there; or it takes no messages any more."""
    if pump._task is None or pump._task.done():
        return True
    queue: Queue[Any] = pump._message_queue
    return queue.empty() and any(not waiting.done() for waiting in queue.ready_event._waiters)


def drawn(screen: Screen[Any]) -> bool:
    """Lay out and draw at once what a clock would in a moment, and call what waits for it; whether there was a need."""
    is_due = bool(
        screen._layout_required
        or screen._scroll_required
        or screen._repaint_required
        or screen._recompose_required
        or screen._dirty_widgets
        or screen._callbacks
    )
    if is_due:
        screen._on_timer_update()
    return is_due


async def _without_messages(pilot: Pilot[Any], _timeout: float = 0) -> bool:
    """Textual's pilot sends each widget a message, and waits until all of them have come."""
    await settled(pilot.app)
    return True


async def _without_a_clock(min_sleep: float = 0, max_sleep: float = 0) -> None:
    app = active_app.get(None)
    if app is not None:
        await settled(app)


@contextmanager
def settling() -> Iterator[None]:
    """Within this pilots wait for apps as `settled` does."""
    with pytest.MonkeyPatch.context() as patch:
        for module in ("textual.app", "textual.pilot"):
            patch.setattr(f"{module}.wait_for_idle", _without_a_clock)
        patch.setattr(Pilot, "_wait_for_screen", _without_messages)
        yield
