"""Laying out a position by hand: for tests, puzzles, and a table at home that is to be played on."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine import setup
from engine.errors import SetupError
from engine.le_havre.about import ABOUT
from engine.le_havre.building import STADIUM
from engine.le_havre.deck import CARD_INDEX, CARDS
from engine.le_havre.goods import INDEX, OFFERED, TILES
from engine.le_havre.rounds import TURNS_IN_A_ROUND
from engine.le_havre.ships import SHIP_INDEX
from engine.le_havre.state import AT_HOME, BEFORE_SUPPLY, FINAL, MAIN, TOWN, Havre, with_item
from engine.setup import listed, mapping, unknown, within
from engine.texts import message

_MOST = 10**6
_WINDOWS = (BEFORE_SUPPLY, MAIN, FINAL)
_POSITION = ("round", "turn", "seat", "window", "offers", "town", "modern", "ships", "players")
_PLAYER = ("goods", "loans", "buildings", "ships", "person")


def lay_position(position: Havre, given: object) -> None:
    """Lay out a position by hand; raises `SetupError`.

    `round`, `turn`, `seat` (all from 1), `window` ('before-supply', 'main' or 'final'), `offers` (goods and numbers),
    `town`, `modern` (cards), `ships` (on the stacks, each stack's top last), `players`: for each seat `goods`
    (francs too), `loans`, `buildings`, `ships`, `person`. What is not given stays as at the start; a card laid out
    leaves the stack it lay in. In round 1 the tiles up to this turn's lie open. A Football Stadium of the town waits
    for an empty stack, unless there is one already: then it has been somebody's.
    """
    table = mapping(given, _POSITION)
    terms = position.terms
    position.round = within(table.get("round", 1), 1, len(terms.rounds))
    position.turn = within(table.get("turn", 1), 1, TURNS_IN_A_ROUND)
    position.seat = within(table.get("seat", 1), 1, terms.players) - 1
    window = table.get("window", BEFORE_SUPPLY)
    if window not in _WINDOWS:
        raise unknown(window, ABOUT.shown)
    position.phase = window
    position.final = window == FINAL
    opened = position.turn if window != BEFORE_SUPPLY else position.turn - 1
    position.opened = len(TILES) if position.round > 1 or position.final else opened
    if "offers" in table:
        position.offers = _counts(table["offers"], len(OFFERED))
    laid: set[int] = set()
    for card in named_list(CARD_INDEX, table.get("town", ())):
        _lay_card(position, card, TOWN, laid)
    position.modern = tuple(sorted(named_list(CARD_INDEX, table.get("modern", ()))))
    if "ships" in table:
        position.harbour = ((), (), (), ())
        for ship in named_list(SHIP_INDEX, table["ships"]):
            position.lay_ship(ship)
    players = listed(table.get("players", ()))
    if len(players) > terms.players:
        raise SetupError(message("There are more players laid out than there are names."))
    for seat, player in enumerate(players):
        _lay_player(position, seat, mapping(player, _PLAYER), laid)
    for seat, player in enumerate(players):
        _seat_person(position, seat, player.get("person"))
    position.stadium_waits = position.place[CARD_INDEX[STADIUM]] == TOWN and () not in position.stacks


def _lay_player(position: Havre, seat: int, player: Mapping[str, Any], laid: set[int]) -> None:
    if "goods" in player:
        position.goods[seat] = _counts(player["goods"], len(INDEX))
    position.loans[seat] = within(player.get("loans", 0), 0, _MOST)
    for card in named_list(CARD_INDEX, player.get("buildings", ())):
        _lay_card(position, card, seat, laid)
    if "ships" in player:
        fleet = tuple(sorted(named_list(SHIP_INDEX, player["ships"])))
        position.fleets = with_item(position.fleets, seat, fleet)


def _lay_card(position: Havre, card: int, place: int, laid: set[int]) -> None:
    if card in laid:
        raise SetupError(message("The {card} is laid out twice.", card=CARDS[card].shown))
    laid.add(card)
    position.stacks = tuple(tuple(other for other in stack if other != card) for stack in position.stacks)
    position.specials = tuple(other for other in position.specials if other != card)
    position.move_card(card, place)


def _seat_person(position: Havre, seat: int, name: object) -> None:
    if not name:
        position.persons[seat] = AT_HOME
        return
    card = _named(CARD_INDEX, name)
    if position.place[card] < TOWN:
        raise SetupError(message("Nobody can stand in the {card}: it is not built.", card=CARDS[card].shown))
    position.persons[seat] = card


def _counts(given: object, kinds: int) -> list[int]:
    counts = [0] * kinds
    if not isinstance(given, Mapping):
        raise SetupError(message("Names and numbers are needed in place of '{value}'.", value=str(given)))
    for name, number in given.items():
        counts[within(_named(INDEX, name), 0, kinds - 1)] = within(number, 0, _MOST)
    return counts


def named_list(index: Mapping[str, int], given: object) -> list[int]:
    """The indices of the names in a list; raises `SetupError`."""
    return setup.named_list(index, given, ABOUT.shown)


def _named(index: Mapping[str, int], name: object) -> int:
    return setup.numbered(index, name, ABOUT.shown)
