"""The score, line by line, and who stands before whom."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final

from engine.homesteaders.buildings import BUILDINGS, PER_BUILDING, PER_TRACK, PER_WORKER
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
def fixed(town: int) -> tuple[int, int, int]:
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
    points, per_worker, per_track = fixed(position.towns[seat])
    points += goods[VP] + per_worker * goods[WORKERS] + per_track * goods[TRACKS]
    return points + sum(goods[kind] * worth for kind, worth in _VALUED) - debts_cost(goods[DEBTS])


def total_with(position: Frontier, seat: int, kind: int, number: int) -> int:
    """The same once it has so many more of a good."""
    after = position.copy()
    after.goods[seat] = [*position.goods[seat]]
    after.goods[seat][kind] += number
    return total(after, seat)


def bonus(position: Frontier, seat: int, kind: int) -> int:
    """The end bonus of a building of a seat."""
    goods, town = position.goods[seat], town_of(position.towns[seat])
    counted = {PER_WORKER: goods[WORKERS], PER_TRACK: goods[TRACKS], PER_BUILDING: len(town)}
    types = [BUILDINGS[own].type for own in town]
    return sum(counted[what] if what in counted else types.count(what) for what in BUILDINGS[kind].bonus)


def score_lines(position: Frontier, seat: int) -> list[ScoreLine]:
    """The lines of a score: `kind` (vp, building, bonus, resources, debts), `name`, `points`, but for the hidden."""
    goods, town, shows = position.goods[seat], town_of(position.towns[seat]), position.shows(seat)
    found = [("vp", "", goods[VP])] if shows else []
    found += [("building", BUILDINGS[kind].name, BUILDINGS[kind].points) for kind in town]
    found += [("bonus", BUILDINGS[kind].name, bonus(position, seat, kind)) for kind in town if BUILDINGS[kind].bonus]
    if shows:
        found += [("resources", GOODS[kind].name, goods[kind] * worth) for kind, worth in _VALUED if goods[kind]]
        found += [("debts", "", -debts_cost(goods[DEBTS]))] if goods[DEBTS] else []
    return [{"kind": kind, "name": name, "points": points} for kind, name, points in found]


def scores(position: Frontier) -> list[dict[str, Any]]:
    """For each seat its lines as far as they are known, `total` and `place`; of equals more silver is better."""
    found: list[dict[str, Any]] = []
    for seat, name in enumerate(position.terms.names):
        lines = score_lines(position, seat)
        silver = position.goods[seat][SILVER] if position.shows(seat) else 0
        points = sum(line["points"] for line in lines)
        found.append({"seat": seat, "name": name, "lines": lines, "total": points, "tie": silver})
    ranks = [(one["total"], one["tie"]) for one in found]
    for one, rank in zip(found, ranks, strict=True):
        one["place"] = 1 + sum(better > rank for better in ranks)
    return found


def rivals(position: Frontier) -> list[dict[str, Any]]:
    """The rival of the Lone homesteader, who scores nothing and never stands before anybody."""
    if not position.terms.lone:
        return []
    lines = [{"kind": "building", "name": BUILDINGS[kind].name, "points": 0} for kind in position.rival]
    return [{"name": "rival", "shown": N_("Rival"), "lines": lines, "total": 0, "place": 2}]
