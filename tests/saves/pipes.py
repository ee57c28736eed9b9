"""Pipes whose writer pauses until what it wrote has been taken out."""

from __future__ import annotations

import array
import fcntl
import os
import termios
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from threading import Thread

from tests.waiting import until


def write_with_pauses(pipe: int, *parts: bytes) -> None:
    """Write each part after the one before it has been taken out, and close the pipe."""
    with suppress(BrokenPipeError), os.fdopen(pipe, "wb", buffering=0) as file:
        for part in parts:
            file.write(part)
            until(lambda: _held_in(pipe) == 0)


@contextmanager
def pausing(pipe: int, *parts: bytes) -> Iterator[None]:
    """Somebody writes these parts into a pipe, with pauses."""
    writer = Thread(target=write_with_pauses, args=(pipe, *parts))
    writer.start()
    try:
        yield
    finally:
        writer.join()


def _held_in(pipe: int) -> int:
    """How many bytes lie in a pipe that nobody has taken out."""
    number = array.array("i", [0])
    fcntl.ioctl(pipe, termios.FIONREAD, number)
    return number[0]
