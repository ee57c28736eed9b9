"""Which rows are not what they were at an earlier position: cards that changed hands, goods on contracts."""

from __future__ import annotations

from engine import Game
from screens.speicherstadt.data import table_of


def changed(before: Game, now: Game) -> frozenset[str]:
    """The names of the cards that somebody has got or used, and of the contracts on which something else lies."""
    old, new = _state(before), _state(now)
    return frozenset(name for name in {*old, *new} if old.get(name) != new.get(name))


def _state(game: Game) -> dict[str, tuple[object, ...]]:
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
