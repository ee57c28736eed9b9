"""Computers that think for less than a second, which no player can choose: a setting as low as that is not followed."""

from __future__ import annotations

import pytest


def allow_any_time(patch: pytest.MonkeyPatch) -> None:
    """Let the setting of how long the computer thinks be any time up to 30 seconds."""
    patch.setattr("saves.settings._SECONDS", {"pause": (0.0, 3.0), "thinking": (0.0, 30.0)})
