"""The score, line by line."""

from __future__ import annotations

from engine.le_havre.building import YACHT
from engine.le_havre.deck import CARD_INDEX, CARDS, of_type
from engine.le_havre.goods import ANY_GOOD
from engine.le_havre.money import UNPAID_AT_END
from engine.le_havre.ships import SHIPS
from engine.le_havre.state import Havre
from engine.title import Score, ScoreLine

_PER_TYPE = {
    "town-hall": {"public": 4, "craftsman": 2},
    "bank": {"industrial": 3, "economic": 2},
    "business-park": {"industrial": 2},
    "guildhouse": {"economic": 2},
}
PER_SHIP_OF_THE_DOCK = 4
STOREHOUSE = "storehouse"
DOCK = "dock"
WITH_BONUS = (*_PER_TYPE, STOREHOUSE, DOCK)
"""The cards that may be worth more to their owners than their printed value."""


def bonus(position: Havre, seat: int, name: str) -> int:
    """What a card is worth to its owner beyond its printed value."""
    if name in _PER_TYPE:
        return sum(worth * of_type(position, seat, type_) for type_, worth in _PER_TYPE[name].items())
    if name == STOREHOUSE:
        return sum(position.goods[seat][good] for good in ANY_GOOD) // 2
    if name == DOCK:
        yachts = int(position.place[CARD_INDEX[YACHT]] == seat)
        return PER_SHIP_OF_THE_DOCK * (len(position.fleets[seat]) + yachts)
    return 0


def wealth(position: Havre, seat: int) -> int:
    """The score of a seat if the game ended now."""
    cards = position.owned(seat)
    return (
        position.francs(seat)
        + sum(CARDS[card].value + bonus(position, seat, CARDS[card].name) for card in cards)
        + sum(SHIPS[ship].value for ship in position.fleets[seat])
        - UNPAID_AT_END * position.loans[seat]
    )


def score_lines(position: Havre, seat: int) -> list[ScoreLine]:
    """The lines of a score: `kind` (francs, building, ship, bonus, loans), `name` of the card, `points`."""
    cards = [CARDS[card] for card in position.owned(seat)]
    lines: list[ScoreLine] = [{"kind": "francs", "name": "", "points": position.francs(seat)}]
    lines += [{"kind": "building", "name": card.name, "points": card.value} for card in cards if card.name != YACHT]
    lines += [{"kind": "ship", "name": SHIPS[ship].name, "points": SHIPS[ship].value} for ship in position.fleets[seat]]
    lines += [{"kind": "ship", "name": card.name, "points": card.value} for card in cards if card.name == YACHT]
    more = [(card.name, bonus(position, seat, card.name)) for card in cards]
    lines += [{"kind": "bonus", "name": name, "points": points} for name, points in more if points]
    if position.loans[seat]:
        lines.append({"kind": "loans", "name": "", "points": -UNPAID_AT_END * position.loans[seat]})
    return lines


def scores(position: Havre) -> list[Score]:
    """For each seat: `seat`, `name`, `lines`, `total` and `place` (1 for the highest; equal scores share a place)."""
    totals = [wealth(position, seat) for seat in range(position.terms.players)]
    return [
        {
            "seat": seat,
            "name": name,
            "lines": score_lines(position, seat),
            "total": totals[seat],
            "place": 1 + sum(total > totals[seat] for total in totals),
        }
        for seat, name in enumerate(position.terms.names)
    ]
