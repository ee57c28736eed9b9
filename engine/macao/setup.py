"""Laying the game out: by seed, or by hand (cards, offices, tiles, discs, rolls, a position for puzzles and tests)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from engine.about import head_starts
from engine.chance import deck, throw
from engine.errors import SetupError
from engine.macao import by_hand, rounds
from engine.macao.city import LIGHT_QUARTERS, QUARTERS
from engine.macao.colours import COLOURS, Cubes
from engine.macao.deck import CARDS, OFFICES_IN_ALL
from engine.macao.sea import GOODS, JOKER, TILES_EACH
from engine.macao.state import LAST_ROUND, Colony, Terms
from engine.texts import message

_BY_HAND: Final = ("cards", "offices", "tiles", "wall", "rolls", "position")
_DECK: Final = tuple(range(OFFICES_IN_ALL, len(CARDS)))
_OFFICES: Final = tuple(range(OFFICES_IN_ALL))
_TILES: Final = tuple(good for good in range(len(GOODS)) for _tile in range(TILES_EACH))
_ONES: Final[Cubes] = (1,) * len(COLOURS)


def start(options: Mapping[str, Any]) -> Colony:
    """The first position of a game; raises `SetupError`.

    Options: `players` (names by seat), `seed` or `setup`, `head_start` (gold more for each of
    the players). The seed draws the decks, the tiles, the stack on the wall
    and every roll. `setup` lays out by hand: `cards` and `offices` (the first ones in the order in which they come up;
    those that are not named follow), `tiles` (the goods of the light quarters, in the order of these), `wall` (the
    seats in wall order, from 1), `rolls` (for each round what the dice show, by colour; else they all show 1),
    `position` (see `by_hand.lay_position`).
    """
    hand: Mapping[str, Any] = options.get("setup") or {}
    for name in hand:
        if name not in _BY_HAND:
            raise SetupError(message("A table laid out by hand has {names}.", names=", ".join(_BY_HAND)))
    terms = Terms(tuple(str(name) for name in options["players"]))
    position = _laid(terms, hand) if hand else _drawn(terms, int(options.get("seed") or 0))
    for seat, more in enumerate(head_starts(options, terms.names)):
        position.gold[seat] += more
    if "position" in hand:
        by_hand.lay_position(position, hand["position"])
    else:
        rounds.begin_draft(position)
    return position


def _drawn(terms: Terms, seed: int) -> Colony:
    """Everything as the seed decides; alone your disc lies on top of the company's."""
    wall = tuple(deck(seed, "wall").shuffled(range(terms.players)))
    return Colony.begun(
        terms,
        (*wall, *range(terms.players, terms.discs)),
        deck=tuple(deck(seed, "cards").shuffled(_DECK)),
        offices=tuple(deck(seed, "offices").shuffled(_OFFICES)),
        tiles=_with_jokers(deck(seed, "goods").shuffled(_TILES)),
        rolls=tuple(tuple(throw(seed, colour, number, 6) for colour in COLOURS) for number in range(1, LAST_ROUND + 1)),
    )


def _laid(terms: Terms, hand: Mapping[str, Any]) -> Colony:
    wall = by_hand.seats(hand["wall"], terms.players) if "wall" in hand else tuple(range(terms.players))
    return Colony.begun(
        terms,
        (*wall, *range(terms.players, terms.discs)),
        deck=by_hand.ordered(_DECK, hand.get("cards", ())),
        offices=by_hand.ordered(_OFFICES, hand.get("offices", ())),
        tiles=_with_jokers(by_hand.goods(_TILES, hand.get("tiles", ()))),
        rolls=by_hand.rolls(hand.get("rolls", ()), _ONES),
    )


def _with_jokers(goods: list[int]) -> tuple[int, ...]:
    """The tiles of all quarters: goods on the light ones, jokers on the dark ones."""
    found = [JOKER] * len(QUARTERS)
    for number, good in zip(LIGHT_QUARTERS, goods, strict=True):
        found[number] = good
    return tuple(found)
