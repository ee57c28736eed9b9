"""What a command of Havre prints, for the tests of several commands."""

from __future__ import annotations

import pytest

from tests.tui.cli.own_players import Said
from tui.cli.main import main


@pytest.fixture
def said(capfd: pytest.CaptureFixture[str]) -> Said:
    """What a command prints, and its status."""

    def run(*words: str) -> tuple[int, str, str]:
        status = main(words)
        return status, *capfd.readouterr()

    return run
