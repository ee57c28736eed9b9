"""What nobody can know: the order of the pile within each season, and that of the bag."""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING

from engine.speicherstadt.deck import CARDS
from engine.speicherstadt.state import Quarter

if TYPE_CHECKING:
    from random import Random


def imagined(position: Quarter, rng: Random) -> Quarter:
    """The position with the cards and goods that have not come up yet dealt anew."""
    twin = position.copy()
    pile = list(position.pile[: position.drawn])
    for _season, cards in groupby(position.pile[position.drawn :], key=lambda card: CARDS[card].season):
        closed = sorted(cards)  # not as they really lie
        rng.shuffle(closed)
        pile += closed
    twin.pile = tuple(pile)
    goods = sorted(position.bag[position.taken :])
    rng.shuffle(goods)
    twin.bag = (*position.bag[: position.taken], *goods)
    return twin
