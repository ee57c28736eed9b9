"""The ways in which the auctions of a puzzle can be played out, whatever they take: what each builds and brings."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from engine.homesteaders import state
from engine.homesteaders.benefits import LAST
from engine.homesteaders.bidding import ROW, stepped
from engine.homesteaders.buildings import ADVANCE, BUILD_AGAIN, BUILDINGS, FORGE, GAIN_TRACK, LAWYER, TYPES
from engine.homesteaders.construction import of_types
from engine.homesteaders.goods import RAIL
from engine.homesteaders.state import BIDDING, FINAL_INCOME, Frontier
from engine.homesteaders.tiles import LAST_ROUND, TILES, Exchange, Tile


class Ahead(NamedTuple):
    """What is left of a puzzle but for goods: all that says which prospects there are."""

    tiles: tuple[tuple[int, int], ...]
    """The tiles of the last two rounds."""
    round: int
    phase: str
    auction: int
    won: int
    """The auction that the player has won in this round and not yet paid and built with, or -1."""
    bid: int
    """What is to be paid for it."""
    neutral: tuple[int, ...]
    offer: tuple[int, ...]
    town: int
    rail: int


class Prospect(NamedTuple):
    """What the rest of the auctions may come to. Incomes count those that are still to come after something."""

    town: int
    silver: int = 0
    """What is bid."""
    costs: tuple[int, ...] = ()
    """The goods that the buildings cost."""
    points: int = 0
    advances: tuple[tuple[int, int], ...] = ()
    """The bonuses of the rail track: the space that was reached, and the incomes."""
    tracks: tuple[int, ...] = ()
    """Tracks that come with buildings, each with the incomes."""
    offered: tuple[Exchange, ...] = ()


class _Way(NamedTuple):
    prospect: Prospect
    offer: tuple[int, ...]
    rail: int


def ahead(position: Frontier) -> Ahead:
    """What is left of the puzzle in a position before the end of round 10."""
    won = next((auction for auction, holder in enumerate(position.holders) if holder >= 0), BIDDING)
    tiles = tuple((pile[LAST_ROUND - 2], pile[LAST_ROUND - 1]) for pile in position.piles)
    bid = position.bids[won] if won >= 0 and position.phase == state.PAY else 0
    phase = state.BID if position.phase in (state.ASSIGN, state.WAGES) else position.phase
    goods = position.goods[0]
    return Ahead(
        *(tiles, position.round, phase, position.auction, won, bid, position.neutral),
        *(tuple(position.offer), position.towns[0], goods[RAIL]),
    )


def prospects(here: Ahead) -> Iterator[Prospect]:
    """Each prospect for the rest of the auctions; some of them alike."""
    way = _Way(Prospect(here.town, here.bid), here.offer, here.rail)
    if here.phase == state.BID:
        for then, neutral in _bidding(here, way, here.round, here.neutral):
            yield from _after(here, then, here.round + 1, neutral)
        return
    neutral = _next(here.neutral, here.won)
    for then in _resumed(here, way):
        others = [_tile(here, auction, here.round) for auction in range(here.auction + 1, len(here.tiles))]
        yield from _after(here, _rival(then, others), here.round + 1, neutral)


def _resumed(here: Ahead, way: _Way) -> Iterator[_Way]:
    """What an auction that is being carried out may still bring, or the bonus of whoever has passed."""
    if here.won == BIDDING:
        return iter((_advanced(way, FINAL_INCOME - here.round, moved=0),))
    tile, left = _tile(here, here.auction, here.round), FINAL_INCOME - here.round
    if here.phase in (state.PAY, state.BUILD):
        return _built(way, tile, left)
    if here.phase == state.SECOND:
        return (_offered(one, tile) for one in (way, *_each_built(way, TYPES, left, again=False)))
    if here.phase == state.RAIL:
        return iter((_offered(_advanced(way, left, moved=0), tile),))
    return iter((_offered(way, tile),))


def _after(here: Ahead, way: _Way, number: int, neutral: tuple[int, ...]) -> Iterator[Prospect]:
    if number > LAST_ROUND:
        yield way.prospect
        return
    for then, following in _bidding(here, way, number, neutral):
        yield from _after(here, then, number + 1, following)


def _tile(here: Ahead, auction: int, number: int) -> Tile:
    return TILES[here.tiles[auction][number - LAST_ROUND + 1]]


def _next(neutral: tuple[int, ...], won: int) -> tuple[int, ...]:
    return tuple(stepped(value, 1 if auction == won else -1) for auction, value in enumerate(neutral))


def _bidding(here: Ahead, way: _Way, number: int, neutral: tuple[int, ...]) -> Iterator[tuple[_Way, tuple[int, ...]]]:
    """The ways to bid and build in a round, with the neutral values after it."""
    left = FINAL_INCOME - number
    tiles = [_tile(here, auction, number) for auction in range(len(here.tiles))]
    yield _rival(_advanced(way, left, moved=1), tiles), _next(neutral, BIDDING)
    for won, tile in enumerate(tiles):
        least = neutral[won] if way.prospect.town & LAWYER else neutral[won] + 1
        bid = next((space for space in ROW if space >= least), None)
        if bid is None:
            continue
        then = _rival(way._replace(prospect=way.prospect._replace(silver=way.prospect.silver + bid)), tiles[:won])
        for built in _built(then, tile, left):
            yield _rival(built, tiles[won + 1 :]), _next(neutral, won)


def _rival(way: _Way, tiles: Sequence[Tile]) -> _Way:
    """The rival takes with each of some tiles the first kind that fits."""
    for tile in tiles:
        kind = next((kind for kind in of_types(tile.builds) if way.offer[kind]), None)
        if kind is not None:
            way = way._replace(offer=_without(way.offer, kind))
    return way


def _without(offer: tuple[int, ...], kind: int) -> tuple[int, ...]:
    return (*offer[:kind], offer[kind] - 1, *offer[kind + 1 :])


def _built(way: _Way, tile: Tile, left: int) -> Iterator[_Way]:
    """Nothing, or each building with what comes with it."""
    yield way
    for built in _each_built(way, tile.builds, left, again=True):
        yield _offered(built, tile)


def _each_built(way: _Way, types: tuple[str, ...], left: int, *, again: bool) -> Iterator[_Way]:
    """Each building of some types; `again`: where it allows a second one, that one too."""
    for kind in of_types(types):
        if not way.offer[kind] or way.prospect.town >> kind & 1:
            continue
        card, prospect = BUILDINGS[kind], way.prospect
        costs = (*prospect.costs, *(good for good, number in card.cost for _one in range(number)))
        then = way._replace(
            prospect=prospect._replace(
                town=prospect.town | 1 << kind,
                costs=costs,
                points=prospect.points + bool(prospect.town & FORGE),
                tracks=(*prospect.tracks, left) if GAIN_TRACK in card.when_built else prospect.tracks,
            ),
            offer=_without(way.offer, kind),
        )
        if ADVANCE in card.when_built:
            then = _advanced(then, left, moved=1)
        yield then
        if again and BUILD_AGAIN in card.when_built:
            yield from _each_built(then, TYPES, left, again=False)


def _advanced(way: _Way, left: int, *, moved: int) -> _Way:
    rail = min(LAST, way.rail + moved)
    return way._replace(prospect=way.prospect._replace(advances=(*way.prospect.advances, (rail, left))), rail=rail)


def _offered(way: _Way, tile: Tile) -> _Way:
    if tile.exchange is None:
        return way
    return way._replace(prospect=way.prospect._replace(offered=(*way.prospect.offered, tile.exchange)))
