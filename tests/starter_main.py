"""The starter as a process (`tests/starter.py`), and what a process that it forks does to become a program."""

from __future__ import annotations

import atexit
import fcntl
import gc
import io
import os
import pkgutil
import signal
import socket
import subprocess
import sys
import tempfile
import termios
import time
import traceback
from importlib import import_module
from pathlib import Path
from types import CodeType, SimpleNamespace
from typing import Any

from tests.starter import Forked, wish
from tui.host import packets
from tui.host.fork_server import assert_one_thread

ROOT = Path(__file__).parents[1]
PACKAGES = ("engine", "saves", "widgets", "screens", "tui")
LEFT_OUT = ("engine.bots.learning", "tui.cli.cluster")

RUN = f"""
try:
    exec(__import__("sys").modules[{__name__!r}].Program.code)
except BaseException as _end:
    __import__("sys").modules[{__name__!r}].Program.ends(_end)
    raise
"""
"""What a program runs instead of its code, to know with which status it ends."""


class Program:
    """What a forked process has become."""

    code: CodeType
    status: int | None = 0
    """With which it ends, if it has been forked and that is known."""

    @classmethod
    def ends(cls, end: BaseException) -> None:
        """Note what ends it, before Python tells of it."""
        if isinstance(end, SystemExit):
            code = 0 if end.code is None else end.code
            cls.status = code & 0xFF if isinstance(code, int) else 1
        else:
            cls.status = 1 if isinstance(end, Exception) else None

    @classmethod
    def leave(cls) -> None:
        """End after all that is done at an end: to give everything back that was imported takes five forks' time."""
        if hasattr(cls, "code") and cls.status is not None:
            try:
                for stream in (sys.stdout, sys.stderr):
                    if stream is not None and not stream.closed:
                        stream.flush()
            except (OSError, ValueError):  # which Python tells
                return
            os._exit(cls.status)


def served() -> CodeType:
    """Fork whatever is wanted, until nobody is there who wants something; in what is forked, the code that it runs."""
    line = socket.socket(fileno=int(sys.argv[1]))
    atexit.register(Program.leave)  # the first that is registered is the last to be called
    gc.disable()
    preload()
    gc.collect()
    gc.freeze()
    gc.enable()
    while True:
        try:
            wanted, descriptors = packets.receive(line)
        except packets.Hungup:
            os._exit(0)
        assert_one_thread()
        pid = _forked()
        if not pid:
            line.detach()
            Program.code = become(wanted, descriptors)
            return compile(RUN, "<starter>", "exec")
        for one in descriptors:
            os.close(one)
        packets.send(line, {"pid": pid})


def preload() -> None:
    """Import all that a program of the tests may import."""
    for package in PACKAGES:
        for module in pkgutil.walk_packages([str(ROOT / package)], f"{package}."):
            if not module.name.startswith(LEFT_OUT):
                import_module(module.name)


def _forked() -> int:
    """The number of a process that is no child of this one; 0 in that itself."""
    told, tells = os.pipe()
    if between := os.fork():
        os.waitpid(between, 0)
        pid = int(os.read(told, 32))
    elif pid := os.fork():
        os.write(tells, b"%d" % pid)
        os._exit(0)
    os.close(told)
    os.close(tells)
    return pid


def become(wanted: dict[str, Any], descriptors: list[int]) -> CodeType:
    """Be the program that is wanted, but for its own code."""
    if wanted["leads"]:
        os.setsid()
    _take_descriptors(dict(zip(wanted["descriptors"], descriptors, strict=True)))
    if wanted["on_terminal"]:
        fcntl.ioctl(0, termios.TIOCSCTTY, 0)
    os.chdir(wanted["folder"])
    os.environ.clear()
    os.environ.update(wanted["environment"])
    time.tzset()
    tempfile.tempdir = None
    _build_streams()
    kind, code, *arguments = (word for word in wanted["command"][1:] if word != "-P")
    sys.argv[:] = [kind, *arguments]
    if kind == "-m":
        sys.path[0] = wanted["folder"]
        code = f"__import__('runpy')._run_module_as_main({code!r})"
    return compile(code, "<string>", "exec")


def _take_descriptors(those: dict[int, int]) -> None:
    """These descriptors, by the numbers that they have in the program, and no other."""
    free = max(*those, *map(int, os.listdir("/proc/self/fd"))) + 1
    moved = {number: fcntl.fcntl(one, fcntl.F_DUPFD, free) for number, one in those.items()}
    os.closerange(0, free)
    for number, one in moved.items():
        os.dup2(one, number)
        os.close(one)


def _build_streams() -> None:
    """The standard streams as Python builds them."""
    for number, (name, mode) in enumerate((("stdin", "r"), ("stdout", "w"), ("stderr", "w"))):
        old = getattr(sys, name)
        unbuffered = mode == "w" and old.write_through  # PYTHONUNBUFFERED is set
        binary: Any = open(number, f"{mode}b", 0 if unbuffered else -1, closefd=False)  # noqa: SIM115  (until the end)
        (binary if unbuffered else binary.raw).name = f"<{name}>"
        stream = io.TextIOWrapper(
            binary,
            encoding=old.encoding,
            errors=old.errors,
            newline=None if mode == "r" else "\n",
            line_buffering=not old.write_through and (number == 2 or os.isatty(number)),
            write_through=old.write_through,
        )
        stream.mode = mode  # type: ignore[misc]
        setattr(sys, name, stream)
        setattr(sys, f"__{name}__", stream)


class Copied(Forked):
    """A program that is forked from the process that begins it, in which all is loaded as well."""

    def _fork(self, command: Any, descriptors: Any, environment: Any, folder: Any, **how: Any) -> int:
        wanted = wish(command, descriptors, environment, folder, **how)
        pid = os.fork()
        if pid:
            return pid
        status = 1
        try:
            signal.set_wakeup_fd(-1)
            for number in signal.valid_signals():
                if callable(signal.getsignal(number)):
                    signal.signal(number, signal.SIG_DFL)
            exec(become(wanted, list(descriptors.values())), {"__name__": "__main__"})
        except SystemExit as end:
            status = end.code if isinstance(end.code, int) else 1
        except BaseException as error:
            traceback.print_exception(error)
        finally:
            os._exit(status)


def copies_once(module: Any) -> None:
    """Have a module that begins programs fork the first of them itself, while it has one thread."""

    def begin(*given: Any, **how: Any) -> subprocess.Popen[Any]:
        module.subprocess = subprocess
        return Copied(*given, **how)

    module.subprocess = SimpleNamespace(Popen=begin, DEVNULL=subprocess.DEVNULL)
