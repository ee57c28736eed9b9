"""The position of a game of Macao: plain data, cheap to copy, equal when equal."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Annotated, Any, Final, Self

from engine.macao.city import EVERYWHERE
from engine.macao.colours import NO_CUBES, Cubes
from engine.macao.sea import GOODS, PORTS, START
from engine.position import Named, Position, Room, SeatTerms, Secret
from engine.texts import Value
from engine.title import Events, tell


@dataclass(frozen=True)
class Terms(SeatTerms):
    """What stays the same for a whole game; a game of one is the solitaire, beside the company."""

    @cached_property
    def discs(self) -> int:
        """How many discs are on the wall: one a seat, and alone that of the company, which comes last."""
        return max(2, len(self.names))

    @cached_property
    def removed(self) -> int:
        """How many of the four building and person cards of a round go before anybody takes one."""
        return 4 - len(self.names)


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

CardNumber = Annotated[int, Named("engine.macao.deck:CARDS")]
Cards = Annotated[tuple[CardNumber, ...], Room()]
CardBits = Annotated[int, Named("engine.macao.deck:CARDS", in_bits=True)]
QuarterBits = Annotated[int, Named("engine.macao.city:QUARTERS", in_bits=True)]
Colour = Annotated[int, Named("engine.macao.colours:COLOURS")]
NamedCubes = Annotated[Cubes, Named("engine.macao.colours:COLOURS")]
Rose = tuple[NamedCubes, ...]
"""The cubes at the sides 1 to 6 of a wind rose."""
EMPTY_ROSE: Final[Rose] = (NO_CUBES,) * 6


@dataclass(slots=True, kw_only=True)
class Colony(Position):
    """A position. Seats count from 0, rounds from 1; the draft and the start cubes are round 0.

    Lists change with nearly every move, and a copy has its own; tuples are shared by copies and replaced.
    """

    terms: Terms
    deck: tuple[Secret[CardNumber], ...]
    """The building and person cards in the order in which they come up."""
    drawn: int = 0
    """How many of them have come up."""
    offices: tuple[CardNumber, ...]
    """The office cards, two a round."""
    tiles: tuple[Annotated[int, Named("engine.macao.sea:TILES")], ...]
    """What was laid out on each quarter: the number of a good, or a joker tile."""
    rolls: tuple[Secret[NamedCubes], ...]
    """What the dice show in each round, by colour, before any is turned."""
    thrown: int = 0
    """How many rounds' dice have been thrown."""
    wall: tuple[int, ...]
    """The discs in wall order."""
    steps: list[int]
    """The space of each disc on the wall; beyond the last one it goes on counting."""
    top: int = NOBODY
    """Whose disc always lies on top of its stack."""
    round: int = 0
    phase: str = OVER
    seat: int
    """Who must decide."""
    queue: Annotated[tuple[int, ...], Room(4)] = ()
    """Who is still to come in this phase: seats, and alone perhaps the company."""
    turn: int = 0
    """How many turns there have been: a seat's decisions that follow one another are one turn."""
    offer: Cards = ()
    """The open cards that may be taken."""
    tribute: tuple[int, int] = (0, 0)
    """The gold and the prestige of a purchase in this round."""
    discard: Cards = ()
    rolled: NamedCubes = NO_CUBES
    """What the dice of this round showed; zeros before they are thrown."""
    dice: NamedCubes = NO_CUBES
    """What they show after some were turned to 1."""
    picked: tuple[Annotated[tuple[Colour, ...], Room()], ...]
    """The dice that each seat has chosen in this round."""
    earned: int = 0
    """Who has received gold in this round, a bit a seat."""
    gold: list[int]
    points: list[int]
    """The prestige points of each seat, final scoring apart."""
    penalties: list[int]
    """The punishment markers of each seat."""
    jokers: list[int]
    supply: list[Annotated[list[int], Named("engine.macao.colours:COLOURS")]]
    """The cubes at the arrow of each wind rose."""
    rose: list[Rose]
    tableau: list[Cards]
    """The cards that each seat has taken and not activated."""
    active: list[CardBits]
    """The activated cards of each seat, a bit a card."""
    city: list[QuarterBits]
    """The quarters of each seat, a bit a quarter, and alone those of the company."""
    ships: list[Annotated[int, Named("engine.macao.sea:SPACES")]]
    cargo: list[Annotated[tuple[int, ...], Named("engine.macao.sea:GOODS")]]
    """The goods tiles on each ship, by kind."""
    delivered: list[int]
    """How many tiles each seat has delivered."""
    ports: list[Annotated[tuple[int, ...], Room(3)]]
    """Whose tiles cover the delivery spaces of each port."""
    revealed: int = 0
    used: CardBits = 0
    """The activated cards that have been used in this turn, a bit a card."""
    taken: int = 0
    """How many quarters have been taken in this turn."""
    bought: int = 0
    """How often prestige has been bought in this turn."""
    walled: bool = False
    """Whether the wall action has been used in this turn."""
    free_steps: int = 0
    """Steps of the ship that cost nothing any more."""
    moved: int = 0
    """How many steps the ship has made in this turn."""
    entered: bool = False
    """Whether the ship has moved into a port in this turn."""

    @classmethod
    def begun(cls, terms: Terms, wall: tuple[int, ...], **laid: Any) -> Self:
        """Everybody before the first card, with the decks, tiles and rolls `laid` out; `engine.macao.setup` goes on."""
        seats, discs = terms.players, terms.discs
        return cls(
            terms=terms,
            wall=wall,
            seat=wall[0],
            steps=[0] * discs,
            picked=((),) * seats,
            gold=[GOLD_AT_START] * seats,
            points=[0] * seats,
            penalties=[0] * seats,
            jokers=[0] * seats,
            supply=[[0] * 6 for _seat in range(seats)],
            rose=[EMPTY_ROSE] * seats,
            tableau=[()] * seats,
            active=[0] * seats,
            city=[0] * discs,
            ships=[START] * seats,
            cargo=[(0,) * len(GOODS)] * seats,
            delivered=[0] * seats,
            ports=[()] * len(PORTS),
            **laid,
        )

    def begin_turn(self) -> None:
        """Nothing has been done in the turn so far."""
        self.used = 0
        self.taken = 0
        self.bought = 0
        self.walled = False
        self.free_steps = 0
        self.moved = 0
        self.entered = False

    def name(self, seat: int) -> str:
        """The name of a player."""
        return self.terms.names[seat]

    def tell(self, events: Events, seat: int, template: str, **values: Value) -> None:
        """Add an event about a player, the `{player}` of the template, to what happened, where somebody listens."""
        if events is not None:
            tell(events, seat, template, player=self.terms.names[seat], **values)

    def free_quarters(self) -> int:
        """The quarters that nobody has taken, a bit a quarter."""
        taken = 0
        for quarters in self.city:
            taken |= quarters
        return EVERYWHERE & ~taken
