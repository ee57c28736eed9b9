"""Which rows of the table are not what they were at an earlier position: auctions, buildings, what one has."""

from __future__ import annotations

from engine import Game
from screens.homesteaders.data import table_of


def changed(before: Game, now: Game, viewer: int | None) -> frozenset[str]:
    """The names of what has changed for a viewer.

    Of auctions whose bid stands, of buildings how many are on offer and who owns them, and of one's own goods how many
    there are.
    """
    old, new = _state(before, viewer), _state(now, viewer)
    return frozenset(name for name in {*old, *new} if old.get(name) != new.get(name))


def _state(game: Game, viewer: int | None) -> dict[str, tuple[object, ...]]:
    """What can be said of everything that has a row, by its name."""
    table = table_of(game, viewer)
    found: dict[str, tuple[object, ...]] = {}
    for auction in table["auctions"]:
        found[auction["auction"]] = (auction["tile"]["tile"], auction["bid"], auction["holder"])
    for name, number in table["offer"].items():
        found[name] = (number,)
    for owner in (*table["players"], *table["rivals"]):
        for name in owner["buildings"]:
            found[name] = (*found.get(name, ()), owner["name"])
    if viewer is not None:
        found |= {name: (number,) for name, number in (table["players"][viewer]["holdings"] or {}).items()}
    return found
