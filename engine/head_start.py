"""A handicap of any title: what each player has more at the start, so that any two can have a close game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from engine.about import Rule
from engine.texts import Text, message

NAME: Final = "head_start"


def head_start(seats: range, gist: Text, most: int) -> Rule:
    """The rule for so many seats: from none to `most` for each player; `gist` says of what."""
    return Rule(NAME, message("Head start"), gist, numbers=range(most + 1), each=True, usual=(), seats=seats)


def head_starts(options: Mapping[str, Any], names: Sequence[str]) -> list[int]:
    """What each seat has more at the start; `names` are those by seat, the options give numbers by their `players`."""
    given = dict(zip(map(str, options["players"]), options.get(NAME, ()), strict=False))
    return [given.get(name, 0) for name in names]
