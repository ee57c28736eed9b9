"""What a title's rules are made of."""

from __future__ import annotations

from typing import NamedTuple


class RulesText(NamedTuple):
    """A text of a title's rules: a chapter, a card, a good."""

    group: str
    """The heading under which it stands."""
    title: str
    words: str
    """The text, in which an empty line parts paragraphs."""
    gist: str
    """What it says in a few words, for a list."""
    name: str = ""
    """What it is about, by its name in the game."""
