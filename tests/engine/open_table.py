"""What lies open on a table of Le Havre, by names, as tests read it and golden games keep it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from engine import OpenGame
from engine.le_havre import deck, forecast
from engine.le_havre.deck import CARDS
from engine.le_havre.goods import NAMES, OFFERED, TILES
from engine.le_havre.rounds import TURNS_IN_A_ROUND
from engine.le_havre.scoring import wealth
from engine.le_havre.ships import KINDS, SHIPS
from engine.le_havre.state import LOOK, OVER, TOWN, Havre


def _cards(cards: Iterable[int]) -> list[str]:
    return [CARDS[card].name for card in cards]


def _ships(ships: Iterable[int]) -> list[str]:
    return [SHIPS[ship].name for ship in ships]


def _tile(position: Havre, place: int) -> dict[str, Any] | None:
    if place >= position.opened:
        return None
    tile = TILES[position.tiles[place]]
    return {"brings": [NAMES[kind] for kind in tile.brings], "interest": tile.interest}


def _player(position: Havre, seat: int) -> dict[str, Any]:
    goods, person = position.goods[seat], position.persons[seat]
    return {
        "seat": seat,
        "name": position.terms.names[seat],
        "francs": position.francs(seat),
        "goods": {NAMES[kind]: goods[kind] for kind in range(1, len(NAMES))},
        "food": position.food(seat),
        "energy": position.energy(seat),
        "loans": position.loans[seat],
        "rods": deck.rods(position, seat),
        "hammers": deck.hammers(position, seat),
        "person": CARDS[person].name if person >= 0 else None,
        "buildings": _cards(position.owned(seat)),
        "ships": _ships(position.fleets[seat]),
        "ships_feed": position.ships_feed(seat),
        "wealth": wealth(position, seat),
    }


def open_table(game: OpenGame, seat: int | None = None) -> dict[str, Any]:
    """All that lies open, and what a `seat` alone knows. Seats count from 0, rounds and turns from 1."""
    position: Havre = game.seen(seat)
    terms = position.terms
    found = {
        "title": game.title,
        "variant": terms.variant,
        "round": position.round,
        "rounds": len(terms.rounds),
        "turn": position.turn,
        "turns": TURNS_IN_A_ROUND,
        "phase": position.phase,
        "final": position.final,
        "over": position.phase == OVER,
        "seat": position.seat,
        "decider": position.decider,
        "tiles": [_tile(position, place) for place in range(len(TILES))],
        "marker": forecast.marker(position),
        "offers": {NAMES[kind]: position.offers[kind] for kind in OFFERED},
        "players": [_player(position, seat) for seat in range(terms.players)],
        "town": _cards(position.owned(TOWN)),
        "stacks": [_cards(stack) for stack in position.stacks],
        "harbour": {KINDS[kind].name: _ships(stack[::-1]) for kind, stack in enumerate(position.harbour)},
        "specials_left": len(position.specials),
        "modern": _cards(position.modern),
        "rounds_to_come": [
            {
                "round": number,
                "card": card.name,
                "food": card.food,
                "harvest": card.harvest,
                "town": card.town,
                "ship": SHIPS[card.ship].name,
            }
            for number, card in enumerate(terms.rounds, start=1)
            if number >= position.round
        ],
    }
    return found if seat is None else {**found, "private": _private(position, seat)}


def _private(position: Havre, seat: int) -> dict[str, Any]:
    known = _cards(position.known[seat])
    return {
        "seat": seat,
        "looking_at": known if position.phase == LOOK and seat == position.decider else [],
        "known": known,
        "in_order": bool(known) and (len(position.specials) == 1 or not position.unsure[seat]),
    }
