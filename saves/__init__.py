"""Everything that touches the disk: saved games, their folder, records, and what may be written into them."""

from saves.errors import Damaged, ReadOnly, SaveError
from saves.listing import Summary, latest, moves_of, summaries, summary
from saves.looking_back import Replay
from saves.recovery import Examined, examined, recovered
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
    "recovered",
    "summaries",
    "summary",
]
