"""A program that is forked begins, goes on and ends like one that is started, but for its imports."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.sampled import Asked
from tests.starter import Forked, launched, ran
from tests.tui.line import Program

FORKS = pytest.mark.skipif(sys.platform != "linux", reason="nothing is forked elsewhere")

LOOKS = """
import gc, os, signal, sys, threading, time
def looks(stream):
    return (stream.name, stream.mode, stream.encoding, stream.errors, stream.line_buffering, stream.write_through,
            stream.newlines, stream.isatty(), type(stream.buffer).__name__)
print([looks(stream) for stream in (sys.stdin, sys.stdout, sys.stderr)])
print([signal.getsignal(number) for number in sorted(signal.valid_signals())])
print(signal.pthread_sigmask(signal.SIG_BLOCK, ()), gc.isenabled(), threading.active_count())
print(sorted(os.environ.items()), os.getcwd(), sys.argv, sys.path[0], sys.executable, sorted(globals()), __name__)
print(sorted(os.listdir("/proc/self/fd")), os.getpgrp() == os.getpid(), os.getpid() == os.getsid(0), time.tzname)
"""
ENDS = {
    "by a number": "import sys; print('so far'); sys.exit(7)",
    "by a large number": "import sys; sys.exit(513)",
    "by a sentence": "import sys; sys.exit('a sentence')",
    "by an error": "print('so far'); 1 / 0",
    "by ctrl+c": "raise KeyboardInterrupt",
    "by a signal": "import os; os.kill(os.getpid(), 15)",
    "at once": "import os; os._exit(3)",
    "after its threads": "import threading\n"
    "threading.Thread(target=lambda: (threading.main_thread().join(), print('thread'))).start()\nprint('main')",
    "after what it registered": "import atexit; atexit.register(print, 'last'); atexit.register(print, 'last but one')",
    "with a status of its registering": "import atexit, os; atexit.register(os._exit, 5)",
    "with nobody who reads": "import os, sys; os.close(1); print('lost')",
}


def told(ended: subprocess.CompletedProcess[str]) -> tuple[int, str, str]:
    """How a program ended, and what it said, but for the frames of what began it."""
    last = ended.stderr.splitlines()[-1:] if "Traceback" in ended.stderr else ended.stderr.splitlines()
    return ended.returncode, ended.stdout, "\n".join(last)


@FORKS
def test_a_program_that_can_be_forked_is() -> None:
    with launched([sys.executable, "-c", ""]) as running:
        assert isinstance(running, Forked)


@FORKS
@pytest.mark.parametrize(
    ("variable", "value"), [("LANG", "de_DE.UTF-8"), ("TEXTUAL_FPS", "5"), ("PYTHONIOENCODING", "ascii")]
)
def test_an_environment_that_is_read_at_the_start_is_read(
    variable: str, value: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(variable, value)
    with launched([sys.executable, "-c", ""]) as running:
        assert not isinstance(running, Forked)


def test_the_long_series_are_played_by_programs_that_are_started(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Asked, "long", True)
    with launched([sys.executable, "-c", ""]) as running:
        assert not isinstance(running, Forked)


@pytest.mark.parametrize("session", [False, True])
def test_it_finds_what_a_program_finds_at_its_start(session: bool, tmp_path: Path) -> None:
    how: dict[str, Any] = {
        "cwd": tmp_path,
        "env": {**os.environ, "TZ": "XST-9", "HAVRE_HOME": str(tmp_path)},
        "capture_output": True,
        "input": "",
        "text": True,
        "start_new_session": session,
    }
    forked, started = (
        ran([sys.executable, "-c", LOOKS, "a", "b c"], anew=anew, **how).stdout for anew in (False, True)
    )
    assert forked == started


def test_so_it_does_at_a_terminal(home: Path) -> None:
    forked, started = (Program(home, "a", program=LOOKS, anew=anew) for anew in (False, True))
    assert [forked.ended(), started.ended()] == [0, 0]
    assert forked.sent == started.sent


def test_descriptors_that_are_passed_have_their_numbers() -> None:
    reads, writes = os.pipe()
    code = f"import os; os.write({writes}, b'here')"
    assert ran([sys.executable, "-c", code], pass_fds=[writes]).returncode == 0
    os.close(writes)
    assert os.read(reads, 10) == b"here"
    os.close(reads)


def test_a_module_is_run_as_the_main_one() -> None:
    how: dict[str, Any] = {"capture_output": True, "text": True}
    forked, started = (
        told(ran([sys.executable, "-m", "havre", "--version"], anew=anew, **how)) for anew in (False, True)
    )
    assert forked == started
    assert forked[1].startswith("havre ")


def test_it_ends_as_a_program_does() -> None:
    how: dict[str, Any] = {"capture_output": True, "text": True}
    ends = {
        name: [told(ran([sys.executable, "-c", code], anew=anew, **how)) for anew in (False, True)]
        for name, code in ENDS.items()
    }
    assert {name: both for name, both in ends.items() if both[0] != both[1]} == {}


def test_whoever_kills_it_is_told() -> None:
    with launched([sys.executable, "-c", "input()"], stdin=subprocess.PIPE) as running:
        running.kill()
        assert running.wait() == -signal.SIGKILL
