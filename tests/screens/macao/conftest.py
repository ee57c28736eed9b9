from __future__ import annotations

import pytest


@pytest.fixture(autouse=True)
def fake_game() -> None:
    """Here the real screen of the title is tested."""
