"""Programs of the tests, forked from one that has imported what they import: they start twenty times as fast.

A worker of the tests has one *starter*, which it begins when it first needs it. A program that it forks is given its
arguments, environment, folder and descriptors, belongs to the worker like one that was started, and runs and ends as
Python runs and ends a program: only its imports have been made. `-m long` starts all programs in the usual way, and
so is whatever stands in the way of forking by default: `anew`, where the start itself is looked at, or an
environment that Python or a library reads when it starts.
"""

from __future__ import annotations

import atexit
import ctypes
import os
import socket
import subprocess
import sys
from collections.abc import Mapping, Sequence
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import Any

from tests.sampled import Asked
from tui.host import packets

ROOT = Path(__file__).parents[1]
_BEGIN = "exec(__import__('tests.starter_main').starter_main.served())"
"""What the starter runs, and each program after it in the same module: its own code is what comes back."""

_ADOPTS = 36
"""The number by which a process says whether those of its descendants whose parent has ended are its children."""

_READ_AT_START = ("LANG", "LC_", "PYTHON", "TEXTUAL_", "TERM_PROGRAM", "TYPER_", "ESCDELAY")
_NOT_READ = ("LANGUAGE", "PYTHONHASHSEED", "PYTHONPATH", "TEXTUAL_SNAPSHOT_TEMPDIR")
"""Which a program itself reads, or what others leave in the environment: Dask a seed, the pictures a folder."""
_UTF8 = "C.UTF-8"
"""The language of the tests (`tests/conftest.py`)."""
_PYTHON = {name: value for name, value in os.environ.items() if name.startswith("PYTHON")}
"""How Python is asked to run before any test asks for something else."""


def read_at_start(environment: Mapping[str, str]) -> dict[str, str]:
    """What Python and libraries read in an environment before a program has begun."""
    return {name: to for name, to in environment.items() if name.startswith(_READ_AT_START) and name not in _NOT_READ}


def can_fork(command: Sequence[str], environment: Mapping[str, str]) -> bool:
    """Whether a program in such an environment is the same where it is forked."""
    is_python = command[0] == sys.executable and command[1] in ("-P", "-c", "-m")
    return is_python and is_possible() and read_at_start(environment) == starter().was_read


def is_possible() -> bool:
    """Whether this run of the tests forks programs."""
    return sys.platform == "linux" and not Asked.long


def wish(
    command: Sequence[str],
    descriptors: Mapping[int, int],
    environment: Mapping[str, str],
    folder: str | None,
    *,
    leads: bool = False,
    on_terminal: bool = False,
) -> dict[str, Any]:
    """What a program is to be, as plain data, but for what stands behind its descriptors."""
    return {
        "command": [os.fspath(word) for word in command],
        "descriptors": list(descriptors),
        "environment": dict(environment),
        "folder": os.fspath(folder or Path.cwd()),
        "leads": leads,
        "on_terminal": on_terminal,
    }


class Starter:
    """The process that forks programs for this one."""

    def __init__(self) -> None:
        self._line, its_end = packets.pair()
        other = {name: value for name, value in os.environ.items() if not name.startswith(_READ_AT_START)}
        environment = {**other, **_PYTHON, "LANG": _UTF8, "PYTHONPATH": str(ROOT)}
        self.was_read = read_at_start(environment)
        self._process = subprocess.Popen(
            [sys.executable, "-c", _BEGIN, str(its_end.fileno())],
            pass_fds=[its_end.fileno()],
            stdin=subprocess.DEVNULL,
            cwd=ROOT,
            env=environment,
        )
        its_end.close()
        atexit.register(self.close)

    def fork(
        self,
        command: Sequence[str],
        descriptors: Mapping[int, int],
        environment: Mapping[str, str],
        folder: str | None = None,
        *,
        leads: bool = False,
        on_terminal: bool = False,
    ) -> int:
        """Have a program forked, and return its number; `descriptors` says which it has, and what stands behind them.

        `leads`: in a session of its own; `on_terminal`: whose terminal its standard input is.
        """
        wanted = wish(command, descriptors, environment, folder, leads=leads, on_terminal=on_terminal)
        _adopt(True)
        try:
            packets.send(self._line, wanted, list(descriptors.values()))
            answer, _none = packets.receive(self._line)
        finally:
            _adopt(False)
        pid: int = answer["pid"]
        return pid

    def close(self) -> None:
        """Let it go."""
        with suppress(OSError):
            self._line.shutdown(socket.SHUT_RDWR)
        self._line.close()
        self._process.wait()


@cache
def starter() -> Starter:
    """That of this process."""
    return Starter()


def _adopt(is_so: bool) -> None:
    """Whether processes are ours whose parents end: the starter forks twice, so that programs are not its children."""
    if ctypes.CDLL(None).prctl(_ADOPTS, int(is_so), 0, 0, 0):
        raise OSError("no process can be adopted")


class Forked(subprocess.Popen[Any]):
    """A program that is forked by the starter, and otherwise like any other that was begun."""

    def _execute_child(
        self,
        args: Sequence[str],
        executable: object,
        preexec_fn: object,
        close_fds: bool,
        pass_fds: Sequence[int],
        cwd: Any,
        env: Mapping[str, str] | None,
        startupinfo: object,
        creationflags: object,
        shell: bool,
        *rest: Any,
    ) -> None:
        p2cread, _p2cwrite, _c2pread, c2pwrite, _errread, errwrite = ends = rest[:6]
        if executable or preexec_fn or shell or not close_fds:
            raise ValueError("nothing that a fork can be")
        standard = {0: p2cread, 1: c2pwrite, 2: errwrite}
        descriptors = {number: number if end < 0 else end for number, end in standard.items()}
        descriptors |= {number: number for number in pass_fds}
        try:
            self.pid = self._fork(args, descriptors, os.environ if env is None else env, cwd, leads=rest[11])
            self._child_created = True
        finally:
            self._close_pipe_fds(*ends)  # type: ignore[attr-defined]

    def _fork(self, *what: Any, **how: Any) -> int:
        return starter().fork(*what, **how)


def launched(command: Sequence[str], *, anew: bool = False, **how: Any) -> subprocess.Popen[Any]:
    """A program that begins: forked where that makes no difference."""
    environment = how.get("env") or os.environ
    return (Forked if not anew and can_fork(command, environment) else subprocess.Popen)(command, **how)


def ran(
    command: Sequence[str], *, anew: bool = False, input: Any = None, capture_output: bool = False, **how: Any
) -> subprocess.CompletedProcess[Any]:
    """A program that has ended, as `subprocess.run` has it."""
    if input is not None:
        how["stdin"] = subprocess.PIPE
    if capture_output:
        how |= {"stdout": subprocess.PIPE, "stderr": subprocess.PIPE}
    with launched(command, anew=anew, **how) as running:
        try:
            out, err = running.communicate(input)
        except BaseException:
            running.kill()
            raise
        return subprocess.CompletedProcess(command, running.wait(), out, err)
