"""What the system is asked for, in its order: a move is written and synced before a byte of the screen tells of it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pyte
import pytest

from saves import SavedGame
from tests.tui.emulated import Emulated
from tests.tui.line import HAVRE, HELP, Program

TRACED = """
import os, sys
trace = ["strace", "-f", "-s", "100000", "-e", "trace=write,fsync", "-o", {file!r}]
os.execvp("strace", [*trace, sys.executable, "-c", {program!r}, *sys.argv[1:]])
"""
"""A program that becomes another one whose calls are written into a file."""

_LINE = re.compile(r"^(\d+) +(?:(\w+)\((\d+)(.*)|<\.\.\. (\w+) resumed>(.*))$")

_SENT = re.compile(r'^, "(.*)", \d+')


@dataclass
class Traced:
    """A call of the system: which, on which file, with what, and in which lines of the trace it begins and ends."""

    name: str
    handle: str
    words: str
    begins: int
    ends: int


def calls(trace: Path) -> Iterator[Traced]:
    """The calls in a trace, those of several threads between each other."""
    open_calls: dict[str, Traced] = {}
    for number, line in enumerate(trace.read_text(errors="replace").splitlines()):
        found = _LINE.match(line)
        if found is None:
            continue
        process, name, handle, words, resumed, _rest = found.groups()
        if resumed:
            if process in open_calls:
                call = open_calls.pop(process)
                call.ends = number
                yield call
        elif "<unfinished ...>" in words:
            open_calls[process] = Traced(name, handle, words, number, number)
        else:
            yield Traced(name, handle, words, number, number)


def of_the_story(trace: Path, saves: str, tells: str) -> tuple[Traced, Traced, Traced]:
    """The write of a move into its file, the sync after it, and the first write to the terminal that tells of it.

    What is sent are the cells that differ: whether they tell of it is seen on the whole screen.
    """
    found = sorted(calls(trace), key=lambda call: call.begins)
    written = next(call for call in found if call.name == "write" and "[[moves]]" in call.words and saves in call.words)
    synced = next(
        call
        for call in found
        if call.name == "fsync" and call.handle == written.handle and call.begins > written.begins
    )
    screen = pyte.Screen(80, 24)
    stream = pyte.ByteStream(screen)
    for call in found:
        if call.name == "write" and call.handle in ("1", "2") and (sent := _SENT.match(call.words)):
            stream.feed(sent[1].encode("latin-1").decode("unicode-escape").encode("latin-1"))
            if any(tells in line for line in screen.display):
                return written, synced, call
    raise AssertionError(f"no write tells that {tells}")


@pytest.mark.long
@pytest.mark.parametrize("arguments", [("resume",), ("resume", "--plain")], ids=["screen", "plain"])
def test_a_move_is_written_and_synced_before_a_byte_tells_of_it(
    arguments: tuple[str, ...], home: Path, tmp_path: Path, programs: list[Program]
) -> None:
    with SavedGame.create("le-havre", {"players": ["Ann"], "variant": "short", "seed": 7}) as saved:
        saved.play("supply")
    trace = tmp_path / "trace"
    havre = Emulated(home, *arguments, program=TRACED.format(file=str(trace), program=HAVRE))
    programs.append(havre)
    if "--plain" in arguments:
        havre.until_text("Offers:")
        havre.type("take wood\n")
        havre.until_text("Ann takes")
        havre.type("quit\n")
    else:
        havre.until_text(HELP)
        havre.type("w\r")
        havre.until_text("Ann takes")
        havre.type("\x03")
    havre.ended()
    written, synced, shown = of_the_story(trace, "take wood", "Ann takes")
    assert written.ends < synced.begins <= synced.ends < shown.begins
