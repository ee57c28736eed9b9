"""Everything that touches the disk: saved games, their folder, and what may be written into them."""

from saves.errors import Damaged, ReadOnly, SaveError
from saves.listing import Summary, latest, moves_of, summaries, summary
from saves.saved_game import SavedGame

__all__ = [
    "Damaged",
    "ReadOnly",
    "SaveError",
    "SavedGame",
    "Summary",
    "latest",
    "moves_of",
    "summaries",
    "summary",
]
