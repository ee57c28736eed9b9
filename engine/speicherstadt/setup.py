"""Laying the game out: by seed, or by hand (the pile, the bag, the start player, a position for puzzles and tests)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace
from itertools import groupby
from typing import Any

from engine.about import head_starts
from engine.chance import deck
from engine.errors import SetupError
from engine.setup import named_list, within
from engine.speicherstadt import rounds, supply
from engine.speicherstadt.about import ABOUT
from engine.speicherstadt.by_hand import lay_position
from engine.speicherstadt.cards import SEASONS
from engine.speicherstadt.deck import CARDS, INDEX, in_game
from engine.speicherstadt.goods import GOODS, counted_goods, kinds_of
from engine.speicherstadt.goods import INDEX as GOODS_INDEX
from engine.speicherstadt.state import Quarter
from engine.speicherstadt.terms import Terms
from engine.texts import message

_BY_HAND = ("pile", "bag", "start", "position")


def start(options: Mapping[str, Any]) -> Quarter:
    """The first position of a game; raises `SetupError`.

    Options: `players` (names in clockwise order), `variant`, `seed` or `setup`, `rival`, `head_start` (coins
    more for each of the players). The seed draws the start
    player and the order of each season and of the bag. `setup` lays out by hand: `pile` (cards in the order in which
    they come up within each season; those that are not named follow), `bag` (goods in the order in which they are
    drawn; the others follow in turn), `start` (the house of the start player, from 1; the Rival is 2), `position` (see
    `by_hand.lay_position`).
    """
    by_hand: Mapping[str, Any] = options.get("setup") or {}
    for name in by_hand:
        if name not in _BY_HAND:
            raise SetupError(message("A table laid out by hand has {names}.", names=", ".join(_BY_HAND)))
    names = tuple(str(name) for name in options["players"])
    rule = ABOUT.rule("rival")
    usual = "" if rule is None else str(rule.usual)
    terms = Terms(names, options.get("variant") == "kaispeicher", str(options.get("rival", usual)))
    seed = int(options.get("seed") or 0)
    if by_hand:
        first = within(by_hand.get("start", 1), 1, terms.houses) - 1
        pile = _laid(terms, named_list(INDEX, by_hand.get("pile", ()), ABOUT.shown))
        bag = in_turn(terms, named_list(GOODS_INDEX, by_hand.get("bag", ()), ABOUT.shown))
    else:
        first = deck(seed, "start").below(terms.houses)
        pile, bag = _shuffled(terms, seed), tuple(deck(seed, "bag").shuffled(in_turn(terms)))
    position = Quarter.begun(terms, pile, bag, first)
    for seat, more in enumerate(head_starts(options, names)):
        position.coins[seat] += more
    if "position" in by_hand:
        lay_position(position, by_hand["position"])
    seasons = groupby(position.pile, key=lambda card: CARDS[card].season)
    cards = tuple(card for _season, of_season in seasons for card in sorted(of_season))
    position.terms = replace(terms, cards=cards, goods=tuple(counted_goods(position.bag)))
    supply.begin_round(position, None)
    rounds.go_on(position, None)
    return position


def _shuffled(terms: Terms, seed: int) -> tuple[int, ...]:
    """The pile: each season in an order of its own, which does not depend on what is taken out."""
    found: list[int] = []
    for season, cards in zip(SEASONS, in_game(terms.sized_for, terms.kai), strict=True):
        of_season = [card for card, one in enumerate(CARDS) if one.season == season and (terms.kai or not one.kai)]
        found += [card for card in deck(seed, season).shuffled(of_season) if card in cards]
    return tuple(found)


def _laid(terms: Terms, laid: list[int]) -> tuple[int, ...]:
    """The pile with some cards in an order that was given."""
    found: list[int] = []
    for cards in in_game(terms.sized_for, terms.kai):
        first = [card for card in laid if card in cards]
        found += [*first, *(card for card in cards if card not in first)]
    if len(set(laid)) < len(laid) or set(laid) - set(found):
        raise SetupError(message("The pile has each card of the game once."))
    return tuple(found)


def in_turn(terms: Terms, first: Iterable[int] = ()) -> tuple[int, ...]:
    """All goods: some that were given, then one of each kind in turn as long as there are any."""
    kinds = kinds_of(terms.kai)
    left = [good.count for good in GOODS[: len(kinds)]]
    found = list(first)
    for kind in found:
        if kind not in kinds or not left[kind]:
            raise SetupError(message("There are not so many of {good}.", good=GOODS[kind].shown))
        left[kind] -= 1
    while any(left):
        for kind in kinds:
            if left[kind]:
                left[kind] -= 1
                found.append(kind)
    return tuple(found)
