"""No result of one test is told in another."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from saves.puzzles import shelf, tries


@pytest.fixture(autouse=True)
def _forgotten() -> Iterator[None]:
    yield
    shelf.shelf.cache_clear()
    tries.looked_up.cache_clear()
