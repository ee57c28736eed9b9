"""Laying the game out: by seed, or by hand (the pile, the bag, the start player, a position for puzzles and tests)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace
from itertools import groupby
from typing import Any, Final

from engine.about import head_starts
from engine.chance import deck
from engine.errors import SetupError
from engine.setup import laid_out, listed, mapping, named_list, numbered, within
from engine.speicherstadt import rounds, supply
from engine.speicherstadt.about import ABOUT
from engine.speicherstadt.cards import SEASONS
from engine.speicherstadt.deck import CARDS, COFFEE_BREAK, INDEX, LAST_FIRE, PLACE, WAREHOUSEMAN, in_game
from engine.speicherstadt.goods import GOODS, INDEX as GOODS_INDEX, NOTHING, counted_goods, kinds_of
from engine.speicherstadt.holdings import FREE, goods_on, holding
from engine.speicherstadt.state import Quarter
from engine.speicherstadt.terms import Terms
from engine.texts import message

_BY_HAND: Final = ("pile", "bag", "start", "position")
_MOST: Final = 10**6
_POSITION: Final = ("round", "pile", "discards", "supply", "players", "rival")
_HOUSE: Final = ("coins", "points", "cards", "contracts", "warehouse", "hall", "greys", "breaks")


def start(options: Mapping[str, Any]) -> Quarter:
    """The first position of a game; raises `SetupError`.

    Options: `players` (names in clockwise order), `variant`, `seed` or `setup`, `rival`, `head_start` (coins
    more for each of the players). The seed draws the start
    player and the order of each season and of the bag. `setup` lays out by hand: `pile` (cards in the order in which
    they come up within each season; those that are not named follow), `bag` (goods in the order in which they are
    drawn; the others follow in turn), `start` (the house of the start player, from 1; the Rival is 2), `position` (see
    `_lay_position`).
    """
    by_hand = laid_out(options, _BY_HAND)
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
        _lay_position(position, by_hand["position"])
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


# A position.


def _lay_position(position: Quarter, given: object) -> None:
    """Lay out the position before a Supply by hand; raises `SetupError`.

    `round` (the one that begins), `pile` (exactly the cards that are left, in their order; the last fire follows),
    `discards` (cards that are out), `supply` (goods), `players`: for each seat `coins`, `points`, `cards` (in the order
    in which they were got), `contracts` (the goods on each, by contract), `warehouse` (goods), `hall` (a good),
    `greys`, `breaks` (2 where there is the card); `rival`: the same for the Rival. What is not given stays as at the
    start. Cards that lie elsewhere leave the pile, goods the bag. Cards that are taken out for a number of players may
    lie anywhere.
    """
    table = mapping(given, _POSITION)
    terms = position.terms
    position.round = within(table.get("round", 1), 1, _MOST) - 1
    houses = listed(table.get("players", ()))
    if len(houses) > terms.players:
        raise SetupError(message("There are more players laid out than there are names."))
    if "rival" in table and not terms.lone:
        raise SetupError(message("Only a game alone has a Rival."))
    for seat, house in enumerate(houses):
        _lay_house(position, seat, mapping(house, _HOUSE))
    if "rival" in table:
        _lay_house(position, terms.players, mapping(table["rival"], _HOUSE))
    position.discards = tuple(_cards(table.get("discards", ())))
    for kind in _goods(table.get("supply", ())):
        position.supply[kind] += 1
    _take_cards(position, table)
    _take_goods(position)


def _lay_house(position: Quarter, house: int, given: Mapping[str, Any]) -> None:
    if "coins" in given:
        position.coins[house] = within(given["coins"], 0, _MOST)
    position.points[house] = within(given.get("points", 0), -_MOST, _MOST)
    cards = tuple(_cards(given.get("cards", ())))
    position.cards[house] = cards
    contracts = given.get("contracts", {})
    if not isinstance(contracts, Mapping):
        raise SetupError(message("Names and values are needed in place of '{value}'.", value=str(contracts)))
    for name, goods in contracts.items():
        card = numbered(INDEX, name, ABOUT.shown)
        if card not in PLACE or card not in cards:
            raise SetupError(message("'{name}' is no contract that was laid out.", name=str(name)))
        place = PLACE[card]
        for kind in _goods(goods):
            bit = FREE[place][position.laid[place]][kind]
            if not bit:
                raise SetupError(message("{contract} does not ask for that.", contract=CARDS[card].shown))
            position.laid[place] |= bit
    stored = _goods(given.get("warehouse", ()))
    if len(stored) > holding(cards).room:
        raise SetupError(message("The Warehouse has no room for so many goods."))
    for kind in stored:
        position.stored[house][kind] += 1
    hall = given.get("hall")
    position.hall[house] = NOTHING if hall is None else numbered(GOODS_INDEX, hall, ABOUT.shown)
    for number, name, card in ((position.greys, "greys", WAREHOUSEMAN), (position.breaks, "breaks", COFFEE_BREAK)):
        if card in cards and not position.is_rival(house):
            number[house] = within(given.get(name, CARDS[card].uses), 1, CARDS[card].uses)


def _take_cards(position: Quarter, table: Mapping[str, Any]) -> None:
    """Every card is in one place alone; what lies elsewhere is not in the pile."""
    elsewhere = [card for cards in position.cards for card in cards] + list(position.discards)
    if "pile" in table:
        pile = _cards(table["pile"])
        left = [card for card in pile if card != LAST_FIRE]
    else:
        pile, left = [], [card for card in position.pile[:-1] if card not in elsewhere]
    if len(set(pile)) < len(pile) or len(set(elsewhere)) < len(elsewhere) or set(left) & set(elsewhere):
        raise SetupError(message("Every card can be in one place alone."))
    if LAST_FIRE in elsewhere or any(CARDS[card].kai and not position.terms.kai for card in left + elsewhere):
        raise SetupError(message("A card is laid out that is not in this game."))
    position.pile = (*left, LAST_FIRE)


def _take_goods(position: Quarter) -> None:
    """What lies elsewhere is not in the bag."""
    lying = [kind for kind in position.hall if kind != NOTHING]
    lying += [kind for place, laid in enumerate(position.laid) for kind in goods_on(place, laid)]
    out = [sum(numbers) for numbers in zip(position.supply, counted_goods(lying), *position.stored, strict=True)]
    left = [*reversed(position.bag)]
    for kind, number in enumerate(out):
        for _good in range(number):
            if kind not in left:
                raise SetupError(message("There are not so many of {good}.", good=GOODS[kind].shown))
            left.remove(kind)
    position.bag = (*reversed(left),)


def _cards(given: object) -> list[int]:
    return named_list(INDEX, given, ABOUT.shown)


def _goods(given: object) -> list[int]:
    return named_list(GOODS_INDEX, given, ABOUT.shown)
