"""Work for several processes: they end with the one that began them, and what one of them drops another takes up."""

from __future__ import annotations

import os
import signal
from collections import Counter
from collections.abc import Callable, Iterator
from multiprocessing import Pipe, Process, parent_process
from multiprocessing.connection import Connection, wait
from threading import Thread
from typing import Generic, TypeVar

from screens.garbage import look_seldom

MOST_TRIES = 3
"""After so many processes were ended over the same piece of work it is given up."""

T = TypeVar("T")


class GivenUp(Exception):
    """A piece of work over which every process was ended; `number` says which."""

    def __init__(self, number: int) -> None:
        super().__init__(number)
        self.number = number


class _Lost(Exception):
    """The process was ended before it had done its work."""


def work_done(work: Callable[[int], T], count: int, at_once: int, lost: Callable[[], None]) -> Iterator[T]:
    """What comes of `work` for each number below `count`, in the order in which it is done.

    `lost` is called where a process was ended from outside: another one does its work again. Raises `GivenUp`, and
    whatever `work` raises.
    """
    waiting, tries = list(reversed(range(count))), Counter[int]()
    workers: list[_Worker[T]] = []
    try:
        while waiting or any(worker.is_busy for worker in workers):
            while waiting and len(workers) < at_once:
                workers.append(_Worker(work))
            for worker in workers:
                if waiting and not worker.is_busy:
                    worker.begin(waiting.pop())
            ready = wait([worker.line for worker in workers if worker.is_busy])
            for worker in [one for one in workers if one.line in ready]:
                try:
                    yield worker.result()
                except _Lost:
                    workers.remove(worker)
                    worker.end()
                    tries[worker.number] += 1
                    if tries[worker.number] == MOST_TRIES:
                        raise GivenUp(worker.number) from None
                    lost()
                    waiting.append(worker.number)
    finally:
        for worker in workers:
            worker.end()


class _Worker(Generic[T]):
    """A process, seen from the one that began it."""

    def __init__(self, work: Callable[[int], T]) -> None:
        self.line, its_end = Pipe()
        self._process = Process(target=_serve, args=(work, its_end), daemon=True)
        self._process.start()
        its_end.close()
        self.is_busy = False
        self.number = -1
        """What it works on, or did last."""

    def begin(self, number: int) -> None:
        """Let it work on something; whether it is still there shows when the result is asked for."""
        self.number, self.is_busy = number, True
        try:
            self.line.send(number)
        except OSError:
            return

    def result(self) -> T:
        """What came of its work. Raises `_Lost`, and what the work raised."""
        self.is_busy = False
        try:
            found, error = self.line.recv()
        except (EOFError, OSError):
            raise _Lost from None
        if error is not None:
            raise error
        result: T = found
        return result

    def end(self) -> None:
        self._process.kill()
        self._process.join()
        self.line.close()


def _serve(work: Callable[[int], T], line: Connection) -> None:
    """Do what comes over the line, in a process of its own, and send back what comes of it."""
    look_seldom()  # where processes are not forked it begins anew
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # ctrl+C is for the process that waits: it ends the others
    Thread(target=end_with_parent, daemon=True).start()
    while True:
        number = line.recv()
        try:
            line.send((work(number), None))
        except Exception as error:
            line.send((None, error))


def end_with_parent() -> None:
    """End at once when the process that began this one has ended, however that came about."""
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
