"""Files of lines: each is added to the end under a lock, and is on the disk before the call returns."""

from __future__ import annotations

import fcntl
import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from saves.disk import append, open_file, sync_folder
from saves.slots import make_folder


@contextmanager
def adding(path: Path) -> Iterator[Callable[[bytes], None]]:
    """Lock a file in the folder of what is saved; what is given adds a line with its end. Raises OSError.

    What was torn at its end stays a line by itself.
    """
    make_folder()
    handle = os.open(path, os.O_RDWR | os.O_CREAT | os.O_APPEND | os.O_CLOEXEC | os.O_NOFOLLOW, 0o600)
    try:
        with suppress(OSError):  # a file system without locks
            fcntl.flock(handle, fcntl.LOCK_EX)

        def add(line: bytes) -> None:
            size = os.fstat(handle).st_size
            is_torn = size and os.pread(handle, 1, size - 1) != b"\n"
            append(handle, (b"\n" if is_torn else b"") + line, size)

        yield add
    finally:
        os.close(handle)
    sync_folder(path.parent)


def lines_of(path: Path, largest: int) -> list[bytes]:
    """The lines of a file, of which so many bytes are read; none where there is no file. Raises OSError."""
    try:
        with open_file(path) as file:
            return file.read(largest).split(b"\n")
    except FileNotFoundError:
        return []
