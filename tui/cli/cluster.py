"""Work for the workers of an existing Dask cluster: what one of them drops another takes up.

A process of its own speaks to the cluster, and tells all that there is to know of it: whatever Dask waits for, prints
or holds ends with it. It alone imports Dask.
"""

from __future__ import annotations

import asyncio
import os
import pickle
import re
import signal
import warnings
from collections.abc import Callable, Generator, Iterator
from enum import Enum
from itertools import islice
from multiprocessing import get_context
from multiprocessing.connection import Connection
from threading import Lock, Thread
from time import monotonic
from typing import TYPE_CHECKING, Any, NamedTuple, TypeVar

from engine.texts import N_
from engine.texts.language import gettext as _
from havre import afar
from saves.names import printable, shortened
from tui.cli.workers import GivenUp, end_with_parent

if TYPE_CHECKING:
    from distributed import Client, Future

ANSWERED_WITHIN = 7.0
"""Seconds after which nobody is expected to answer any more."""

_BEAT = 1.0
"""Seconds between two looks at whether the scheduler answers and has workers."""

_LONGEST, _MOST_TOLD = 1000, 200
"""So many signs of an error are sent, and so many cells of what somebody else says are told."""

_ADDRESS = re.compile(r"((tcp|tls|ucx|ws|wss)://)?(\[[0-9a-fA-F:.]+(%\w+)?\]|[\w.-]+):(?P<port>[0-9]{1,5})")
_PORTS = range(1, 1 << 16)

T = TypeVar("T")


class Task(NamedTuple):
    """What is to be done: `call(work, number, rules)` for each number below `pieces`.

    `others` are the errors of a worker that cannot do it as it should be done.
    """

    call: Callable[[bytes, int, str], Any]
    work: bytes
    rules: str
    pieces: int
    address: str
    others: tuple[type[Exception], ...]


class News(Enum):
    """What the process that speaks to the cluster tells, each with a value."""

    READY = "ready"
    """Dask is loaded, and the scheduler is called from now on."""
    BEAT = "beat"
    """The scheduler answers and has workers."""
    NO_WORKERS = "no workers"
    """The scheduler answers and has none."""
    WARNING = "warning"
    """Dask warns of something: its words."""
    RESULT = "result"
    """A piece of work is done: what came of it."""
    ERROR = "error"
    """The last of all: what is to be raised."""


class Trouble(Enum):
    """What ends the work on a cluster, as it is told."""

    NO_ADDRESS = N_("'{address}' is not the address of a scheduler: that would be such as tcp://host:8786.")
    UNREACHABLE = N_("No scheduler answers at {address}.")
    UNCALLABLE = N_("No scheduler answers at {address}: {reason}.")
    """Dask cannot do anything with the address."""
    NO_WORKERS = N_("The cluster at {address} has no workers.")
    LOST = N_("The scheduler at {address} does not answer any more.")
    STRANGE = N_("A worker of the cluster has no Havre, or one with other rules.")
    FAILED = N_("Something went wrong on the cluster: {reason}.")
    """A worker or the scheduler has raised something."""


class ClusterError(Exception):
    """There is trouble on the cluster."""

    def __init__(self, trouble: Trouble, reason: object = "") -> None:
        super().__init__(trouble, _words(reason))

    def sentence(self, address: str) -> str:
        trouble, reason = self.args
        return _(trouble.value).format(address=in_short(address), reason=in_short(reason))


def in_short(words: str) -> str:
    """What somebody else says, as part of a sentence."""
    return shortened(printable(words), _MOST_TOLD).rstrip(".")


def work_done(work: Callable[[int], T], count: int, address: str, warned: Callable[[str], None]) -> Generator[T]:
    """What comes of `work` for each number below `count`, in the order in which it is done.

    A worker that goes takes nothing with it: the scheduler gives what it had to another. `warned` is told once of each
    thing that Dask warns of. Raises a `ClusterError`, and `GivenUp` where one piece of work ended several workers.
    """
    found = _ADDRESS.fullmatch(address)
    if found is None or int(found["port"]) not in _PORTS:
        raise ClusterError(Trouble.NO_ADDRESS)
    processes = get_context("spawn")  # a fork would share what the program has open
    line, its_end = processes.Pipe()
    others = (ImportError, afar.OtherRules)
    task = Task(afar.call, pickle.dumps(work), afar.rules(), count, address, others)
    process = processes.Process(target=_serve, args=(its_end, task), daemon=True)
    process.start()
    its_end.close()
    try:
        yield from _received(line, count, warned)
    finally:
        process.kill()
        process.join()
        line.close()


