"""What the tests of the whole program share."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.tui.line import Program


@pytest.fixture
def programs() -> Iterator[list[Program]]:
    """Programs that are ended when the test is over, however it ends."""
    programs: list[Program] = []
    yield programs
    for program in programs:
        program.stop()
