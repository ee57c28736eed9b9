"""What the tests of the whole program share."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from saves import SavedGame
from tests.printed import as_printed
from tests.tui.line import Program
from tests.tui.typist import Typist


@pytest.fixture(autouse=True)
def _printed() -> Iterator[None]:
    """The program is tested with the printed figures of the cards."""
    with as_printed():
        yield


@pytest.fixture
def programs() -> Iterator[list[Program]]:
    """Programs that are ended when the test is over, however it ends."""
    programs: list[Program] = []
    yield programs
    for program in programs:
        program.stop()


@pytest.fixture
def typist() -> Typist:
    """At a short game alone."""
    return Typist(SavedGame.create("le-havre", {"players": ["Red"], "variant": "short", "seed": 7}))
