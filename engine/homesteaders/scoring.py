"""The score, line by line, and who stands before whom."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final

from engine.homesteaders.buildings import BUILDINGS
from engine.homesteaders.cards import PER_BUILDING, PER_TRACK, PER_WORKER
from engine.homesteaders.goods import DEBTS, GOODS, SILVER, TRACKS, VP, WORKERS
from engine.homesteaders.state import Frontier
from engine.texts import N_
from engine.title import ScoreLine

_VALUED: Final = tuple((kind, good.points) for kind, good in enumerate(GOODS) if good.points and kind != VP)


@lru_cache(maxsize=4096)
def town_of(town: int) -> tuple[int, ...]:
    """The kinds of building in a town, in the order of the table."""
    return tuple(kind for kind in range(len(BUILDINGS)) if town >> kind & 1)


@lru_cache(maxsize=4096)
def _fixed(town: int) -> tuple[int, int, int]:
    """The printed points with the bonuses that buildings alone decide, then the bonus for a worker and for a track."""
    owned = [BUILDINGS[kind] for kind in town_of(town)]
    types = [card.type for card in owned]
    points = sum(card.points for card in owned)
    per = [what for card in owned for what in card.bonus]
    points += sum(len(owned) if what == PER_BUILDING else types.count(what) for what in per)
    return points, per.count(PER_WORKER), per.count(PER_TRACK)


def debts_cost(number: int) -> int:
    """What unpaid debts cost: 1 for the first, 2 more for the second, and so on."""
    return number * (number + 1) // 2


def total(position: Frontier, seat: int) -> int:
    """The score of a seat if the game ended now."""
    goods = position.goods[seat]
    points, per_worker, per_track = _fixed(position.towns[seat])
    return (
        goods[VP]
        + points
        + per_worker * goods[WORKERS]
        + per_track * goods[TRACKS]
        + sum(goods[kind] * worth for kind, worth in _VALUED)
        - debts_cost(goods[DEBTS])
    )


def bonus(position: Frontier, seat: int, kind: int) -> int:
    """The end bonus of a building of a seat."""
    goods, town = position.goods[seat], town_of(position.towns[seat])
    counted = {PER_WORKER: goods[WORKERS], PER_TRACK: goods[TRACKS], PER_BUILDING: len(town)}
    types = [BUILDINGS[own].type for own in town]
    return sum(counted[what] if what in counted else types.count(what) for what in BUILDINGS[kind].bonus)


def score_lines(position: Frontier, seat: int, *, everything: bool = True) -> list[ScoreLine]:
    """The lines of a score: `kind` (vp, building, bonus, resources, debts), `name`, `points`, but for the hidden."""
    goods, town = position.goods[seat], town_of(position.towns[seat])
    lines: list[ScoreLine] = []
    if everything:
        lines.append({"kind": "vp", "name": "", "points": goods[VP]})
    for kind in town:
        lines.append({"kind": "building", "name": BUILDINGS[kind].name, "points": BUILDINGS[kind].points})
    for kind in town:
        more = bonus(position, seat, kind)
        if BUILDINGS[kind].bonus:
            lines.append({"kind": "bonus", "name": BUILDINGS[kind].name, "points": more})
    if everything:
        for kind, worth in _VALUED:
            if goods[kind]:
                lines.append({"kind": "resources", "name": GOODS[kind].name, "points": goods[kind] * worth})
        if goods[DEBTS]:
            lines.append({"kind": "debts", "name": "", "points": -debts_cost(goods[DEBTS])})
    return lines


def scores(position: Frontier) -> list[dict[str, Any]]:
    """For each seat its lines as far as they are known, `total` and `place`; of equals more silver is better."""
    found: list[dict[str, Any]] = []
    ranks: list[tuple[int, int]] = []
    for seat, name in enumerate(position.terms.names):
        seen = position.shows(seat)
        lines = score_lines(position, seat, everything=seen)
        points = sum(line["points"] for line in lines)
        ranks.append((points, position.goods[seat][SILVER] if seen else 0))
        found.append({"seat": seat, "name": name, "lines": lines, "total": points, "tie": ranks[-1][1]})
    for place, rank in enumerate(ranks):
        found[place]["place"] = 1 + sum(better > rank for better in ranks)
    return found


def rivals(position: Frontier) -> list[dict[str, Any]]:
    """The rival of the Lone homesteader, who scores nothing and never stands before anybody."""
    if not position.terms.lone:
        return []
    lines = [{"kind": "building", "name": BUILDINGS[kind].name, "points": 0} for kind in position.rival]
    return [{"name": N_("rival"), "lines": lines, "total": 0, "place": 2}]
