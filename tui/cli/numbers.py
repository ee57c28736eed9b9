"""Whole numbers on the command line, refused in words of our own."""

from __future__ import annotations

import re
from collections.abc import Callable

import typer

from engine.texts.language import gettext as _
from saves.names import printable

_NUMERAL = re.compile(r"-?[0-9]{1,40}")


def whole(low: int, high: int | None = None) -> Callable[[str | int], int]:
    """The reader of a whole number that is not lower than `low`, nor higher than `high`; it raises `BadParameter`."""

    def read(words: str | int) -> int:
        if isinstance(words, int):  # a default is handed over as it stands
            return words
        if not _NUMERAL.fullmatch(words):
            raise typer.BadParameter(_("'{word}' is not a whole number.").format(word=printable(words)))
        number = int(words)
        if number < low:
            raise typer.BadParameter(_("{n} is too low: {low} is the lowest.").format(n=number, low=low))
        if high is not None and number > high:
            raise typer.BadParameter(_("{n} is too high: {high} is the highest.").format(n=number, high=high))
        return number

    return read
