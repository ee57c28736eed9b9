"""Work for the workers of an existing Dask cluster: what one of them drops another takes up."""

from __future__ import annotations

import logging
import pickle
from collections.abc import Callable, Iterator
from itertools import islice
from typing import TypeVar

from dask.typing import Key
from distributed import Client, Future, KilledWorker, as_completed

from havre import afar
from tui.cli.workers import GivenUp

CONNECTED_WITHIN = 10
"""Seconds after which nobody is expected to answer at an address any more."""

T = TypeVar("T")


class Unreachable(Exception):
    """Nobody answers at the address."""


class NoWorkers(Exception):
    """The cluster has nobody who could do anything."""


class Strange(Exception):
    """A worker has no Havre, or one with other rules."""


def work_done(work: Callable[[int], T], count: int, address: str) -> Iterator[T]:
    """What comes of `work` for each number below `count`, in the order in which it is done.

    A worker that goes takes nothing with it: the scheduler gives what it had to another. Raises `Unreachable`,
    `NoWorkers`, `Strange`, `GivenUp` where one piece of work ended several workers, and whatever `work` raises.
    """
    logging.getLogger("distributed").setLevel(logging.CRITICAL)  # what went wrong is told in a sentence
    try:
        client = Client(address, timeout=CONNECTED_WITHIN, set_as_default=False)
    except (OSError, ValueError) as error:
        raise Unreachable from error
    with client:
        threads = sum(client.nthreads().values())
        if not threads:
            raise NoWorkers
        yield from _results(client, pickle.dumps(work), count, 2 * threads)


def _results(client: Client, work: bytes, count: int, at_once: int) -> Iterator[T]:
    """Have so many pieces of work under way that nobody waits for the next."""
    numbers: dict[Key, int] = {}
    waiting = iter(range(count))

    def begun(number: int) -> Future[T]:
        future: Future[T] = client.submit(afar.call, work, number, afar.rules(), pure=False)
        numbers[future.key] = number
        return future

    under_way = as_completed([begun(number) for number in islice(waiting, at_once)], loop=client.loop)
    for future in under_way:
        for number in islice(waiting, 1):
            under_way.add(begun(number))
        try:
            found: T = future.result()
        except KilledWorker as error:
            raise GivenUp(numbers[future.key]) from error
        except (ImportError, afar.OtherRules) as error:
            raise Strange(str(error)) from error
        yield found
