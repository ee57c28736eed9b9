"""Somebody who plays in plain mode: who types lines, and reads what is printed."""

from __future__ import annotations

from typing import Any

from engine import Game, new_game
from saves import SavedGame, moves_of
from tui.plain.session import Session

AGAINST: dict[str, Any] = {"players": ["Ann", "Red"], "variant": "short", "seed": 3}


def at_start() -> Game:
    return new_game("le-havre", ["Red"], "short", 7)


class Typist:
    """Somebody who types lines into a session and reads what is printed."""

    def __init__(self, saved: SavedGame, *, enter_goes_on: bool = False) -> None:
        self.lines: list[str] = []
        self.saved = saved
        self.session = Session(saved, self.lines.append, enter_goes_on=enter_goes_on)
        self.session.greet()

    def types(self, *lines: str) -> str:
        """Type lines and return all that was printed in answer to the last one."""
        for line in lines:
            del self.lines[:]
            self.session.take(line)
        return "\n".join(self.lines)

    @property
    def moves(self) -> list[str]:
        return moves_of(self.saved.slot)


def at(game: Any) -> Typist:
    """At a table laid out by hand."""
    return Typist(SavedGame.keep(game))
