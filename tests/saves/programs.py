"""Programs of their own that play with the saved games of a test, and what has been done in such a game."""

from __future__ import annotations

import subprocess
import sys
import textwrap
from collections.abc import Iterator
from pathlib import Path

from saves import SavedGame
from tests.starter import launched

ROOT = Path(__file__).parents[2]


PLAYER = """
    import os, signal, sys
    from tests.saves.fakes import register
    from saves import SavedGame

    register()

    def logs(start, number=1):
        for place in range(start, start + number):
            yield "carry " + ("oak" if place % 3 else "smoked-herring")
"""


def program(body: str) -> subprocess.Popen[str]:
    """A program of its own that plays with the same files."""
    return launched(
        [sys.executable, "-c", textwrap.dedent(PLAYER) + textwrap.dedent(body)],
        cwd=ROOT,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )


def lines_of(running: subprocess.Popen[str]) -> Iterator[str]:
    assert running.stdout is not None
    return iter(running.stdout.readline, "")


def done(saved: SavedGame) -> list[str]:
    return list(saved.game.position.logs)


def expected(number: int) -> list[str]:
    return ["oak" if place % 3 else "smoked-herring" for place in range(number)]
