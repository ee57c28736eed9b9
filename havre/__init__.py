"""The door of Havre, for programs: `havre.new_game`, `havre.parse`, `havre.titles`, `havre.Game` and the errors.

`havre.environments` are the games for learners; it alone needs more than Havre itself (the extra `arena`).

The folders that Havre is made of come first on the path, before others of the same names. An installed Havre keeps them
in a folder of its own, where no other distribution puts anything; in the repository they stand beside this one.
"""

from __future__ import annotations

import sys
from importlib import import_module
from os import path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from engine import EngineError, Game, Move, NotationError, NotNow, Refused, SetupError, format_move, new_game, parse

_here = path.dirname(path.abspath(__file__))
_own = path.join(_here, "house")

HOUSE = _own if path.isdir(_own) else path.dirname(_here)
"""The folder that holds `engine`, `saves`, `widgets`, `screens` and `tui`."""

if sys.path[:1] != [HOUSE]:
    sys.path.insert(0, HOUSE)

titles: tuple[str, ...]
"""The titles by their names on the command line: what `new_game` takes."""

__all__ = [
    "EngineError",
    "Game",
    "Move",
    "NotNow",
    "NotationError",
    "Refused",
    "SetupError",
    "format_move",
    "new_game",
    "parse",
    "titles",
]


def __getattr__(name: str) -> Any:
    if name == "environments":
        return import_module("havre.environments")
    if name not in __all__:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    engine = import_module("engine")
    found = globals()[name] = tuple(engine.TITLES) if name == "titles" else getattr(engine, name)
    return found
