"""`havre` with puzzles made for tests: `python -m tests.saves.puzzles.program TITLE puzzle TITLE 1 --plain`."""

from __future__ import annotations

import sys

import pytest

from tests.saves.puzzles.made import made, shelve
from tui.cli.main import main

NUMBERS = (1, 2, 3)

if __name__ == "__main__":
    title, *arguments = sys.argv[1:]
    shelve(pytest.MonkeyPatch(), *(made(title, number) for number in NUMBERS))
    sys.exit(main(arguments))
