"""What is coming: rounds, fires, cards and goods that are left, the next income."""

from __future__ import annotations

from collections import Counter

from engine.speicherstadt.cards import FIRE, SHIP
from engine.speicherstadt.deck import CARDS
from engine.speicherstadt.fires import changes
from engine.speicherstadt.rounds import income_of
from engine.speicherstadt.state import Quarter
from engine.speicherstadt.supply import closed, rounds_left
from engine.speicherstadt.table_data import Forecast


def forecast(position: Quarter) -> Forecast:
    """What is coming, as far as everybody may know it: what is left, not its order."""
    coming = [CARDS[card] for card in closed(position)]
    left = rounds_left(position)
    types = Counter(card.type for card in coming if card.type != FIRE)
    return {
        "round": position.round,
        "rounds": position.round + left,
        "left": left,
        "fires": [
            {
                "number": card.value,
                "season": card.season,
                "points": card.points,
                "changes": changes(position, card.points),
            }
            for card in coming
            if card.type == FIRE
        ],
        "types": dict(sorted(types.items())),
        "crates": sum(card.capacity for card in coming if card.type == SHIP),
        "incomes": [income_of(position, house) for house in range(position.terms.houses)],
    }
