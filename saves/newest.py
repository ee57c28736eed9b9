"""The saved game that was played last, finished or not, found without reading the others."""

from __future__ import annotations

from saves.errors import SaveError
from saves.listing import Summary, glanced, listed


def newest() -> Summary | None:
    """The newest saved game that can be read; None if there is none, or if the folder cannot be read."""
    try:
        return next((one for one in map(glanced, listed()) if one.problem is None), None)
    except SaveError:
        return None
