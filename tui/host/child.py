"""What a forked process does to become a session: a terminal, limits, a player, and then the program as at home."""

from __future__ import annotations

import fcntl
import os
import resource
import signal
import socket
import sys
import termios
import threading
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import Any, Final, TextIO

from saves.harbour.line import Line
from saves.harbour.requests import WroteDaily
from saves.hosted import Hosted, be_hosted
from screens.helpers import HELPERS
from tui.host.kernel import end_with_parent, keep_within
from tui.host.wanted import Wanted
from tui.language import in_language
from tui.start import failed, on_screen, status_of

MEMORY: Final = 200 * 1024 * 1024
"""Bytes of its own that a session may have: in a game it takes some 20 MB."""

_DESCRIPTORS: Final = 64
_STACK: Final = 1024 * 1024
"""Bytes that a thread reserves: with what is usual, a few of them would be all the memory."""

_NICER: Final = 10
"""By so much work stands back for those who play."""

_LINE: Final = 3
"""The descriptor of the line to the host."""

_KEPT_VARIABLES: Final = ("PATH", "TZ", "PYTHONHASHSEED")
_SYSTEM: Final = ("/usr", "/lib", "/lib64", "/bin", "/etc/localtime", "/etc/ld.so.cache", "/proc/self", "/proc/meminfo")
"""What the program reads of the system: libraries, the time zone."""


def become(wanted: Wanted, terminal: int, line: int) -> None:
    """Be the session that is wanted, on a terminal or a socket; never comes back."""
    status = 1
    try:
        _take_descriptors(terminal, line, is_terminal=wanted.size is not None)
        _forget_signals()
        _take_environment(wanted)
        _rebuild_streams()
        _limit(wanted)
        words = in_language(wanted.words)  # those of the player: what they have chosen, or what their client asks for
        status = _run(replace(wanted, words=tuple(words)), Line(socket.socket(fileno=_LINE)))
    except SystemExit as end:  # a language that is not there
        status = end.code if isinstance(end.code, int) else 1
    except BaseException as error:
        status = failed(type(error).__name__, 1)
    finally:
        for stream in (sys.stdout, sys.stderr):
            _flush(stream)
        os._exit(status)  # nothing of the process that it was forked from is to be done at an end


def work(wanted: Wanted, answer: int, run: Callable[[tuple[str, ...]], bytes]) -> None:
    """Do work for the tables that nobody watches, write what comes of it as an answer, and end."""
    status = 1
    try:
        nothing = os.open(os.devnull, os.O_RDWR)
        _take_descriptors(nothing, answer, is_terminal=False)
        _forget_signals()
        _take_environment(wanted)
        _rebuild_streams()
        _limit(wanted)
        os.nice(_NICER)
        end_with_parent()
        with socket.socket(fileno=_LINE) as end:
            end.sendall(run(wanted.words))
        status = 0
    finally:
        os._exit(status)


def _take_descriptors(terminal: int, line: int, *, is_terminal: bool) -> None:
    """Standard input, output and error on the terminal, the line behind them, and nothing else."""
    os.setsid()
    line = fcntl.fcntl(line, fcntl.F_DUPFD, _LINE + 1)
    for number in range(3):
        os.dup2(terminal, number)
    os.dup2(line, _LINE, inheritable=False)
    os.closerange(_LINE + 1, os.sysconf("SC_OPEN_MAX"))
    if is_terminal:
        fcntl.ioctl(0, termios.TIOCSCTTY, 0)


def _forget_signals() -> None:
    """All signals as they are at the beginning of a program, but those that would stop it: nobody lets it go on."""
    signal.set_wakeup_fd(-1)
    ignored = {signal.SIGTSTP, signal.SIGTTIN, signal.SIGTTOU, signal.SIGPIPE, signal.SIGXFSZ}
    for number in signal.valid_signals() - {signal.SIGKILL, signal.SIGSTOP}:
        if signal.getsignal(number) is not None:
            signal.signal(number, signal.SIG_IGN if number in ignored else signal.SIG_DFL)
    signal.pthread_sigmask(signal.SIG_SETMASK, ())


def _take_environment(wanted: Wanted) -> None:
    kept = {name: os.environ[name] for name in _KEPT_VARIABLES if name in os.environ}
    os.environ.clear()
    folder = wanted.folder
    own = {"HAVRE_HOME": folder, "HOME": folder, "XDG_STATE_HOME": folder, "TMPDIR": folder}
    os.environ.update({**kept, **wanted.environment, **own})
    sys.argv[:] = ["havre"]
    os.umask(0o077)
    os.makedirs(folder, mode=0o700, exist_ok=True)
    os.chdir(folder)


def _rebuild_streams() -> None:
    """Streams of its own: those that were forked hold what somebody else has not written yet."""
    for number, (name, mode) in enumerate((("stdin", "r"), ("stdout", "w"), ("stderr", "w"))):
        stream = open(number, mode, encoding="utf-8", errors="replace", closefd=False)  # noqa: SIM115
        setattr(sys, name, stream)
        setattr(sys, f"__{name}__", stream)


def _limit(wanted: Wanted) -> None:
    threading.stack_size(_STACK)
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    resource.setrlimit(resource.RLIMIT_DATA, (MEMORY, MEMORY))
    resource.setrlimit(resource.RLIMIT_NOFILE, (_DESCRIPTORS, _DESCRIPTORS))
    house = str(Path(__file__).resolve().parents[2])
    program = [Path(one) for one in (sys.prefix, sys.base_prefix, house, *sys.path, *_SYSTEM, "/dev/urandom") if one]
    keep_within(
        program,
        [Path(wanted.folder), Path(wanted.tables), Path("/dev/null"), Path("/dev/tty")],
    )


def _run(wanted: Wanted, line: Line) -> int:
    """The program that is wanted; its exit status."""
    HELPERS.most = 0  # the other processors are for the others
    by = Hosted(
        wanted.player,
        wanted.name,
        Path(wanted.tables),
        line,
        lambda title, day, score: line.ask(WroteDaily(title, day.isoformat(), score)),
        wanted.most_games,
        wanted.most_bytes,
    )
    be_hosted(by)
    return status_of(lambda: _program(wanted, by))


def _program(wanted: Wanted, by: Hosted) -> int:
    if wanted.kind == "screen":
        return on_screen(None)
    if wanted.kind == "scores":
        return _command(["scores"])
    return _command(_in_plain_words(wanted.words)) if wanted.words else _in_plain_lobby(by)


def _in_plain_lobby(by: Hosted) -> int:
    """The tables of the host as lines of text."""
    from tui.plain.lobby import run  # noqa: PLC0415  (nobody who plays on the screen needs it)

    return run(by)


def _in_plain_words(words: tuple[str, ...]) -> list[str]:
    """The arguments of the command line for a game of one's own in plain mode."""
    return [*words, "--plain"] if words[0] in ("play", "resume") else ["play", *words, "--plain"]


def _command(arguments: list[str]) -> int:
    from tui.cli.main import main  # noqa: PLC0415  (slow: nobody who plays on the screen needs it)

    return main(arguments)


def _flush(stream: TextIO | Any) -> None:
    with suppress(OSError, ValueError):
        stream.flush()
