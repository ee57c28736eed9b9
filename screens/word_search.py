"""Finding things by any words in them."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Sequence
from typing import TypeVar

Item = TypeVar("Item")


def found(items: Sequence[Item], describe: Callable[[Item], str], words: str) -> list[Item]:
    """The items whose description holds every word, those in which a word begins with the first one first."""
    wanted = plainly(words).split()
    if not wanted:
        return list(items)
    hits: list[tuple[bool, int, Item]] = []
    for number, item in enumerate(items):
        description = plainly(describe(item))
        if all(word in description for word in wanted):
            begins = any(part.startswith(wanted[0]) for part in description.split())
            hits.append((not begins, number, item))
    return [item for _begins, _number, item in sorted(hits, key=lambda hit: hit[:2])]


def plainly(words: str) -> str:
    """Words without capitals and accents, as they are typed to find something."""
    parts = unicodedata.normalize("NFKD", words.casefold())
    return "".join(sign for sign in parts if not unicodedata.combining(sign))
