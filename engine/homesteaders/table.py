"""What lies on the table: plain data for screens, plain mode, bots and bug reports."""

from __future__ import annotations

from collections.abc import Iterable

from engine.homesteaders import lone
from engine.homesteaders.bidding import spaces
from engine.homesteaders.buildings import BUILDINGS
from engine.homesteaders.goods import GOODS, HIDDEN, RAIL, TRACKS, WORKERS
from engine.homesteaders.moves import AUCTIONS
from engine.homesteaders.phases import due
from engine.homesteaders.scoring import total, town_of
from engine.homesteaders.state import BID, BIDDING, FINAL_INCOME, LAST_ROUND, NEUTRAL, OVER, Frontier
from engine.homesteaders.table_data import AuctionData, FrontierTable, PlayerData, TileData
from engine.homesteaders.tiles import STAGES, Tile
from engine.homesteaders.workers import names_of


def table(position: Frontier, viewer: int | None = None) -> FrontierTable:
    """All that lies open in the position that a viewer (None: a spectator) sees.

    Seats count from 0, rounds from 1; auctions, tiles, buildings, slots and goods by their names. Where holdings are
    hidden, `holdings` is None but for those of the viewer, which are `private` too.
    """
    over = position.phase == OVER
    found: FrontierTable = {
        "title": "homesteaders",
        "round": min(position.round, LAST_ROUND),
        "rounds": LAST_ROUND,
        "final": position.round == FINAL_INCOME,
        "stage": stage_of(position.round),
        "phase": position.phase,
        "over": over,
        "start": position.start,
        "decider": None if over else position.seat,
        "due": due(position),
        "auctions": []
        if position.round == FINAL_INCOME
        else [_auction(position, n) for n in range(len(position.bids))],
        "carried_out": None if position.auction == BIDDING else AUCTIONS[position.auction],
        "passed": [seat for seat in range(position.terms.players) if position.passed >> seat & 1],
        "neutral": list(position.neutral),
        "offer": {BUILDINGS[kind].name: number for kind, number in enumerate(position.offer) if number},
        "players": [_player(position, seat) for seat in range(position.terms.players)],
        "rivals": [{"name": "rival", "buildings": named(position.rival)}] if position.terms.lone else [],
    }
    if viewer is not None:
        found["private"] = {"seat": viewer, "holdings": _holdings(position, viewer)}
    return found


def stage_of(number: int) -> str:
    """The stage of a round; after the last round that of the last."""
    return next(stage for stage, rounds in STAGES.items() if min(number, LAST_ROUND) in rounds)


def named(kinds: Iterable[int]) -> list[str]:
    """Buildings by name."""
    return [BUILDINGS[kind].name for kind in kinds]


def tile_data(tile: Tile) -> TileData:
    """An auction tile."""
    exchange = tile.exchange
    return {
        "tile": tile.name,
        "stage": tile.stage,
        "builds": list(tile.builds),
        "worker": tile.worker,
        "advance": tile.advance,
        "points": tile.points,
        "exchange": None
        if exchange is None
        else {"give": GOODS[exchange.give].name, "get": GOODS[exchange.get].name, "number": exchange.number},
    }


def _auction(position: Frontier, auction: int) -> AuctionData:
    holder = position.holders[auction]
    won = next((n for n, other in enumerate(position.holders) if other >= 0), None)
    taken = _taken(position, won) if position.terms.lone else {}
    is_open = position.terms.lone and won is None and not position.passed
    return {
        "auction": AUCTIONS[auction],
        "tile": tile_data(position.tile(auction)),
        "bid": position.bids[auction] or None,
        "holder": holder if holder >= 0 else None,
        "neutral": holder == NEUTRAL,
        "bids": list(spaces(position, position.seat, auction)) if position.phase == BID else [],
        "taken_by_rival": taken.get(AUCTIONS[auction], []),
        "taken_if_won": _taken(position, auction) if is_open else {},
    }


def _taken(position: Frontier, won: int | None) -> dict[str, list[str | None]]:
    """What the rival of a game alone takes from which auctions, if the player wins one or none."""
    return {
        AUCTIONS[auction]: [None if kind is None else BUILDINGS[kind].name for kind in kinds]
        for auction, kinds in lone.takes(position, won).items()
    }


def _player(position: Frontier, seat: int) -> PlayerData:
    goods = position.goods[seat]
    seen = position.shows(seat)
    return {
        "seat": seat,
        "name": position.name(seat),
        "workers": goods[WORKERS],
        "tracks": goods[TRACKS],
        "rail": goods[RAIL],
        "buildings": named(town_of(position.towns[seat])),
        "worked": list(names_of(position.worked[seat])),
        "holdings": _holdings(position, seat) if seen else None,
        "total": total(position, seat) if seen else None,
    }


def _holdings(position: Frontier, seat: int) -> dict[str, int]:
    return {GOODS[kind].name: position.goods[seat][kind] for kind in HIDDEN}
