"""Laying out a position by hand: for tests, puzzles, and a table at home that is to be played on."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from engine import setup
from engine.errors import SetupError
from engine.setup import listed, mapping, within
from engine.speicherstadt.about import ABOUT
from engine.speicherstadt.contracts import FREE
from engine.speicherstadt.deck import CARDS, COFFEE_BREAK, INDEX, LAST_FIRE, PLACE, WAREHOUSE, WAREHOUSEMAN
from engine.speicherstadt.goods import GOODS, NOTHING
from engine.speicherstadt.goods import INDEX as GOODS_INDEX
from engine.speicherstadt.state import Quarter
from engine.texts import message

_MOST: Final = 10**6
_POSITION: Final = ("round", "pile", "discards", "supply", "players", "rival")
_HOUSE: Final = ("coins", "points", "cards", "contracts", "warehouse", "hall", "greys", "breaks")


def lay_position(position: Quarter, given: object) -> None:
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
    if len(houses) > terms.seats:
        raise SetupError(message("There are more players laid out than there are names."))
    if "rival" in table and not terms.alone:
        raise SetupError(message("Only a game alone has a Rival."))
    for seat, house in enumerate(houses):
        _lay_house(position, seat, mapping(house, _HOUSE))
    if "rival" in table:
        _lay_house(position, terms.seats, mapping(table["rival"], _HOUSE))
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
        card = setup.numbered(INDEX, name, ABOUT.shown)
        if card not in PLACE or card not in cards:
            raise SetupError(message("'{name}' is no contract that was laid out.", name=str(name)))
        place = PLACE[card]
        for kind in _goods(goods):
            bit = FREE[place][position.laid[place]][kind]
            if not bit:
                raise SetupError(message("{contract} does not ask for that.", contract=CARDS[card].shown))
            position.laid[place] |= bit
    stored = _goods(given.get("warehouse", ()))
    room = CARDS[WAREHOUSE].capacity if WAREHOUSE in cards else 0
    if len(stored) > room:
        raise SetupError(message("The Warehouse has no room for so many goods."))
    for kind in stored:
        position.stored[house][kind] += 1
    hall = given.get("hall")
    position.hall[house] = NOTHING if hall is None else setup.numbered(GOODS_INDEX, hall, ABOUT.shown)
    for number, name, card in (
        (position.greys, "greys", WAREHOUSEMAN),
        (position.breaks, "breaks", COFFEE_BREAK),
    ):
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
    out = position.supply[:]
    for stored in position.stored:
        for kind, number in enumerate(stored):
            out[kind] += number
    for hall in position.hall:
        if hall != NOTHING:
            out[hall] += 1
    for card, place in PLACE.items():
        for number, kind in enumerate(CARDS[card].goods):
            out[kind] += position.laid[place] >> number & 1
    left = list(position.bag)
    for kind, number in enumerate(out):
        for _good in range(number):
            if kind not in left:
                raise SetupError(message("There are not so many of {good}.", good=GOODS[kind].shown))
            left.reverse()
            left.remove(kind)
            left.reverse()
    position.bag = tuple(left)


def _cards(given: object) -> list[int]:
    return setup.named_list(INDEX, given, ABOUT.shown)


def _goods(given: object) -> list[int]:
    return setup.named_list(GOODS_INDEX, given, ABOUT.shown)
