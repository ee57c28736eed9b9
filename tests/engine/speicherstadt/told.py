"""A position as a player reads it from the table: each house with its contracts and goods, each card with its line."""

from __future__ import annotations

from typing import Any

from engine import Game
from tests.engine.speicherstadt.printed import CARDS

Told = dict[str, Any]

_FIGURES = [line.split("|")[2].split() for line in CARDS]
CONTRACTS = {
    f"contract-{n}": goods
    for n, (_size, *goods) in enumerate((one for one in _FIGURES if one[0] in ("small", "medium", "large")), 1)
}
"""The goods for which each contract asks, as they are printed."""


def told(game: Game) -> Told:
    """What `game.table()` tells, by house and by place; goods of which there are none are left out."""
    table = game.table()
    seats, houses = len(game.names), len(table["coins"])
    queues = table["queues"] or [[] for _lot in table["row"]]
    return {
        **table,
        "supply": _some(table["supply"]),
        "columns": [
            {**_lot("water", n, lot), "queue": [_seat(house, seats) for house in queues[n - 1]]}
            for n, lot in enumerate(table["row"], 1)
        ],
        "upper": [_lot("upper", n, lot) for n, lot in enumerate(table["upper"], 1)],
        "reserved": [
            {**_lot("reserved", n, one and one[:2]), "seat": one and _seat(one[2], seats)}
            for n, one in enumerate(table["reserved"], 1)
        ],
        "asked": _asked(table) if table["phase"] == "purchase" else None,
        "players": [_house(table, seat) for seat in range(seats)],
        "rivals": [_house(table, house) for house in range(seats, houses)],
    }


def _seat(house: int, seats: int) -> int | None:
    return house if house < seats else None


def _some(goods: dict[str, int]) -> dict[str, int]:
    return {name: number for name, number in goods.items() if number}


def _lot(part: str, number: int, lot: list[Any] | None) -> Told:
    card, goods = lot or (None, [])
    return {"place": f"{part}-{number}", "card": card, "goods": goods}


def _asked(table: Told) -> Told:
    """The card that somebody is asked to buy, and its price: one for each who stands there from the first one on."""
    number = table["column"] - len(table["row"])
    if number < 0:
        return {**_lot("water", table["column"] + 1, table["row"][number]), "price": len(table["queues"][number])}
    lot = table["reserved"][number][:2]
    return {**_lot("reserved", number + 1, lot), "price": len(table["reserved"]) - number}


def _house(table: Told, house: int) -> Told:
    found = {name: table[name][house] for name in ("coins", "points", "workers", "greys", "breaks", "cards", "hall")}
    contracts = [_contract(name, table["laid"][name]) for name in found["cards"] if name in CONTRACTS]
    return {
        **found,
        "seat": _seat(house, len(table["terms"]["names"])),
        "contracts": contracts,
        "goods": _some(table["landed"][house]),
        "warehouse": _some(table["stored"][house]),
    }


def _contract(name: str, laid: int) -> Told:
    """A contract by its printed goods: of what lies on it each is a bit, in the order of the kinds."""
    symbols = [{"good": good, "filled": bool(laid >> n & 1)} for n, good in enumerate(CONTRACTS[name])]
    return {"contract": name, "symbols": symbols, "full": all(one["filled"] for one in symbols)}
