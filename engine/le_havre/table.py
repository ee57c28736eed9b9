"""What lies open on the table, and what is coming: plain data for screens, plain mode, bots and bug reports."""

from __future__ import annotations

from collections.abc import Iterable

from engine.le_havre import deck, meal, money
from engine.le_havre.deck import CARDS
from engine.le_havre.goods import NAMES, OFFERED, TILES
from engine.le_havre.rounds import SPECIAL, STANDARD, TURNS_IN_A_ROUND, RoundCard
from engine.le_havre.scoring import wealth
from engine.le_havre.ships import KINDS, SHIPS
from engine.le_havre.state import BEFORE_SUPPLY, BETWEEN, LOOK, MEAL, OVER, TOWN, Havre
from engine.le_havre.table_data import (
    ComingTile,
    Forecast,
    LeHavreTable,
    Meal,
    PlayerData,
    Private,
    RoundData,
    RoundEnd,
    TileData,
)

_SUPPLY_TO_COME = (BEFORE_SUPPLY, BETWEEN)


def _names(cards: Iterable[int]) -> list[str]:
    return [CARDS[card].name for card in cards]


def _ships(ships: Iterable[int]) -> list[str]:
    return [SHIPS[ship].name for ship in ships]


def _tile(position: Havre, place: int) -> TileData | None:
    """The tile at a place from 0 to 6, or None while it lies face down."""
    if place >= position.opened:
        return None
    tile = TILES[position.tiles[place]]
    return {"brings": [NAMES[kind] for kind in tile.brings], "interest": tile.interest}


def _round(card: RoundCard, number: int) -> RoundData:
    return {
        "round": number,
        "card": card.name,
        "food": card.food,
        "harvest": card.harvest,
        "town": card.town,
        "ship": f"{KINDS[card.kind].name}-{card.value}",
    }


def _player(position: Havre, seat: int) -> PlayerData:
    goods = position.goods[seat]
    person = position.persons[seat]
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
        "buildings": _names(position.owned(seat)),
        "ships": _ships(position.fleets[seat]),
        "ships_feed": position.ships_feed(seat),
        "wealth": wealth(position, seat),
    }


def table(position: Havre) -> LeHavreTable:
    """Everything that lies open. Seats count from 0, rounds and turns from 1; cards, ships and goods by their names."""
    terms = position.terms
    marker = position.turn - (1 if position.phase in _SUPPLY_TO_COME and not position.final else 0)
    return {
        "title": "le-havre",
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
        "marker": marker - 1 if marker else (len(TILES) - 1 if position.round > 1 else None),
        "offers": {NAMES[kind]: position.offers[kind] for kind in OFFERED},
        "players": [_player(position, seat) for seat in range(terms.players)],
        "town": _names(position.owned(TOWN)),
        "stacks": [_names(stack) for stack in position.stacks],
        "harbour": {KINDS[kind].name: _ships(stack[::-1]) for kind, stack in enumerate(position.harbour)},
        "specials_left": len(position.specials),
        "modern": _names(position.modern),
        "rounds_to_come": [
            _round(card, number) for number, card in enumerate(terms.rounds, start=1) if number >= position.round
        ],
    }


def private(position: Havre, seat: int) -> Private:
    """What a seat alone knows of the special cards face down.

    `looking_at` are those being looked at, `known` those seen before that still lie among the top two;
    `in_order` tells whether their order is known too.
    """
    known = _names(position.known[seat])
    return {
        "seat": seat,
        "looking_at": known if position.phase == LOOK and seat == position.decider else [],
        "known": known,
        "in_order": bool(known) and (len(position.specials) == 1 or not position.unsure[seat]),
    }


def forecast(position: Havre) -> Forecast:
    """What is coming: the next tiles, this round's end with each player's meal, and the rounds after it.

    Alone, the special building that a look has shown is known to be the next one.
    """
    card = position.round_card
    if position.final:
        return {"tiles": [], "turns_left": 0, "round_end": None, "interest_in": None, "meals": []}
    # At a meal the seat is already that of the player who begins the next round.
    begun = position.turn if position.phase == MEAL else position.turn - 1
    first = begun if position.phase in _SUPPLY_TO_COME else position.turn
    seats = position.terms.players
    coming: list[ComingTile] = []
    for step in range(len(TILES)):
        place = first + step
        tile = _tile(position, place % len(TILES))
        turns_away = place - begun
        coming.append(
            {
                "turn": place % len(TILES) + 1,
                "in_turns": turns_away,
                "next_round": place >= len(TILES),
                "seat": (position.seat + turns_away) % seats,
                "brings": tile["brings"] if tile else None,
                "interest": tile["interest"] if tile else None,
            }
        )
    if position.round == len(position.terms.rounds):
        coming = [tile for tile in coming if not tile["next_round"]]
    builds: str | None = None
    if card.town == STANDARD:
        lowest = meal.next_standard(position)
        builds = CARDS[lowest].name if lowest is not None else None
    if card.town == SPECIAL and seats == 1 and position.known[0]:
        builds = CARDS[position.known[0][0]].name
    return {
        "tiles": coming,
        "turns_left": 0 if position.phase == MEAL else TURNS_IN_A_ROUND - position.turn + 1,
        "interest_in": next((tile["in_turns"] for tile in coming if tile["interest"]), None),
        "round_end": _round_end(card, position.round, builds),
        "meals": [_meal(position, seat) for seat in range(seats)],
    }


def _round_end(card: RoundCard, number: int, builds: str | None) -> RoundEnd:
    return {**_round(card, number), "builds": builds}


def _meal(position: Havre, seat: int) -> Meal:
    """A player's meal as it would be now: what is due, what the ships give, what is there, what is missing.

    Who has eaten already owes nothing more.
    """
    owed = 0 if position.phase == MEAL and seat not in position.waiting else position.meal_owed(seat)
    missing = max(0, owed - position.food(seat) - position.francs(seat))
    still_to_come = position.round_card.harvest and position.phase != MEAL
    grain, cattle = meal.harvest_of(position, seat) if still_to_come else (0, 0)
    return {
        "seat": seat,
        "due": position.round_card.food,
        "ships": min(position.ships_feed(seat), position.round_card.food),
        "owed": owed,
        "food": position.food(seat),
        "francs": position.francs(seat),
        "short": missing,
        "loans": -(-missing // money.LOAN),
        "harvest": {"grain": grain, "cattle": cattle},
        "interest": money.interest_due(position, seat),
    }
