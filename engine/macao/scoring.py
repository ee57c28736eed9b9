"""The score, line by line, and who stands before whom."""

from __future__ import annotations

from typing import Any, Final

from engine.macao import deck, effects, wall
from engine.macao.city import DARK, QUARTERS, areas, quarters_of
from engine.macao.state import COMPANY, Colony
from engine.texts import N_
from engine.title import ScoreLine

PUNISHMENT: Final = -3
PER_QUARTER: Final = 2
"""The points for each quarter of the largest area."""


def counted(position: Colony, seat: int) -> effects.Counted:
    """What can be counted of a seat at the end."""
    have, quarters = deck.standing(position.active[seat]), position.city[seat]
    largest, second = (*areas(quarters), 0, 0)[:2]
    return effects.Counted(
        kinds=have.kinds,
        departments=have.departments,
        ends=len(have.endings),
        markers=quarters.bit_count(),
        dark=(quarters & DARK).bit_count(),
        largest=largest,
        second=second,
        deliveries=position.delivered[seat],
        spaces=wall.space(position, seat),
        gold=position.gold[seat],
    )


def left_over(position: Colony, seat: int) -> int:
    """How many markers the cards bring that are left on a tableau."""
    return 0 if deck.standing(position.active[seat]).keeps_tableau else len(position.tableau[seat])


def total(position: Colony, seat: int) -> int:
    """The score of a seat if the game ended now."""
    points = position.points[seat] + PUNISHMENT * (position.penalties[seat] + left_over(position, seat))
    endings = deck.standing(position.active[seat]).endings
    if endings:
        found = counted(position, seat)
        points += sum(int(ending.number(found)) * ending.prestige for _number, ending in endings)
    sizes = areas(position.city[seat])
    return points + PER_QUARTER * sizes[0] if sizes else points


def score_lines(position: Colony, seat: int) -> list[ScoreLine]:
    """The lines of a score: `kind` (prestige, tableau, punishment, ending, city), `name`, `points`."""
    lines: list[ScoreLine] = [{"kind": "prestige", "name": "", "points": position.points[seat]}]
    left = left_over(position, seat)
    if left:
        lines.append({"kind": "tableau", "name": "", "points": PUNISHMENT * left})
    if position.penalties[seat]:
        lines.append({"kind": "punishment", "name": "", "points": PUNISHMENT * position.penalties[seat]})
    found = counted(position, seat)
    for number, ending in deck.standing(position.active[seat]).endings:
        points = int(ending.number(found)) * ending.prestige
        lines.append({"kind": "ending", "name": deck.CARDS[number].name, "points": points})
    lines.append({"kind": "city", "name": "", "points": PER_QUARTER * int(found.largest)})
    return lines


def scores(position: Colony) -> list[dict[str, Any]]:
    """For each seat its lines, `total` and `place`; of equals whoever is ahead in wall order is better."""
    found: list[dict[str, Any]] = []
    for seat, name in enumerate(position.terms.names):
        lines = score_lines(position, seat)
        points = sum(line["points"] for line in lines)
        found.append({"seat": seat, "name": name, "lines": lines, "total": points})
    ranks = [(-score["total"], position.wall.index(score["seat"])) for score in found]
    for score, rank in zip(found, ranks, strict=True):
        score["tie"] = 1 + rank[1]
        score["place"] = 1 + sum(better < rank for better in ranks)
    return found


def rivals(position: Colony) -> list[dict[str, Any]]:
    """The company of the solitaire, which scores nothing and never stands before anybody."""
    if not position.terms.lone:
        return []
    lines = [{"kind": "quarter", "name": QUARTERS[n].name, "points": 0} for n in quarters_of(position.city[COMPANY])]
    return [{"name": "company", "shown": N_("Company"), "lines": lines, "total": 0, "place": 2}]
