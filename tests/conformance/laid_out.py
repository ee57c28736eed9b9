"""Positions of every title that are laid out by hand, as they stand in the middle of a game."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from random import Random
from typing import Any

from engine import Game, SetupError, new_game
from engine.homesteaders.buildings import BUILDINGS, HOMESTEAD
from engine.homesteaders.goods import NAMES as FRONTIER_GOODS
from engine.homesteaders.state import ASSIGN, BID, Frontier
from engine.homesteaders.tiles import LAST_ROUND
from engine.le_havre.deck import CARDS as HAVRE_CARDS
from engine.le_havre.goods import NAMES as HAVRE_GOODS, OFFERED
from engine.le_havre.ships import SHIPS
from engine.le_havre.state import BEFORE_SUPPLY, FINAL, MAIN, TOWN, Havre
from engine.macao.city import QUARTERS
from engine.macao.colours import COLOURS
from engine.macao.deck import CARDS as MACAO_CARDS, cards_of
from engine.macao.sea import GOODS as MACAO_GOODS, PORTS, SPACES
from engine.macao.state import ACTION, CARD, COMPANY, DICE, LAST_ROUND as LAST_OF_MACAO, Colony
from engine.speicherstadt.deck import CARDS as QUARTER_CARDS, COFFEE_BREAK, PLACE, WAREHOUSE, WAREHOUSEMAN
from engine.speicherstadt.goods import NAMES as QUARTER_GOODS, NOTHING
from engine.speicherstadt.holdings import goods_on
from engine.speicherstadt.state import Quarter
from tests.conformance.played import recorded
from tests.conformance.titles import Setting
from tests.toy.position import PILE

Setup = Mapping[str, Any]

TRIES = 4
"""So many positions are tried before none is said to be possible."""


def laid_out(setting: Setting, seed: int) -> Game:
    """A game of a set-up that begins with a position by hand, taken from the middle of one that was played.

    A few of them are passed over: the round they would begin again has no cards left, or they are the end.
    """
    rng = Random(seed)
    played = recorded(setting, seed % 3, 1).game
    options = {name: value for name, value in played.options.items() if name != "seed"}
    for position in rng.sample(played.positions, TRIES):
        with suppress(SetupError):
            return new_game(setting.title, **options, setup=_LAID[setting.title](position, rng))
    raise AssertionError("no position of the game can be laid out")


def _named(names: Sequence[str], numbers: Sequence[int]) -> dict[str, int]:
    return {name: number for name, number in zip(names, numbers, strict=False) if number}


def _several(names: Sequence[str], numbers: Sequence[int]) -> list[str]:
    return [name for name, number in zip(names, numbers, strict=False) for _one in range(number)]


def _le_havre(position: Havre, rng: Random) -> Setup:
    def player(seat: int) -> Setup:
        person = position.persons[seat]
        return {
            "goods": _named(HAVRE_GOODS, position.goods[seat]),
            "loans": position.loans[seat],
            "buildings": [HAVRE_CARDS[card].name for card, at in enumerate(position.place) if at == seat],
            "ships": [SHIPS[ship].name for ship in position.fleets[seat]],
            **({"person": HAVRE_CARDS[person].name} if person >= 0 else {}),
        }

    return {
        "position": {
            "round": position.round,
            "turn": position.turn,
            "seat": position.seat + 1,
            "window": FINAL if position.final else rng.choice((BEFORE_SUPPLY, MAIN)),
            "offers": _named(HAVRE_GOODS[: len(OFFERED)], position.offers),
            "town": [HAVRE_CARDS[card].name for card, at in enumerate(position.place) if at == TOWN],
            "modern": [HAVRE_CARDS[card].name for card in position.modern],
            "ships": [SHIPS[ship].name for stack in position.harbour for ship in stack],
            "players": [player(seat) for seat in range(position.terms.players)],
        }
    }


def _homesteaders(position: Frontier, rng: Random) -> Setup:
    def player(seat: int) -> Setup:
        return {
            "goods": _named(FRONTIER_GOODS, position.goods[seat]),
            "buildings": [
                one.name for kind, one in enumerate(BUILDINGS) if kind != HOMESTEAD and position.owns(seat, kind)
            ],
        }

    return {
        "position": {
            "round": min(position.round, LAST_ROUND),
            "window": rng.choice((ASSIGN, BID)),
            "rival": [BUILDINGS[kind].name for kind in position.rival],
            "players": [player(seat) for seat in range(position.terms.players)],
        }
    }


def _speicherstadt(position: Quarter, _rng: Random) -> Setup:
    def house(number: int) -> Setup:
        cards = position.cards[number]
        hall = position.hall[number]
        uses = {"greys": (WAREHOUSEMAN, position.greys), "breaks": (COFFEE_BREAK, position.breaks)}
        return {
            "coins": position.coins[number],
            "points": position.points[number],
            "cards": [QUARTER_CARDS[card].name for card in cards],
            "contracts": {
                QUARTER_CARDS[card].name: [
                    QUARTER_GOODS[kind] for kind in goods_on(PLACE[card], position.laid[PLACE[card]])
                ]
                for card in cards
                if card in PLACE
            },
            **({"warehouse": _several(QUARTER_GOODS, position.stored[number])} if WAREHOUSE in cards else {}),
            **({"hall": QUARTER_GOODS[hall]} if hall != NOTHING else {}),
            **{name: left[number] for name, (card, left) in uses.items() if card in cards and left[number]},
        }

    houses = [house(number) for number in range(position.terms.houses)]
    return {
        "position": {
            "round": position.round,
            "discards": [QUARTER_CARDS[card].name for card in position.discards],
            "supply": _several(QUARTER_GOODS, position.supply),
            "players": houses[: position.terms.players],
            **({"rival": houses[-1]} if position.terms.lone else {}),
        }
    }


def _macao(position: Colony, rng: Random) -> Setup:
    def player(seat: int) -> Setup:
        return {
            "gold": position.gold[seat],
            "prestige": position.points[seat],
            "punishment": position.penalties[seat],
            "jokers": position.jokers[seat],
            "supply": _named(COLOURS, position.supply[seat]),
            "rose": {str(side): _named(COLOURS, cubes) for side, cubes in enumerate(position.rose[seat], start=1)},
            "tableau": [MACAO_CARDS[card].name for card in position.tableau[seat]],
            "activated": [MACAO_CARDS[card].name for card in cards_of(position.active[seat])],
            "quarters": [one.name for number, one in enumerate(QUARTERS) if position.city[seat] >> number & 1],
            "ship": SPACES[position.ships[seat]],
            "cargo": _named(MACAO_GOODS, position.cargo[seat]),
            "delivered": position.delivered[seat],
            "wall": position.steps[seat],
        }

    company = [one.name for number, one in enumerate(QUARTERS) if position.city[-1] >> number & 1]
    return {
        "rolls": [[rng.randint(1, 6) for _colour in COLOURS] for _round in range(LAST_OF_MACAO)],
        "position": {
            "round": max(1, position.round),
            "window": rng.choice((CARD, DICE, ACTION)),
            "ports": {port.name: len(covered) for port, covered in zip(PORTS, position.ports, strict=True)},
            "players": [player(seat) for seat in range(position.terms.players)],
            **({"company": {"wall": position.steps[COMPANY], "quarters": company}} if position.terms.lone else {}),
        },
    }


def _flotsam(_position: object, rng: Random) -> Setup:
    return {"pile": rng.sample(PILE, len(PILE))}


_LAID: Mapping[str, Callable[[Any, Random], Setup]] = {
    "le-havre": _le_havre,
    "homesteaders": _homesteaders,
    "speicherstadt": _speicherstadt,
    "macao": _macao,
    "flotsam": _flotsam,
}
