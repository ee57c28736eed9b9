"""The position of a game of Homesteaders: plain data, cheap to copy, equal when equal."""

from __future__ import annotations

from typing import Final

from engine.homesteaders.buildings import BUILDINGS, HOMESTEAD
from engine.homesteaders.goods import KINDS, SILVER, SILVER_AT_START, WORKERS, WORKERS_AT_START
from engine.homesteaders.terms import Terms
from engine.homesteaders.tiles import TILES, Tile

# Who holds an auction, if no seat (0 and up) does.
NOBODY: Final = -1
NEUTRAL: Final = -2

BIDDING: Final = -1
"""In place of the auction that is being carried out: none is so far."""

LAST_ROUND: Final = 10
FINAL_INCOME: Final = 11
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


class Frontier:
    """A position. Seats and auctions count from 0, rounds from 1.

    Lists change with nearly every move, and a copy has its own; tuples are shared by copies and replaced.
    """

    __slots__ = (
        "auction",
        "bids",
        "goods",
        "holders",
        "neutral",
        "offer",
        "passed",
        "phase",
        "piles",
        "revealed",
        "rival",
        "round",
        "seat",
        "start",
        "tasks",
        "terms",
        "towns",
        "turn",
        "worked",
    )

    def __init__(self, terms: Terms, piles: tuple[tuple[int, ...], ...], start: int) -> None:
        """Everybody with a Homestead before the first round; `engine.homesteaders.setup` goes on."""
        seats = terms.players
        self.terms = terms
        self.piles = piles
        """The tiles of each auction, that of round 1 first."""
        self.start = start
        """The start player."""
        self.seat = start
        """Who must decide."""
        self.round = 0
        self.phase = OVER
        self.turn = 0
        """How many turns there have been: a seat's decisions that follow one another are one turn."""
        self.goods = [[0] * KINDS for _seat in range(seats)]
        for goods in self.goods:
            goods[SILVER] = SILVER_AT_START
            goods[WORKERS] = WORKERS_AT_START
        self.towns = [1 << HOMESTEAD] * seats
        """The buildings of each seat, a bit a kind."""
        self.worked = [0] * seats
        """The slots in which each seat's workers were put last, a bit a slot."""
        self.offer = [0] * len(BUILDINGS)
        """The copies of each kind that can be built."""
        self.bids = [0] * terms.auctions
        """The highest bid for each auction; 0 where there is none."""
        self.holders = [NOBODY] * terms.auctions
        """Whose bid that is."""
        self.passed = 0
        """Who has passed, a bit a seat."""
        self.neutral: tuple[int, ...] = ()
        """The neutral bid of this round with two; alone that of each auction."""
        self.auction = BIDDING
        """The auction that is being carried out."""
        self.tasks: tuple[str, ...] = ()
        """The phases that are still to come before the next auction is carried out."""
        self.rival: tuple[int, ...] = ()
        """The kinds of building that the rival has taken, in that order."""
        self.revealed = 0

    def copy(self) -> Frontier:
        """An independent copy."""
        twin = Frontier.__new__(Frontier)
        twin.terms = self.terms
        twin.piles = self.piles
        twin.start = self.start
        twin.seat = self.seat
        twin.round = self.round
        twin.phase = self.phase
        twin.turn = self.turn
        twin.goods = [goods[:] for goods in self.goods]
        twin.towns = self.towns[:]
        twin.worked = self.worked[:]
        twin.offer = self.offer[:]
        twin.bids = self.bids[:]
        twin.holders = self.holders[:]
        twin.passed = self.passed
        twin.neutral = self.neutral
        twin.auction = self.auction
        twin.tasks = self.tasks
        twin.rival = self.rival
        twin.revealed = self.revealed
        return twin

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Frontier):
            return NotImplemented
        return all(getattr(self, name) == getattr(other, name) for name in Frontier.__slots__)

    __hash__ = None  # type: ignore[assignment]  # positions change; mypy knows object.__hash__ as a method

    def owns(self, seat: int, kind: int) -> bool:
        """Whether a seat has a building of a kind."""
        return bool(self.towns[seat] >> kind & 1)

    def tile(self, auction: int) -> Tile:
        """The tile of an auction in this round."""
        return TILES[self.piles[auction][self.round - 1]]

    def name(self, seat: int) -> str:
        """The name of a player."""
        return self.terms.names[seat]
