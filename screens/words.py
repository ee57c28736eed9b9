"""The engine's texts in the language of the player."""

from __future__ import annotations

from collections.abc import Iterable

from engine import Event, Text
from texts.translation import gettext, ngettext


def shown(text: Text) -> str:
    """A text of the engine as the player reads it."""
    return text.render(gettext, ngettext)


def told(events: Iterable[Event], seat: int | None = None) -> str:
    """What happened, sentence after sentence, as a seat is told it; None: as everybody is."""
    return " ".join(shown(event.told_to(seat)) for event in events)
