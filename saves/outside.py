"""What lies outside the folder of saved games: files anywhere and whatever comes through a pipe, read to the end."""

from __future__ import annotations

import errno
import os
import select
import stat
from pathlib import Path
from typing import BinaryIO, Protocol

from engine.texts.language import gettext as _
from saves.descriptors import LARGEST
from saves.errors import SaveError
from saves.names import printable


class Readable(Protocol):
    """A stream of bytes: a file opened for reading, or the standard input."""

    def read(self, size: int, /) -> bytes | None:
        """So many bytes at most, none at the end; None where nothing has come yet and it is not to wait."""
        ...

    def fileno(self) -> int:
        """The number by which the system knows it."""
        ...


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
    except (OSError, ValueError) as error:  # of a name that no file can have it is a ValueError
        reason = error.strerror if isinstance(error, OSError) else os.strerror(errno.EINVAL)
        raise SaveError(
            _("{name} cannot be read: {reason}.").format(name=printable(str(path)), reason=reason)
        ) from error


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
    return os.fdopen(_open(path, waits=waits), "rb")


def _open(path: Path, *, waits: bool) -> int:
    if waits:
        return os.open(path, os.O_RDONLY | os.O_CLOEXEC)
    handle = os.open(path, os.O_RDONLY | os.O_CLOEXEC | os.O_NONBLOCK)
    kind = os.fstat(handle).st_mode
    if not stat.S_ISREG(kind):
        os.close(handle)
        number = errno.EISDIR if stat.S_ISDIR(kind) else errno.ESPIPE
        raise OSError(number, os.strerror(number) if stat.S_ISDIR(kind) else _("it is no file"))
    return handle
