"""What a helper does: a process beside the one that is played in. It thinks what it is given until the pipe closes."""

from __future__ import annotations

import os
import pickle
import signal
from collections import deque
from io import FileIO, RawIOBase
from threading import Condition, Thread
from typing import Final

from screens.garbage import look_seldom

_NICER: Final = 10
"""By so much a helper stands back for everything else on the machine, the screen above all."""

_SIZE: Final = 4
"""Bytes that say how long what follows them is."""


def send(pipe: RawIOBase, number: int, what: object) -> None:
    """Send something with a number. Raises `OSError` where nobody is at the other end, and what pickling raises."""
    data = pickle.dumps((number, what))
    left = memoryview(len(data).to_bytes(_SIZE, "big") + data)
    while left:
        left = left[pipe.write(left) or 0 :]


def received(pipe: RawIOBase) -> tuple[int, object] | None:
    """The next that comes, with its number; None where the other end is closed. Raises what unpickling raises."""
    data = _read(pipe, int.from_bytes(_read(pipe, _SIZE), "big"))
    if not data:
        return None
    number, what = pickle.loads(data)  # noqa: S301  (from the process that began this one, or that this one began)
    return number, what


def _read(pipe: RawIOBase, size: int) -> bytes:
    """So many bytes, or none where there are not so many before the end."""
    data = b""
    while len(data) < size:
        more = pipe.read(size - len(data))
        if not more:
            return b""
        data += more
    return data


class _Helping:
    """A helper at work: from `orders` comes work, or None where work must end; `answers` is the way back."""

    def __init__(self, orders: RawIOBase, answers: RawIOBase) -> None:
        self._orders = orders
        self._answers = answers
        self._given: deque[tuple[int, object]] = deque()
        self._comes = Condition()
        self._stopped = -1
        """The number of the last piece of work that must end."""

    def run(self) -> None:
        """Think what is given, in its order; the process ends with the pipe."""
        Thread(target=self._listen, daemon=True).start()
        try:
            while True:
                with self._comes:
                    self._comes.wait_for(lambda: self._given)
                    number, work = self._given.popleft()
                send(self._answers, number, self._found(number, work))
        finally:
            os._exit(1)  # the other thread may hold what Python would wait for at an end of its own

    def _found(self, number: int, work: object) -> tuple[object] | None:
        """What came of a piece of work; None where it failed: who gave it does it then, and says what is wrong."""
        if not callable(work):
            return None
        try:
            return (work(lambda: self._stopped >= number),)
        except Exception:
            return None

    def _listen(self) -> None:
        try:
            while (order := received(self._orders)) is not None:
                number, work = order
                if work is None:
                    self._stopped = number
                    continue
                with self._comes:
                    self._given.append((number, work))
                    self._comes.notify()
        finally:
            os._exit(0)  # whatever is being thought


def main() -> None:
    """Help whoever holds the other ends of standard input and output."""
    look_seldom()
    for name in ("SIGINT", "SIGQUIT"):  # keys for the one that is played in: with it this one ends
        if hasattr(signal, name):
            signal.signal(getattr(signal, name), signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(_NICER)
    answers = FileIO(os.dup(1), "w")
    os.dup2(os.open(os.devnull, os.O_WRONLY), 1)  # what anything prints must not come between the answers
    _Helping(FileIO(0), answers).run()
