"""Macao as a title of the collection: where the frame finds each of its rules."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Final

from engine.errors import Refused
from engine.macao import forecast, hidden, listing, phases, proposing, scoring, setup, table, turns
from engine.macao.about import ABOUT
from engine.macao.city import QUARTERS
from engine.macao.deck import CARDS
from engine.macao.moves import KINDS_OF_MOVE, Activate, Claim, Craft, Deliver, Sail, Take, Use
from engine.macao.sea import GOODS, SPACES
from engine.macao.state import OVER, Colony
from engine.moves import Move
from engine.notation import format_move
from engine.questions import Question
from engine.text import _, text
from engine.title import Decision, Events, Steps, Title

if TYPE_CHECKING:
    from random import Random

_CARDS: Final = tuple(card.name for card in CARDS)
_NAMED: Final[Mapping[type[Move], tuple[str, ...]]] = {
    Take: _CARDS,
    Activate: _CARDS,
    Craft: _CARDS,
    Use: _CARDS,
    Claim: tuple(quarter.name for quarter in QUARTERS),
    Sail: SPACES,
    Deliver: GOODS,
}
_TARGETS: Final[Mapping[type[Move], frozenset[str]]] = {
    kind: frozenset(_NAMED.get(kind, ("",))) for kind in KINDS_OF_MOVE
}


class Macao(Title[Colony]):
    """Macao, by Stefan Feld."""

    about: ClassVar = ABOUT
    kinds_of_move: ClassVar[tuple[type[Move], ...]] = KINDS_OF_MOVE

    def start(self, options: Mapping[str, Any]) -> Colony:
        """See `setup.start`."""
        return setup.start(options)

    def targets(self, kind: type[Move]) -> Sequence[str]:
        """Cards, quarters, spaces of the route, goods."""
        return _NAMED.get(kind, ("",))

    def is_over(self, position: Colony) -> bool:
        """Whether the last turn is over."""
        return position.phase == OVER

    def decision(self, position: Colony) -> Decision | None:
        """See `phases.decision`."""
        return phases.decision(position)

    def moves(self, position: Colony) -> tuple[Move, ...]:
        """See `listing.moves`."""
        return listing.moves(position)

    def perform(self, position: Colony, move: Move, events: Events) -> Steps | None:
        """See `turns.perform`; refuses kinds and targets that the title does not know."""
        if move.target not in _TARGETS.get(type(move), ()):
            raise Refused(text(_("'{move}' is not known in Macao."), move=format_move(move)))
        return turns.perform(position, move, events)

    def proposing(self, position: Colony, move: Move, question: Question) -> Question:
        """See `proposing.proposing`: the cubes that leave the most open come first."""
        return proposing.proposing(position, move, question)

    def names(self, position: Colony) -> tuple[str, ...]:
        """See `Title`."""
        return position.terms.names

    def round_of(self, position: Colony) -> int:
        """The draft and the start cubes are a round of their own."""
        return position.round

    def turn_of(self, position: Colony) -> int:
        """Decisions of a seat that follow one another are a turn."""
        return position.turn

    def table(self, position: Colony, seat: int | None = None) -> dict[str, Any]:
        """See `table.table`: everybody sees the same."""
        return dict(table.table(position))

    def imagined(self, position: Colony, seat: int, rng: Random) -> Colony:
        """See `hidden.imagined`: what one seat may know every seat may know."""
        return hidden.imagined(position, rng)

    def forecast(self, position: Colony, seat: int | None = None) -> dict[str, Any]:
        """See `forecast.forecast`: everybody knows the same."""
        return dict(forecast.forecast(position))

    def scores(self, position: Colony, seat: int | None = None) -> list[dict[str, Any]]:
        """See `scoring.scores`."""
        return scoring.scores(position)

    def rivals(self, position: Colony, seat: int | None = None) -> list[dict[str, Any]]:
        """See `scoring.rivals`."""
        return scoring.rivals(position)
