"""The engine's texts in the language of the player."""

from __future__ import annotations

import re
from collections.abc import Iterable

from engine import Event, Text
from texts.translation import gettext, ngettext

_NAME = re.compile(r"\{(\w+)\}:? ")
"""How a sentence about a player begins."""


def shown(text: Text) -> str:
    """A text of the engine as the player reads it."""
    return text.render(gettext, ngettext)


def told(events: Iterable[Event], seat: int | None = None) -> str:
    """What happened, sentence after sentence, as a seat is told it; None: as everybody is.

    What one player did in a row is one sentence: their name is not said again and again.
    """
    said: list[str] = []
    before = ""
    for event in events:
        text = event.told_to(seat)
        name = _subject(text)
        if name and name == before and said:
            said[-1] = said[-1].removesuffix(".") + "; " + without_name(text, name)
        else:
            said.append(shown(text))
        before = name
    return " ".join(said)


def without_name(text: Text, name: str) -> str:
    """A sentence about a player without their name, where it begins with that."""
    if _subject(text) != name:
        return shown(text)
    words = gettext(text.template)
    return shown(Text(words[words.index("}") + 1 :].removeprefix(":").lstrip(), text.values))


def _subject(text: Text) -> str:
    """The name with which a sentence begins; nothing where it begins otherwise, or a number changes its words."""
    begins = None if text.plural else _NAME.match(gettext(text.template))
    value = dict(text.values).get(begins[1]) if begins is not None else None
    return value if isinstance(value, str) else ""
