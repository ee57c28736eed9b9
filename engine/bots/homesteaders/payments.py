"""Paying in thought: bids with gold and debts, and the costs of buildings with what must be bought for them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.homesteaders.buildings import BUILDINGS, RIVER_PORT
from engine.homesteaders.goods import (
    CHIPS,
    DEBT_GIVES,
    DEBTS,
    GOLD,
    GOLD_AS_SILVER,
    IN_GOLD,
    IN_SILVER,
    SILVER,
    Goods,
)

_COSTS: Final = tuple(tuple(sorted(card.cost, key=lambda part: part[0] in IN_GOLD)) for card in BUILDINGS)
"""What each kind costs, what is bought with gold after the gold itself."""


def settle(goods: Goods, due: int) -> None:
    """Pay a sum: in silver, then in gold, and the rest with debts."""
    silver = goods[SILVER] - due
    if silver < 0:
        pieces = min(goods[GOLD], -(silver // GOLD_AS_SILVER))
        goods[GOLD] -= pieces
        silver += pieces * GOLD_AS_SILVER
        silver = min(silver, goods[SILVER])
        if silver < 0:
            debts = -(silver // DEBT_GIVES)
            goods[DEBTS] += debts
            silver += debts * DEBT_GIVES
    goods[SILVER] = silver


def paid_for(goods: Sequence[int], kind: int, town: int) -> tuple[Goods, tuple[int, ...]] | None:
    """The goods left after a building and what had to be bought for it, in that order; None where chips are missing."""
    cost, port = _COSTS[kind], bool(town & RIVER_PORT)
    lacking = 0
    for needed, number in cost:
        if number > goods[needed]:
            lacking += number - goods[needed]
    if lacking > goods[CHIPS] and not port:
        return None
    after = list(goods)
    lacks: list[int] = []
    for needed, number in cost:
        replaced = 0
        while lacking and number - replaced > after[needed]:
            if needed in IN_GOLD:
                if port and after[GOLD]:
                    after[GOLD] -= 1
                    replaced += 1
                    continue
                if not after[GOLD]:
                    if after[CHIPS] < 2:
                        return None
                    lacks.append(GOLD)
                    _buy(after, GOLD)
            if not after[CHIPS]:
                return None
            lacks.append(needed)
            _buy(after, needed)
        after[needed] -= number - replaced
    return after, tuple(lacks)


def _buy(goods: Goods, kind: int) -> None:
    goods[CHIPS] -= 1
    if kind in IN_GOLD:
        goods[GOLD] -= 1
    else:
        settle(goods, IN_SILVER[kind])
    goods[kind] += 1
