"""A position as somebody sees it, and the legal moves by what they are about: the same for every title."""

from __future__ import annotations

from collections.abc import Iterable

from engine import Move, NotNow, Refused
from engine.texts.language import gettext as _
from screens.table.sight import Sight
from screens.words import shown


class PositionView:
    """The moves of one position, as far as the one who looks at it can make them."""

    def __init__(self, sight: Sight) -> None:
        """A view of a position as it is seen."""
        self.game = sight.game
        self.seat = sight.seat
        """The seat by which the game is seen."""
        self.is_mine = sight.is_mine
        """Whether that seat decides."""
        self.moves: tuple[Move, ...] = sight.game.moves() if self.is_mine else ()
        self._by_text = {(move.words, move.target): move for move in self.moves}

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
