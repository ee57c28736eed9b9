"""A program that runs as a session of a host, in the process of the test or in one of its own."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from saves.hosted import Hosted, be_hosted

AS_HOSTED = """
from pathlib import Path
from saves.hosted import Hosted, be_hosted
be_hosted(Hosted(1, "anna", Path("/nowhere/tables")))
"""
"""What a program begins with that shall believe that a host runs it."""


@pytest.fixture
def hosted(tmp_path: Path) -> Iterator[Hosted]:
    """The test runs at a host."""
    here = Hosted(1, "anna", tmp_path / "tables", most_games=3)
    be_hosted(here)
    yield here
    be_hosted(None)
