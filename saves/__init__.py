"""Everything that touches the disk: saved games, their folder, records, and what may be written into them."""

from typing import TYPE_CHECKING, Any

from saves.errors import Damaged, ReadOnly, SaveError
from saves.late import exported
from saves.listing import Summary, latest, moves_of, summaries, summary
from saves.saved_game import SavedGame

if TYPE_CHECKING:
    from saves.looking_back import Replay
    from saves.parting import parted
    from saves.recovery import Examined, examined, recovered

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


def __getattr__(name: str) -> Any:
    return exported(name)
