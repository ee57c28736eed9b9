"""How often Python looks for garbage in the processes of the program."""

from __future__ import annotations

import gc
from typing import Final

EACH: Final = 10_000
"""After so many objects more it looks. Whoever thinks keeps many positions, none of which is garbage: at 700, as is
usual, a choice takes up to 1.8 times as long."""


def look_seldom() -> None:
    """Look for garbage less often in this process, and in those that are forked from it."""
    gc.set_threshold(EACH)
