"""The plain data of a game of Die Speicherstadt under its types, and which rows are not what they were before."""

from __future__ import annotations

from typing import cast

from engine import OpenGame
from engine.speicherstadt.state import Quarter
from engine.speicherstadt.table_data import Forecast, QuarterTable


def table_of(game: OpenGame) -> QuarterTable:
    """All that there is to see: everything lies open."""
    return cast(QuarterTable, game.table())


def forecast_of(game: OpenGame) -> Forecast:
    """What is coming, as far as everybody may know it."""
    return cast(Forecast, game.forecast())


def position_of(game: OpenGame) -> Quarter:
    """The position as everybody sees it, for sums that its data does not hold."""
    return cast(Quarter, game.seen())


def changed(before: OpenGame, now: OpenGame) -> frozenset[str]:
    """The names of the cards that somebody has got or used, and of the contracts on which something else lies."""
    old, new = _state(before), _state(now)
    return frozenset(name for name in {*old, *new} if old.get(name) != new.get(name))


def _state(game: OpenGame) -> dict[str, tuple[object, ...]]:
    """Who has each card, and what lies on it."""
    table = table_of(game)
    found: dict[str, tuple[object, ...]] = {}
    for house in (*table["players"], *table["rivals"]):
        found |= dict.fromkeys(house["cards"], (house["name"],))
        for one in house["contracts"]:
            laid = tuple(symbol["filled"] for symbol in one["symbols"])
            found[one["contract"]] = (house["name"], *laid)
    found |= dict.fromkeys(table["discards"], ("discarded",))
    return found
