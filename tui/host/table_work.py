"""The work that is forked for a table: its game is begun, its computers move, and it is told how the table stands."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from time import monotonic
from typing import Final

from saves.errors import SaveError
from saves.harbour.messages import as_plain, value_of
from saves.harbour.summaries import attend
from saves.harbour.values import Table

_SECONDS: Final = 5.0
"""How long a computer thinks about a decision at most."""


def attended(words: tuple[str, ...]) -> bytes:
    """See to a table: the folder of the tables, the table as JSON, "yes" where its computers move, are given.

    Comes back with the summary as JSON, or with a list that holds why nobody could tell.
    """
    folder, table, plays = words
    try:
        summary = attend(Path(folder), value_of(Table, json.loads(table)), _patience, plays=plays == "yes")
    except SaveError as error:
        return json.dumps([str(error)]).encode()
    return json.dumps(as_plain(summary)).encode()


def _patience() -> Callable[[], bool]:
    """Tells when a decision must be made that is thought about from now on."""
    end = monotonic() + _SECONDS
    return lambda: monotonic() > end
