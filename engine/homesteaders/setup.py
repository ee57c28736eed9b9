"""Laying the game out: by seed, or by hand (the closed piles, the start player, a position for puzzles and tests)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from engine.about import head_starts
from engine.chance import deck
from engine.errors import SetupError
from engine.homesteaders import rounds
from engine.homesteaders.bidding import NEUTRAL_AT_START
from engine.homesteaders.by_hand import lay_position, named_list
from engine.homesteaders.goods import SILVER
from engine.homesteaders.moves import AUCTIONS
from engine.homesteaders.state import Frontier, Terms
from engine.homesteaders.tiles import INDEX, STAGES, pile
from engine.setup import within
from engine.texts import message

_CLOSED = AUCTIONS[1:]
_BY_HAND = (*_CLOSED, "start", "position")


def start(options: Mapping[str, Any]) -> Frontier:
    """The first position of a game; raises `SetupError`.

    Options: `players` (names in clockwise order), `seed` or `setup`, `open`, `steep`, `head_start` (silver more for
    each of the players). The seed draws the start player and the order of the closed piles. `setup` lays out by hand:
    `auction-2` and `auction-3` (tiles in the order in which they come up within each stage; those that are not named
    follow), `start` (the seat of the start player, from 1), `position` (see `by_hand.lay_position`).
    """
    by_hand: Mapping[str, Any] = options.get("setup") or {}
    for name in by_hand:
        if name not in _BY_HAND:
            raise SetupError(message("A table laid out by hand has {names}.", names=", ".join(_BY_HAND)))
    names = tuple(str(name) for name in options["players"])
    terms = Terms(names, options.get("open", False), options.get("steep", False))
    seed = int(options.get("seed") or 0)
    first = within(by_hand.get("start", 1), 1, len(names)) - 1 if by_hand else deck(seed, "start").below(len(names))
    laid = [named_list(INDEX, by_hand.get(name, ())) for name in _CLOSED]
    closed = [
        _laid(place, laid[place - 1]) if by_hand else _shuffled(place, seed) for place in range(1, terms.auctions)
    ]
    position = Frontier.begun(terms, (_open(), *closed), first)
    for goods, more in zip(position.goods, head_starts(options, names), strict=True):
        goods[SILVER] += more
    if terms.few:
        position.neutral = (NEUTRAL_AT_START,) * (terms.auctions if terms.lone else 1)
    rounds.begin_round(position, None)
    if "position" in by_hand:
        lay_position(position, by_hand["position"])
    return position


def _open() -> tuple[int, ...]:
    return tuple(tile for stage in STAGES for tile in pile(0, stage))


def _shuffled(auction: int, seed: int) -> tuple[int, ...]:
    """A closed pile: the tiles of each stage in an order of their own."""
    groups = (deck(seed, f"{AUCTIONS[auction]}/{stage}").shuffled(pile(auction, stage)) for stage in STAGES)
    return tuple(tile for group in groups for tile in group)


def _laid(auction: int, laid: Sequence[int]) -> tuple[int, ...]:
    """A closed pile with some tiles in an order that was given."""
    found: list[int] = []
    for stage in STAGES:
        of_stage = pile(auction, stage)
        first = [tile for tile in laid if tile in of_stage]
        found += [*first, *(tile for tile in of_stage if tile not in first)]
    if len(set(laid)) < len(laid) or set(laid) - set(found):
        raise SetupError(message("{auction} has ten tiles, each of them once.", auction=AUCTIONS[auction]))
    return tuple(found)
