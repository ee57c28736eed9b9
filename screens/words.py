"""The engine's texts in the language of the player."""

from __future__ import annotations

from collections.abc import Iterable
from gettext import gettext, ngettext

from engine import Event, Text


def shown(text: Text) -> str:
    """A text of the engine as the player reads it."""
    return text.render(gettext, ngettext)


def told(events: Iterable[Event]) -> str:
    """What happened, sentence after sentence."""
    return " ".join(shown(event.text) for event in events)
