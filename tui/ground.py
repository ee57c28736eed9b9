"""What ground a terminal has: the question (OSC 11), and what its answer tells."""

from __future__ import annotations

import re

from widgets.palettes import Palette, of_ground

QUESTION = "\x1b]11;?\x1b\\"
"""Asks a terminal for the colour of its ground; many answer, and nobody waits for it."""

_ANSWER = re.compile(
    r"\x1b\]11;rgba?:([\da-fA-F]{1,4})/([\da-fA-F]{1,4})/([\da-fA-F]{1,4})(?:/[\da-fA-F]{1,4})?", re.ASCII
)


def ground_of(answer: str) -> Palette | None:
    """The palette for the ground that an answer of a terminal tells, without its end; None if it tells none."""
    found = _ANSWER.fullmatch(answer)
    return None if found is None else of_ground(*(_part(part) for part in found.groups()))


def _part(digits: str) -> int:
    """A part of a colour, told in one to four digits, from 0 to 255."""
    return int(digits, 16) >> 4 * (len(digits) - 2) if len(digits) > 1 else int(digits, 16) * 17
