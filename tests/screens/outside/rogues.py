"""What players from outside may do wrong, and what is said of each."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final

from engine.bots.protocol import Limits
from saves.players import OwnPlayer

ROGUE: Final = Path(__file__).with_name("rogue.py")

SAID: Final = {
    "crash": "rogue ended with status 1: RuntimeError: out of ideas",
    "leaves": "rogue ended with status 0.",
    "hang": "rogue did not answer within its 1 seconds.",
    "spins": "rogue did not answer within its 1 seconds.",
    "deaf": "rogue did not answer within its 1 seconds.",
    "mute": "rogue has ended.",
    "cheat": "rogue made a move that is not allowed. ",
    "not-now": "rogue made a move that is not allowed. ",
    "half": "rogue did not answer within its 1 seconds.",
    "nonsense": "rogue printed a line that is no JSON.",
    "list": "rogue printed a line that is no object of JSON.",
    "number": "rogue answered with neither a move nor a question.",
    "deep": "rogue printed a line that is no JSON.",
    "bytes": "rogue printed a line that is no JSON.",
    "huge": "rogue printed a line of more than 65536 bytes.",
    "flood": "rogue printed more than it was asked for.",
    "twice": "rogue printed more than it was asked for.",
    "noise": "rogue",
    "memory": "rogue ended with status 1: MemoryError",
    "mapped": "rogue took more than its 100 MB of memory.",
    "fork": "rogue began more than 32 processes.",
    "stray": "rogue ended with status 3.",
    "terminal": "rogue ended with status 1: OSError: [Errno 6]",
    "stranger": "rogue did not say hello.",
}
"""How the sentence begins that is said of each kind of rogue."""


def command(kind: str, choices: int = 2) -> str:
    """The command of a rogue that plays properly for so many choices."""
    return f"exec:{sys.executable} {ROGUE} {kind} {choices}"


def rogue(kind: str, choices: int = 2, seconds: float = 1.0) -> OwnPlayer:
    """Such a player, which has a name. What it forks holds memory too, and is to be many before that is too much."""
    megabytes = 4000 if kind == "fork" else 100
    return OwnPlayer("rogue", command(kind, choices), str(ROGUE.parent), Limits(seconds, megabytes))
