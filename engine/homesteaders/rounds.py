"""The course of the rounds: how each begins and ends, its stages, and who decides next."""

from __future__ import annotations

from typing import Final

from engine.homesteaders import benefits, bidding, income, lone, state
from engine.homesteaders.buildings import BUILDINGS, CITY, SETTLEMENT, SETTLEMENT_TOWN, TOWN
from engine.homesteaders.moves import AUCTIONS_SHOWN
from engine.homesteaders.state import BIDDING, FINAL_INCOME, NOBODY, Frontier
from engine.texts import N_
from engine.title import ROUND_BEGINS, Events, tell

ON_OFFER: Final = {1: (SETTLEMENT, SETTLEMENT_TOWN), 5: (SETTLEMENT_TOWN, TOWN), 9: (CITY,)}
"""The stages of building that are on offer from a round on."""
ARRIVING: Final = {1: (SETTLEMENT, SETTLEMENT_TOWN), 5: (TOWN,), 9: (CITY,)}
"""Those of them that come with that round."""
REVEALING: Final = (1, 2, 3, 5, 6, 7, 9)
"""The rounds at whose start something is turned up that nobody could know: the last tile of a stage is known before."""

_STAGE_BEGINS: Final = {
    5: N_("The buildings of the Town are on offer, those of the Settlement alone are gone."),
    9: N_("The buildings of the City are on offer, all others are gone."),
}


def on_offer(number: int) -> tuple[str, ...]:
    """The stages of building that are on offer in a round."""
    return ON_OFFER[max(first for first in ON_OFFER if first <= number)]


def _ask(position: Frontier, phase: str, seat: int) -> None:
    """A turn begins."""
    position.phase = phase
    position.seat = seat
    position.turn += 1


def begin_round(position: Frontier, events: Events) -> None:
    """The next round, or after the last one its income alone: bids are taken back, tiles turned up, stages changed."""
    position.round += 1
    position.auction = BIDDING
    position.bids = [0] * position.terms.auctions
    position.holders = [NOBODY] * position.terms.auctions
    position.passed = 0
    if position.round == FINAL_INCOME:
        tell(events, None, N_("After the last round there is one more income."))
    else:
        tell(events, None, ROUND_BEGINS, n=position.round)
        if position.round in REVEALING:
            position.revealed += 1
        if position.round in ON_OFFER:
            lay_offer(position)
        if position.round in _STAGE_BEGINS:
            tell(events, None, _STAGE_BEGINS[position.round])
    _ask(position, state.ASSIGN, position.start)


def unbuilt(position: Frontier, kind: int) -> int:
    """The copies of a kind of building that nobody has; below 0 where more are laid out than there are."""
    taken = sum(town >> kind & 1 for town in position.towns) + position.rival.count(kind)
    return BUILDINGS[kind].copies[position.terms.few] - taken


def lay_offer(position: Frontier) -> None:
    """The change of stages: what may no longer be built goes, what is new comes in all copies that nobody has."""
    stays, comes = ON_OFFER[position.round], ARRIVING[position.round]
    for kind, card in enumerate(BUILDINGS):
        if card.stage in comes:
            position.offer[kind] = unbuilt(position, kind)
        elif card.stage not in stays:
            position.offer[kind] = 0


def _next_seat(position: Frontier) -> int | None:
    """The next seat clockwise; None after the last one before the start player."""
    seat = (position.seat + 1) % position.terms.players
    return None if seat == position.start else seat


def after_assigning(position: Frontier, events: Events) -> None:
    """The next one assigns; when all have, everybody has an income, and then the wages are paid in turn."""
    seat = _next_seat(position)
    if seat is not None:
        _ask(position, state.ASSIGN, seat)
        return
    seats = position.terms.players
    for step in range(seats):
        income.receive(position, (position.start + step) % seats, events)
    _ask(position, state.WAGES, position.start)


def after_wages(position: Frontier, _events: Events) -> None:
    """The next one pays; when all have, the bidding begins, or at the end of the game the last trades."""
    seat = _next_seat(position)
    if seat is not None:
        _ask(position, state.WAGES, seat)
        return
    if position.round == FINAL_INCOME:
        _ask(position, state.FINAL, position.start)
        return
    if position.terms.lone:
        lone.stand(position)
    _ask(position, state.NEUTRAL_BID if position.terms.players == 2 else state.BID, position.start)


def after_placing(position: Frontier, _events: Events) -> None:
    """Whoever put the neutral marker bids first."""
    position.phase = state.BID


def after_bid(position: Frontier, events: Events) -> None:
    """The next one bids; where everybody holds a bid or has passed, the auctions are carried out."""
    seat = bidding.next_bidder(position)
    if seat is not None:
        _ask(position, state.BID, seat)
    else:
        next_auction(position, events)


def next_auction(position: Frontier, events: Events) -> None:
    """The next auction that somebody won is to be paid; after the last one the round ends."""
    position.tasks = ()
    for auction in range(position.auction + 1, position.terms.auctions):
        position.auction = auction
        winner = position.holders[auction]
        if winner >= 0:
            _ask(position, state.PAY, winner)
            return
        if position.terms.lone:
            lone.take(position, auction, events)
        else:
            tell(events, None, N_("Nobody wins {auction}."), auction=AUCTIONS_SHOWN[auction])
    end_round(position, events)


def after_paying(position: Frontier, events: Events) -> None:
    """The winner may build, or the tile is carried out."""
    tile = position.tile(position.auction)
    if tile.builds:
        position.tasks = ()
        position.phase = state.BUILD
        return
    benefits.points(position, position.seat, events)
    position.tasks = benefits.tasks_of(tile)
    next_task(position, events)


def next_task(position: Frontier, events: Events) -> None:
    """What is still to be decided for this auction; then comes the next auction."""
    if not position.tasks:
        next_auction(position, events)
        return
    position.phase, *others = position.tasks
    position.tasks = tuple(others)
    if position.phase == state.RAIL:
        benefits.advance(position, position.seat, events)


def end_round(position: Frontier, events: Events) -> None:
    """The start player marker and the neutral bid change, then the next round begins."""
    winners = [seat for seat in position.holders if seat >= 0]
    players = position.terms.players
    if winners:
        position.start = winners[0]
    elif players == 2:
        position.start = 1 - position.start
    if players == 2:
        fall = 2 if position.terms.steep and not winners else 1
        position.neutral = (bidding.stepped(position.neutral[0], 1 if len(winners) == 2 else -fall),)
    elif position.terms.lone:
        position.neutral = lone.next_values(position)
    begin_round(position, events)


def after_finishing(position: Frontier, events: Events) -> None:
    """The next one trades a last time; after all the game is over."""
    seat = _next_seat(position)
    if seat is not None:
        _ask(position, state.FINAL, seat)
        return
    position.phase = state.OVER
    position.turn += 1
    tell(events, None, N_("The game is over."))
