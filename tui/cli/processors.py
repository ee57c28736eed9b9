"""Work shared among the processors of this machine, or among the workers of a cluster."""

from __future__ import annotations

import os
from collections.abc import Callable, Generator
from importlib.util import find_spec
from typing import TypeVar

import typer

from engine.texts.language import gettext as _
from tui.start import failed

T = TypeVar("T")


def shared(work: Callable[[int], T], count: int, jobs: int | None = None, cluster: str | None = None) -> Generator[T]:
    """What comes of `work` for each number below `count`, in the order in which it is done.

    Args:
        work: what is done; it goes to other processes as bytes.
        count: how many pieces of work there are.
        jobs: how many are done at a time; as many as there are processors where nothing is said.
        cluster: the address of the scheduler of a Dask cluster, whose workers do it instead.

    Raises `typer.TyperException` with a sentence where it cannot be done, and whatever `work` raises.
    """
    at_once = min(count, jobs or os.cpu_count() or 1)
    if cluster is None and at_once == 1:
        yield from map(work, range(count))
        return
    from tui.cli import workers  # noqa: PLC0415  (slow, and only this needs it)

    try:
        if cluster is not None:
            yield from _afar(work, count, cluster)
        else:
            yield from workers.work_done(work, count, at_once, _tell_of_loss)
    except workers.GivenUp as given_up:
        told = _("Every process that played game {number} was ended.")
        raise typer.TyperException(told.format(number=given_up.number + 1)) from given_up


def _afar(work: Callable[[int], T], count: int, address: str) -> Generator[T]:
    from tui.cli import cluster  # noqa: PLC0415  (slow, and only this needs it)

    if find_spec("distributed") is None:
        raise typer.TyperException(_("A cluster needs Dask: pip install 'havre[cluster]'."))

    def warned(words: str) -> None:
        failed(_("Dask warns: {words}.").format(words=cluster.in_short(words)), 1)

    try:
        yield from cluster.work_done(work, count, address, warned)
    except cluster.ClusterError as error:
        raise typer.TyperException(error.sentence(address)) from error


def _tell_of_loss() -> None:
    failed(_("A process that played a game was ended: the game is played again."), 1)
