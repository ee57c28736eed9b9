"""A class of Python as a player from outside: `module_main.py package.Player` speaks for it by the protocol.

The class is made without arguments. `choose(position, ask)` is told the message "choose", and returns a whole line of
notation; `ask(line)` gives the message that answers a question about a move. Where it has them, `begin(game)`,
`happened(what)` and `over(result)` are told the other messages. What it prints goes to standard error.
"""

from __future__ import annotations

import json
import os
import sys
from importlib import import_module
from pathlib import Path
from typing import Any, BinaryIO, Final

_HOUSE: Final = str(Path(__file__).parents[2])
"""The folder that holds `engine`: the class may play on games of its own."""

_PROTOCOL: Final = 1


class Speaker:
    """It speaks for a player."""

    def __init__(self, player: Any, heard: BinaryIO, says: BinaryIO) -> None:
        self._player = player
        self._heard = heard
        self._says = says

    def speak(self) -> None:
        """Until nothing more is heard."""
        while line := self._heard.readline():
            message = json.loads(line)
            match message["type"]:
                case "hello":
                    self._say({"type": "hello", "protocol": _PROTOCOL, "name": type(self._player).__name__})
                case "choose":
                    self._say({"move": self._player.choose(message, self._ask)})
                case "new":
                    self._tell("begin", message)
                case "happened" | "over" as kind:
                    self._tell(kind, message)

    def _ask(self, line: str) -> dict[str, Any]:
        self._say({"ask": line})
        found: dict[str, Any] = json.loads(self._heard.readline())
        return found

    def _tell(self, name: str, message: dict[str, Any]) -> None:
        told = getattr(self._player, name, None)
        if told is not None:
            told(message)

    def _say(self, message: dict[str, Any]) -> None:
        self._says.write(json.dumps(message).encode() + b"\n")
        self._says.flush()


def main() -> None:
    """Speak for the class that is named by the argument, found from the folder in which this is started."""
    sys.path[:1] = [os.getcwd(), _HOUSE]
    heard, says = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # what anything prints must not come between the lines
    module, _dot, name = sys.argv[1].rpartition(".")
    Speaker(getattr(import_module(module), name)(), heard, says).speak()


if __name__ == "__main__":
    main()
