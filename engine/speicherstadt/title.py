"""Die Speicherstadt as a title of the collection: where the frame finds each of its rules."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Final

from engine.errors import Refused
from engine.moves import Move
from engine.notation import format_move
from engine.speicherstadt import forecast, hidden, listing, phases, scoring, setup, table, turns
from engine.speicherstadt.about import ABOUT
from engine.speicherstadt.deck import NAMES
from engine.speicherstadt.demand import UPPER, WATER
from engine.speicherstadt.goods import NAMES as GOODS
from engine.speicherstadt.moves import KINDS_OF_MOVE, Deliver, Exchange, Load, Queue, Reserve, Sell, Use
from engine.speicherstadt.state import OVER, Quarter
from engine.text import _, text
from engine.title import Decision, Events, Steps, Title

if TYPE_CHECKING:
    from random import Random

_NAMED: Final[Mapping[type[Move], tuple[str, ...]]] = {
    Queue: WATER,
    Reserve: UPPER,
    Load: GOODS,
    Sell: GOODS,
    Deliver: GOODS,
    Exchange: GOODS,
    Use: tuple(NAMES[card] for card in turns.USABLE),
}
_TARGETS: Final[Mapping[type[Move], frozenset[str]]] = {
    kind: frozenset(_NAMED.get(kind, ("",))) for kind in KINDS_OF_MOVE
}


class Speicherstadt(Title[Quarter]):
    """Die Speicherstadt and Kaispeicher, by Stefan Feld."""

    about: ClassVar = ABOUT
    kinds_of_move: ClassVar[tuple[type[Move], ...]] = KINDS_OF_MOVE

    def start(self, options: Mapping[str, Any]) -> Quarter:
        """See `setup.start`."""
        return setup.start(options)

    def targets(self, kind: type[Move]) -> Sequence[str]:
        """Places on the water and above the board, goods, cards that can be used."""
        return _NAMED.get(kind, ("",))

    def is_over(self, position: Quarter) -> bool:
        """Whether the last fire is over, and nobody can use a card any more."""
        return position.phase == OVER

    def decision(self, position: Quarter) -> Decision | None:
        """See `phases.decision`."""
        return phases.decision(position)

    def moves(self, position: Quarter) -> tuple[Move, ...]:
        """See `listing.moves`."""
        return listing.moves(position)

    def perform(self, position: Quarter, move: Move, events: Events) -> Steps | None:
        """See `turns.perform`; refuses kinds and targets that the title does not know."""
        if move.target not in _TARGETS.get(type(move), ()):
            raise Refused(text(_("'{move}' is not known in Die Speicherstadt."), move=format_move(move)))
        return turns.perform(position, move, events)

    def names(self, position: Quarter) -> tuple[str, ...]:
        """See `Title`."""
        return position.terms.names

    def round_of(self, position: Quarter) -> int:
        """What comes after the last round belongs to it."""
        return position.round

    def turn_of(self, position: Quarter) -> int:
        """Every placement and every question is a turn, as is all that a seat does in its Loading."""
        return position.turn

    def table(self, position: Quarter, seat: int | None = None) -> dict[str, Any]:
        """See `table.table`; everybody sees the same."""
        return dict(table.table(position))

    def imagined(self, position: Quarter, seat: int, rng: Random) -> Quarter:
        """See `hidden.imagined`; what one seat may know every seat may know."""
        return hidden.imagined(position, rng)

    def forecast(self, position: Quarter, seat: int | None = None) -> dict[str, Any]:
        """See `forecast.forecast`."""
        return dict(forecast.forecast(position))

    def scores(self, position: Quarter, seat: int | None = None) -> list[dict[str, Any]]:
        """See `scoring.scores`."""
        return scoring.scores(position)

    def rivals(self, position: Quarter, seat: int | None = None) -> list[dict[str, Any]]:
        """See `scoring.rivals`."""
        return scoring.rivals(position)
