"""Names that lay on disks before there was a second title: they stay there, and stand nowhere else in shared code."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

OLD_NAMES: Mapping[str, str] = MappingProxyType(
    {
        "stop_between_turns": "stop_before_supply",
        "daily-le-havre": "daily",
    }
)
"""What something is called on the disk, by what it would be called there today: settings, and the slots of days."""


def name_on_disk(name: str) -> str:
    """What something of this name is called on the disk."""
    return OLD_NAMES.get(name, name)
