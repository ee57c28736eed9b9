"""Work for the workers of an existing Dask cluster: what one of them drops another takes up.

A process of its own speaks to the cluster (`contact.py`): whatever Dask waits for, prints or holds ends with it.
"""

from __future__ import annotations

import pickle
import re
from collections.abc import Callable, Generator, Iterator
from multiprocessing import get_context
from multiprocessing.connection import Connection
from time import monotonic
from typing import Any, TypeVar

from havre import afar
from tui.cli.news import Lost, News, NoAddress, NoWorkers, Strange, Task, Unreachable

ANSWERED_WITHIN = 7.0
"""Seconds after which nobody is expected to answer any more."""

_ADDRESS = re.compile(r"((tcp|tls|ucx|ws|wss)://)?(\[[0-9a-fA-F:.]+(%\w+)?\]|[\w.-]+):(?P<port>[0-9]{1,5})")
_PORTS = range(1, 1 << 16)

T = TypeVar("T")


def work_done(work: Callable[[int], T], count: int, address: str, warned: Callable[[str], None]) -> Generator[T]:
    """What comes of `work` for each number below `count`, in the order in which it is done.

    A worker that goes takes nothing with it: the scheduler gives what it had to another. `warned` is told once of each
    thing that Dask warns of. Raises a `ClusterError`, and `GivenUp` where one piece of work ended several workers.
    """
    found = _ADDRESS.fullmatch(address)
    if found is None or int(found["port"]) not in _PORTS:
        raise NoAddress
    processes = get_context("spawn")  # a fork would share what the program has open
    line, its_end = processes.Pipe()
    others = (ImportError, afar.OtherRules)
    task = Task(afar.call, pickle.dumps(work), afar.rules(), count, address, others)
    process = processes.Process(target=_serve, args=(its_end, task), daemon=True)
    process.start()
    its_end.close()
    try:
        yield from _results(line, count, warned)
    finally:
        process.kill()
        process.join()
        line.close()


def _serve(line: Connection, task: Task) -> None:
    from tui.cli.contact import serve  # noqa: PLC0415  (slow, and only the other process needs it)

    serve(line, task)


def _results(line: Connection, count: int, warned: Callable[[str], None]) -> Iterator[Any]:
    """What comes over the line, until all is done or nothing has come for too long."""
    told: set[str] = set()
    waits_until: float | None = None  # to load Dask may take as long as it takes
    silent: Exception = Unreachable()
    while count:
        if waits_until is not None and not line.poll(max(0.0, waits_until - monotonic())):
            raise silent
        try:
            news, value = line.recv()
        except (EOFError, OSError):
            raise Lost from None
        except Exception as error:  # what came cannot be read here
            raise Strange from error
        if news is News.ERROR:
            raise value
        if news is News.WARNING and value not in told:
            told.add(value)
            warned(value)
        elif news is News.NO_WORKERS:
            silent = NoWorkers()
        elif news is not News.WARNING:
            silent = Unreachable() if news is News.READY else Lost()
            if news is News.RESULT:
                count -= 1
                yield value
            waits_until = monotonic() + ANSWERED_WITHIN  # after whoever took a result has done with it
