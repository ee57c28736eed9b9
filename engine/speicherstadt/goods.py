"""The eight kinds of goods."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from engine.texts import Forms, Names, Text, counted, message

KINDS: Final = 8
COFFEE, TEA, SAFFRON, RUBBER, CARPET, HEMP, CLOTH, GLASS = range(KINDS)
BASE_KINDS: Final = 5

NOTHING: Final = -1
"""In place of a kind: no good."""

called: Final = Names("speicherstadt")
"""Names of this title."""


@dataclass(frozen=True, slots=True)
class Good:
    """A kind of good: `name` in notation, how a number of it is said, how many there are."""

    name: str
    shown: Text
    forms: Forms
    count: int


GOODS: Final = (
    Good("coffee", called("coffee"), called.forms("{n} coffee", "{n} coffee"), 9),
    Good("tea", called("tea"), called.forms("{n} tea", "{n} tea"), 9),
    Good("saffron", called("saffron"), called.forms("{n} saffron", "{n} saffron"), 9),
    Good("rubber", called("rubber"), called.forms("{n} rubber", "{n} rubber"), 9),
    Good("carpet", called("carpet"), called.forms("{n} carpet", "{n} carpets"), 9),
    Good("hemp", called("hemp"), called.forms("{n} hemp", "{n} hemp"), 3),
    Good("cloth", called("cloth"), called.forms("{n} cloth", "{n} cloth"), 3),
    Good("glass", called("glass"), called.forms("{n} glass", "{n} glass"), 3),
)
NAMES: Final = tuple(good.name for good in GOODS)
INDEX: Final = {name: kind for kind, name in enumerate(NAMES)}


def kinds_of(kai: bool) -> range:
    """The kinds that are in the game."""
    return range(KINDS if kai else BASE_KINDS)


def coins(number: int) -> Text:
    """A number of coins in words."""
    return counted("{n} coin", "{n} coins", number)


def points(number: int) -> Text:
    """A number of points in words."""
    return counted("{n} point", "{n} points", number)


@lru_cache(maxsize=1024)
def some(number: int, kind: int) -> Text:
    """A number of a kind in words: '3 coffee'."""
    return GOODS[kind].forms.of(number)


def several(counts: Sequence[int]) -> tuple[Text, ...]:
    """A number for each kind in words; 'nothing' where there is none of any."""
    return tuple(some(number, kind) for kind, number in enumerate(counts) if number) or (message("nothing"),)


def counted_goods(goods: Iterable[int]) -> list[int]:
    """How many of each kind are among some goods."""
    found = [0] * KINDS
    for kind in goods:
        found[kind] += 1
    return found
