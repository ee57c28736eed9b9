"""Files of the folder of saved games, opened and read: regular files alone, of a size that a game can have."""

from __future__ import annotations

import errno
import fcntl
import os
import stat
from pathlib import Path

from engine.texts.language import gettext as _
from saves.atomic import close
from saves.errors import SaveError
from saves.slots import SUFFIX

LARGEST = 2 * 1024 * 1024
"""No saved game comes near this number of bytes, fifty thousand moves. More is neither read nor written."""

_FLAGS = os.O_APPEND | os.O_CLOEXEC | os.O_NOFOLLOW | os.O_NONBLOCK


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
        return SaveError(_("There is no saved game {name}.").format(name=name))
    reason = _("it is not a file of its own") if error.errno == errno.ELOOP else error.strerror
    return SaveError(_("The saved game {name} cannot be read: {reason}.").format(name=name, reason=reason))


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
