"""What Flotsam is played with: things, charts, moves, and a position of them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Annotated, Any

from engine.moves import Move
from engine.position import Position, Room, Secret
from engine.texts import Text, message
from engine.title import OVER

THINGS: Mapping[str, Text] = {
    "amber": message("amber"),
    "bottle": message("bottle"),
    "cask": message("cask"),
    "compass": message("compass"),
    "lantern": message("lantern"),
    "rudder": message("rudder"),
}
PILE = tuple(thing for thing in THINGS for _copy in range(4))
COVES = tuple(f"cove-{number}" for number in range(1, 5))
BIDS = (1, 2, 4, 7, 11, 16)
PURSES = {"thin": 6, "heavy": 11}
FOUND = 2
PRICE = 1
CHARTS_AT_START = 2
AUCTION = "auction"

Hand = Annotated[tuple[str, ...], Room(len(PILE))]


class Bid(Move, words="bid", targets=COVES):
    """Bid for what lies in a cove."""

    __slots__ = ()


class Draw(Move, words="draw"):
    """Draw a secret chart and do without a bid."""

    __slots__ = ()


class Show(Move, words="show", targets=THINGS):
    """Show a secret chart for some shells and do without a bid."""

    __slots__ = ()


class Sell(Move, words="sell", targets=THINGS):
    """Sell a thing before anything else is decided."""

    __slots__ = ()


@dataclass(slots=True)
class Beach(Position):
    """A position: what stays the same for the whole game, then what lies where; lists by seat or by cove."""

    names: tuple[str, ...]
    spring: bool
    tides: int
    gull: bool
    seed: Secret[int]
    pile: Annotated[tuple[Secret[str], ...], Room(len(PILE))]
    hands: tuple[Annotated[tuple[Secret[str], ...], Room(len(PILE))], ...]
    """Charts, in the order of their names."""
    shown: tuple[Hand, ...]
    """Those of them that everybody has seen."""
    things: tuple[Hand, ...]
    shells: tuple[int, ...]
    tide: int = 0
    throws: int = 0
    coves: Hand = ()
    bids: Annotated[tuple[tuple[int, int] | None, ...], Room(4)] = ()
    """The seat and its shells."""
    waiting: Annotated[tuple[int, ...], Room(5)] = ()
    """Who decides, then who decides after that."""
    snatched: Hand = ()
    turns: int = 0
    revealed: int = 0

    @property
    def phase(self) -> str:
        """All that is ever decided is what to do about the coves."""
        return OVER if self.is_over else AUCTION

    @property
    def is_over(self) -> bool:
        """Whether the last tide is over."""
        return self.tide > self.tides


def changed(values: tuple[Any, ...], place: int, value: Any) -> tuple[Any, ...]:
    """The values, another one in a place."""
    return (*values[:place], value, *values[place + 1 :])


def without(hand: Hand, seen: Hand) -> Hand:
    """A hand but for some of it."""
    return tuple(sorted((Counter(hand) - Counter(seen)).elements()))


def bids_left(position: Beach, cove: int) -> tuple[int, ...]:
    """The bids that whoever decides can make for a cove."""
    standing = position.bids[cove]
    least = 0 if standing is None else standing[1]
    return tuple(bid for bid in BIDS if least < bid <= position.shells[position.waiting[0]])


def secret(position: Beach, seat: int) -> Hand:
    """The charts of a seat that nobody else has seen."""
    return without(position.hands[seat], position.shown[seat])
