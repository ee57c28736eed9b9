"""What gold is worth: the prestige that it can be expected to buy in the rounds to come."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from typing import Final

from engine.macao.deck import CARDS, OFFICES_IN_ALL
from engine.macao.rounds import REVEALED, tribute_of
from engine.macao.state import LAST_ROUND, Colony

MOST: Final = 45
"""More gold than this is worth no more."""

Tribute = tuple[int, int]
Purses = tuple[tuple[float, ...], ...]
"""What each sum of gold is worth at the beginning of each round; the one after the last round is worth nothing."""


def _tributes() -> tuple[tuple[int, int, float], ...]:
    """How likely the cards that come up in a round are to add so much gold and so much prestige to the tribute."""
    pairs = Counter(card.tribute for card in CARDS[OFFICES_IN_ALL:])
    all_cards = sum(pairs.values())
    found: dict[Tribute, float] = {(0, 0): 1.0}
    for _card in range(REVEALED):
        after: dict[Tribute, float] = {}
        for (gold, prestige), likely in found.items():
            for (more, better), number in pairs.items():
                key = gold + more, prestige + better
                after[key] = after.get(key, 0.0) + likely * number / all_cards
        found = after
    return tuple((gold, prestige, likely) for (gold, prestige), likely in found.items())


_TRIBUTES: Final = _tributes()


@lru_cache(maxsize=256)
def _purses(offices: tuple[Tribute, ...], income: int) -> Purses:
    """With so much gold coming in each round, if one buys whenever that is better than to wait."""
    found: list[tuple[float, ...]] = [(0.0,) * (MOST + 1)]
    for base, better in reversed(offices):
        later = found[-1]
        row = []
        for gold in range(MOST + 1):
            have = min(MOST, gold + income)
            waits, hope = later[have], 0.0
            for cost, prestige, likely in _TRIBUTES:
                left = have - cost - base
                if left >= 0:
                    buys = prestige + better + later[left]
                    hope += likely * (buys if buys > waits else waits)
                else:
                    hope += likely * waits
            row.append(hope)
        found.append(tuple(row))
    return tuple(reversed(found))


@lru_cache(maxsize=256)
def _tributes_of(offices: tuple[int, ...]) -> tuple[Tribute, ...]:
    """What the office cards of each round add to the tribute."""
    per_round = len(offices) // LAST_ROUND
    return tuple(tribute_of(offices[n * per_round : (n + 1) * per_round]) for n in range(LAST_ROUND))


_MOST_INCOME: Final = 8


def worth(position: Colony, number: int, gold: int, income: float) -> float:
    """What gold is worth at the beginning of a round, with so much coming in each round from then on."""
    if number > LAST_ROUND:
        return 0.0
    tributes = _tributes_of(position.offices)
    income = min(income, _MOST_INCOME)
    low, gold = int(income), min(gold, MOST)
    found = _purses(tributes, low)[number - 1][gold]
    part = income - low
    return found + part * (_purses(tributes, low + 1)[number - 1][gold] - found) if part else found
