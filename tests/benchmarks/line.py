"""What Havre costs on a line: every budget of the design with the figure measured beside it, through a real terminal.

    python -m tests.benchmarks.line [--starts N]

Start-up is measured side by side with an empty Textual app, the two taking turns, both as commands that are installed;
on a busy machine the processor time says more. Bytes are exact. Times are those of this machine, from the key to the
last byte of the answer.
"""

from __future__ import annotations

import argparse
import os
import select
import statistics
import sys
import tempfile
import time
import tomllib
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

import pyte

from engine import new_game
from saves import SavedGame
from tests.golden.walk import FOLDER
from tests.saves.players import next_move
from tests.tui.line import HAVRE, Program

INSTALLED = Path(sys.executable).with_name("havre")
EMPTY = f"""#!{sys.executable}
from textual.app import App

class Empty(App):
    pass

Empty().run()
"""

QUIET = 0.15
LONGEST_GAME = FOLDER / "full-4-seed-207.toml"

Row = tuple[str, str, str]


class Terminal(Program):
    """A program on a terminal of 80x24, whose answers are timed and drawn."""

    def __init__(self, home: Path, program: str | Path, *arguments: str) -> None:
        self.begun = time.perf_counter()
        super().__init__(home, *arguments, program=program)
        self.screen = pyte.Screen(80, 24)
        self._stream = pyte.ByteStream(self.screen)

    def read(self, quiet: float = QUIET, at_most: float = 20) -> tuple[int, float]:
        """How many bytes come until there is quiet, and when the last one came."""
        size, last, end = 0, time.perf_counter(), time.perf_counter() + at_most
        while time.perf_counter() < end:
            ready, _, _ = select.select([self.terminal], [], [], quiet if size else 1)
            if not ready:
                if size:
                    break
                continue
            data = os.read(self.terminal, 65536)
            last = time.perf_counter()
            size += len(data)
            self._stream.feed(data)
        return size, last

    def key(self, keys: str) -> tuple[int, int, float]:
        """What keys cost: bytes, cells that look otherwise afterwards, milliseconds until the last byte."""
        before = self.cells()
        sent = time.perf_counter()
        os.write(self.terminal, keys.encode())
        size, last = self.read(at_most=2)
        changed = sum(old != new for old, new in zip(before, self.cells(), strict=True))
        return size, changed, (last - sent) * 1000 if size else 0.0

    def first(self, keys: str) -> float:
        """Milliseconds until the first byte that comes upon keys: what comes later may be somebody else's move."""
        sent = time.perf_counter()
        os.write(self.terminal, keys.encode())
        select.select([self.terminal], [], [], 2)
        begun = time.perf_counter()
        self.read(at_most=2)
        return (begun - sent) * 1000

    def cells(self) -> list[Any]:
        """Every cell with its looks."""
        return [self.screen.buffer[row][column] for row in range(24) for column in range(80)]

    def memory(self) -> float:
        """Resident megabytes."""
        status = Path(f"/proc/{self.pid}/status").read_text()
        return int(status.partition("VmRSS:")[2].split()[0]) / 1024


@contextmanager
def running(home: Path, program: str, *arguments: str) -> Iterator[Terminal]:
    """A program that has shown its first screen."""
    terminal = Terminal(home, program, *arguments)
    try:
        terminal.read(quiet=0.5)
        yield terminal
    finally:
        terminal.stop()


class Start(NamedTuple):
    """What a start takes until the first screen is complete."""

    seconds: float
    processor: float
    """Of these seconds and those of the quiet after them, how long it worked."""
    size: int
    """The bytes that it sent."""


def started(home: Path, program: str | Path, *arguments: str) -> Start:
    """What the start of a program takes."""
    terminal = Terminal(home, program, *arguments)
    size, last = terminal.read(quiet=0.6)
    processor = terminal.processor_ticks() / os.sysconf("SC_CLK_TCK")
    terminal.stop()
    return Start(last - terminal.begun, processor, size)


def starts(home: Path, times: int) -> Iterator[Row]:
    """The title and a game, beside an empty app."""
    begun = saved(home, "start", lambda game: len(game.history) >= 1)
    empty_app = home / "empty"
    empty_app.write_text(EMPTY)
    empty_app.chmod(0o700)
    programs: dict[str, tuple[Path, *tuple[str, ...]]] = {
        "title": (INSTALLED,),
        "game": (INSTALLED, "resume", begun),
        "empty": (empty_app,),
    }
    taken: dict[str, list[Start]] = {name: [] for name in programs}
    for _time in range(times):
        for name, program in programs.items():
            taken[name].append(started(home, *program))
    empty, empty_worked = _medians(taken["empty"])
    for name in ("title", "game"):
        seconds, worked = _medians(taken[name])
        words = f"{seconds / empty:.2f} times ({seconds * 1000:.0f} ms, empty app {empty * 1000:.0f} ms)"
        words += f", of the processor {worked / empty_worked:.2f} times"
        yield f"start to the first screen, {name}", "1.5 times an empty app", words
        yield f"bytes of the first screen, {name}", "20,000", f"{max(start.size for start in taken[name]):,}"


def _medians(taken: Sequence[Start]) -> tuple[float, float]:
    """The seconds and those of the processor."""
    return statistics.median(start.seconds for start in taken), statistics.median(start.processor for start in taken)


