"""How a screen opens a saved game."""

from __future__ import annotations

from engine import TITLES
from engine.texts.language import gettext as _
from saves import SavedGame, SaveError
from saves.listing import newest


def opened(slot: str) -> SavedGame:
    """The saved game in a slot, ready to be played; raises `SaveError`, also if another program plays it."""
    return playable(SavedGame.open(slot))


def playable(saved: SavedGame) -> SavedGame:
    """A saved game that was opened; raises `SaveError` if another program plays it."""
    if saved.read_only:
        saved.close()
        raise SaveError(_("{name} is open in another program.").format(name=saved.slot))
    return saved


def last_title() -> str:
    """The title that was played last, or the first one of the collection."""
    found = newest()
    return found.title if found is not None and found.title in TITLES else next(iter(TITLES))
