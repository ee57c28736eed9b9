"""Texts for the player, and how plain text fills a terminal: messages, languages, cells, lines, columns.

A message is a template with named values, one whole sentence or one label. It is N_ where it stands: as a literal in
`message`, `counted` or `Forms`, or in `N_` (with a context: `NC_`) where only the template is kept. It is translated
where it is shown (`engine.texts.language`), never when a module is loaded. The standard library alone.
"""

from __future__ import annotations

from engine.texts.names import Name, Names, the
from engine.texts.text import N_, NC_, Forms, Language, Text, Value, Values, counted, in_context, message, only, several

__all__ = [
    "NC_",
    "N_",
    "Forms",
    "Language",
    "Name",
    "Names",
    "Text",
    "Value",
    "Values",
    "counted",
    "in_context",
    "message",
    "only",
    "several",
    "the",
]
