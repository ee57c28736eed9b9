"""Where the command `havre` begins.

The ways into a game that are typed every day are told apart here, so that the screen comes up without the parser of the
command line, which takes as long to load as the game. Whatever else is given is the parser's, and so is every refusal.
"""

from __future__ import annotations

import gc
import os
import sys
from collections.abc import Callable
from functools import partial
from pkgutil import resolve_name

from engine import TITLES
from tui.running import go_on, has_terminal, on_screen, quick_solo, status_of

COMPLETING = "_HAVRE_COMPLETE"
"""The variable by which a shell asks the parser what a word could be; nothing else may run then."""

LONGEST = 18
"""A seed of more digits may be too high: the parser says so."""


def main() -> int:
    """Run Havre and return its exit status."""
    run = short_way(sys.argv[1:]) if has_terminal() and COMPLETING not in os.environ else None
    if run is not None:
        return status_of(run)
    gc.enable()
    status: int = resolve_name("tui.cli.main:main")()
    return status


def short_way(arguments: list[str]) -> Callable[[], int] | None:
    """What these arguments ask for, if they say it in the shortest way."""
    match arguments:
        case []:
            return partial(on_screen, None)
        case ["resume"]:
            return partial(go_on, None)
        case ["resume", slot] if not slot.startswith("-"):
            return partial(go_on, slot)
        case ["play", "--solo"]:
            return quick_solo
        case ["play", "--solo", "--seed", seed] if _is_seed(seed):
            return partial(quick_solo, None, int(seed))
        case ["play", title, "--solo"] if title in TITLES:
            return partial(quick_solo, title)
        case ["play", title, "--solo", "--seed", seed] if title in TITLES and _is_seed(seed):
            return partial(quick_solo, title, int(seed))
        case _:
            return None


def _is_seed(word: str) -> bool:
    return word.isascii() and word.isdigit() and len(word) <= LONGEST
