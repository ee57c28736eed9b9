"""Everything that touches the disk: saved games, their folder, records, and what may be written into them."""

from importlib import import_module
from typing import TYPE_CHECKING, Any

from saves.errors import Damaged, ReadOnly, SaveError
from saves.listing import Summary, latest, moves_of, summaries, summary
from saves.replay import Examined, examined
from saves.saved_game import SavedGame

if TYPE_CHECKING:
    from saves.exchange import parted, recovered
    from saves.looking_back import Replay

__all__ = [
    "Damaged",
    "Examined",
    "ReadOnly",
    "Replay",
    "SaveError",
    "SavedGame",
    "Summary",
    "examined",
    "latest",
    "moves_of",
    "parted",
    "recovered",
    "summaries",
    "summary",
]

_LATER = {"Replay": "saves.looking_back", "parted": "saves.exchange", "recovered": "saves.exchange"}
"""What takes its time, and is imported when somebody asks for it."""


def __getattr__(name: str) -> Any:
    if name not in _LATER:
        raise AttributeError(f"module 'saves' has no attribute {name!r}")
    return getattr(import_module(_LATER[name]), name)
