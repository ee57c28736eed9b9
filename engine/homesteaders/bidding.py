"""Bidding: the bid row, what may be bid, who is next, the neutral marker, the Lawyer, passing."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from engine.errors import Refused
from engine.homesteaders.benefits import advance
from engine.homesteaders.buildings import LAWYER
from engine.homesteaders.moves import AUCTIONS, AUCTIONS_SHOWN, Bid
from engine.homesteaders.state import BID, NEUTRAL, NOBODY, RAIL, Frontier
from engine.moves import Move
from engine.questions import Number
from engine.texts import N_, Value, message
from engine.title import Events, Steps

ROW: Final = (3, 4, 5, 6, 7, 9, 12, 16, 21)
"""The spaces of the bid row, the same for each auction."""
NEUTRAL_ROW: Final = tuple(space for space in ROW if space <= 9)
"""The spaces on which a neutral bid can stand."""
NEUTRAL_AT_START: Final = 5

_BID: Final = tuple(Bid(name) for name in AUCTIONS)


def stepped(value: int, steps: int) -> int:
    """A neutral bid so many spaces higher (below 0: lower), as far as there are any."""
    place = NEUTRAL_ROW.index(value) + steps
    return NEUTRAL_ROW[max(0, min(place, len(NEUTRAL_ROW) - 1))]


@lru_cache(maxsize=64)
def _spaces(standing: int, equal: bool) -> tuple[int, ...]:
    return tuple(space for space in ROW if space > standing or (equal and space == standing))


def spaces(position: Frontier, seat: int, auction: int) -> tuple[int, ...]:
    """The bids that a seat which holds no auction may make for one: higher ones, with the Lawyer an equal one too."""
    return _spaces(position.bids[auction], bool(position.towns[seat] & LAWYER) and position.bids[auction] > 0)


def bids(position: Frontier, auction: int) -> tuple[int, ...]:
    """What whoever decides may bid for an auction now."""
    return spaces(position, position.seat, auction) if position.phase == BID else ()


def listed(position: Frontier, seat: int) -> list[Move]:
    """The auctions for which a seat may bid."""
    return [_BID[auction] for auction in range(position.terms.auctions) if spaces(position, seat, auction)]


@lru_cache(maxsize=64)
def _question(auction: int, numbers: tuple[int, ...]) -> Number:
    return Number("", message("How much for {auction}?", auction=AUCTIONS_SHOWN[auction]), numbers, numbers[0])


def holder(position: Frontier, auction: int) -> Value:
    """Whose bid stands on an auction, in words."""
    if position.holders[auction] >= 0:
        return position.name(position.holders[auction])
    return message("the rival") if position.terms.lone else message("the neutral marker")


def _auction(position: Frontier, target: str) -> int:
    """An auction by its name; raises `Refused` where there are not so many."""
    auction = AUCTIONS.index(target)
    if auction >= position.terms.auctions:
        raise Refused(message("There are only {n} auctions.", n=position.terms.auctions))
    return auction


def bid(position: Frontier, seat: int, target: str, events: Events) -> Steps:
    """Bid for an auction; whoever held it is outbid. Raises `Refused` where there is no such bid."""
    auction = _auction(position, target)
    numbers = spaces(position, seat, auction)
    shown = AUCTIONS_SHOWN[auction]
    if not numbers:
        raise Refused(message("There is no higher bid than {n} for {auction}.", n=ROW[-1], auction=shown))
    number: int = yield _question(auction, numbers)
    if events is not None:
        if position.holders[auction] == NOBODY:
            template = N_("{player} bids {n} for {auction}.")
        elif number > position.bids[auction]:
            template = N_("{player} bids {n} for {auction}, more than {other}.")
        else:
            template = N_("{player} bids {n} for {auction}, as much as {other}: the Lawyer allows it.")
        position.tell(events, seat, template, n=number, auction=shown, other=holder(position, auction))
    position.bids[auction] = number
    position.holders[auction] = seat


def pass_by(position: Frontier, seat: int, _target: str, events: Events) -> None:
    """Be out of the bidding, and advance on the rail track."""
    position.passed |= 1 << seat
    position.tell(events, seat, N_("{player} passes."))
    advance(position, seat, events)
    position.phase = RAIL


def next_bidder(position: Frontier) -> int | None:
    """The next seat clockwise that neither holds a highest bid nor has passed; None when bidding is over."""
    seats = position.terms.players
    for step in range(1, seats + 1):
        seat = (position.seat + step) % seats
        if not position.passed >> seat & 1 and seat not in position.holders:
            return seat
    return None


def place(position: Frontier, seat: int, target: str, events: Events) -> None:
    """Put the neutral marker of a game for two on an auction; raises `Refused`."""
    auction, value = _auction(position, target), position.neutral[0]
    stand_neutral(position, auction, value)
    template = N_("{player} puts the neutral marker on {auction}, at {n}.")
    position.tell(events, seat, template, auction=AUCTIONS_SHOWN[auction], n=value)


def stand_neutral(position: Frontier, auction: int, value: int) -> None:
    """A neutral bid stands on an auction."""
    position.bids[auction] = value
    position.holders[auction] = NEUTRAL
