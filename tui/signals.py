"""How the program ends: what ctrl+c and other signals do, and what becomes of games that are left.

Until a game is played ctrl+c ends the program at once, as the system does it: the launcher has it so (`havre`). As an
exception it would come up anywhere, within an import too, where it is told in lines that nobody understands.
"""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from types import FrameType
from typing import TYPE_CHECKING

import saves
from engine.texts.language import gettext as _
from saves.names import printable

if TYPE_CHECKING:
    from textual.screen import Screen

    from saves.exchange import Farewell, LeftGame

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
    from asyncio import get_running_loop  # noqa: PLC0415  (slow, and plain mode has no loop)

    loop = get_running_loop()
    before = {number: signal.getsignal(number) for number in map(signal.Signals.__getitem__, ENDING)}
    for number in before:
        loop.add_signal_handler(number, leave)
    try:
        yield
    finally:
        for number, handler in before.items():
            loop.remove_signal_handler(number)
            signal.signal(number, handler)


# Games that are left.


def said(farewells: Iterable[Farewell]) -> int:
    """Print the games of which no copy was kept, and say what has become of each; the exit status."""
    status = 0
    for farewell in farewells:
        if farewell.text:
            print(farewell.text, flush=True)
        print(_("havre: {sentence}").format(sentence=printable(farewell.sentence)), file=sys.stderr)
        status = 1
    return status


class PlayedGames:
    """One game after another, each with its screen."""

    def __init__(self) -> None:
        self.screen: Screen[None] | None = None
        """The screen of the game that is played, if there is one."""
        self._saved: LeftGame | None = None
        self.farewells: list[Farewell] = []
        """What is to be said of games that could not be saved."""

    def begin(self, screen: Screen[None], saved: LeftGame) -> None:
        self.screen, self._saved = screen, saved

    def part(self) -> None:
        """Close the game that is played, if there is one."""
        if self._saved is None:
            return
        farewell = saves.parted(self._saved)
        self.screen = self._saved = None
        if farewell is not None:
            self.farewells.append(farewell)
