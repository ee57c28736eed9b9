"""Stand-ins for the process that speaks to a cluster: each tells what a cluster did at which somebody was surprised."""

from __future__ import annotations

import time
from multiprocessing.connection import Connection

from tui.cli.cluster import ClusterError, News, Task, Trouble


def _begin_with_a_game(line: Connection, task: Task) -> None:
    """The first game, played before anybody waits for it."""
    game = task.call(task.work, 0, task.rules)
    line.send((News.READY, None))
    line.send((News.RESULT, game))


def gives_back(line: Connection, task: Task) -> None:
    """A game as it should be, and then something that is none."""
    _begin_with_a_game(line, task)
    line.send((News.RESULT, (1, "x")))


def has_failed(line: Connection, _task: Task) -> None:
    """A worker has raised an error of 100 kB."""
    line.send((News.READY, None))
    line.send((News.ERROR, ClusterError(Trouble.FAILED, "ValueError: " + "boom\n" * 20_000)))


def has_ended(line: Connection, _task: Task) -> None:
    """The process has ended, whatever has ended it."""
    line.send((News.READY, None))
    line.close()


def is_silent(line: Connection, task: Task) -> None:
    """After a game nothing more comes."""
    _begin_with_a_game(line, task)
    time.sleep(60)


def is_left_alone(line: Connection, task: Task) -> None:
    """After a game all workers have gone; the scheduler still answers."""
    _begin_with_a_game(line, task)
    while True:
        line.send((News.NO_WORKERS, None))
        time.sleep(0.05)


def warns(line: Connection, task: Task) -> None:
    """Dask warns of two things, of one of them twice; all games are played."""
    games = [task.call(task.work, number, task.rules) for number in range(task.pieces)]
    line.send((News.READY, None))
    for words in ("Versions differ.", "Versions differ.", "It is\nslow"):
        line.send((News.WARNING, words))
    for game in games:
        line.send((News.RESULT, game))


def is_strange(line: Connection, _task: Task) -> None:
    """A worker has no Havre."""
    line.send((News.READY, None))
    line.send((News.ERROR, ClusterError(Trouble.STRANGE)))
