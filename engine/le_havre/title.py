"""Le Havre as a title of the collection: where the frame finds each of its rules."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar

from engine.about import About
from engine.errors import Refused
from engine.le_havre import hidden, listing, phases, scoring, setup, table, turns
from engine.le_havre.about import ABOUT
from engine.le_havre.deck import CARDS
from engine.le_havre.goods import NAMES, OFFERED
from engine.le_havre.moves import KINDS_OF_MOVE, Build, Enter, Take
from engine.le_havre.ships import SHIPS
from engine.le_havre.state import OVER, Havre
from engine.moves import Move
from engine.notation import format_move
from engine.text import _, text
from engine.title import Decision, Events, Steps, Title

if TYPE_CHECKING:
    from random import Random

_OFFERS = tuple(NAMES[kind] for kind in OFFERED)
_CARDS = tuple(card.name for card in CARDS)
_CARDS_AND_SHIPS = (*_CARDS, *(ship.name for ship in SHIPS))


def _targets(kind: type[Move]) -> Sequence[str]:
    if kind is Take:
        return _OFFERS
    return _CARDS if kind in (Enter, Build) else _CARDS_AND_SHIPS


_TARGETS: Mapping[type[Move], frozenset[str]] = {
    kind: frozenset(_targets(kind)) if kind.needs_target else frozenset({""}) for kind in KINDS_OF_MOVE
}


class LeHavre(Title[Havre]):
    """Le Havre, by Uwe Rosenberg."""

    about: ClassVar[About] = ABOUT
    kinds_of_move: ClassVar[tuple[type[Move], ...]] = KINDS_OF_MOVE

    def start(self, options: Mapping[str, Any]) -> Havre:
        """See `setup.start`."""
        return setup.start(options)

    def targets(self, kind: type[Move]) -> Sequence[str]:
        """Offer spaces to take; cards to enter and to build; cards and ships to buy and to sell."""
        return _targets(kind)

    def is_over(self, position: Havre) -> bool:
        """Whether the last final action is over."""
        return position.phase == OVER

    def decision(self, position: Havre) -> Decision | None:
        """See `phases.decision`."""
        return phases.decision(position)

    def moves(self, position: Havre) -> tuple[Move, ...]:
        """See `listing.moves`."""
        return listing.moves(position)

    def perform(self, position: Havre, move: Move, events: Events) -> Steps | None:
        """See `turns.perform`; refuses kinds and targets that the title does not know."""
        if move.target not in _TARGETS.get(type(move), ()):
            raise Refused(text(_("'{move}' is not known in Le Havre."), move=format_move(move)))
        return turns.perform(position, move, events)

    def names(self, position: Havre) -> tuple[str, ...]:
        """See `Title`."""
        return position.terms.names

    def round_of(self, position: Havre) -> tuple[int, bool]:
        """The final actions are a round of their own."""
        return position.round, position.final

    def turn_of(self, position: Havre) -> tuple[int, int, bool, int]:
        """A turn with its supply, or somebody's final action."""
        return position.round, position.turn, position.final, position.seat

    def has_secrets(self, position: Havre) -> bool:
        """Two may look at different special buildings."""
        return position.terms.players > 1

    def table(self, position: Havre, seat: int | None = None) -> dict[str, Any]:
        """See `table.table`; what a seat knows of the special buildings is private."""
        found = dict(table.table(position))
        return found if seat is None else {**found, "private": table.private(position, seat)}

    def imagined(self, position: Havre, seat: int, rng: Random) -> Havre:
        """See `hidden.imagined`."""
        return hidden.imagined(position, seat, rng)

    def forecast(self, position: Havre, seat: int | None = None) -> dict[str, Any]:
        """See `table.forecast`."""
        return dict(table.forecast(position, seat))

    def scores(self, position: Havre, seat: int | None = None) -> list[dict[str, Any]]:
        """See `scoring.scores`; all that is scored lies open."""
        return [dict(score) for score in scoring.scores(position)]
