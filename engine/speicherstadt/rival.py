"""The Rival of a game alone: the open rule by which it places workers and buys."""

from __future__ import annotations

from engine.speicherstadt.deck import CARDS
from engine.speicherstadt.state import SPACES, Quarter


def placement(position: Quarter, house: int) -> tuple[bool, int]:
    """Where it places its next worker: whether above the board, and the place there or on the water.

    The card with the highest worth less the price that it would be asked now; of equals the one of the higher worth,
    then the leftmost, those on the water first. It never stands twice in a queue.
    """
    found: list[tuple[int, int, bool, int]] = []
    for column, queue in enumerate(position.queues):
        lot = position.row[column]
        if lot is not None and house not in queue and len(queue) < SPACES:
            worth = CARDS[lot[0]].worth
            found.append((-(worth - len(queue) - 1), -worth, False, column))
    for place, lot in enumerate(position.upper):
        if lot is not None:
            worth = CARDS[lot[0]].worth
            found.append((-(worth - len(position.reserved) - 1), -worth, True, place))
    _gain, _worth, is_upper, place = min(found)
    return is_upper, place


def buys(position: Quarter, house: int, card: int, price: int) -> bool:
    """Whether it buys a card at a price: if that is at most its worth, and its coins suffice."""
    return price <= CARDS[card].worth and price <= position.coins[house]
