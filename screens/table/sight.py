"""A position as somebody at the table sees it, which is what a title shows."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from engine import Decision, Event, Game, Move
from engine.texts.language import gettext as _

Log = tuple[tuple[Move, tuple[Event, ...]], ...]
"""Moves, each with what happened."""


@dataclass(frozen=True)
class Sight:
    """A position as somebody sees it."""

    game: Game
    seat: int
    """The seat by which it is seen."""
    log: Log
    """What led here."""
    is_past: bool = False
    """Whether it is looked back at, so that nobody decides any more."""
    is_open: bool = False
    """Whether only what lies open to everybody may be seen, as while the game is handed over."""

    @cached_property
    def decision(self) -> Decision | None:
        """What is to be decided, by whomever."""
        return self.game.decision

    @property
    def is_over(self) -> bool:
        """Whether the game is over."""
        return self.decision is None

    @property
    def seed_told(self) -> str:
        """The seed of the game in words; nothing where the table was laid out by hand."""
        seed = self.game.options.get("seed")
        return "" if seed is None else _("seed {seed}").format(seed=seed)

    @property
    def viewer(self) -> int | None:
        """The seat that sees what it alone knows; None where only what lies open may be seen."""
        return None if self.is_open else self.seat

    @property
    def is_mine(self) -> bool:
        """Whether the seat by which it is seen decides now and can make a move."""
        decides = self.decision is not None and self.decision.seat == self.seat
        return decides and not self.is_past and not self.is_open
