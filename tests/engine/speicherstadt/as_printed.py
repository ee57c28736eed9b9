"""The cards with the figures of the list, for tests that play with cards and test something else.

`test_cards.py` holds every card to the list. A figure that is not the listed one turns its test red, and would else
turn every golden game with that card red as well.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from engine.speicherstadt.deck import CARDS
from engine.speicherstadt.holdings import holding
from tests.engine.speicherstadt import printed

_NUMBERS = {"ship": "capacity", "warehouse": "capacity", "fireman": "value", "fire": "value"}


def figures(line: str) -> dict[str, int]:
    """The numbers of a line of the list, by the names that cards have for them."""
    _name, _season, words, points = line.split(" | ")
    found = {"points": int(points)}
    kind, *rest = words.replace(",", "").split()
    if kind in _NUMBERS:
        found[_NUMBERS[kind]] = int(rest[0])
    elif kind == "merchant":
        found["coins"] = int(rest[1])
    elif kind == "special" and rest:
        found["coins" if rest[1].startswith("coin") else "uses"] = int(rest[0])
    return found


@contextmanager
def as_printed() -> Iterator[None]:
    """Cards whose figures are not the listed ones have those meanwhile."""
    changed = []
    for card, line in zip(CARDS, printed.CARDS, strict=True):
        for name, number in figures(line).items():
            if getattr(card, name) != number:
                changed.append((card, name, getattr(card, name)))
                object.__setattr__(card, name, number)  # cards are frozen, and found in many places
    holding.cache_clear()
    try:
        yield
    finally:
        for card, name, own in changed:
            object.__setattr__(card, name, own)
        holding.cache_clear()
