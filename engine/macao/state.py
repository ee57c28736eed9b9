"""The position of a game of Macao: plain data, cheap to copy, equal when equal."""

from __future__ import annotations

from typing import Final

from engine.macao.city import EVERYWHERE
from engine.macao.colours import NO_CUBES, Cubes
from engine.macao.sea import GOODS, PORTS, START
from engine.macao.terms import Terms

LAST_ROUND: Final = 12
GOLD_AT_START: Final = 5

COMPANY: Final = 1
"""Alone: the disc and the markers of the company, where a seat would be."""
NOBODY: Final = -1
"""In place of a seat: a delivery space that is covered for nobody, a card that nobody has activated."""

# What is being decided.
DRAFT: Final = "draft"
LAY: Final = "start-cubes"
CARD: Final = "card"
DICE: Final = "dice"
SAVE: Final = "empty-supply"
ACTION: Final = "action"
OVER: Final = "over"

Rose = tuple[Cubes, ...]
"""The cubes at the sides 1 to 6 of a wind rose."""
EMPTY_ROSE: Final[Rose] = (NO_CUBES,) * 6


class Colony:
    """A position. Seats count from 0, rounds from 1; the draft and the start cubes are round 0.

    Lists change with nearly every move, and a copy has its own; tuples are shared by copies and replaced.
    """

    __slots__ = (
        "active",
        "bought",
        "cargo",
        "city",
        "deck",
        "delivered",
        "dice",
        "discard",
        "drawn",
        "earned",
        "entered",
        "free_steps",
        "gold",
        "jokers",
        "moved",
        "offer",
        "offices",
        "penalties",
        "phase",
        "picked",
        "points",
        "ports",
        "queue",
        "revealed",
        "rolled",
        "rolls",
        "rose",
        "round",
        "seat",
        "ships",
        "steps",
        "supply",
        "tableau",
        "taken",
        "terms",
        "thrown",
        "tiles",
        "top",
        "tribute",
        "turn",
        "used",
        "wall",
        "walled",
    )

    terms: Terms
    deck: tuple[int, ...]
    """The building and person cards in the order in which they come up."""
    drawn: int
    """How many of them have come up."""
    offices: tuple[int, ...]
    """The office cards, two a round."""
    tiles: tuple[int, ...]
    """What was laid out on each quarter: the number of a good, or a joker tile."""
    rolls: tuple[Cubes, ...]
    """What the dice show in each round, by colour, before any is turned."""
    thrown: int
    """How many rounds' dice have been thrown."""
    wall: tuple[int, ...]
    """The discs in wall order."""
    steps: list[int]
    """The space of each disc on the wall; beyond the last one it goes on counting."""
    top: int
    """Whose disc always lies on top of its stack."""
    round: int
    phase: str
    seat: int
    """Who must decide."""
    queue: tuple[int, ...]
    """Who is still to come in this phase: seats, and alone perhaps the company."""
    turn: int
    """How many turns there have been: a seat's decisions that follow one another are one turn."""
    offer: tuple[int, ...]
    """The open cards that may be taken."""
    tribute: tuple[int, int]
    """The gold and the prestige of a purchase in this round."""
    discard: tuple[int, ...]
    rolled: Cubes
    """What the dice of this round showed; zeros before they are thrown."""
    dice: Cubes
    """What they show after some were turned to 1."""
    picked: tuple[tuple[int, ...], ...]
    """The dice that each seat has chosen in this round."""
    earned: int
    """Who has received gold in this round, a bit a seat."""
    gold: list[int]
    points: list[int]
    """The prestige points of each seat, final scoring apart."""
    penalties: list[int]
    """The punishment markers of each seat."""
    jokers: list[int]
    supply: list[list[int]]
    """The cubes at the arrow of each wind rose."""
    rose: list[Rose]
    tableau: list[tuple[int, ...]]
    """The cards that each seat has taken and not activated."""
    active: list[int]
    """The activated cards of each seat, a bit a card."""
    city: list[int]
    """The quarters of each seat, a bit a quarter, and alone those of the company."""
    ships: list[int]
    cargo: list[Cubes]
    """The goods tiles on each ship, by kind."""
    delivered: list[int]
    """How many tiles each seat has delivered."""
    ports: list[tuple[int, ...]]
    """Whose tiles cover the delivery spaces of each port."""
    revealed: int
    used: int
    """The activated cards that have been used in this turn, a bit a card."""
    taken: int
    """How many quarters have been taken in this turn."""
    bought: int
    """How often prestige has been bought in this turn."""
    walled: bool
    """Whether the wall action has been used in this turn."""
    free_steps: int
    """Steps of the ship that cost nothing any more."""
    moved: int
    """How many steps the ship has made in this turn."""
    entered: bool
    """Whether the ship has moved into a port in this turn."""

    def __init__(
        self,
        terms: Terms,
        deck: tuple[int, ...],
        offices: tuple[int, ...],
        tiles: tuple[int, ...],
        rolls: tuple[tuple[int, ...], ...],
        wall: tuple[int, ...],
    ) -> None:
        """Everybody before the first card; `engine.macao.setup` goes on."""
        seats, discs = terms.players, terms.discs
        self.terms = terms
        self.deck = deck
        self.drawn = 0
        self.offices = offices
        self.tiles = tiles
        self.rolls = rolls
        self.thrown = 0
        self.wall = wall
        self.steps = [0] * discs
        self.top = NOBODY
        self.round = 0
        self.phase = OVER
        self.seat = wall[0]
        self.queue = ()
        self.turn = 0
        self.offer = ()
        self.tribute = (0, 0)
        self.discard = ()
        self.rolled = NO_CUBES
        self.dice = NO_CUBES
        self.picked = ((),) * seats
        self.earned = 0
        self.gold = [GOLD_AT_START] * seats
        self.points = [0] * seats
        self.penalties = [0] * seats
        self.jokers = [0] * seats
        self.supply = [[0] * 6 for _seat in range(seats)]
        self.rose = [EMPTY_ROSE] * seats
        self.tableau = [()] * seats
        self.active = [0] * seats
        self.city = [0] * discs
        self.ships = [START] * seats
        self.cargo = [(0,) * len(GOODS)] * seats
        self.delivered = [0] * seats
        self.ports = [()] * len(PORTS)
        self.revealed = 0
        self.begin_turn()

    def begin_turn(self) -> None:
        """Nothing has been done in the turn so far."""
        self.used = 0
        self.taken = 0
        self.bought = 0
        self.walled = False
        self.free_steps = 0
        self.moved = 0
        self.entered = False

    def copy(self) -> Colony:
        """An independent copy."""
        twin = Colony.__new__(Colony)
        twin.terms = self.terms
        twin.deck = self.deck
        twin.drawn = self.drawn
        twin.offices = self.offices
        twin.tiles = self.tiles
        twin.rolls = self.rolls
        twin.thrown = self.thrown
        twin.wall = self.wall
        twin.steps = self.steps[:]
        twin.top = self.top
        twin.round = self.round
        twin.phase = self.phase
        twin.seat = self.seat
        twin.queue = self.queue
        twin.turn = self.turn
        twin.offer = self.offer
        twin.tribute = self.tribute
        twin.discard = self.discard
        twin.rolled = self.rolled
        twin.dice = self.dice
        twin.picked = self.picked
        twin.earned = self.earned
        twin.gold = self.gold[:]
        twin.points = self.points[:]
        twin.penalties = self.penalties[:]
        twin.jokers = self.jokers[:]
        twin.supply = [supply[:] for supply in self.supply]
        twin.rose = self.rose[:]
        twin.tableau = self.tableau[:]
        twin.active = self.active[:]
        twin.city = self.city[:]
        twin.ships = self.ships[:]
        twin.cargo = self.cargo[:]
        twin.delivered = self.delivered[:]
        twin.ports = self.ports[:]
        twin.revealed = self.revealed
        twin.used = self.used
        twin.taken = self.taken
        twin.bought = self.bought
        twin.walled = self.walled
        twin.free_steps = self.free_steps
        twin.moved = self.moved
        twin.entered = self.entered
        return twin

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Colony):
            return NotImplemented
        return all(getattr(self, name) == getattr(other, name) for name in Colony.__slots__)

    __hash__ = None  # type: ignore[assignment]  # positions change; mypy knows object.__hash__ as a method

    def name(self, seat: int) -> str:
        """The name of a player."""
        return self.terms.names[seat]

    def free_quarters(self) -> int:
        """The quarters that nobody has taken, a bit a quarter."""
        taken = 0
        for quarters in self.city:
            taken |= quarters
        return EVERYWHERE & ~taken
