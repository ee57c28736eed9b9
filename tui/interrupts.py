"""What ctrl+c and the other signals do that end a program.

Until a game is played ctrl+c ends the program at once, as the system does it: the launcher has it so (`havre`). As an
exception it would come up anywhere, within an import too, where it is told in lines that nobody understands.
"""

from __future__ import annotations

import asyncio
import signal
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager

ENDING = ("SIGINT", "SIGTERM", "SIGHUP", "SIGQUIT")
"""The signals by which somebody ends a program, where the system has them."""


@contextmanager
def interruptible() -> Iterator[None]:
    """Within this ctrl+c raises `KeyboardInterrupt`, for whoever has something to say before the end."""
    before = signal.getsignal(signal.SIGINT)
    if before is not signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


@contextmanager
def followed(leave: Callable[[], object]) -> Iterator[None]:
    """Within this, in a running loop, each signal to end has `leave` called, which gives the terminal back."""
    if sys.platform == "win32":
        yield
        return
    loop = asyncio.get_running_loop()
    before = {number: signal.getsignal(number) for number in map(signal.Signals.__getitem__, ENDING)}
    for number in before:
        loop.add_signal_handler(number, leave)
    try:
        yield
    finally:
        for number, handler in before.items():
            loop.remove_signal_handler(number)
            signal.signal(number, handler)
