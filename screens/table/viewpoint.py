"""A position as somebody sees it, which is what a title shows, and its legal moves by what they are about."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from engine import Decision, Move, NotNow, OpenGame, Refused
from engine.texts.language import gettext as _
from screens.table.play.company import Said
from screens.table.play.kept_game import Log
from screens.words import shown


@dataclass(frozen=True)
class Sight:
    """A position as somebody sees it."""

    game: OpenGame
    seat: int
    """The seat by which it is seen."""
    log: Log
    """What led here."""
    is_past: bool = False
    """Whether it is looked back at, so that nobody decides any more."""
    is_open: bool = False
    """Whether only what lies open to everybody may be seen, as while the game is handed over."""
    said: Sequence[Said] = ()
    """Words to the table."""

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

    @cached_property
    def seen(self) -> Any:
        """The position as it is seen, with `UNKNOWN` in place of all that the viewer cannot know."""
        return self.game.seen(self.viewer)

    @property
    def is_mine(self) -> bool:
        """Whether the seat by which it is seen decides now and can make a move."""
        decides = self.decision is not None and self.decision.seat == self.seat
        return decides and not self.is_past and not self.is_open


ANOTHERS = "another's"
"""In place of the phase where somebody else decides."""


class PositionView:
    """One position as somebody sees it, and its moves, as far as the one who looks at it can make them."""

    seen: Any
    """The position, which each title knows by its kind."""

    def __init__(self, sight: Sight) -> None:
        self.game = sight.game
        self.seat = sight.seat
        """The seat by which the game is seen."""
        self.seen = sight.seen
        self.is_mine = sight.is_mine
        """Whether that seat decides."""
        self.moves: tuple[Move, ...] = sight.game.moves() if self.is_mine else ()
        self._by_text = {(move.words, move.target): move for move in self.moves}

    @property
    def is_over(self) -> bool:
        """Whether the game is over."""
        return self.game.rules.is_over(self.seen)

    @property
    def phase(self) -> str:
        """What is being decided, or that somebody else decides."""
        return self.game.rules.phase_of(self.seen) if self.is_mine or self.is_over else ANOTHERS

    def move(self, words: str, target: str = "") -> Move | None:
        """The legal move of these words about this target, if there is one."""
        return self._by_text.get((words, target))

    def first(self, words: Iterable[str]) -> Move | None:
        """The first legal move without a target among these."""
        return next((move for one in words if (move := self.move(one)) is not None), None)

    def refusal(self, move: Move) -> str:
        """Why a move is not possible, in a sentence; nothing if it is."""
        try:
            self.game.ask(move)
        except NotNow as refusal:
            return _("That is not possible now. {prompt}.").format(prompt=shown(refusal.prompt))
        except Refused as refusal:
            return shown(refusal.sentence)
        return ""
