"""What the process that speaks to a cluster has to tell: news of it, and what ends the work there."""

from __future__ import annotations

from enum import Enum


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
    """A piece of work is done: its number, and what came of it."""
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
