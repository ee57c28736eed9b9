"""What can go wrong with a saved game; each error carries a sentence for the player."""

from __future__ import annotations

from engine import Refused, Text
from saves.names import filled


class SaveError(Exception):
    """A saved game cannot be found, read, made or changed; `str()` gives the sentence that says why.

    With `values` the sentence is a template (`saves.names.filled`).
    """

    def __init__(self, sentence: str, **values: object) -> None:
        super().__init__(filled(sentence, **values))


class Damaged(SaveError):
    """A saved game cannot be read to its end.

    `line` is where reading stopped, counted from 1, and a value of the template; `moves_before` is how many entries
    before it are sound. `recoverable` says whether it can be played up to there. The file has been left as it is.
    """

    def __init__(
        self, sentence: str, line: int, moves_before: int = 0, *, recoverable: bool = True, **values: object
    ) -> None:
        super().__init__(sentence, **(values | {"line": line} if values else {}))
        self.line = line
        self.moves_before = moves_before
        self.recoverable = recoverable


class Stopped(SaveError):
    """A saved game was not played through to its end, because whoever asked for it has no time any more."""


class ReadOnly(SaveError, Refused):
    """A move cannot be played because another program has the saved game open.

    It is also a `Refused`: the game is unchanged, and whoever shows refusals shows this one as well.
    """

    def __init__(self, sentence: str) -> None:
        Refused.__init__(self, Text(sentence))

    def __str__(self) -> str:
        return str(self.sentence)
