"""The process that speaks to a Dask cluster: it tells the one that began it all that there is to know of it."""

from __future__ import annotations

import asyncio
import os
import pickle
import signal
import warnings
from collections.abc import Callable
from itertools import islice
from multiprocessing.connection import Connection
from threading import Lock, Thread
from typing import Any

from distributed import Client, Future, KilledWorker, as_completed

from tui.cli.news import ClusterError, Failed, Lost, News, NoWorkers, Strange, Task, Unreachable
from tui.cli.workers import GivenUp, end_with_parent

_BEAT = 1.0
"""Seconds between two looks at whether the scheduler answers and has workers."""

_LONGEST = 1000
"""So many signs of an error are told."""


class _Call:
    """A call that is made where it is unpickled: a scheduler, which need not have Havre, sees bytes alone."""

    def __init__(self, task: Task, number: int) -> None:
        self._made = task.call, (task.work, number, task.rules)

    def __reduce__(self) -> tuple[Callable[..., Any], tuple[Any, ...]]:
        return self._made


class _Line:
    """The line to the process that began this one; any thread may use it."""

    def __init__(self, line: Connection) -> None:
        self._line = line
        self._lock = Lock()

    def tell(self, news: News, value: object = None) -> None:
        with self._lock:
            self._line.send((news, value))


def serve(connection: Connection, task: Task) -> None:
    """Have the workers of a cluster do a task, tell what comes of it, and end the process."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # ctrl+C is for the process that waits: it ends this one
    Thread(target=end_with_parent, daemon=True).start()
    silence = os.open(os.devnull, os.O_WRONLY)
    for stream in (1, 2):  # what Dask prints nobody has asked for
        os.dup2(silence, stream)
    line = _Line(connection)
    warnings.showwarning = lambda message, *_where: line.tell(News.WARNING, _short(message))
    try:
        asyncio.run(_do(task, line))
    except (ClusterError, GivenUp) as error:
        line.tell(News.ERROR, error)
    except Exception as error:  # whatever Dask makes of what became of the cluster
        line.tell(News.ERROR, Failed(_short(error)))
    os._exit(0)  # nobody waits for what Dask would still wait for


async def _do(task: Task, line: _Line) -> None:
    line.tell(News.READY)
    try:
        client = await Client(task.address, asynchronous=True, set_as_default=False)
        threads = await _threads(client)
    except (OSError, MemoryError) as error:  # somebody who speaks another language may seem to send no end of bytes
        raise Unreachable from error
    except Exception as error:  # Dask cannot do anything with such an address
        raise Unreachable(_short(error)) from error
    if not threads:
        raise NoWorkers
    parts = [asyncio.create_task(part) for part in (_look(line, client), _results(line, client, task, 2 * threads))]
    done, _going_on = await asyncio.wait(parts, return_when=asyncio.FIRST_COMPLETED)
    for part in done:
        part.result()


async def _threads(client: Client) -> int:
    """How many threads all workers have; the scheduler is asked."""
    if client.scheduler is None:
        raise Lost
    return sum((await client.scheduler.ncores()).values())


async def _look(line: _Line, client: Client) -> None:
    """Tell again and again whether the scheduler answers and has workers."""
    while True:
        try:
            threads = await _threads(client)
        except Exception as error:
            raise Lost from error
        line.tell(News.BEAT if threads else News.NO_WORKERS)
        await asyncio.sleep(_BEAT)


async def _results(line: _Line, client: Client, task: Task, at_once: int) -> None:
    """Have so many pieces of work under way that nobody waits for the next."""
    numbers: dict[Any, int] = {}
    waiting = iter(range(task.pieces))

    def begun(number: int) -> Future[Any]:
        future: Future[Any] = client.submit(pickle.loads, pickle.dumps(_Call(task, number)), pure=False)
        numbers[future.key] = number
        return future

    under_way = as_completed([begun(number) for number in islice(waiting, at_once)], loop=client.loop)
    async for future in under_way:
        if future.status not in ("finished", "error", "cancelled"):
            under_way.add(future)  # its worker has gone with what came of it: another one does it again
            continue
        for number in islice(waiting, 1):
            under_way.add(begun(number))
        line.tell(News.RESULT, await _result(future, numbers.pop(future.key), task))


async def _result(future: Future[Any], number: int, task: Task) -> Any:
    if future.status == "cancelled":
        raise Lost  # nobody here has done so
    try:
        return await future.result()
    except KilledWorker as error:
        raise GivenUp(number) from error
    except task.others as error:
        raise Strange from error
    except Exception as error:
        raise Failed(_short(error)) from error


def _short(error: object) -> str:
    """The beginning of what is said, which may be very long; of an error with its name."""
    words = " ".join(str(error)[:_LONGEST].split())
    return words if isinstance(error, Warning | str) else f"{type(error).__name__}: {words}".removesuffix(": ")
