"""Pieces of thinking for helpers, which load nothing but the standard library."""

from __future__ import annotations

import gc
import os
import time
from collections.abc import Callable

Stop = Callable[[], bool]


def process(_stop: Stop) -> int:
    """The number of the process that does it."""
    return os.getpid()


def until_stopped(stop: Stop) -> int:
    """Done when somebody says stop: the number of the process that did it."""
    while not stop():
        time.sleep(0.001)
    return os.getpid()


def fails(_stop: Stop) -> int:
    """Cannot be done."""
    raise ZeroDivisionError


def only_in(pid: int, _stop: Stop) -> int:
    """Ends every process but one."""
    if os.getpid() != pid:
        os._exit(1)
    return pid


def never_elsewhere(pid: int, stop: Stop) -> int:
    """In every process but one it never comes to an end, whatever anybody says."""
    while os.getpid() != pid:
        time.sleep(0.001)
    return until_stopped(stop)


def prints(_stop: Stop) -> str:
    """Says something aloud."""
    print("aloud", flush=True)
    return "done"


def garbage(_stop: Stop) -> int:
    """After how many objects more Python looks for garbage."""
    return gc.get_threshold()[0]
