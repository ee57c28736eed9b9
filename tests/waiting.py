"""Waiting for what a test expects: never for silence or for a time. There is only `PATIENCE`, after which it fails."""

from __future__ import annotations

import time
from collections.abc import Callable

from textual.pilot import Pilot

PATIENCE = 60.0
"""Seconds after which what has not come about is a failure, on a busy machine too."""
AGAIN = 0.005
"""Seconds after which one looks again: whoever looks without a rest takes the processor from what is waited for."""


def until(
    is_so: Callable[[], bool],
    otherwise: Callable[[], str] = lambda: "it does not come about",
    meanwhile: Callable[[], object] = lambda: time.sleep(AGAIN),
) -> None:
    """Wait until something is so that somebody else brings about; where it never is, `otherwise` says how it stands."""
    end = time.monotonic() + PATIENCE
    while not is_so():
        assert time.monotonic() < end, otherwise()
        meanwhile()


async def until_app(
    pilot: Pilot[None], is_so: Callable[[], bool], otherwise: Callable[[], str] = lambda: "it does not come about"
) -> None:
    """Wait until something is so that another thread of the app brings about."""
    end = time.monotonic() + PATIENCE
    while not is_so():
        assert time.monotonic() < end, otherwise()
        await pilot.pause(0.02)
