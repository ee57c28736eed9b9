"""Programs that are killed in the middle of playing, at moments that nobody chose."""

from __future__ import annotations

import signal
import subprocess
from random import Random

from saves import moves_of
from tests.waiting import until


def killed(running: subprocess.Popen[str], slot: str, played: int, more: int, rng: Random) -> int:
    """Kill a program that goes on after `played` moves and tells the number of each; the last number that it told.

    It plays so many `more`, and waits then, so that it is there to be killed however far it has come. It is killed
    after it has told a move, or as soon as one of the next two is in the file, before it could tell it.
    """
    assert running.stdout is not None
    told = played + rng.randint(1, more)
    while int(running.stdout.readline()) < told:
        pass
    written = min(told + rng.randint(0, 2), played + more)
    until(lambda: len(moves_of(slot)) >= written)
    running.kill()
    last = max([told, *map(int, running.stdout)])
    running.communicate()
    assert running.returncode == -signal.SIGKILL
    return last
