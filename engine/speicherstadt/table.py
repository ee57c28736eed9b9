"""What lies on the table: plain data for screens, plain mode, bots and bug reports."""

from __future__ import annotations

from collections.abc import Iterator

from engine.speicherstadt import purchase, rival
from engine.speicherstadt.cards import FIRE, SEASONS
from engine.speicherstadt.contracts import FULL, SYMBOLS
from engine.speicherstadt.deck import CARDS, CONTRACTS
from engine.speicherstadt.goods import NAMES, NOTHING, by_name
from engine.speicherstadt.holdings import holding
from engine.speicherstadt.moves import UPPER, WATER
from engine.speicherstadt.rounds import income_of
from engine.speicherstadt.scoring import total
from engine.speicherstadt.state import CHIEF, DEMAND, INSURE, OVER, PURCHASE, Lot, Quarter, price_at
from engine.speicherstadt.supply import bagged, closed, rounds_left
from engine.speicherstadt.table_data import (
    AskedData,
    ColumnData,
    ContractData,
    FireAskedData,
    HouseData,
    QuarterTable,
    ReservedData,
    SeasonData,
    UpperData,
)


def table(position: Quarter) -> QuarterTable:
    """All that anybody may see. Seats count from 0, rounds from 1; cards, goods and places by their names."""
    terms = position.terms
    over = position.phase == OVER
    left = rounds_left(position)
    return {
        "title": "speicherstadt",
        "variant": "kaispeicher" if terms.kai else "base",
        "level": terms.rival if terms.alone else None,
        "round": position.round,
        "rounds": position.round + left,
        "season": CARDS[terms.cards[min(position.drawn, len(terms.cards) - 1)]].season,
        "last_round": not left,
        "phase": position.phase,
        "over": over,
        "start": position.seat_of(position.start),
        "decider": None if over else position.seat,
        "columns": [_column(position, column) for column in range(len(position.row))],
        "upper": [_upper(place, lot) for place, lot in enumerate(position.upper)],
        "reserved": [_reserved(position, place) for place in range(len(position.reserved))],
        "asked": _asked(position),
        "fire": _fire(position),
        "supply": by_name(position.supply),
        "bag": by_name(bagged(position)),
        "pile": list(pile_left(position)),
        "fires": [CARDS[card].value for card in closed(position) if CARDS[card].type == FIRE],
        "discards": [CARDS[card].name for card in position.discards],
        "players": [_house(position, seat) for seat in range(terms.seats)],
        "rivals": [_house(position, house) for house in range(terms.seats, terms.houses)],
    }


def pile_left(position: Quarter) -> Iterator[SeasonData]:
    """What is left of each season in the pile."""
    by_season = {season: [] for season in SEASONS}  # type: dict[str, list[int]]
    for card in closed(position):
        by_season[CARDS[card].season].append(card)
    for season, left in by_season.items():
        yield {"season": season, "left": len(left), "cards": [CARDS[card].name for card in left]}


def _goods(goods: tuple[int, ...]) -> list[str]:
    return [NAMES[kind] for kind in goods]


def _column(position: Quarter, column: int) -> ColumnData:
    lot = position.row[column]
    # In Supply, as a fire asks something, nobody stands anywhere yet.
    queue = position.queues[column] if position.queues else ()
    return {
        "place": WATER[column],
        "card": None if lot is None else CARDS[lot[0]].name,
        "goods": [] if lot is None else _goods(lot[1]),
        "queue": [
            {
                "seat": position.seat_of(house),
                "price": price_at(queue, place),
                "can_pay": position.coins[house] >= price_at(queue, place),
            }
            for place, house in enumerate(queue)
        ],
    }


def _upper(place: int, lot: Lot | None) -> UpperData:
    return {
        "place": UPPER[place],
        "card": None if lot is None else CARDS[lot[0]].name,
        "goods": [] if lot is None else _goods(lot[1]),
    }


def _reserved(position: Quarter, place: int) -> ReservedData:
    one, price = position.reserved[place], price_at(position.reserved, place)
    if one is None:
        return {"card": None, "goods": [], "seat": None, "rival": False, "price": price, "can_pay": False}
    card, goods, house = one
    return {
        "card": CARDS[card].name,
        "goods": _goods(goods),
        "seat": position.seat_of(house),
        "rival": position.is_rival(house),
        "price": price,
        "can_pay": position.coins[house] >= price,
    }


def _asked(position: Quarter) -> AskedData | None:
    if position.phase != PURCHASE:
        return None
    place = position.column - position.terms.columns
    return {
        "card": CARDS[purchase.lot(position)[0]].name,
        "place": WATER[position.column] if place < 0 else f"reserved-{place + 1}",
        "price": purchase.price(position),
    }


def _fire(position: Quarter) -> FireAskedData | None:
    if position.phase not in (CHIEF, INSURE):
        return None
    return {"number": position.fire, "change": position.asked[0][2]}


def _house(position: Quarter, house: int) -> HouseData:
    cards = position.cards[house]
    hall = position.hall[house]
    return {
        "seat": position.seat_of(house),
        "name": "rival" if position.is_rival(house) else position.terms.names[house],
        "coins": position.coins[house],
        "points": position.points[house],
        "workers": position.workers[house],
        "greys": position.greys[house],
        "breaks": position.breaks[house],
        "bought": bool(position.bought >> house & 1),
        "cards": [CARDS[card].name for card in cards],
        "contracts": [_contract(position, place) for place in holding(cards).contracts],
        "goods": by_name(position.landed[house]),
        "warehouse": by_name(position.stored[house]),
        "hall": None if hall == NOTHING else NAMES[hall],
        "strength": holding(cards).strength,
        "fire": _standing(position, house),
        "income": income_of(position, house),
        "total": total(position, house),
        "next": _next(position, house),
    }


def _contract(position: Quarter, place: int) -> ContractData:
    card, laid = CARDS[CONTRACTS[place]], position.laid[place]
    return {
        "contract": card.name,
        "points": card.points,
        "symbols": [
            {"good": NAMES[kind], "filled": bool(laid >> number & 1)} for number, kind in enumerate(SYMBOLS[place])
        ],
        "full": laid == FULL[place],
    }


def _standing(position: Quarter, house: int) -> str:
    strengths = [holding(cards).strength for cards in position.cards]
    mine = strengths[house]
    if max(strengths) == min(strengths):
        return "equal"
    return "high" if mine == max(strengths) else "low" if mine == min(strengths) else "middle"


def _next(position: Quarter, house: int) -> str | None:
    """Where the Rival would place a worker now."""
    if position.phase != DEMAND or not position.is_rival(house) or not position.workers[house]:
        return None
    is_upper, place = rival.placement(position, house)
    return (UPPER if is_upper else WATER)[place]
