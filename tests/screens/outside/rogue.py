"""A player that plays properly for so many choices, and then does what it must not: `rogue.py KIND CHOICES`."""

from __future__ import annotations

import json
import mmap
import os
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

SLEEPER = "import time; time.sleep(1000)"


def say(*messages: Any) -> None:
    """Write a line for each of them, all at once."""
    print("\n".join(map(json.dumps, messages)), flush=True)


def hear() -> dict[str, Any]:
    line = sys.stdin.readline()
    if not line:
        sys.exit()
    found: dict[str, Any] = json.loads(line)
    return found


def proper(message: dict[str, Any], *besides: Any) -> None:
    """Make the first move, with the first answers, and write besides what nobody asked for."""
    move = message["moves"][0]
    say({"ask": move})
    while not (question := hear())["complete"]:
        move = question["answers"][0]
        say({"ask": move})
    say({"move": move}, *besides)


def wait(*_message: object) -> None:
    time.sleep(1000)


def spin(_message: object) -> None:
    while True:
        pass


def crash(_message: object) -> None:
    raise RuntimeError("out of ideas")


def grow_deaf(_message: object) -> None:
    sys.stdin.close()
    wait()


def grow_mute(_message: object) -> None:
    os.close(1)
    wait()


def begin_a_line(_message: object) -> None:
    print('{"move": "', end="", flush=True)
    wait()


def flood(message: dict[str, Any]) -> None:
    while True:
        say({"ask": message["moves"][0]})


def say_it_twice(message: dict[str, Any]) -> None:
    proper(message, {"move": message["moves"][0]})


def make_noise(_message: object) -> None:
    while True:
        sys.stderr.write("noise " * 1000)


def take_memory(_message: object) -> None:
    held = bytearray()
    while True:
        held += b"x" * 10_000_000


def map_memory(_message: object) -> None:
    """Memory that does not count as data of the process."""
    held = []
    while True:
        held.append(one := mmap.mmap(-1, 20_000_000))
        one.write(b"x" * 20_000_000)


def fork(_message: object) -> None:
    while True:
        try:
            if os.fork() == 0:
                wait()
        except OSError:
            time.sleep(0.01)


def leave_a_child(_message: object) -> None:
    """It leaves a process behind that wants to be nobody's child."""
    subprocess.Popen([sys.executable, "-c", SLEEPER], start_new_session=True)
    sys.exit(3)


KINDS: dict[str, Callable[[dict[str, Any]], object]] = {
    "crash": crash,
    "leaves": lambda _message: sys.exit(0),
    "hang": wait,
    "spins": spin,
    "deaf": grow_deaf,
    "mute": grow_mute,
    "cheat": lambda _message: say({"move": "take the-bank"}),
    "not-now": lambda _message: say({"move": "take wood: 1; 2; 3"}),
    "half": begin_a_line,
    "nonsense": lambda _message: print("I think that wood would be nice", flush=True),
    "list": lambda _message: say([1, 2, 3]),
    "number": lambda _message: say({"move": 7}),
    "deep": lambda _message: print("[" * 60_000, flush=True),
    "bytes": lambda _message: os.write(1, b"\xff\xfe\x00\n"),
    "huge": lambda _message: print("x" * 1_000_000, flush=True),
    "flood": flood,
    "twice": say_it_twice,
    "noise": make_noise,
    "memory": take_memory,
    "mapped": map_memory,
    "fork": fork,
    "stray": leave_a_child,
    "terminal": lambda _message: Path("/dev/tty").read_bytes(),
}


def main() -> None:
    kind, choices = sys.argv[1], int(sys.argv[2])
    while True:
        message = hear()
        if message["type"] == "hello":
            say({"type": "hello", "protocol": 2 if kind == "stranger" else 1})
        elif message["type"] == "choose":
            if choices:
                choices -= 1
                proper(message)
            else:
                KINDS[kind](message)


if __name__ == "__main__":
    main()
