"""The saved game that was played last, finished or not, found without reading the others."""

from __future__ import annotations

from pathlib import Path

from saves.errors import SaveError
from saves.listing import Summary, summary
from saves.slots import existing, path_of


def newest() -> Summary | None:
    """The newest saved game that can be read; None if there is none, or if the folder cannot be read."""
    try:
        slots = sorted(existing(), key=lambda slot: (_modified(path_of(slot)), slot), reverse=True)
    except SaveError:
        return None
    for slot in slots:
        try:
            found = summary(slot)
        except SaveError:
            continue
        if found.problem is None:
            return found
    return None


def _modified(path: Path) -> float:
    try:
        return path.stat().st_mtime
    except OSError:  # it went away just now
        return 0
