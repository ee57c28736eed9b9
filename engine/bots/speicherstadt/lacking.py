"""The goods that a house has to load, and how many its contracts lack beside them."""

from __future__ import annotations

from collections.abc import Iterable

from engine.speicherstadt.contracts import FULL, SYMBOLS
from engine.speicherstadt.goods import NOTHING
from engine.speicherstadt.state import Quarter


def at_hand(position: Quarter, house: int) -> list[int]:
    """All goods of a house, a number for each kind: those that landed, and those in Warehouse and market hall."""
    stock = [landed + stored for landed, stored in zip(position.landed[house], position.stored[house], strict=True)]
    if position.hall[house] != NOTHING:
        stock[position.hall[house]] += 1
    return stock


def lacking(position: Quarter, contracts: Iterable[int], stock: list[int]) -> list[tuple[int, int]]:
    """Each of the contracts that is not full, with the number of goods that it lacks; what they take leaves `stock`."""
    found: list[tuple[int, int]] = []
    for place in contracts:
        laid = position.laid[place]
        if laid == FULL[place]:
            continue
        short = 0
        for symbol, kind in enumerate(SYMBOLS[place]):
            if laid >> symbol & 1:
                continue
            if stock[kind]:
                stock[kind] -= 1
            else:
                short += 1
        found.append((place, short))
    return found
