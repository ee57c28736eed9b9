"""A position of Le Havre as its pages see it: where its cards and ships lie, by their names."""

from __future__ import annotations

from functools import cached_property

from engine.le_havre.deck import CARD_INDEX, CARDS
from engine.le_havre.forecast import forecast
from engine.le_havre.scoring import wealth
from engine.le_havre.ships import SHIPS
from engine.le_havre.state import AT_HOME, TOWN, Havre
from screens.le_havre.words import cards
from screens.table.title import Sight
from screens.table.viewpoint import PositionView
from screens.ways import Goal


class View(PositionView):
    """One position, read once."""

    seen: Havre

    def __init__(self, sight: Sight) -> None:
        """A view of a position as it is seen; what is private to the one who decides is seen by that player alone."""
        super().__init__(sight)
        self.names = self.seen.terms.names
        """The players' names by seat."""
        self.forecast = forecast(self.seen)
        self.known = cards(self.seen.known[self.seat]) if self.is_mine else []
        """The special buildings that lie face down and that this player has seen."""
        self.goals: dict[str, Goal] = {}
        """What may be wanted, as far as somebody has asked for it."""

    @property
    def goods(self) -> list[int]:
        """What the player has by whom the game is seen."""
        return self.seen.goods[self.seat]

    @property
    def own_first(self) -> list[int]:
        """All seats, that by which the game is seen before the others."""
        return [self.seat, *(seat for seat in range(len(self.names)) if seat != self.seat)]

    @cached_property
    def town(self) -> list[str]:
        """The buildings of the town."""
        return cards(self.seen.owned(TOWN))

    @cached_property
    def stacks(self) -> list[list[str]]:
        """The proposals, the top card of a stack first."""
        return [cards(stack) for stack in self.seen.stacks]

    @property
    def tops(self) -> list[str]:
        """The proposals on top of the stacks."""
        return cards(self.seen.tops())

    @cached_property
    def piles(self) -> list[list[str]]:
        """The ships by kind, the top one first."""
        return [[SHIPS[ship].name for ship in reversed(pile)] for pile in self.seen.harbour]

    @cached_property
    def modern(self) -> list[str]:
        """The Wharfs with a brick on them."""
        return cards(self.seen.modern)

    @cached_property
    def owners(self) -> dict[str, int]:
        """The seat that owns each building."""
        return {name: seat for seat in range(len(self.names)) for name in self.buildings(seat)}

    @cached_property
    def visitor_seats(self) -> dict[str, list[int]]:
        """The seats of those who stand on each building."""
        found: dict[str, list[int]] = {}
        for seat, card in enumerate(self.seen.persons):
            if card != AT_HOME:
                found.setdefault(CARDS[card].name, []).append(seat)
        return found

    @cached_property
    def wealth(self) -> list[int]:
        """What each player is worth now."""
        return [wealth(self.seen, seat) for seat in range(len(self.names))]

    def buildings(self, seat: int) -> list[str]:
        """The buildings of a player."""
        return cards(self.seen.owned(seat))

    def ships(self, seat: int) -> list[str]:
        """The ships of a player."""
        return [SHIPS[ship].name for ship in self.seen.fleets[seat]]

    def stands(self, name: str) -> bool:
        """Whether a building has been built."""
        return CARD_INDEX[name] in self.seen.deeds.built

    def owns(self, name: str) -> bool:
        """Whether a building belongs to the player by whom the game is seen."""
        return self.owners.get(name) == self.seat
