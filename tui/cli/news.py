"""What the process that speaks to a cluster is told and tells: a task, news of it, and what ends the work there."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum
from typing import Any, NamedTuple


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
    """What is told, each with a value."""

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


class ClusterError(Exception):
    """What ends the work on a cluster."""


class NoAddress(ClusterError):
    """Nobody can have such an address."""


class Unreachable(ClusterError):
    """Nobody answers at the address; the text is what Dask says of it, if it is about the address itself."""


class NoWorkers(ClusterError):
    """The cluster has nobody who could do anything."""


class Lost(ClusterError):
    """The scheduler answers no more."""


class Strange(ClusterError):
    """A worker has no Havre, or one with other rules."""


class Failed(ClusterError):
    """A worker or the scheduler has raised something; the text is what."""
