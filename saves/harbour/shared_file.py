"""The file of a shared game: whoever writes holds its lock, has read all that stands there, and adds to its end."""

from __future__ import annotations

import errno
import fcntl
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from time import monotonic, sleep
from typing import Final, Self

from engine.texts.language import gettext as _
from saves import disk
from saves.disk import LARGEST, NameTaken, draft, give_name, sync_folder
from saves.errors import SaveError

_PATIENCE: Final = 5.0
"""Seconds for which a lock is waited for that is held for a millisecond, unless somebody stopped its holder."""
_PAUSE: Final = 0.002


class SharedFile:
    """An open file. `sound` bytes of it have been read and are whole entries; what stands behind them is new, or torn.

    Raises `SaveError` where the disk refuses, the file is not where it was, or its lock is not to be had.
    """

    def __init__(self, path: Path, handle: int) -> None:
        """See `open` and `begin`."""
        self.path = path
        self.sound = 0
        self._handle: int | None = handle

    @classmethod
    def begin(cls, path: Path, data: bytes) -> None:
        """Make the file of a new game, whole from the first moment on, unless somebody has made it before."""
        try:
            with draft(path.parent, data) as (new, _handle):
                give_name(new, path)
            sync_folder(path.parent)
        except NameTaken:
            pass
        except OSError as error:
            raise _unwritten(error) from error

    @classmethod
    def open(cls, path: Path) -> Self:
        """The file of a game that has begun."""
        try:
            return cls(path, disk.opened(path, os.O_RDWR))
        except OSError as error:
            if not isinstance(error, FileNotFoundError):
                raise SaveError(_("The game of this table cannot be read: {reason}."), reason=error) from error
            raise SaveError(_("The game of this table is not where it was.")) from error

    @contextmanager
    def held(self, *, only_to_read: bool = False) -> Iterator[None]:
        """Others are kept from writing meanwhile; several may hold it together who only read."""
        handle = self._open
        kind = fcntl.LOCK_SH if only_to_read else fcntl.LOCK_EX
        end = monotonic() + _PATIENCE
        while True:
            try:
                fcntl.flock(handle, kind | fcntl.LOCK_NB)
                break
            except BlockingIOError:
                if monotonic() > end:
                    raise SaveError(_("Somebody else has been writing at this table for long: try again.")) from None
                sleep(_PAUSE)
            except OSError as error:
                raise _unwritten(error) from error
        try:
            yield
        finally:
            fcntl.flock(handle, fcntl.LOCK_UN)

    @property
    def size(self) -> int:
        """How many bytes it has now."""
        try:
            return os.fstat(self._open).st_size
        except OSError as error:
            raise _unread(error) from error

    def rest(self) -> bytes:
        """What stands behind the sound bytes."""
        handle = self._open
        try:
            size = os.fstat(handle).st_size
            if size > LARGEST:
                raise OSError(errno.EFBIG, os.strerror(errno.EFBIG))
            return os.pread(handle, max(0, size - self.sound), self.sound)
        except OSError as error:
            raise _unread(error) from error

    def check_place(self) -> None:
        """Raise `SaveError` where the file has not its name any more: nobody would see what is written."""
        try:
            if os.path.samestat(self.path.stat(), os.fstat(self._open)):
                return
        except OSError:
            pass
        raise SaveError(_("The folder of this table was moved or deleted: nothing can be played until it is back."))

    def append(self, data: bytes) -> None:
        """Add to the sound bytes, in place of what was torn behind them; whole and on the disk, or not at all.

        The lock is held.
        """
        handle = self._open
        self.check_place()
        try:
            if self.sound + len(data) > LARGEST:
                raise OSError(errno.EFBIG, os.strerror(errno.EFBIG))
            if os.fstat(handle).st_size > self.sound:
                os.ftruncate(handle, self.sound)
            disk.append(handle, data, self.sound)
        except OSError as error:
            raise _unwritten(error) from error
        self.sound += len(data)

    def close(self) -> None:
        """Give it back."""
        handle, self._handle = self._handle, None
        if handle is not None:
            disk.close(handle)

    def __del__(self) -> None:
        self.close()

    @property
    def _open(self) -> int:
        if self._handle is None:
            raise ValueError("the file is closed")
        return self._handle


def _unread(error: OSError) -> SaveError:
    return SaveError(_("The game of this table cannot be read: {reason}."), reason=error)


def _unwritten(error: OSError) -> SaveError:
    return SaveError(_("Nothing was played: the disk of this host refuses it ({reason})."), reason=error)
