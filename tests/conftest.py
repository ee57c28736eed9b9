"""What holds for every test: none of them sees or touches the games that somebody really plays."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import settings

# The same examples on every machine, and no verdict on how fast it is.
settings.register_profile("havre", deadline=None, derandomize=True)
settings.load_profile("havre")


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder of its own for what the test saves."""
    folder = tmp_path / "havre"
    monkeypatch.setenv("HAVRE_HOME", str(folder))
    return folder
