"""Which rows are not what they were at an earlier position: quarters and cards that somebody has got, ports."""

from __future__ import annotations

from engine import Game
from screens.macao.data import table_of


def changed(before: Game, now: Game) -> frozenset[str]:
    """The names of the quarters, cards and ports of which something else is to be seen."""
    old, new = _state(before), _state(now)
    return frozenset(name for name in {*old, *new} if old.get(name) != new.get(name))


def _state(game: Game) -> dict[str, tuple[object, ...]]:
    """Who has each quarter and each card, how far the ports are covered."""
    table = table_of(game)
    found: dict[str, tuple[object, ...]] = {
        one["quarter"]: (one["owner"], one["company"], one["tile"]) for one in table["city"]
    }
    found |= {port["port"]: tuple(port["covered"]) for port in table["ports"]}
    for player in table["players"]:
        found |= dict.fromkeys(player["activated"], (player["seat"],))
        found |= dict.fromkeys(player["tableau"], (player["seat"], "tableau"))
    return found
