"""What ctrl+c and the other signals do that end a program.

Until a game is played ctrl+c ends the program at once, as the system does it: the launcher has it so (`havre`). As an
exception it would come up anywhere, within an import too, where it is told in lines that nobody understands.
"""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import FrameType

ENDING = ("SIGINT", "SIGTERM", "SIGHUP", "SIGQUIT")
"""The signals by which somebody ends a program, where the system has them."""


class Ended(BaseException):
    """Somebody ends the program by a signal that the system would end it by."""


@contextmanager
def heard() -> Iterator[Callable[[], None]]:
    """Within this the first signal to end, but ctrl+c, raises `Ended`; none does once what is given has been called.

    Where this is left after such a signal, the program ends by it.
    """
    came: list[int] = []
    is_held = False

    def hold() -> None:
        nonlocal is_held
        is_held = True

    def ended(number: int, _frame: FrameType | None) -> None:
        came.append(number)
        if not is_held:
            hold()  # a line that drops sends several
            raise Ended

    numbers = (getattr(signal, name, None) for name in ENDING if name != "SIGINT")
    followed = [number for number in numbers if number and signal.getsignal(number) is signal.SIG_DFL]
    for number in followed:
        signal.signal(number, ended)
    try:
        yield hold
    finally:
        for number in followed:
            signal.signal(number, signal.SIG_DFL)
        if came:
            os.kill(os.getpid(), came[0])


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
