"""What lies on contracts: a bit for each symbol, of equal symbols the first one is filled first."""

from __future__ import annotations

from typing import Final

from engine.speicherstadt.deck import CARDS, CONTRACTS
from engine.speicherstadt.goods import KINDS

SYMBOLS: Final = tuple(CARDS[card].goods for card in CONTRACTS)
"""The goods that each contract asks for."""
FULL: Final = tuple((1 << len(goods)) - 1 for goods in SYMBOLS)
"""What lies on each contract when it is full."""


def _free(goods: tuple[int, ...], laid: int, kind: int) -> int:
    return next((1 << n for n, asked in enumerate(goods) if asked == kind and not laid >> n & 1), 0)


FREE: Final = tuple(
    tuple(tuple(_free(goods, laid, kind) for kind in range(KINDS)) for laid in range(1 << len(goods)))
    for goods in SYMBOLS
)
"""For each contract, what lies on it and a kind: the bit of the symbol that takes it next, 0 where none does."""


def goods_on(place: int, laid: int) -> tuple[int, ...]:
    """The goods that lie on a contract."""
    return tuple(kind for n, kind in enumerate(SYMBOLS[place]) if laid >> n & 1)


def top(place: int, laid: int, kind: int) -> int:
    """The bit of the symbol from which a kind is taken off: the last one of it; 0 where there is none."""
    return next((1 << n for n in range(len(SYMBOLS[place]) - 1, -1, -1) if _lies(place, laid, kind, n)), 0)


def _lies(place: int, laid: int, kind: int, symbol: int) -> bool:
    return bool(laid >> symbol & 1) and SYMBOLS[place][symbol] == kind