def _received(line: Connection, count: int, warned: Callable[[str], None]) -> Iterator[Any]:
    """What comes over the line, until all is done or nothing has come for too long."""
    told: set[str] = set()
    waits_until: float | None = None  # to load Dask may take as long as it takes
    silent: Exception = ClusterError(Trouble.UNREACHABLE)
    while count:
        if waits_until is not None and not line.poll(max(0.0, waits_until - monotonic())):
            raise silent
        try:
            news, value = line.recv()
        except (EOFError, OSError):
            raise ClusterError(Trouble.LOST) from None
        except Exception as error:  # what came cannot be read here
            raise ClusterError(Trouble.STRANGE) from error
        if news is News.ERROR:
            raise value
        if news is News.WARNING and value not in told:
            told.add(value)
            warned(value)
        elif news is News.NO_WORKERS:
            silent = ClusterError(Trouble.NO_WORKERS)
        elif news is not News.WARNING:
            silent = ClusterError(Trouble.UNREACHABLE) if news is News.READY else ClusterError(Trouble.LOST)
            if news is News.RESULT:
                count -= 1
                yield value
            waits_until = monotonic() + ANSWERED_WITHIN  # after whoever took a result has done with it


# The process that speaks to the cluster.


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


def _serve(connection: Connection, task: Task) -> None:
    """Have the workers of a cluster do a task, tell what comes of it, and end the process."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # ctrl+C is for the process that waits: it ends this one
    Thread(target=end_with_parent, daemon=True).start()
    silence = os.open(os.devnull, os.O_WRONLY)
    for stream in (1, 2):  # what Dask prints nobody has asked for
        os.dup2(silence, stream)
    line = _Line(connection)
    warnings.showwarning = lambda message, *_where: line.tell(News.WARNING, _words(message))
    try:
        asyncio.run(_do(task, line))
    except (ClusterError, GivenUp) as error:
        line.tell(News.ERROR, error)
    except Exception as error:  # whatever Dask makes of what became of the cluster
        line.tell(News.ERROR, ClusterError(Trouble.FAILED, error))
    os._exit(0)  # nobody waits for what Dask would still wait for


async def _do(task: Task, line: _Line) -> None:
    from distributed import Client  # noqa: PLC0415  (only this process has Dask)

    line.tell(News.READY)
    try:
        client = await Client(task.address, asynchronous=True, set_as_default=False)
        threads = await _threads(client)
    except (OSError, MemoryError) as error:  # somebody who speaks another language may seem to send no end of bytes
        raise ClusterError(Trouble.UNREACHABLE) from error
    except Exception as error:
        raise ClusterError(Trouble.UNCALLABLE, error) from error
    if not threads:
        raise ClusterError(Trouble.NO_WORKERS)
    parts = [asyncio.create_task(part) for part in (_look(line, client), _results(line, client, task, 2 * threads))]
    done, _going_on = await asyncio.wait(parts, return_when=asyncio.FIRST_COMPLETED)
    for part in done:
        part.result()


async def _threads(client: Client) -> int:
    """How many threads all workers have; the scheduler is asked."""
    if client.scheduler is None:
        raise ClusterError(Trouble.LOST)
    return sum((await client.scheduler.ncores()).values())


async def _look(line: _Line, client: Client) -> None:
    """Tell again and again whether the scheduler answers and has workers."""
    while True:
        try:
            threads = await _threads(client)
        except Exception as error:
            raise ClusterError(Trouble.LOST) from error
        line.tell(News.BEAT if threads else News.NO_WORKERS)
        await asyncio.sleep(_BEAT)


async def _results(line: _Line, client: Client, task: Task, at_once: int) -> None:
    """Have so many pieces of work under way that nobody waits for the next."""
    from distributed import as_completed  # noqa: PLC0415  (only this process has Dask)

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
    from distributed import KilledWorker  # noqa: PLC0415  (only this process has Dask)

    if future.status == "cancelled":
        raise ClusterError(Trouble.LOST)  # nobody here has done so
    try:
        return await future.result()
    except KilledWorker as error:
        raise GivenUp(number) from error
    except task.others as error:
        raise ClusterError(Trouble.STRANGE) from error
    except Exception as error:
        raise ClusterError(Trouble.FAILED, error) from error


def _words(error: object) -> str:
    """The beginning of what is said, which may be very long; of an error with its name."""
    words = " ".join(str(error)[:_LONGEST].split())
    return words if isinstance(error, Warning | str) else f"{type(error).__name__}: {words}".removesuffix(": ")
