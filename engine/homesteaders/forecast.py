"""What is coming: tiles, the change of stages, the next income and wages of those whose holdings are seen."""

from __future__ import annotations

from engine.homesteaders import income
from engine.homesteaders.buildings import BUILDINGS
from engine.homesteaders.goods import GOLD, GOLD_AS_SILVER, GOODS, SILVER
from engine.homesteaders.moves import AUCTIONS
from engine.homesteaders.rounds import ARRIVING, ON_OFFER, unbuilt
from engine.homesteaders.state import ASSIGN, FINAL, FINAL_INCOME, LAST_ROUND, OVER, WAGES, Frontier
from engine.homesteaders.table import named, tile_data
from engine.homesteaders.table_data import ComingTiles, Forecast, IncomeForecast, StageChange
from engine.homesteaders.tiles import STAGES, TILES, pile


def forecast(position: Frontier) -> Forecast:
    """What is coming, as far as it is known in a position that somebody sees."""
    return {
        "round": min(position.round, LAST_ROUND),
        "rounds": LAST_ROUND,
        "incomes": incomes(position),
        "tiles": {AUCTIONS[auction]: _tiles(position, auction) for auction in range(position.terms.auctions)},
        "stage": _stage(position),
        "players": [_player(position, seat) for seat in range(position.terms.players)],
    }


def incomes(position: Frontier) -> int:
    """How many incomes are still to come."""
    if position.phase in (FINAL, OVER):
        return 0
    return FINAL_INCOME - position.round + (position.phase == ASSIGN)


def owes_wages(position: Frontier, seat: int) -> bool:
    """Whether a seat has had the income of this round and must still pay its workers."""
    seats, start = position.terms.players, position.start
    return position.phase == WAGES and (seat - start) % seats >= (position.seat - start) % seats


def possible(position: Frontier, auction: int, number: int) -> list[int]:
    """The tiles that may come up in an auction in a coming round."""
    if not auction:
        return [position.piles[0][number - 1]]
    shown = position.piles[auction][: position.round]
    stage = next(stage for stage, rounds in STAGES.items() if number in rounds)
    return [tile for tile in pile(auction, stage) if tile not in shown]


def _tiles(position: Frontier, auction: int) -> list[ComingTiles]:
    found: list[ComingTiles] = []
    for number in range(position.round + 1, LAST_ROUND + 1):
        tiles = possible(position, auction, number)
        found.append({"round": number, "known": len(tiles) == 1, "tiles": [tile_data(TILES[tile]) for tile in tiles]})
    return found


def _stage(position: Frontier) -> StageChange | None:
    """The next change of stages: what leaves if nobody builds it, and what comes."""
    first = next((number for number in ON_OFFER if number > position.round), None)
    if first is None:
        return None
    leaves = [kind for kind, left in enumerate(position.offer) if left and BUILDINGS[kind].stage not in ON_OFFER[first]]
    comes = {
        card.name: left
        for kind, card in enumerate(BUILDINGS)
        if card.stage in ARRIVING[first] and (left := unbuilt(position, kind)) > 0
    }
    return {"round": first, "leaves": named(leaves), "comes": comes}


def _player(position: Frontier, seat: int) -> IncomeForecast | None:
    is_due = owes_wages(position, seat)
    if not position.shows(seat) or not (is_due or incomes(position)):
        return None
    goods = position.goods[seat]
    brings = (0,) * len(goods) if is_due else income.income(position, seat)
    due = income.wages(position, seat)
    has = goods[SILVER] + brings[SILVER] + (goods[GOLD] + brings[GOLD]) * GOLD_AS_SILVER
    return {
        "seat": seat,
        "due": is_due,
        "income": {GOODS[kind].name: number for kind, number in enumerate(brings) if number},
        "wages": due,
        "lacking": max(0, due - has),
    }
