"""The language in which players are spoken to: every text is looked up here.

The functions of the same names in the standard library look for a catalogue on the disk at every single text: four
hundred times before the first picture of a game.
"""

from __future__ import annotations

from gettext import translation

_LANGUAGE = translation("messages", fallback=True)

gettext = _LANGUAGE.gettext
"""A text in the player's language."""

ngettext = _LANGUAGE.ngettext
"""A text in the player's language, in the form that a number asks for."""
