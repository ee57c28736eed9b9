"""Commands with players of one's own: the examples of the documentation, and what a command prints."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

EXAMPLES = Path(__file__).parents[3] / "docs" / "players"
STEADY = f"exec:{sys.executable} {EXAMPLES / 'steady.py'}"
FIRST = f"exec:sh {EXAMPLES / 'first.sh'}"

Said = Callable[..., tuple[int, str, str]]


def figures(found: tuple[int, str, str]) -> dict[str, Any]:
    """The object that a command printed, with nothing else."""
    status, out, err = found
    assert (status, err) == (0, "")
    told: dict[str, Any] = json.loads(out)
    return told
