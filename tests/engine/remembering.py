"""What players of Le Havre know by memory alone: the special buildings that they have seen at the Marketplace."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import partial

from engine import Game
from engine.le_havre.deck import CARDS
from engine.le_havre.state import Havre
from tests.engine.helpers import private
from tests.engine.open_table import open_table


def names(cards: Iterable[int]) -> list[str]:
    """The names of cards in notation."""
    return [CARDS[card].name for card in cards]


@dataclass(frozen=True, slots=True)
class Memory:
    """What a seat has seen on top of the special buildings and knows to lie there still."""

    cards: tuple[str, ...] = ()
    in_order: bool = True
    """Whether it knows the order too: nobody else can have swapped them since."""


def memories(game: Game) -> list[Memory]:
    """What each seat remembers if it attends to all that it may see: each look of its own, and what lies open.

    Once another seat has taken the cards in hand, nobody else is sure of their order.
    """
    past = game.copy()
    while past.can_undo:
        past.undo()
    kept = [Memory() for _player in open_table(past)["players"]]
    while past.can_redo:
        left = len(past.position.specials)
        past.redo()
        if len(past.position.specials) < left:
            shown = json.dumps(open_table(past))
            kept = [Memory(tuple(card for card in memory.cards if f'"{card}"' not in shown)) for memory in kept]
        if past.decision is not None and past.decision.kind == "look":
            seat, seen = past.decision.seat, private(past)["looking_at"]
            kept = [Memory(memory.cards, in_order=False) for memory in kept]
            kept[seat] = Memory(tuple(seen))
            if past.can_redo and past.redo().words == "swap specials":
                kept[seat] = Memory(tuple(reversed(seen)))
    return kept


def agrees(memory: Memory, position: Havre) -> bool:
    """Whether the special buildings face down could be those that somebody remembers."""
    top = names(position.specials[:2])
    if memory.in_order:
        return tuple(top[: len(memory.cards)]) == memory.cards
    return set(memory.cards) <= set(top)


def agreements(game: Game) -> list[Callable[[Havre], bool]]:
    """For each seat whether a position agrees with what it remembers."""
    return [partial(agrees, memory) for memory in memories(game)]
