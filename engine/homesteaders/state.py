"""The position of a game of Homesteaders and what is agreed before it: plain data, cheap to copy, equal when equal."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Annotated, Final

from engine.homesteaders.goods import SILVER
from engine.homesteaders.tiles import LAST_ROUND, TILES, Tile
from engine.position import UNKNOWN, Named, Position, Room, SeatTerms, Secret
from engine.texts import Value
from engine.title import Events, tell

# Who holds an auction, if no seat (0 and up) does.
NOBODY: Final = -1
NEUTRAL: Final = -2

BIDDING: Final = -1
"""In place of the auction that is being carried out: none is so far."""

FINAL_INCOME: Final = LAST_ROUND + 1
"""The number of the round that is only an income, before the last trades."""

# What is being decided.
ASSIGN: Final = "assign"
WAGES: Final = "wages"
NEUTRAL_BID: Final = "neutral"
BID: Final = "bid"
RAIL: Final = "rail"
PAY: Final = "pay"
BUILD: Final = "build"
SECOND: Final = "second-build"
HIRE: Final = "hire"
EXCHANGE: Final = "exchange"
FINAL: Final = "final"
OVER: Final = "over"

_BUILDINGS: Final = "engine.homesteaders.buildings:BUILDINGS"


@dataclass(frozen=True)
class Terms(SeatTerms):
    """What stays the same for a whole game; a game of one is the Lone homesteader, who bids against a rival."""

    open: bool = False
    """Whether everybody sees what everybody has."""
    steep: bool = False
    """Whether the neutral bid falls twice where both of two players pass."""

    @cached_property
    def auctions(self) -> int:
        """How many auctions there are in a round."""
        return 3 if len(self.names) == 4 else 2

    @cached_property
    def few(self) -> bool:
        """Whether there are only as many copies of a building as for two players."""
        return len(self.names) < 3


@dataclass(slots=True, kw_only=True)
class Frontier(Position):
    """A position. Seats and auctions count from 0, rounds from 1.

    Lists change with nearly every move, and a copy has its own; tuples are shared by copies and replaced.
    """

    terms: Terms
    piles: tuple[tuple[Annotated[Secret[int], Named("engine.homesteaders.tiles:TILES")], ...], ...]
    """The tiles of each auction, that of round 1 first."""
    start: int
    """The start player."""
    seat: int
    """Who must decide."""
    round: int = 0
    phase: str = OVER
    turn: int = 0
    """How many turns there have been: a seat's decisions that follow one another are one turn."""
    goods: list[Annotated[list[Secret[int]], Named("engine.homesteaders.goods:NAMES")]]
    towns: list[Annotated[int, Named(_BUILDINGS, in_bits=True)]]
    """The buildings of each seat, a bit a kind."""
    worked: list[Annotated[int, Named("engine.homesteaders.workers:PLACES", in_bits=True)]]
    """The slots in which each seat's workers were put last, a bit a slot."""
    offer: Annotated[list[int], Named(_BUILDINGS)]
    """The copies of each kind that can be built."""
    bids: list[int]
    """The highest bid for each auction; 0 where there is none."""
    holders: list[int]
    """Whose bid that is: a seat, `NOBODY` or `NEUTRAL`."""
    passed: int = 0
    """Who has passed, a bit a seat."""
    neutral: tuple[int, ...] = ()
    """The neutral bid of this round with two; alone that of each auction."""
    auction: Annotated[int, Named("engine.homesteaders.moves:AUCTIONS")] = BIDDING
    """The auction that is being carried out."""
    tasks: Annotated[tuple[str, ...], Room(6)] = ()
    """The phases that are still to come before the next auction is carried out."""
    rival: Annotated[tuple[Annotated[int, Named(_BUILDINGS)], ...], Room(2 * LAST_ROUND)] = ()
    """The kinds of building that the rival has taken, in that order."""
    revealed: int = 0

    @property
    def auctions(self) -> range:
        """The auctions of this round; none where it is only an income."""
        return range(0 if self.round == FINAL_INCOME else self.terms.auctions)

    def owns(self, seat: int, kind: int) -> bool:
        """Whether a seat has a building of a kind."""
        return bool(self.towns[seat] >> kind & 1)

    def tile(self, auction: int) -> Tile:
        """The tile of an auction in this round."""
        return TILES[self.piles[auction][self.round - 1]]

    def shows(self, seat: int) -> bool:
        """Whether the holdings of a seat are known here, and lie behind no screen."""
        return self.goods[seat][SILVER] is not UNKNOWN

    def has_passed(self, seat: int) -> bool:
        """Whether a seat is out of the bidding of this round."""
        return bool(self.passed >> seat & 1)

    def name(self, seat: int) -> str:
        """The name of a player."""
        return self.terms.names[seat]

    def tell(self, events: Events, seat: int, template: str, **values: Value) -> None:
        """Tell what a seat does or gets; its name is the {player} of the template."""
        if events is not None:
            tell(events, seat, template, player=self.terms.names[seat], **values)
