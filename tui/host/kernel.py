"""What the kernel of Linux alone can do: Landlock, where it has that, and an end together with the parent.

With Landlock a session reads the program, and writes its player's folder and the tables.
"""

from __future__ import annotations

import ctypes
import os
import signal
import struct
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Final

_CREATE, _ADD_RULE, _RESTRICT = 444, 445, 446
"""The numbers of the system calls, the same on every kind of processor that Linux runs on since they came."""
_BENEATH: Final = 1
_VERSION: Final = 1
_DEATH_SIGNAL: Final = 1
_NO_NEW_PRIVILEGES: Final = 38

_EXECUTE, _WRITE_FILE, _READ_FILE, _READ_DIR = 1, 2, 4, 8
_DEVICES = 1 << 6 | 1 << 11
"""To make devices."""
_TO_READ = _READ_FILE | _READ_DIR
_OF_A_FILE = _EXECUTE | _WRITE_FILE | _READ_FILE | 1 << 14
"""What can be allowed of a file that is no folder; the last is to cut it."""
_BY_VERSION = {1: (1 << 13) - 1, 2: (1 << 14) - 1, 3: (1 << 15) - 1}
"""All that a version of Landlock can forbid about files."""
_TCP: Final = 3
"""To listen and to connect, from version 4 on."""


def version() -> int:
    """The version of Landlock that the kernel has; 0 where it has none."""
    if not sys.platform.startswith("linux"):
        return 0
    found = int(_library().syscall(_CREATE, None, ctypes.c_size_t(0), ctypes.c_uint32(_VERSION)))
    return max(found, 0)


def keep_within(read: Iterable[Path], write: Iterable[Path]) -> bool:
    """From now on this process reads what is named and writes what is named to be written, and opens no network.

    Returns whether the kernel can do that. Paths that are not there are passed over. Raises OSError.
    """
    newest = version()
    if not newest:
        return False
    library = _library()
    files = _BY_VERSION[min(newest, 3)]
    attributes = struct.pack("QQ", files, _TCP) if newest >= 4 else struct.pack("Q", files)
    rules = library.syscall(_CREATE, attributes, ctypes.c_size_t(len(attributes)), ctypes.c_uint32(0))
    if rules < 0:
        raise OSError(ctypes.get_errno(), os.strerror(ctypes.get_errno()))
    try:
        for path in read:
            _allow(library, rules, path, _TO_READ)
        for path in write:
            _allow(library, rules, path, files & ~(_EXECUTE | _DEVICES))
        if library.prctl(_NO_NEW_PRIVILEGES, 1, 0, 0, 0) or library.syscall(_RESTRICT, rules, ctypes.c_uint32(0)):
            raise OSError(ctypes.get_errno(), os.strerror(ctypes.get_errno()))
    finally:
        os.close(rules)
    return True


def end_with_parent() -> None:
    """Have the system end this process when the one has gone that began it, where the system can do that."""
    if sys.platform.startswith("linux"):
        _library().prctl(_DEATH_SIGNAL, signal.SIGKILL, 0, 0, 0)


def _allow(library: ctypes.CDLL, rules: int, path: Path, access: int) -> None:
    try:
        handle = os.open(path, os.O_PATH | os.O_CLOEXEC)
    except OSError:
        return
    try:
        access = access if path.is_dir() else access & _OF_A_FILE
        rule = struct.pack("=Qi", access, handle)
        if library.syscall(_ADD_RULE, rules, _BENEATH, rule, ctypes.c_uint32(0)):
            raise OSError(ctypes.get_errno(), os.strerror(ctypes.get_errno()))
    finally:
        os.close(handle)


def _library() -> ctypes.CDLL:
    return ctypes.CDLL(None, use_errno=True)
