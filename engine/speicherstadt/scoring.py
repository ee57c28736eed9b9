"""The score, line by line, and who stands before whom."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

from engine.speicherstadt import deck
from engine.speicherstadt.cards import CONTRACT, FIREMAN, MERCHANT, OFFICE, OFFICES, POINT_BUILDING, SHIP
from engine.speicherstadt.deck import CARDS, PLACE
from engine.speicherstadt.holdings import FULL
from engine.speicherstadt.state import Quarter
from engine.texts import N_
from engine.title import ScoreLine

_COUNTED: Final = {
    deck.PORT: SHIP,
    deck.PRESS: FIREMAN,
    deck.HARBOUR_TOUR: POINT_BUILDING,
    deck.DEICHTOR_HALLS: MERCHANT,
    deck.ACCOUNTANT: CONTRACT,
}
"""The type of own cards that a card has points for."""

# Kinds of line.
TRACK: Final = "track"
OFFICES_LINE: Final = "offices"
WORTH: Final = "worth"


def offices(number: int) -> int:
    """The points of so many counting offices."""
    return OFFICES[min(number, len(OFFICES) - 1)]


def score_lines(position: Quarter, house: int) -> list[ScoreLine]:
    """The lines of a score: `kind` (track, offices, or a type of card), `name`, `points`; what has none is left out."""
    found: list[ScoreLine] = [{"kind": TRACK, "name": "", "points": position.points[house]}]
    owned = position.cards[house]
    for card in owned:
        one = CARDS[card]
        points = of_card(position, house, card)
        if points or one.type == CONTRACT:
            found.append({"kind": one.type, "name": one.name, "points": points})
    number = number_of(owned, OFFICE)
    if number:
        found.append({"kind": OFFICES_LINE, "name": "", "points": offices(number)})
    return found


def of_card(position: Quarter, house: int, card: int) -> int:
    """The points that a card brings its owner at the end, but for counting offices, which count together."""
    one, owned = CARDS[card], position.cards[house]
    if one.type == CONTRACT:
        place = PLACE[card]
        return one.points if position.laid[place] == FULL[place] else 0
    if card == deck.WAREHOUSE:
        return one.points * _in_warehouse(position, house)
    if card == deck.CHAMBER:
        return one.points * position.coins[house]
    return by_cards(owned, card)


def by_cards(owned: tuple[int, ...], card: int) -> int:
    """The points of a card for which nothing counts but what cards its owner has."""
    one = CARDS[card]
    if one.type in (MERCHANT, POINT_BUILDING):
        return one.points
    if card in _COUNTED:
        return one.points * number_of(owned, _COUNTED[card])
    if card == deck.MAYOR:
        return max((CARDS[own].points for own in owned if CARDS[own].type == POINT_BUILDING), default=0)
    return 0


def _in_warehouse(position: Quarter, house: int) -> int:
    """The goods in a Warehouse; while goods are being loaded those that it will hold."""
    if position.loading == house:
        return min(CARDS[deck.WAREHOUSE].capacity, sum(position.landed[house]))
    return sum(position.stored[house])


def number_of(owned: tuple[int, ...], kind: str) -> int:
    """How many cards of a type are among some cards."""
    return sum(CARDS[card].type == kind for card in owned)


def total(position: Quarter, house: int) -> int:
    """The score of a house if the game ended now; the Rival's is the worth of its cards, and its fires."""
    owned = position.cards[house]
    if position.is_rival(house):
        return position.points[house] + sum(CARDS[card].worth for card in owned)
    points = sum(of_card(position, house, card) for card in owned)
    return position.points[house] + points + offices(number_of(owned, OFFICE))


def scores(position: Quarter) -> list[dict[str, Any]]:
    """For each seat its lines, `total`, the coins that decide between equals, and `place`: the Rival takes one too."""
    ranks = _ranks(position)
    return [
        {"seat": seat, "name": name, "lines": score_lines(position, seat), **_standing(ranks, seat)}
        for seat, name in enumerate(position.terms.names)
    ]


def rivals(position: Quarter) -> list[dict[str, Any]]:
    """The score of the Rival."""
    ranks = _ranks(position)
    return [
        {
            "name": "rival",
            "shown": N_("Rival"),
            "lines": list(_rivals_lines(position, house)),
            **_standing(ranks, house),
        }
        for house in range(position.terms.players, position.terms.houses)
    ]


def _rivals_lines(position: Quarter, house: int) -> Iterator[ScoreLine]:
    yield {"kind": TRACK, "name": "", "points": position.points[house]}
    for card in position.cards[house]:
        yield {"kind": WORTH, "name": CARDS[card].name, "points": CARDS[card].worth}


def _ranks(position: Quarter) -> list[tuple[int, int]]:
    """The points and the coins of every house."""
    return [(total(position, house), position.coins[house]) for house in range(position.terms.houses)]


def _standing(ranks: Sequence[tuple[int, int]], house: int) -> dict[str, int]:
    """The points of a house, its coins, and its place among all."""
    points, coins = ranks[house]
    return {"total": points, "tie": coins, "place": 1 + sum(better > ranks[house] for better in ranks)}
