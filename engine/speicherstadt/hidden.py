"""What nobody can know: the order of the pile within each season, and that of the bag."""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING

from engine.position import covered, dealt
from engine.speicherstadt.deck import CARDS
from engine.speicherstadt.state import Quarter

if TYPE_CHECKING:
    from random import Random


def seen(position: Quarter) -> Quarter:
    """The position as everybody sees it; `supply` tells what is left of the pile and the bag, if not in which order."""
    twin = position.copy()
    twin.pile = covered(position.pile, position.drawn)
    twin.bag = covered(position.bag, position.taken)
    return twin


def imagined(position: Quarter, rng: Random) -> Quarter:
    """The position with the cards and goods that have not come up yet dealt anew."""
    twin = position.copy()
    seasons = groupby(range(len(position.pile)), key=lambda place: CARDS[position.pile[place]].season)
    twin.pile = dealt(position.pile, position.drawn, rng, [[*places][-1] + 1 for _season, places in seasons])
    twin.bag = dealt(position.bag, position.taken, rng)
    return twin