def saved(home: Path, slot: str, enough: Callable[[Any], bool], players: int = 1) -> str:
    """A saved game that is played by chance until it is enough."""
    os.environ["HAVRE_HOME"] = str(home)
    names = ["Red", "Green", "Blue", "Yellow"][:players]
    with SavedGame.create("le-havre", {"players": names, "variant": "full", "seed": 7}, slot) as game:
        while not enough(game.game):
            game.play(next_move(game.game))
    return slot


def keys(home: Path) -> Iterator[Row]:
    """Cursor keys on every page, another page, moves, and waiting."""
    slot = saved(home, "keys", lambda game: game.table()["round"] == 5 and game.table()["phase"] == "main")
    with running(home, HAVRE, "resume", slot) as terminal:
        cursor: list[tuple[int, int, float]] = []
        pages: list[tuple[int, int, float]] = []
        for page in "2341523414321":
            pages.append(terminal.key(page))
            cursor += [terminal.key("j") for _step in range(9)]
        yield from _cost("a cursor key", cursor, 400, 15, per_cell=True)
        yield from _cost("another page", pages, 8000, None)
        ticks, began = terminal.processor_ticks(), time.perf_counter()
        idle, _last = terminal.read(quiet=5, at_most=5)
        seconds = time.perf_counter() - began
        yield (
            "waiting",
            "no bytes, no CPU",
            f"{idle} bytes, {terminal.processor_ticks() - ticks} ticks in {seconds:.0f} s",
        )
    slot = saved(home, "moves", lambda game: len(game.history) == 1)
    with running(home, HAVRE, "resume", slot) as terminal:
        before = terminal.memory()
        moves: list[tuple[int, int, float]] = []
        for good in ("w", "f", "i", "c", "r", "g", "t", "w", "i"):
            terminal.key("1")
            terminal.key(good)
            moves.append(terminal.key(good))
            moves.append(terminal.key("n"))
            terminal.key("\x1b\x1b")
        yield from _cost("a confirmed action", [move for move in moves if move[0]], 4000, 40)
        yield "memory in a game at its start", "60 MB", f"{before:.1f} MB"


def thinking(home: Path) -> Iterator[Row]:
    """Keys while the strongest of the computer's players thinks."""
    os.environ["HAVRE_HOME"] = str(home)
    options = {"players": ["Ann", "Bob"], "variant": "full", "seed": 3}
    bots = {"Ann": "harbourmaster", "Bob": "harbourmaster"}
    with SavedGame.create("le-havre", options, "thinking", bots=bots):
        pass
    with running(home, HAVRE, "resume", "thinking") as terminal:
        times = sorted(terminal.first(key) for key in "2jkjkjk3jkj1jkj" * 4)
    yield "a key while the computer thinks, ms", "50", f"{statistics.median(times):.1f} (most {times[-1]:.1f})"


def _cost(
    what: str, taken: list[tuple[int, int, float]], size: int, ms: int | None, per_cell: bool = False
) -> Iterator[Row]:
    sizes = [one[0] for one in taken]
    yield f"{what}, bytes", f"{size:,}", f"{statistics.median(sizes):.0f} (most {max(sizes):,})"
    if per_cell:
        over = max(sent - 3 * cells - 60 for sent, cells, _ms in taken)
        yield f"{what}, bytes over 3 a changed cell + 60", "0", str(max(0, over))
    if ms is not None:
        times = sorted(one[2] for one in taken)
        yield f"{what}, ms", str(ms), f"{statistics.median(times):.1f} (most {times[-1]:.1f})"


def end_of_a_game(home: Path) -> Iterator[Row]:
    """A full game of four: its replay, its memory, and taking back at its end."""
    table = tomllib.loads(LONGEST_GAME.read_text())
    lines = [entry["do"] for entry in table["moves"]]
    options = table["options"]
    taken = []
    for _time in range(5):
        began = time.process_time()
        game = new_game("le-havre", **options)
        for line in lines:
            game.play(line)
        taken.append(time.process_time() - began)
    yield f"replay of a full game of four ({len(lines)} moves), ms of CPU", "50", f"{min(taken) * 1000:.0f}"
    os.environ["HAVRE_HOME"] = str(home)
    with SavedGame.create(table["title"], options, "end") as whole:
        for line in lines[:-1]:
            whole.play(line)
    with running(home, HAVRE, "resume", "end") as terminal:
        memory = terminal.memory()
        yield "memory in a game at its end", "60 MB", f"{memory:.1f} MB"
        undone = [terminal.key("u") for _time in range(5)]
        redone = [terminal.key("U") for _time in range(5)]
        yield from _cost("taking back at the end of it", undone, 4000, 40)
        yield from _cost("playing again at the end of it", redone, 4000, 40)


def main(arguments: list[str]) -> int:
    """Print the table; returns the exit status."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)  # every module would be compiled anew at every start
    parser.add_argument("--starts", type=int, default=9, help="how often each program is started")
    times = parser.parse_args(arguments).starts
    print(f"| {'what':<58} | {'budget':<24} | measured |\n|{'-' * 60}|{'-' * 26}|----------|")
    with tempfile.TemporaryDirectory() as folder:
        for rows in (
            starts(Path(folder), times),
            keys(Path(folder)),
            end_of_a_game(Path(folder)),
            thinking(Path(folder)),
        ):
            for what, budget, measured in rows:
                print(f"| {what:<58} | {budget:<24} | {measured} |", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
