"""Files on the disk: written whole under their names from the first moment on, opened and read only where they fit."""

from __future__ import annotations

import errno
import fcntl
import os
import select
import stat
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from itertools import count
from pathlib import Path
from typing import BinaryIO, Protocol

from engine.texts.language import gettext as _
from saves.errors import SaveError

SUFFIX = ".toml"
"""What the names of saved games end with."""

LARGEST = 2 * 1024 * 1024
"""No saved game comes near this number of bytes, fifty thousand moves. More is neither read nor written."""

_ABANDONED = 3600
"""Seconds after which nobody works on a draft any more."""

_FLAGS = os.O_APPEND | os.O_CLOEXEC | os.O_NOFOLLOW | os.O_NONBLOCK
_NEW = os.O_CREAT | os.O_EXCL | os.O_CLOEXEC


class NameTaken(FileExistsError):
    """There is a file of that name already; it was left alone."""


class Readable(Protocol):
    """A stream of bytes: a file opened for reading, or the standard input."""

    def read(self, size: int, /) -> bytes | None:
        """So many bytes at most, none at the end; None where nothing has come yet and it is not to wait."""
        ...

    def fileno(self) -> int:
        """The number by which the system knows it."""
        ...


@contextmanager
def draft(folder: Path, data: bytes) -> Iterator[tuple[Path, int]]:
    """A file that holds `data`, safely on the disk, under a name that nobody looks for; the name is gone afterwards.

    Gives the name and the open file. Raises OSError.
    """
    _sweep(folder)
    path = folder / f".{os.urandom(8).hex()}.new"
    handle = os.open(path, os.O_RDWR | os.O_APPEND | os.O_NOFOLLOW | _NEW, 0o600)
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
            close(os.open(name, os.O_WRONLY | _NEW, 0o600))
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
    for number in count(1):
        name = path.with_name(f"{path.name}.{ending}" + (f"-{number}" if number > 1 else ""))
        with suppress(FileExistsError):
            _keep(path, name)
            break
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


def append(handle: int, data: bytes, before: int, *, waits: bool = True) -> None:
    """Add all of the data to a file of so many bytes, or nothing of it, and wait for the disk. Raises OSError."""
    try:
        write_all(handle, data)
        if waits:
            os.fsync(handle)
    except OSError:
        with suppress(OSError):
            os.ftruncate(handle, before)
        raise


def _sweep(folder: Path) -> None:
    """Clear away the drafts of programs that were killed long ago."""
    for path in folder.glob(".*.new"):
        with suppress(OSError):
            if time.time() - path.stat().st_mtime > _ABANDONED:
                path.unlink()


# What lies in the folder of saved games.


def read_bytes(path: Path, beginning: int = LARGEST) -> bytes:
    """All of a file of the folder of saved games, or so many bytes, with no regard to locks; raises `SaveError`."""
    try:
        handle = opened(path, os.O_RDONLY)
        try:
            return all_of(handle) if beginning >= LARGEST else os.pread(handle, beginning, 0)
        finally:
            close(handle)
    except OSError as error:
        raise unreadable(path, error) from error


def unreadable(path: Path, error: OSError) -> SaveError:
    """What is said of a file that cannot be read."""
    name = path.name.removesuffix(SUFFIX)
    if isinstance(error, FileNotFoundError):
        return SaveError(_("There is no saved game {name}."), name=name)
    reason = _("it is not a file of its own") if error.errno == errno.ELOOP else error
    return SaveError(_("The saved game {name} cannot be read: {reason}."), name=name, reason=reason)


def opened(path: Path, mode: int) -> int:
    """A file opened to be read, or to be read and added to; raises OSError for what is no file of its own."""
    handle = os.open(path, mode | _FLAGS)
    try:
        if not stat.S_ISREG(os.fstat(handle).st_mode):
            raise OSError(errno.ELOOP, os.strerror(errno.ELOOP))
    except OSError:
        close(handle)
        raise
    return handle


def locked(handle: int) -> bool:
    """Take the lock; False if another program holds it."""
    try:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    except OSError:
        pass  # a file system without locks: better to play without one than not at all
    return True


def all_of(handle: int) -> bytes:
    """All that is in a file; raises OSError for one that is too large."""
    if os.fstat(handle).st_size > LARGEST:
        raise OSError(errno.EFBIG, os.strerror(errno.EFBIG))
    parts: list[bytes] = []
    place = 0
    while part := os.pread(handle, LARGEST, place):
        parts.append(part)
        place += len(part)
    return b"".join(parts)


# What lies anywhere else.


def write_text(path: Path, words: str, mode: int = 0o644) -> None:
    """Write a text into a file that was not there. Raises `SaveError`."""
    try:
        with os.fdopen(os.open(path, os.O_WRONLY | _NEW, mode), "w", encoding="utf-8") as file:
            file.write(words)
    except (OSError, ValueError) as error:
        raise SaveError(_("{name} cannot be written: {reason}."), name=path, reason=_reason(error)) from error


def _reason(error: OSError | ValueError) -> OSError | str:
    """Why a file cannot be opened; of a name that no file can have that is said by a ValueError."""
    return error if isinstance(error, OSError) else os.strerror(errno.EINVAL)


def typed_path(words: str) -> Path:
    """The path that somebody typed; "~" is the folder of a user, and stands as it is where there is no such user."""
    try:
        return Path(words).expanduser()
    except RuntimeError:
        return Path(words)


def read_outside(path: Path, *, waits: bool = False) -> bytes:
    """The bytes of a file anywhere; raises `SaveError`. Of a file that is too large only so much that it shows.

    With `waits` a pipe is read until its writer has closed it, however long that takes; otherwise whatever is no
    regular file is refused.
    """
    try:
        with open_file(path, waits=waits) as file:
            return read_to_end(file)
    except (OSError, ValueError) as error:
        raise SaveError(_("{name} cannot be read: {reason}."), name=path, reason=_reason(error)) from error


def read_to_end(file: Readable) -> bytes:
    """All that comes out of a file up to its end; of what is too large only so much that it shows. Raises OSError."""
    found = bytearray()
    while len(found) <= LARGEST:
        part = file.read(LARGEST + 1 - len(found))
        if part is None:  # whoever opened it has it not wait, and nothing has come yet
            select.select([file], [], [])
        elif not part:
            break
        else:
            found += part
    return bytes(found)


def open_file(path: Path, *, waits: bool = False) -> BinaryIO:
    """A file opened for reading; raises OSError for what is no regular file, unless it may wait for a pipe."""
    handle = os.open(path, os.O_RDONLY | os.O_CLOEXEC | (0 if waits else os.O_NONBLOCK))
    kind = os.fstat(handle).st_mode
    if not waits and not stat.S_ISREG(kind):
        os.close(handle)
        number = errno.EISDIR if stat.S_ISDIR(kind) else errno.ESPIPE
        raise OSError(number, os.strerror(number) if stat.S_ISDIR(kind) else _("it is no file"))
    return os.fdopen(handle, "rb")
