"""What the plain mode knows of the titles."""

from __future__ import annotations

from collections.abc import Sequence
from gettext import gettext as _
from importlib import import_module
from typing import Any, Protocol

from engine import Game, Move
from saves import SaveError

_MODULES = {"le-havre": "screens.le_havre.plain"}
"""The module that puts a title in words, imported when a game of it is played."""


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
    if title not in _MODULES:
        raise SaveError(_("There are no texts for {title}.").format(title=title))
    module: Any = import_module(_MODULES[title])
    found: Words = module
    return found
