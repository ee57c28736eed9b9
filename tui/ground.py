"""What ground a terminal has: the question (OSC 11), and its answer picked out of what is typed."""

from __future__ import annotations

import re

from widgets.palettes import Palette, of_ground

QUESTION = "\x1b]11;?\x1b\\"
"""Asks a terminal for the colour of its ground; many answer, and nobody waits for it."""

_BEGINNING = "\x1b]11;"
_ANSWER = re.compile(
    r"\x1b\]11;rgba?:([0-9a-fA-F]{1,4})/([0-9a-fA-F]{1,4})/([0-9a-fA-F]{1,4})[^\x07\x1b]*(?:\x07|\x1b\\)"
)
_LONGEST = 64


class Listener:
    """Takes the answer out of what comes from a terminal, as often as it is in there, and leaves the keys."""

    def __init__(self) -> None:
        self._held = ""
        self.ground: Palette | None = None
        """The palette for the ground, once the terminal has told it."""

    def hear(self, typed: str) -> str:
        """What of this has been typed by a person; the beginning of an answer is held back until its end comes."""
        typed, self._held = self._held + typed, ""
        while (found := _ANSWER.search(typed)) is not None:
            self.ground = of_ground(*(_part(part) for part in found.groups()))
            typed = typed[: found.start()] + typed[found.end() :]
        place = typed.rfind(_BEGINNING)
        if place >= 0 and len(typed) - place < _LONGEST:
            typed, self._held = typed[:place], typed[place:]
        return typed


def _part(digits: str) -> int:
    """A part of a colour, told in one to four digits, from 0 to 255."""
    return int(digits, 16) >> 4 * (len(digits) - 2) if len(digits) > 1 else int(digits, 16) * 17
