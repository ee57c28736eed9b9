"""Everything that touches the disk: saved games, their folder, records, and what may be written into them.

The names below are loaded when they are asked for: whoever needs `saves.harbour` alone loads no rules of a game.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from saves.errors import Damaged, ReadOnly, SaveError
    from saves.exchange import parted, recovered
    from saves.listing import Summary, latest, moves_of, summaries, summary
    from saves.look_back import Replay
    from saves.replay import Examined, examined
    from saves.saved_game import SavedGame

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

_HOMES = {
    "saves.errors": ("Damaged", "ReadOnly", "SaveError"),
    "saves.exchange": ("parted", "recovered"),
    "saves.listing": ("Summary", "latest", "moves_of", "summaries", "summary"),
    "saves.look_back": ("Replay",),
    "saves.replay": ("Examined", "examined"),
    "saves.saved_game": ("SavedGame",),
}
_HOME = {name: home for home, names in _HOMES.items() for name in names}


def __getattr__(name: str) -> Any:
    if name not in _HOME:
        raise AttributeError(f"module 'saves' has no attribute {name!r}")
    found = globals()[name] = getattr(import_module(_HOME[name]), name)
    return found
