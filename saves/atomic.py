"""Files that are whole under their names from the first moment on, and the names under which old ones are kept."""

from __future__ import annotations

import os
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

_ABANDONED = 3600
"""Seconds after which nobody works on a draft any more."""


class NameTaken(FileExistsError):
    """There is a file of that name already; it was left alone."""


@contextmanager
def draft(folder: Path, data: bytes) -> Iterator[tuple[Path, int]]:
    """A file that holds `data`, safely on the disk, under a name that nobody looks for; the name is gone afterwards.

    Gives the name and the open file. Raises OSError.
    """
    _sweep(folder)
    path = folder / f".{os.urandom(8).hex()}.new"
    flags = os.O_RDWR | os.O_CREAT | os.O_EXCL | os.O_APPEND | os.O_CLOEXEC | os.O_NOFOLLOW
    handle = os.open(path, flags, 0o600)
    try:
        write_all(handle, data)
        os.fsync(handle)
        yield path, handle
    finally:
        close(handle)
        with suppress(OSError):  # it is swept away later
            path.unlink(missing_ok=True)


def give_name(path: Path, name: Path) -> None:
    """Give a file a name that no other file may have; raises `NameTaken`, or another OSError."""
    try:
        try:
            os.link(path, name)
        except FileExistsError:
            raise
        except OSError:  # a file system without hard links: take the name, then put the file in its place
            close(os.open(name, os.O_WRONLY | os.O_CREAT | os.O_EXCL | os.O_CLOEXEC, 0o600))
            path.rename(name)
    except FileExistsError as error:
        raise NameTaken(error.errno, error.strerror) from None


def put(path: Path, data: bytes) -> None:
    """Let a name stand for a file that holds `data`, whatever it stood for before. Raises OSError."""
    with draft(path.parent, data) as (new, _handle):
        new.rename(path)
        sync_folder(path.parent)


def set_aside(path: Path, ending: str) -> Path:
    """Keep what a file holds under a second name, which was free: PATH.ending, PATH.ending-2, ... Raises OSError.

    The first name is then to be given to another file, and this one written to no more.
    """
    number = 1
    while True:
        name = path.with_name(f"{path.name}.{ending}" + (f"-{number}" if number > 1 else ""))
        try:
            _keep(path, name)
        except FileExistsError:
            number += 1
            continue
        try:
            sync_folder(path.parent)
        except OSError:
            with suppress(OSError):
                name.unlink()
            raise
        return name


def _keep(path: Path, name: Path) -> None:
    try:
        os.link(path, name)
    except FileExistsError:
        raise
    except OSError:  # a file system without hard links
        with draft(path.parent, path.read_bytes()) as (copy, _handle):
            give_name(copy, name)


def sync_folder(path: Path) -> None:
    """Wait until the names in a folder are on the disk. Raises OSError."""
    handle = os.open(path, os.O_RDONLY | os.O_DIRECTORY)
    try:
        os.fsync(handle)
    finally:
        close(handle)


def close(handle: int) -> None:
    """Close a file of which all that matters has been synced, or refused: whatever is said now, it is closed."""
    with suppress(OSError):
        os.close(handle)


def write_all(handle: int, data: bytes) -> None:
    """Write all of the data to an open file. Raises OSError."""
    rest = memoryview(data)
    while rest:
        rest = rest[os.write(handle, rest) :]


def _sweep(folder: Path) -> None:
    """Clear away the drafts of programs that were killed long ago."""
    for path in folder.glob(".*.new"):
        with suppress(OSError):
            if time.time() - path.stat().st_mtime > _ABANDONED:
                path.unlink()
