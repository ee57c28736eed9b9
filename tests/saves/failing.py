"""Disks for tests: one on which a call fails, and one that keeps nothing that was not synced."""

from __future__ import annotations

import os
import stat
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest

CHANGING = ("open", "write", "fsync", "ftruncate", "link", "rename", "unlink", "mkdir")
CALLS = (*CHANGING, "close", "dup", "fstat", "pread")

Call = Callable[..., Any]


@dataclass
class Faults:
    """The calls of the system, one of which fails: the one with a number, from 1, or all from that one on."""

    number: int
    error: int
    stays: bool
    made: list[str] = field(default_factory=list)
    """The names of the calls so far."""

    @property
    def has_failed(self) -> bool:
        """Whether there was such a call."""
        return len(self.made) >= self.number

    def wrapped(self, name: str, call: Call) -> Call:
        """A call that fails if it is its turn."""

        def made(*args: Any, **more: Any) -> Any:
            self.made.append(name)
            fails = len(self.made) == self.number or (self.stays and self.has_failed)
            if fails and name == "close":  # whatever a system says of it, the file is closed
                call(*args, **more)
            if fails:
                raise OSError(self.error, os.strerror(self.error))
            return call(*args, **more)

        return made


@contextmanager
def failing(faults: Faults) -> Iterator[None]:
    """Let the calls of this process fail as is said."""
    with pytest.MonkeyPatch.context() as patch:
        for name in CALLS:
            patch.setattr(os, name, faults.wrapped(name, getattr(os, name)))
        yield


@dataclass
class Forgetful:
    """A disk that keeps of files and of folders what they were when they were last synced."""

    root: Path
    contents: dict[int, bytes] = field(default_factory=dict)
    names: dict[Path, dict[str, int]] = field(default_factory=dict)
    moments: list[tuple[int, dict[Path, bytes]]] = field(default_factory=list)
    """Before each call that changes the disk: how much was confirmed, and what would be left if the power failed."""
    confirmed: int = 0

    def keep_all(self) -> None:
        """What is there now was synced long ago."""
        for folder, _folders, files in os.walk(self.root.parent):
            self.names[Path(folder)] = {entry.name: entry.inode() for entry in os.scandir(folder)}
            for path in (Path(folder, name) for name in files):
                if path.is_file():  # other tests leave pipes beside it
                    self.contents[path.stat().st_ino] = path.read_bytes()

    def confirm(self) -> None:
        """Somebody was told that something more is saved."""
        self.confirmed += 1
        self.note()

    def note(self) -> None:
        """Note what would be left now."""
        self.moments.append((self.confirmed, self.left()))

    def left(self) -> dict[Path, bytes]:
        """The files that would be there after a loss of power, with what they would hold."""
        return dict(self._left_in(self.root.parent, only=self.root.name))

    def _left_in(self, folder: Path, only: str | None = None) -> Iterator[tuple[Path, bytes]]:
        for name, inode in self.names.get(folder, {}).items():
            if only in (None, name):
                if inode in self.contents:
                    yield folder / name, self.contents[inode]
                yield from self._left_in(folder / name)

    def synced(self, handle: int) -> None:
        """Keep what a file, or a folder, is now."""
        what = os.fstat(handle)
        if stat.S_ISDIR(what.st_mode):
            folder = Path(os.readlink(f"/proc/self/fd/{handle}"))
            self.names[folder] = {entry.name: entry.inode() for entry in os.scandir(folder)}
        else:
            self.contents[what.st_ino] = os.pread(handle, what.st_size, 0)

    @contextmanager
    def watching(self) -> Iterator[None]:
        """Follow the calls of this process."""
        with pytest.MonkeyPatch.context() as patch:
            for name in CHANGING:
                patch.setattr(os, name, self._noted(getattr(os, name), is_sync=name == "fsync"))
            yield

    def _noted(self, call: Call, *, is_sync: bool) -> Call:
        def made(*args: Any, **more: Any) -> Any:
            self.note()
            done = call(*args, **more)
            if is_sync:
                self.synced(args[0])
            return done

        return made
