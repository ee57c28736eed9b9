"""Taking quarters of the city: what they cost, their tiles, and what those gain who have the cards for it."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from engine.errors import Refused
from engine.macao import city, colours, costs, deck, moves, sea, state, visits, wall
from engine.moves import Bundle
from engine.questions import Number
from engine.texts import N_, Forms, Text, message
from engine.title import Events, Steps

_CLAIM: Final = tuple(moves.Claim(quarter.name) for quarter in city.QUARTERS)
_STEPS: Final = message("How many spaces do you move on the wall?")
_QUARTERS: Final = Forms("{n} quarter", "{n} quarters")
JOKER_SHOWN: Final = message("a joker tile")


@lru_cache(maxsize=64)
def _prompt(number: int) -> Text:
    return message("Pay for {quarter} with what?", quarter=city.QUARTERS[number].shown)


def payable(position: state.Colony, supply: int, total: int, have: deck.Standing) -> int:
    """The free quarters that can be paid with a supply (as `marks`, and how many cubes in all), a bit a quarter."""
    found = city.payable(supply, total, have.quarter_less, have.quarter_any_colour)
    return found & position.free_quarters() if found else 0


def listed(position: state.Colony, supply: int, total: int, have: deck.Standing) -> tuple[moves.Claim, ...]:
    """The quarters that can be taken now."""
    if position.taken >= have.quarters:
        return ()
    return _claims(payable(position, supply, total, have))


@lru_cache(maxsize=16384)
def _claims(quarters: int) -> tuple[moves.Claim, ...]:
    return tuple(_CLAIM[number] for number in city.quarters_of(quarters))


def claim(position: state.Colony, seat: int, target: str, events: Events) -> Steps:
    """Pay for a quarter, take its tile and put a marker there; raises `Refused`."""
    number = city.QUARTER[target]
    have, supply = deck.standing(position.active[seat]), position.supply[seat]
    _check(position, seat, number, have)
    way: Bundle = yield costs.question(
        city.QUARTERS[number].cost,
        have.quarter_less,
        have.quarter_any_colour,
        tuple(supply),
        deck.wanted(position, seat),
        _prompt(number),
    )
    visits.spend(supply, way)
    position.city[seat] |= 1 << number
    position.taken += 1
    tile = position.tiles[number]
    take_tile(position, seat, tile)
    if have.quarter_gold:
        visits.earn(position, seat, have.quarter_gold)
    if events is not None:
        position.tell(
            events,
            seat,
            N_("{player} takes {quarter} with {tile} for {paid}."),
            quarter=city.QUARTERS[number].shown,
            tile=tile_shown(tile),
            paid=colours.in_words(colours.read(way)),
        )
        if have.quarter_gold:
            position.tell(events, seat, N_("{player} gains {n} gold for the quarter."), n=have.quarter_gold)
    if have.quarter_steps:
        steps: int = yield Number("steps", _STEPS, tuple(range(have.quarter_steps + 1)), have.quarter_steps)
        if steps:
            wall.advance(position, seat, steps)
            told = N_("{player} moves {spaces} ahead on the wall.")
            position.tell(events, seat, told, spaces=colours.SPACES.of(steps))


def take_tile(position: state.Colony, seat: int, tile: int) -> None:
    """A goods tile goes onto the own ship; a joker tile is kept."""
    if tile == sea.JOKER:
        position.jokers[seat] += 1
    else:
        cargo = position.cargo[seat]
        position.cargo[seat] = (*cargo[:tile], cargo[tile] + 1, *cargo[tile + 1 :])


def tile_shown(tile: int) -> Text:
    """A tile in words."""
    return JOKER_SHOWN if tile == sea.JOKER else sea.GOODS_SHOWN[tile]


def _check(position: state.Colony, seat: int, number: int, have: deck.Standing) -> None:
    """Raise `Refused` where a seat cannot take a quarter now."""
    quarter, supply = city.QUARTERS[number], position.supply[seat]
    if not position.free_quarters() >> number & 1:
        raise Refused(message("{quarter} is taken.", quarter=quarter.shown))
    if position.taken >= have.quarters:
        raise Refused(message("You have taken {n} in this turn: there are no more.", n=_QUARTERS.of(position.taken)))
    if not city.payable(colours.marks(supply), sum(supply), have.quarter_less, have.quarter_any_colour) >> number & 1:
        says, less, any_colour = N_("{what} costs {cost}: you have {has}."), have.quarter_less, have.quarter_any_colour
        raise costs.lacking(says, quarter.shown, quarter.cost, less, any_colour, tuple(supply))
