"""The position of a game of Die Speicherstadt: plain data, cheap to copy, equal when equal."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Annotated, Final, Self

from engine.position import Named, Position, Room, Secret
from engine.speicherstadt.deck import CONTRACTS
from engine.speicherstadt.goods import KINDS, NOTHING
from engine.speicherstadt.terms import Terms, TradeCard
from engine.texts import Text, Value, message
from engine.title import Events, tell

# What is being decided.
DEMAND: Final = "demand"
INFORM: Final = "informer"
PURCHASE: Final = "purchase"
LOADING: Final = "loading"
CHIEF: Final = "fire-chief"
INSURE: Final = "insurance"
FINAL: Final = "final"
OVER: Final = "over"

# What happens by itself between two decisions.
SUPPLY: Final = "supply"
BURNING: Final = "fire"
INCOME: Final = "income"
ENDING: Final = "ending"

NOBODY: Final = -1
SPACES: Final = 8
"""How many workers stand at a card at most."""

Good = Annotated[int, Named("engine.speicherstadt.goods:NAMES")]
Goods = Annotated[list[int], Named("engine.speicherstadt.goods:NAMES")]
"""A number for each kind."""
Cards = Annotated[tuple[TradeCard, ...], Room()]
Cargo = Annotated[tuple[Good, ...], Room(4)]
Lot = tuple[TradeCard, Cargo]
"""A card that is laid out, and the goods on it."""
Reserved = tuple[TradeCard, Cargo, int]
"""A reserved card, the goods on it, and the house that reserved it."""
Asked = tuple[str, int, int]
"""A question after a fire: its phase, the house, the points that it won or lost."""


def price_at(line: Sequence[object], place: int) -> int:
    """What is asked at a place, from 0 on, of a queue or of the reserved cards: one for each left from there on."""
    return len(line) - place


@dataclass(slots=True, kw_only=True)
class Quarter(Position):
    """A position. Houses, columns and places count from 0, rounds from 1; the Rival is the house after the seats.

    Lists change with nearly every move, and a copy has its own; tuples are shared by copies and replaced.
    """

    terms: Terms
    pile: tuple[Secret[TradeCard], ...]
    """All cards in the order in which they come up."""
    drawn: int = 0
    """How many of them have come up."""
    bag: tuple[Secret[Good], ...]
    """All goods in the order in which they are drawn."""
    taken: int = 0
    """How many of them have been drawn."""
    start: int
    """The house with the start player card."""
    seat: int
    """Who must decide, or acts."""
    round: int = 0
    phase: str = OVER
    turn: int = 0
    revealed: int = 0
    ending: bool = False
    """Whether the last round is over."""
    coins: list[int]
    points: list[int]
    """What stands on the score track."""
    cards: list[Cards]
    """What each house owns, in the order in which it got it."""
    laid: Annotated[list[int], Named("engine.speicherstadt.deck:CONTRACT_NAMES")]
    """The symbols of each contract on which a good lies, a bit a symbol; of equal ones the first comes first."""
    landed: list[Goods]
    """The goods on the ships that each house bought in this round; in its Loading all its loose goods."""
    stored: list[Goods]
    """The goods in each house's Warehouse."""
    hall: list[Good]
    """The good in each house's market hall."""
    supply: Goods
    """The goods out of the bag that belong to nobody."""
    discards: Cards = ()
    row: Annotated[list[Lot | None], Room(6)]
    """The cards on the water; None once one is bought or discarded."""
    queues: Annotated[list[Annotated[tuple[int, ...], Room(SPACES)]], Room(6)]
    """The houses of the workers at each of them, the first one first."""
    upper: Annotated[list[Lot | None], Room(6)]
    """The cards above the board; None once one is reserved."""
    reserved: Annotated[tuple[Reserved | None, ...], Room(6)] = ()
    """The cards that were reserved, the first one first; None once one is bought or discarded."""
    workers: list[int]
    """The own workers that each house has still to place in this round."""
    greys: list[int]
    """The grey workers that each house has."""
    breaks: list[int]
    """The breaks that each house may take."""
    passed: int = 0
    """Who places no more grey worker in this round, a bit a house."""
    column: int = 0
    """In Purchase: which card is asked for, those on the water first, then the reserved ones."""
    bought: int = 0
    """Who has bought a card in this round, a bit a house."""
    served: int = 0
    """In Loading and after the last fire: how many houses are done, from the start player on."""
    loading: int = NOBODY
    """Whose goods are being loaded."""
    unloads: bool = False
    """Whether there are goods from ships among them."""
    fire: int = 0
    """The number of the fire about which something is asked; 0 without one."""
    asked: Annotated[tuple[Asked, ...], Room(5)] = ()
    """What is still to be asked about it."""

    @classmethod
    def begun(cls, terms: Terms, pile: tuple[int, ...], bag: tuple[int, ...], start: int) -> Self:
        """Everybody with their coins before the first round; `engine.speicherstadt.setup` goes on."""
        houses = terms.houses
        return cls(
            terms=terms,
            pile=pile,
            bag=bag,
            start=start,
            seat=start,
            coins=[terms.coins(house) for house in range(houses)],
            points=[0] * houses,
            cards=[()] * houses,
            laid=[0] * len(CONTRACTS),
            landed=[[0] * KINDS for _house in range(houses)],
            stored=[[0] * KINDS for _house in range(houses)],
            hall=[NOTHING] * houses,
            supply=[0] * KINDS,
            row=[],
            queues=[],
            upper=[],
            workers=[0] * houses,
            greys=[0] * houses,
            breaks=[0] * houses,
        )

    def owns(self, house: int, card: int) -> bool:
        """Whether a house has a card."""
        return card in self.cards[house]

    def owner(self, card: int) -> int | None:
        """The house that has a card, if one has it."""
        return next((house for house, cards in enumerate(self.cards) if card in cards), None)

    def is_rival(self, house: int) -> bool:
        """Whether a house is the Rival."""
        return house == self.terms.players

    def name(self, house: int, *, within: bool = False) -> str | Text:
        """The name of a house at the beginning of a sentence, or `within` one."""
        if house < self.terms.players:
            return self.terms.names[house]
        return message("the Rival") if within else message("The Rival")

    def seat_of(self, house: int) -> int | None:
        """The seat to which something happens that happens to a house: None for the Rival."""
        return house if house < self.terms.players else None

    def tell(self, events: Events, house: int, template: str, **values: Value) -> None:
        """Tell what a house does, which is the {player} of the template."""
        if events is not None:
            tell(events, self.seat_of(house), template, player=self.name(house), **values)

    def discard(self, card: int, goods: tuple[int, ...] = ()) -> None:
        """Put a card onto the discard pile, and the goods on it into the supply."""
        self.discards += (card,)
        for kind in goods:
            self.supply[kind] += 1

    def use_up(self, house: int, card: int) -> None:
        """A house discards a card that it owns."""
        self.cards[house] = tuple(own for own in self.cards[house] if own != card)
        self.discards += (card,)
