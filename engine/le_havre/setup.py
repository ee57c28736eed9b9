"""Laying the game out: by seed, or by hand (tiles, stacks, specials, a position for puzzles and tests)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from engine.about import head_starts
from engine.chance import Chance
from engine.errors import SetupError
from engine.le_havre.by_hand import lay_position, named_list
from engine.le_havre.deck import CARD_INDEX, CARDS, proposals, specials, town_at_start
from engine.le_havre.goods import CATTLE, CLAY, COAL, FISH, FRANCS, GOODS, HIDES, IRON, TILE_INDEX, TILES, WOOD
from engine.le_havre.rounds import round_cards
from engine.le_havre.ships import WOODEN, ship
from engine.le_havre.state import AT_HOME, FACE_DOWN, PROPOSED, TOWN, UNUSED, Deeds, Havre, Terms
from engine.setup import listed
from engine.texts import message

SPECIALS_IN_PLAY = 6
OFFERS_AT_START = {"full": (2, 2, 2, 1, 0, 0, 0), "short": (3, 3, 3, 2, 1, 1, 1)}
GOODS_AT_START = {
    "full": {FRANCS: 5, COAL: 1},
    "short": {FRANCS: 5, FISH: 2, WOOD: 2, CLAY: 2, IRON: 2, CATTLE: 1, COAL: 2, HIDES: 2},
}
SOLO_LEFT_OUT = ("harbour-watch", "zoo")
"""What the rules recommend to leave out of the special buildings of a game alone."""
_BY_HAND = ("tiles", "stacks", "specials", "position")
_NEVER_ON_TOP = "black-market"


def start(options: Mapping[str, Any]) -> Havre:
    """The first position of a game; raises `SetupError`.

    Options: `players` (names in clockwise order), `variant`, `seed` or `setup`, `expert_loans`, `free_sales`
    (sales also between turns), `all_specials` (alone: draw from all 36, the Harbour Watch and the Zoo included),
    `head_start` (francs more for each of the players).
    The seed draws the start player (the names are turned until that one is first), the tiles and the cards. `setup`
    lays out by hand:
    `tiles` (seven names such as 'wood+fish'), `stacks` (three lists of cards, top first), `specials` (top first),
    `position` (see `by_hand.lay_position`); the players then sit as they are named.
    """
    names = [str(name) for name in options["players"]]
    variant = options["variant"]
    by_hand: Mapping[str, Any] = options.get("setup") or {}
    _check(by_hand)
    chance = Chance(int(options.get("seed") or 0))
    if not by_hand:
        first = chance.below(len(names))
        names = names[first:] + names[:first]
    terms = Terms(
        tuple(names),
        variant,
        round_cards(variant, len(names)),
        expert_loans=options.get("expert_loans", False),
        free_sales=options.get("free_sales", False),
        all_specials=options.get("all_specials", False),
    )
    tiles = chance.shuffled(range(len(TILES)))
    stacks = _deal(chance, proposals(variant, len(names)))
    left_out = SOLO_LEFT_OUT if terms.solo and not terms.all_specials else ()
    drawn = [card for card in specials() if CARDS[card].name not in left_out]
    hidden = chance.shuffled(drawn)[:SPECIALS_IN_PLAY] if variant == "full" else []
    if "tiles" in by_hand:
        tiles = named_list(TILE_INDEX, by_hand["tiles"])
        if sorted(tiles) != list(range(len(TILES))):
            raise SetupError(message("The seven supply tiles are needed, each once."))
    if "stacks" in by_hand:
        stacks = [named_list(CARD_INDEX, stack) for stack in listed(by_hand["stacks"])]
    if "specials" in by_hand:
        hidden = named_list(CARD_INDEX, by_hand["specials"])
    position = _laid_out(terms, tiles, stacks, hidden)
    for goods, more in zip(position.goods, head_starts(options, names), strict=True):
        goods[FRANCS] += more
    if "position" in by_hand:
        lay_position(position, by_hand["position"])
    return position


def _check(by_hand: Mapping[str, Any]) -> None:
    if any(name not in _BY_HAND for name in by_hand):
        raise SetupError(message("A table laid out by hand has {names}.", names=", ".join(_BY_HAND)))


def _deal(chance: Chance, cards: Sequence[int]) -> list[list[int]]:
    """Three equal stacks, each sorted, dealt anew until the Black Market lies on top of none."""
    while True:
        mixed = chance.shuffled(cards)
        stacks = [sorted(mixed[first::3]) for first in range(3)]
        if all(CARDS[stack[0]].name != _NEVER_ON_TOP for stack in stacks):
            return stacks


def _laid_out(terms: Terms, tiles: Sequence[int], stacks: Sequence[Sequence[int]], hidden: Sequence[int]) -> Havre:
    if len(stacks) != 3:
        raise SetupError(message("There are three stacks of proposals."))
    seats = terms.players
    town = town_at_start(terms.variant, seats)
    used = [*town, *(card for stack in stacks for card in stack), *hidden]
    if len(set(used)) < len(used):
        raise SetupError(message("A card is laid out twice."))
    places = [UNUSED] * len(CARDS)
    for cards, place in ((town, TOWN), (hidden, FACE_DOWN), *((stack, PROPOSED) for stack in stacks)):
        for card in cards:
            places[card] = place
    goods = [0] * len(GOODS)
    for good, number in GOODS_AT_START[terms.variant].items():
        goods[good] = number
    small = (ship(WOODEN, 2),) if terms.variant == "short" and seats <= 2 else ()
    position = Havre(
        terms=terms,
        tiles=tuple(tiles),
        offers=list(OFFERS_AT_START[terms.variant]),
        goods=[goods[:] for _seat in range(seats)],
        loans=[0] * seats,
        persons=[AT_HOME] * seats,
        deeds=Deeds.laid(places, seats),
        stacks=tuple(map(tuple, stacks)),
        specials=tuple(hidden),
        known=((),) * seats,
        unsure=(False,) * seats,
        fleets=(small,) * seats,
    )
    if small and terms.solo:
        position.lay_ship(small[0])
    return position
