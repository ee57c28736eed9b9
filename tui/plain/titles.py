"""What the plain mode knows of the titles."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from engine import Game, Move
from screens.titles import texts_of


class Words(Protocol):
    """What a title says in plain words; a module with these functions."""

    def table(self, game: Game) -> list[str]:
        """All that lies open."""
        ...

    def forecast(self, game: Game) -> list[str]:
        """What is coming."""
        ...

    def where(self, game: Game) -> str:
        """In one line: how far the game has come."""
        ...

    def about(self, game: Game) -> list[str]:
        """What there is to know about the decision, beside its prompt."""
        ...

    def scores(self, game: Game) -> list[str]:
        """How everybody stands, a line each."""
        ...

    def describe(self, game: Game, move: Move) -> str:
        """A legal move in plain words."""
        ...

    def ordinary(self, game: Game) -> Move | None:
        """The move that simply goes on, if there is one."""
        ...

    def page(self, name: str) -> str | None:
        """The rule of the card that is meant, or None if none is."""
        ...

    def names(self) -> Sequence[str]:
        """What a page can be about."""
        ...


def words_of(title: str) -> Words:
    """The words of a title; raises `SaveError` for one that cannot be played in plain mode."""
    found: Words = texts_of(title, "plain")
    return found
