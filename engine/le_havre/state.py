"""What is agreed before a game of Le Havre, and its position: plain data, cheap to copy, equal when equal."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Annotated, Final, NamedTuple, TypeVar

from engine.le_havre.goods import FRANCS, energy_of, food_of
from engine.le_havre.rounds import RoundCard
from engine.le_havre.ships import KINDS, SHIPS
from engine.position import Named, Position, Room, Secret
from engine.texts import Value
from engine.title import Events, tell_of

MOST_SHIPS: Final = 21
"""One a round, and the one that a short game begins with; of some there are two."""

CardNumber = Annotated[int, Named("engine.le_havre.deck:CARDS")]
ShipNumber = Annotated[int, Named("engine.le_havre.ships:SHIPS")]
TileNumber = Annotated[int, Named("engine.le_havre.goods:TILES")]
Goods = Annotated[list[int], Named("engine.le_havre.goods:GOODS")]
Offers = Annotated[list[int], Named("engine.le_havre.goods:OFFER_SPACES")]
Cards = Annotated[tuple[CardNumber, ...], Room()]
Ships = Annotated[tuple[ShipNumber, ...], Room(MOST_SHIPS)]
T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Terms:
    """What stays the same for a whole game: names by seat, variant, round cards, options."""

    names: tuple[str, ...]
    variant: str
    rounds: tuple[RoundCard, ...]
    expert_loans: bool = False
    free_sales: bool = False
    """Whether players may sell outside their turn whenever nobody is in the middle of an action (the basic rule)."""
    all_specials: bool = False
    """Alone: whether the Harbour Watch and the Zoo are among the special buildings."""

    @property
    def players(self) -> int:
        """The number of seats."""
        return len(self.names)

    @property
    def solo(self) -> bool:
        """Whether one player plays alone."""
        return len(self.names) == 1


# Where a card is, if no seat (0 and up) owns it.
TOWN: Final = -1
PROPOSED: Final = -2
FACE_DOWN: Final = -3
UNUSED: Final = -4

AT_HOME: Final = -1

# What is being decided.
BEFORE_SUPPLY: Final = "before-supply"
MAIN: Final = "main"
AFTER_MAIN: Final = "after-main"
BETWEEN: Final = "between"
INTEREST: Final = "interest"
SECOND_BUILD: Final = "second-build"
LOOK: Final = "look"
MEAL: Final = "meal"
FINAL: Final = "final"
AFTER_FINAL: Final = "after-final"
OVER: Final = "over"


def say(position: Havre, seat: int, events: Events, template: str, **values: Value) -> None:
    """Add to what happened; {player} is who sits on a seat."""
    if events is not None:
        tell_of(position.terms.names[seat], events, seat, template, **values)


def with_item(items: tuple[T, ...], place: int, item: T) -> tuple[T, ...]:
    """The tuple with another item at a place."""
    return items[:place] + (item,) + items[place + 1 :]  # noqa: RUF005  # twice as fast as unpacking


def _with(cards: tuple[int, ...], card: int) -> tuple[int, ...]:
    place = bisect_left(cards, card)
    return cards[:place] + (card,) + cards[place:]  # noqa: RUF005  # twice as fast as unpacking


def _without(cards: tuple[int, ...], card: int) -> tuple[int, ...]:
    place = cards.index(card)
    return cards[:place] + cards[place + 1 :]


class Deeds(NamedTuple):
    """The place of every card, and what follows from that: made anew when a card moves, shared by positions until then.

    `holdings` are the cards of the town and of each seat, `built` all of them, both in the order of the card list.
    """

    place: tuple[Secret[int], ...]
    holdings: tuple[Cards, ...]
    built: Cards

    @classmethod
    def laid(cls, place: Iterable[int], seats: int) -> Deeds:
        """The deeds of a table with so many seats at which each card has its place."""
        place = tuple(place)
        return cls(
            place,
            tuple(tuple(card for card, at in enumerate(place) if at == owner) for owner in range(TOWN, seats)),
            tuple(card for card, at in enumerate(place) if at >= TOWN),
        )

    def moved(self, card: int, place: int) -> Deeds:
        """The deeds after a card has gone to a place."""
        before = self.place[card]
        holdings, built = self.holdings, self.built
        if before >= TOWN:
            holdings = with_item(holdings, before - TOWN, _without(self.of(before), card))
        if place >= TOWN:
            holdings = with_item(holdings, place - TOWN, _with(holdings[place - TOWN], card))
        if (before >= TOWN) != (place >= TOWN):
            built = _with(built, card) if place >= TOWN else _without(built, card)
        return Deeds(with_item(self.place, card, place), holdings, built)

    def of(self, owner: int) -> tuple[int, ...]:
        """The cards of a seat or of the town."""
        return self.holdings[owner - TOWN]


@dataclass(slots=True, kw_only=True)
class Havre(Position):
    """A position. Seats count from 0, rounds and turns from 1; goods are lists by the indices of `goods`.

    Lists change with nearly every move, and a copy has its own; what stands in tuples and `deeds` is shared by copies
    and replaced where it changes.
    """

    terms: Terms
    tiles: tuple[Secret[TileNumber], ...]
    opened: int = 0
    """How many supply tiles have been turned up."""
    round: int = 1
    turn: int = 1
    """The turn of the round from 1 to 7: the tile that this turn's supply reaches."""
    seat: int = 0
    """Whose turn it is."""
    phase: str = BEFORE_SUPPLY
    final: bool = False
    """Whether the final actions are being taken."""
    waiting: Annotated[tuple[int, ...], Room(5)] = ()
    """The seats still to pay interest, to feed or to sell between turns, in their order; the first one decides."""
    borrowed: int = 0
    """How many loans the deciding seat took for the payment that is due."""
    offers: Offers
    goods: list[Goods]
    loans: list[int]
    persons: list[CardNumber]
    deeds: Deeds
    stacks: tuple[Cards, ...]
    """The building proposals, the top card of a stack first."""
    specials: Annotated[tuple[Secret[CardNumber], ...], Room(6)]
    """The special buildings that lie face down, the top one first."""
    known: tuple[Secret[Cards], ...]
    """The special cards that a seat has seen among the top two and that still lie there, in the order last seen."""
    unsure: tuple[Secret[bool], ...]
    """Whether somebody else may have changed the order of the top two since a seat saw them."""
    harbour: tuple[Ships, ...] = ((), (), (), ())
    """The ship stacks by kind, the top ship last."""
    fleets: tuple[Ships, ...]
    """Each seat's ships in rising order."""
    modern: Cards = ()
    """The Wharfs with a brick on them."""
    sold: Cards = ()
    """The buildings sold in this turn, not to be bought back."""
    stadium_waits: bool = False
    """Whether the Football Stadium lies with the town and would join a stack that becomes empty."""
    revealed: int = 0

    @property
    def round_card(self) -> RoundCard:
        """The card of the round (in the final phase the last one)."""
        return self.terms.rounds[self.round - 1]

    @property
    def rounds_to_come(self) -> list[tuple[int, RoundCard]]:
        """This round and those after it by their numbers, each with its card."""
        return list(enumerate(self.terms.rounds, start=1))[self.round - 1 :]

    @property
    def decider(self) -> int:
        """The seat that must decide."""
        return self.waiting[0] if self.waiting else self.seat

    def around(self, first: int) -> list[int]:
        """All seats in clockwise order from a seat on."""
        return [*range(first, self.terms.players), *range(first)]

    @property
    def place(self) -> tuple[int, ...]:
        """Where each card is: with a seat, or `TOWN`, `PROPOSED`, `FACE_DOWN`, `UNUSED`."""
        return self.deeds.place

    def move_card(self, card: int, place: int) -> None:
        """A card goes to a seat, or to `TOWN`, `PROPOSED`, `FACE_DOWN`, `UNUSED`."""
        self.deeds = self.deeds.moved(card, place)

    def owned(self, seat: int) -> tuple[int, ...]:
        """The cards of a seat (or of the town) in the order of the card list."""
        return self.deeds.of(seat)

    def tops(self) -> list[int]:
        """The top cards of the proposal stacks."""
        return [stack[0] for stack in self.stacks if stack]

    def add_ship(self, seat: int, ship: int) -> None:
        """A ship joins the fleet of a seat."""
        self.fleets = with_item(self.fleets, seat, tuple(sorted((*self.fleets[seat], ship))))

    def remove_ship(self, seat: int, ship: int) -> None:
        """A ship (one of that kind and value) leaves the fleet of a seat."""
        fleet = list(self.fleets[seat])
        fleet.remove(ship)
        self.fleets = with_item(self.fleets, seat, tuple(fleet))

    def lay_ship(self, ship: int) -> None:
        """A ship is laid on top of the stack of its kind."""
        kind = SHIPS[ship].kind
        self.harbour = with_item(self.harbour, kind, (*self.harbour[kind], ship))

    def lift_ship(self, kind: int) -> int:
        """The top ship of a stack is taken away."""
        ship = self.harbour[kind][-1]
        self.harbour = with_item(self.harbour, kind, self.harbour[kind][:-1])
        return ship

    def francs(self, seat: int) -> int:
        """The francs of a seat."""
        return self.goods[seat][FRANCS]

    def food(self, seat: int) -> int:
        """The food in the goods of a seat, without its francs."""
        return food_of(self.goods[seat])

    def energy(self, seat: int) -> int:
        """The energy in the goods of a seat."""
        return energy_of(self.goods[seat])

    def ships_feed(self, seat: int) -> int:
        """The food that the ships of a seat give at a meal."""
        fleet = self.fleets[seat]
        return sum([KINDS[SHIPS[ship].kind].food[self.terms.players - 1] for ship in fleet]) if fleet else 0

    def meal_owed(self, seat: int) -> int:
        """The food a seat owes at the end of the round, less that of its ships."""
        return max(0, self.round_card.food - self.ships_feed(seat))

    def send_home(self, card: int) -> None:
        """Every person on a card returns to its player."""
        if card in self.persons:
            self.persons = [AT_HOME if place == card else place for place in self.persons]
