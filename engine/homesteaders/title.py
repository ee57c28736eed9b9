"""Homesteaders as a title of the collection: where the frame finds each of its rules."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Final

from engine.errors import Refused
from engine.homesteaders import forecast, hidden, listing, phases, scoring, setup, table, turns
from engine.homesteaders.about import ABOUT
from engine.homesteaders.bidding import AUCTIONS
from engine.homesteaders.buildings import BUILDINGS
from engine.homesteaders.moves import KINDS_OF_MOVE, Bid, Build, Buy, Neutral, Sell, Take, Trade
from engine.homesteaders.rail import BONUSES
from engine.homesteaders.state import OVER, Frontier
from engine.homesteaders.trading import SOLD, TRADABLE
from engine.moves import Move
from engine.notation import format_move
from engine.text import _, text
from engine.title import Decision, Events, Steps, Title

if TYPE_CHECKING:
    from random import Random

_NAMED: Final[Mapping[type[Move], tuple[str, ...]]] = {
    Neutral: AUCTIONS,
    Bid: AUCTIONS,
    Take: BONUSES,
    Build: tuple(card.name for card in BUILDINGS),
    Buy: SOLD,
    Sell: SOLD,
    Trade: TRADABLE,
}
_TARGETS: Final[Mapping[type[Move], frozenset[str]]] = {
    kind: frozenset(_NAMED.get(kind, ("",))) for kind in KINDS_OF_MOVE
}


class Homesteaders(Title[Frontier]):
    """Homesteaders, by Alex Rockwell."""

    about: ClassVar = ABOUT
    kinds_of_move: ClassVar[tuple[type[Move], ...]] = KINDS_OF_MOVE

    def start(self, options: Mapping[str, Any]) -> Frontier:
        """See `setup.start`."""
        return setup.start(options)

    def targets(self, kind: type[Move]) -> Sequence[str]:
        """Auctions, bonuses of the rail track, buildings, resources, what the Market and the Bank take."""
        return _NAMED.get(kind, ("",))

    def is_over(self, position: Frontier) -> bool:
        """Whether the last trades are over."""
        return position.phase == OVER

    def decision(self, position: Frontier) -> Decision | None:
        """See `phases.decision`."""
        return phases.decision(position)

    def moves(self, position: Frontier) -> tuple[Move, ...]:
        """See `listing.moves`."""
        return listing.moves(position)

    def drawn(self, position: Frontier, moves: Sequence[Move], rng: Random) -> Move:
        """See `listing.drawn`."""
        return listing.drawn(moves, rng)

    def perform(self, position: Frontier, move: Move, events: Events) -> Steps | None:
        """See `turns.perform`; refuses kinds and targets that the title does not know."""
        if move.target not in _TARGETS.get(type(move), ()):
            raise Refused(text(_("'{move}' is not known in Homesteaders."), move=format_move(move)))
        return turns.perform(position, move, events)

    def names(self, position: Frontier) -> tuple[str, ...]:
        """See `Title`."""
        return position.terms.names

    def round_of(self, position: Frontier) -> int:
        """The income after the last round is a round of its own."""
        return position.round

    def turn_of(self, position: Frontier) -> int:
        """Decisions of a seat that follow one another are a turn."""
        return position.turn

    def has_secrets(self, position: Frontier) -> bool:
        """Holdings lie behind screens, unless they were agreed to be open."""
        return not position.terms.open and position.terms.players > 1

    def table(self, position: Frontier, seat: int | None = None) -> dict[str, Any]:
        """See `table.table`."""
        return dict(table.table(position, seat))

    def imagined(self, position: Frontier, seat: int, rng: Random) -> Frontier:
        """See `hidden.imagined`; what one seat may know every seat may know."""
        return hidden.imagined(position, rng)

    def forecast(self, position: Frontier, seat: int | None = None) -> dict[str, Any]:
        """See `forecast.forecast`."""
        return dict(forecast.forecast(position, seat))

    def scores(self, position: Frontier, seat: int | None = None) -> list[dict[str, Any]]:
        """See `scoring.scores`."""
        return scoring.scores(position, seat)

    def rivals(self, position: Frontier, seat: int | None = None) -> list[dict[str, Any]]:
        """See `scoring.rivals`."""
        return scoring.rivals(position)
