"""How a screen opens a saved game."""

from __future__ import annotations

from gettext import gettext as _

from saves import SavedGame, SaveError


def opened(slot: str) -> SavedGame:
    """The saved game in a slot, ready to be played; raises `SaveError`, also if another program plays it."""
    saved = SavedGame.open(slot)
    if saved.read_only:
        saved.close()
        raise SaveError(_("{name} is open in another program.").format(name=saved.slot))
    return saved
