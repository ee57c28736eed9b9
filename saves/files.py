"""The file of one saved game, held open: bytes go to its end and are on the disk before `append` returns."""

from __future__ import annotations

import errno
import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Self

from engine.texts.language import gettext as _
from saves import disk
from saves.disk import NameTaken, draft, give_name, locked, sync_folder
from saves.errors import SaveError
from saves.hosted import hosted
from saves.slots import check_room, cleaned, make_folder, new_slots, path_of


class SaveFile:
    """One file of the folder of saved games, under an exclusive lock for as long as it is open.

    What cannot be written is kept and written together with what follows; `problem` is a sentence about it
    for as long as it lasts, else None, and `reason` is why. Of a file that was moved away it tells that alone: what is
    written goes on into it. `in_use` says that another program holds the lock.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        self.problem: str | None = None
        self.reason = ""
        self.in_use = False
        self.set_aside: Path | None = None
        """Where the file is kept as it was, if another one has taken its place."""
        self._handle: int | None = None
        self._is_writable = True
        self._is_closed = False
        self._sound = 0
        self._has_own_rest = False
        self._has_new_name = False
        """Whether the file got its name, or that of another one, and nobody knows yet whether it is on the disk."""
        self._waiting = b""
        self._anew: bytes | None = None
        self._kept_as = ""

    @classmethod
    def create(cls, path: Path, data: bytes) -> Self:
        """A new file that holds `data`. An existing one is never touched: it raises `NameTaken`.

        Any other fault of the disk leaves the data waiting and `problem` set.
        """
        file = cls(path)
        file.append(data)
        return file

    @classmethod
    def open(cls, path: Path) -> tuple[Self, bytes]:
        """An existing file and what is in it; raises `SaveError` if it cannot be read.

        What is appended goes behind all of it, unless `write_anew` is called first.
        """
        file, handle = cls._held(path)
        try:
            data = disk.all_of(handle)
            file._sound = len(data)
            return file, data
        except OSError as error:
            file.close()
            raise disk.unreadable(path, error) from error

    @classmethod
    def hold(cls, path: Path) -> Self:
        """An existing file, whatever is in it, with others kept away; raises `SaveError` if it cannot be opened."""
        return cls._held(path)[0]

    @classmethod
    def _held(cls, path: Path) -> tuple[Self, int]:
        file = cls(path)
        try:
            try:
                handle = file._handle = disk.opened(path, os.O_RDWR)
            except OSError as error:
                if error.errno not in (errno.EACCES, errno.EPERM, errno.EROFS):
                    raise
                handle = file._handle = disk.opened(path, os.O_RDONLY)
                file._is_writable = False
                file._note(error)
            file.in_use = not locked(handle)
            return file, handle
        except OSError as error:
            file.close()
            raise disk.unreadable(path, error) from error

    def write_anew(self, data: bytes, kept_as: str = "damaged") -> None:
        """Say that the file must hold `data` instead before anything is added to it.

        The old one is kept beside it, with `kept_as` behind its name.
        """
        self._anew, self._kept_as = data, kept_as

    def append(self, data: bytes) -> None:
        """Write to the end of the file and wait for the disk, at a cost independent of its length."""
        if self._is_closed:
            raise ValueError("the file is closed")
        self._waiting += data
        is_first_try = not self._sound and self.problem is None
        try:
            if self._handle is None:
                self._renew(make_folder(), b"", lambda new: give_name(new, self.path))
            else:
                self._write(self._handle)
            if self._has_new_name:
                sync_folder(self.path.parent)
                self._has_new_name = False
        except OSError as error:
            if isinstance(error, NameTaken) and is_first_try:
                raise
            self._note(error)
        else:
            self.problem = self._astray()

    @property
    def is_waiting(self) -> bool:
        """Whether something is not on the disk that was to be written."""
        return bool(self._waiting) or self._has_new_name

    def try_again(self) -> None:
        """Write what is waiting, if anything is."""
        if self.is_waiting:
            self.append(b"")

    def close(self) -> None:
        """Give the file and its lock back; what is waiting is lost."""
        self._is_closed = True
        self._release()

    def __del__(self) -> None:
        self._release()  # a game that nobody holds any more must not stay locked

    def _release(self) -> None:
        handle, self._handle = self._handle, None
        if handle is not None:
            disk.close(handle)

    def _note(self, error: OSError) -> None:
        self.reason = error.strerror or str(error)
        words = _("The game goes on, but only in memory; it cannot be saved: {reason}.")
        self.problem = words.format(reason=self.reason)

    def _astray(self) -> str | None:
        """What is to be said of a file that is written to, but no longer has its name; None where it has."""
        try:
            if self._handle is None or os.path.samestat(self.path.stat(), os.fstat(self._handle)):
                return None
        except (FileNotFoundError, NotADirectoryError):
            pass
        except OSError:  # nobody can say
            return None
        return _("The file of this game was moved away: what is played is still written into it, wherever it is now.")

    def _renew(self, folder: Path, data: bytes, put: Callable[[Path], None]) -> None:
        """Go on with a new file that gets the name, whole from the first moment on: the data, and what is waiting."""
        with draft(folder, data + self._waiting) as (new, handle):
            locked(handle)
            own = os.dup(handle)
            try:
                put(new)
            except OSError:
                disk.close(own)
                raise
        self._release()
        self._handle, self._has_new_name = own, True
        self._written(len(data))

    def _written(self, before: int) -> None:
        """What was waiting is in the file, behind so many bytes."""
        self._sound = before + len(self._waiting)
        self._waiting = b""

    def _write(self, handle: int) -> None:
        """Add what is waiting to the file as this object has left it."""
        if not self._is_writable:
            raise OSError(errno.EACCES, os.strerror(errno.EACCES))
        now = os.fstat(handle)
        if now.st_nlink == 0:
            raise OSError(errno.ESTALE, _("its file was deleted"))
        if self._has_own_rest:
            os.ftruncate(handle, self._sound)
        elif now.st_size != self._sound:
            raise OSError(errno.ESTALE, _("its file was changed by another program"))
        before = self._sound if self._anew is None else len(self._anew)
        if before + len(self._waiting) > disk.LARGEST:
            raise OSError(errno.EFBIG, os.strerror(errno.EFBIG))
        if self._anew is not None:
            self._renew(self.path.parent, self._anew, self._replace)
            return
        self._has_own_rest = True
        disk.append(handle, self._waiting, self._sound)
        self._has_own_rest = False
        self._written(self._sound)

    def _replace(self, new: Path) -> None:
        """Let a file have the name, and keep the one that has it."""
        kept = disk.set_aside(self.path, self._kept_as)
        try:
            new.rename(self.path)
        except OSError:
            with suppress(OSError):
                kept.unlink(missing_ok=True)
            raise
        self.set_aside, self._anew = kept, None


def new_file(data: bytes, like: str, slot: str | None = None) -> tuple[str, SaveFile]:
    """A new file in the slot named, or in a free one named like another; raises `SaveError` if the slot is taken."""
    base = cleaned(slot or like)
    if (by := hosted()) is not None:
        check_room(by.most_games, by.most_bytes)
    for wanted in (base,) if slot else new_slots(base):
        try:
            return wanted, SaveFile.create(path_of(wanted), data)
        except NameTaken:  # for a free slot: another program was faster
            continue
    raise name_taken(base)


def renamed(slot: str, name: str) -> str:
    """Give a saved game another name, whether it can be read or not; returns the slot that the name stands for.

    Raises `SaveError` if there is none, if the name is taken, if another program has it open, or if the disk refuses.
    """
    new = cleaned(name)
    in_use = _("{name} is open in another program: it cannot be renamed.")
    with _held(slot, in_use, _("The saved game {name} cannot be renamed: {reason}.")) as path:
        if path_of(new) != path:
            try:
                give_name(path, path_of(new))
            except NameTaken:
                raise name_taken(new) from None
            path.unlink(missing_ok=True)  # where there are no hard links it has gone already
            sync_folder(path.parent)
    return new


def delete(slot: str) -> None:
    """Delete a saved game for good, whether it can be read or not.

    Raises `SaveError` if there is none, if another program has it open, or if the disk refuses.
    """
    in_use = _("{name} is open in another program: it cannot be deleted.")
    with _held(slot, in_use, _("The saved game {name} cannot be deleted: {reason}.")) as path:
        path.unlink()
        sync_folder(path.parent)


@contextmanager
def _held(slot: str, in_use: str, refused: str) -> Iterator[Path]:
    """The file of a slot while others are kept away from it; raises `SaveError`."""
    path = path_of(slot)
    file = SaveFile.hold(path)
    try:
        if file.in_use:
            raise SaveError(in_use, name=cleaned(slot))
        yield path
    except OSError as error:
        raise SaveError(refused, name=cleaned(slot), reason=error) from error
    finally:
        file.close()


def name_taken(slot: str) -> SaveError:
    """What is said where a new file would have the name of another one."""
    return SaveError(_("There is a saved game {name} already."), name=slot)
