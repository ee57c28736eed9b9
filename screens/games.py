"""How games are begun and opened: a seed that nobody chose, a saved game in its slot."""

from __future__ import annotations

from pkgutil import resolve_name
from random import SystemRandom
from typing import TYPE_CHECKING, Final

from engine import TITLES
from engine.texts.language import gettext as _
from saves import SavedGame, SaveError
from saves.daily import begun_or_continued, today
from saves.listing import newest

if TYPE_CHECKING:
    from screens.frame import Opened

_HIGHEST: Final = 999_999
"""Seeds drawn here are short enough to be typed and told to a friend."""

randbelow: Final = SystemRandom().randrange
"""A number below another one, which nobody knows beforehand."""


def drawn_seed() -> int:
    """A seed that nobody knows beforehand."""
    return randbelow(_HIGHEST + 1)


def opened(slot: str) -> Opened:
    """The saved game in a slot, ready to be played; raises `SaveError`, also if another program plays it."""
    return playable(SavedGame.open(slot))


def playable(saved: SavedGame) -> Opened:
    """A saved game that was opened, or the window that plays it followed.

    Raises `SaveError` if another program plays it that cannot be followed.
    """
    if not saved.read_only:
        return saved
    saved.close()
    live = followed(saved.slot)
    if live is None:
        raise SaveError(_("{name} is open in another program.").format(name=saved.slot))
    return live


def followed(slot: str) -> Opened | None:
    """A game that another window of Havre writes, or that it has just left; None where neither is so.

    Raises `SaveError`.
    """
    found: Opened | None = resolve_name("saves.follower:found")(slot)
    return found


def last_title() -> str:
    """The title that was played last, or the first one of the collection."""
    found = newest()
    return found.title if found is not None and found.title in TITLES else next(iter(TITLES))


def daily_game(title: str) -> Opened:
    """Today's daily harbour of a title that has one, begun or to go on with; raises `SaveError`."""
    return playable(begun_or_continued(title, today()))
