"""The position of a game of Die Speicherstadt: plain data, cheap to copy, equal when equal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.speicherstadt.deck import CONTRACTS
from engine.speicherstadt.goods import KINDS, NOTHING
from engine.speicherstadt.terms import Terms
from engine.text import Text

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

Lot = tuple[int, tuple[int, ...]]
"""A card that is laid out, and the goods on it."""
Reserved = tuple[int, tuple[int, ...], int]
"""A reserved card, the goods on it, and the house that reserved it."""
Asked = tuple[str, int, int]
"""A question after a fire: its phase, the house, the points that it won or lost."""


def price_at(line: Sequence[object], place: int) -> int:
    """What is asked at a place, from 0 on, of a queue or of the reserved cards: one for each left from there on."""
    return len(line) - place


class Quarter:
    """A position. Houses, columns and places count from 0, rounds from 1; the Rival is the house after the seats.

    Lists change with nearly every move, and a copy has its own; tuples are shared by copies and replaced.
    """

    __slots__ = (
        "asked",
        "bag",
        "bought",
        "breaks",
        "cards",
        "coins",
        "column",
        "discards",
        "drawn",
        "ending",
        "fire",
        "greys",
        "hall",
        "laid",
        "landed",
        "loading",
        "passed",
        "phase",
        "pile",
        "points",
        "queues",
        "reserved",
        "revealed",
        "round",
        "row",
        "seat",
        "served",
        "start",
        "stored",
        "supply",
        "taken",
        "terms",
        "turn",
        "unloads",
        "upper",
        "workers",
    )

    terms: Terms
    pile: tuple[int, ...]
    """All cards in the order in which they come up."""
    drawn: int
    """How many of them have come up."""
    bag: tuple[int, ...]
    """All goods in the order in which they are drawn."""
    taken: int
    """How many of them have been drawn."""
    start: int
    """The house with the start player card."""
    seat: int
    """Who must decide, or acts."""
    round: int
    phase: str
    turn: int
    revealed: int
    ending: bool
    """Whether the last round is over."""
    coins: list[int]
    points: list[int]
    """What stands on the score track."""
    cards: list[tuple[int, ...]]
    """What each house owns, in the order in which it got it."""
    laid: list[int]
    """The symbols of each contract on which a good lies, a bit a symbol; of equal ones the first comes first."""
    landed: list[list[int]]
    """The goods on the ships that each house bought in this round; in its Loading all its loose goods."""
    stored: list[list[int]]
    """The goods in each house's Warehouse."""
    hall: list[int]
    """The good in each house's market hall."""
    supply: list[int]
    """The goods out of the bag that belong to nobody."""
    discards: tuple[int, ...]
    row: list[Lot | None]
    """The cards on the water; None once one is bought or discarded."""
    queues: list[tuple[int, ...]]
    """The houses of the workers at each of them, the first one first."""
    upper: list[Lot | None]
    """The cards above the board; None once one is reserved."""
    reserved: tuple[Reserved | None, ...]
    """The cards that were reserved, the first one first; None once one is bought or discarded."""
    workers: list[int]
    """The own workers that each house has still to place in this round."""
    greys: list[int]
    """The grey workers that each house has."""
    breaks: list[int]
    """The breaks that each house may take."""
    passed: int
    """Who places no more grey worker in this round, a bit a house."""
    column: int
    """In Purchase: which card is asked for, those on the water first, then the reserved ones."""
    bought: int
    """Who has bought a card in this round, a bit a house."""
    served: int
    """In Loading and after the last fire: how many houses are done, from the start player on."""
    loading: int
    """Whose goods are being loaded."""
    unloads: bool
    """Whether there are goods from ships among them."""
    fire: int
    """The number of the fire about which something is asked; 0 without one."""
    asked: tuple[Asked, ...]
    """What is still to be asked about it."""

    def __init__(self, terms: Terms, pile: tuple[int, ...], bag: tuple[int, ...], start: int) -> None:
        """Everybody with their coins before the first round; `engine.speicherstadt.setup` goes on."""
        houses = terms.houses
        self.terms = terms
        self.pile = pile
        self.drawn = 0
        self.bag = bag
        self.taken = 0
        self.start = start
        self.seat = start
        self.round = 0
        self.phase = OVER
        self.turn = 0
        self.revealed = 0
        self.ending = False
        self.coins = [terms.coins(house) for house in range(houses)]
        self.points = [0] * houses
        self.cards = [()] * houses
        self.laid = [0] * len(CONTRACTS)
        self.landed = [[0] * KINDS for _house in range(houses)]
        self.stored = [[0] * KINDS for _house in range(houses)]
        self.hall = [NOTHING] * houses
        self.supply = [0] * KINDS
        self.discards = ()
        self.row = []
        self.queues = []
        self.upper = []
        self.reserved = ()
        self.workers = [0] * houses
        self.greys = [0] * houses
        self.breaks = [0] * houses
        self.passed = 0
        self.column = 0
        self.bought = 0
        self.served = 0
        self.loading = NOBODY
        self.unloads = False
        self.fire = 0
        self.asked = ()

    def copy(self) -> Quarter:
        """An independent copy."""
        twin = Quarter.__new__(Quarter)
        twin.terms = self.terms
        twin.pile = self.pile
        twin.drawn = self.drawn
        twin.bag = self.bag
        twin.taken = self.taken
        twin.start = self.start
        twin.seat = self.seat
        twin.round = self.round
        twin.phase = self.phase
        twin.turn = self.turn
        twin.revealed = self.revealed
        twin.ending = self.ending
        twin.coins = self.coins[:]
        twin.points = self.points[:]
        twin.cards = self.cards[:]
        twin.laid = self.laid[:]
        twin.landed = [goods[:] for goods in self.landed]
        twin.stored = [goods[:] for goods in self.stored]
        twin.hall = self.hall[:]
        twin.supply = self.supply[:]
        twin.discards = self.discards
        twin.row = self.row[:]
        twin.queues = self.queues[:]
        twin.upper = self.upper[:]
        twin.reserved = self.reserved
        twin.workers = self.workers[:]
        twin.greys = self.greys[:]
        twin.breaks = self.breaks[:]
        twin.passed = self.passed
        twin.column = self.column
        twin.bought = self.bought
        twin.served = self.served
        twin.loading = self.loading
        twin.unloads = self.unloads
        twin.fire = self.fire
        twin.asked = self.asked
        return twin

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Quarter):
            return NotImplemented
        return all(getattr(self, name) == getattr(other, name) for name in Quarter.__slots__)

    __hash__ = None  # type: ignore[assignment]  # positions change; mypy knows object.__hash__ as a method

    def owns(self, house: int, card: int) -> bool:
        """Whether a house has a card."""
        return card in self.cards[house]

    def owner(self, card: int) -> int | None:
        """The house that has a card, if one has it."""
        return next((house for house, cards in enumerate(self.cards) if card in cards), None)

    def is_rival(self, house: int) -> bool:
        """Whether a house is the Rival."""
        return house == self.terms.seats

    def name(self, house: int, *, within: bool = False) -> str | Text:
        """The name of a house at the beginning of a sentence, or `within` one."""
        return self.terms.name(house, within=within)

    def seat_of(self, house: int) -> int | None:
        """The seat to which something happens that happens to a house: None for the Rival."""
        return house if house < self.terms.seats else None

    def discard(self, card: int, goods: tuple[int, ...] = ()) -> None:
        """Put a card onto the discard pile, and the goods on it into the supply."""
        self.discards += (card,)
        for kind in goods:
            self.supply[kind] += 1

    def use_up(self, house: int, card: int) -> None:
        """A house discards a card that it owns."""
        self.cards[house] = tuple(own for own in self.cards[house] if own != card)
        self.discards += (card,)
