"""Everything that there is to see of a position, as plain data, and what is coming."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from engine.macao import actions, activation, lone, quarters, rounds, scoring, wall
from engine.macao.city import QUARTERS, areas, quarters_of
from engine.macao.colours import COLOURS, EVERY, marks
from engine.macao.deck import CARDS, cards_of, standing
from engine.macao.dice import highest
from engine.macao.moves import Activate
from engine.macao.sea import GOODS, JOKER, PORTS, SPACES
from engine.macao.state import ACTION, CARD, COMPANY, DICE, DRAFT, LAST_ROUND, LAY, NOBODY, OVER, SAVE, Colony
from engine.macao.table_data import (
    CardData,
    ColonyTable,
    ComingCubes,
    ComingRound,
    CompanyData,
    DieData,
    Forecast,
    Pair,
    PlayerData,
    PlayerForecast,
    PortData,
    QuarterData,
    TurnData,
    WallData,
)

JOKER_TILE = "joker"


def table(position: Colony) -> ColonyTable:
    """All that anybody may see: everything but the order of the closed cards and the rolls to come.

    Seats count from 0, rounds from 1; cards, quarters, ports, spaces, goods and colours by their names.
    """
    over = position.phase == OVER
    gold, prestige = position.tribute
    return {
        "title": "macao",
        "round": position.round,
        "rounds": LAST_ROUND,
        "phase": position.phase,
        "over": over,
        "decider": None if over else position.seat,
        "queue": [seat_or_none(position, disc) for disc in position.queue],
        "tribute": {"gold": gold, "prestige": prestige} if position.round else None,
        "offer": [card_data(number) for number in position.offer],
        "offices": [named(rounds.offices_of(position, number)) for number in range(1, LAST_ROUND + 1)],
        "discard": named(position.discard),
        "closed": len(position.deck) - position.drawn,
        "dice": [_die(position, colour) for colour in EVERY] if any(position.rolled) else [],
        "wall": [_disc(position, disc) for disc in position.wall],
        "city": _city(position),
        "ports": [_port(position, port) for port in range(len(PORTS))],
        "players": [_player(position, seat) for seat in range(position.terms.players)],
        "turn": _turn(position) if position.phase == ACTION else None,
        "company": _company(position) if position.terms.lone else None,
    }


def named(cards: Iterable[int]) -> list[str]:
    """Cards by name."""
    return [CARDS[number].name for number in cards]


def numbers(names: Sequence[str], counts: Iterable[int]) -> dict[str, int]:
    """Numbers by name, but for those that are 0."""
    return {name: number for name, number in zip(names, counts, strict=True) if number}


def pair(cards: Iterable[int]) -> Pair:
    """What some cards add to the tribute value."""
    gold, prestige = rounds.tribute_of(tuple(cards))
    return {"gold": gold, "prestige": prestige}


def card_data(number: int) -> CardData:
    """A card."""
    card = CARDS[number]
    return {
        "card": card.name,
        "kind": card.kind,
        "cost": [COLOURS[colour] for colour in card.cost],
        "tribute": pair((number,)),
    }


def seat_or_none(position: Colony, disc: int) -> int | None:
    """The seat of a disc or of a marker; None for the company and for nobody."""
    return disc if 0 <= disc < position.terms.players else None


def _die(position: Colony, colour: int) -> DieData:
    value = position.dice[colour]
    return {
        "colour": COLOURS[colour],
        "rolled": position.rolled[colour],
        "value": value,
        "chosen_by": [seat for seat, dice in enumerate(position.picked) if colour in dice],
        "usable": position.round + value - 1,
    }


def _disc(position: Colony, disc: int) -> WallData:
    return {
        "seat": seat_or_none(position, disc),
        "space": wall.space(position, disc),
        "steps": position.steps[disc],
        "on_top": disc == position.top,
    }


def _city(position: Colony) -> list[QuarterData]:
    supply, have = position.supply[position.seat], standing(position.active[position.seat])
    acting = position.phase == ACTION
    payable = quarters.payable(position, marks(supply), sum(supply), have) if acting else 0
    owners = {
        number: disc for disc, quarters_owned in enumerate(position.city) for number in quarters_of(quarters_owned)
    }
    return [
        {
            "quarter": quarter.name,
            "row": quarter.row,
            "column": quarter.column,
            "dark": quarter.dark,
            "cost": [COLOURS[colour] for colour in quarter.cost],
            "tile": None if number in owners else tile_name(position.tiles[number]),
            "owner": seat_or_none(position, owners.get(number, NOBODY)),
            "company": position.terms.lone and owners.get(number) == COMPANY,
            "payable": bool(payable >> number & 1),
        }
        for number, quarter in enumerate(QUARTERS)
    ]


def tile_name(tile: int) -> str:
    """A tile by name."""
    return JOKER_TILE if tile == JOKER else GOODS[tile]


def _port(position: Colony, number: int) -> PortData:
    port, covered = PORTS[number], position.ports[number]
    return {
        "port": port.name,
        "good": GOODS[port.good],
        "values": list(port.values),
        "covered": [seat_or_none(position, disc) for disc in covered],
        "next": port.values[len(covered)] if len(covered) < len(port.values) else None,
    }


def _player(position: Colony, seat: int) -> PlayerData:
    return {
        "seat": seat,
        "name": position.name(seat),
        "gold": position.gold[seat],
        "prestige": position.points[seat],
        "punishment": position.penalties[seat],
        "jokers": position.jokers[seat],
        "supply": numbers(COLOURS, position.supply[seat]),
        "rose": [numbers(COLOURS, side) for side in position.rose[seat]],
        "dice": [COLOURS[colour] for colour in position.picked[seat]],
        "tableau": named(position.tableau[seat]),
        "room": standing(position.active[seat]).room,
        "activated": named(cards_of(position.active[seat])),
        "quarters": [QUARTERS[number].name for number in quarters_of(position.city[seat])],
        "areas": list(areas(position.city[seat])),
        "ship": SPACES[position.ships[seat]],
        "cargo": numbers(GOODS, position.cargo[seat]),
        "delivered": position.delivered[seat],
        "wall": wall.space(position, seat),
        "place": 1 + position.wall.index(seat),
        "total": scoring.total(position, seat),
    }


def _turn(position: Colony) -> TurnData:
    seat = position.seat
    have, cubes = standing(position.active[seat]), position.supply[seat]
    found = activation.listed(position, seat, marks(cubes), sum(cubes), have)
    return {
        "seat": seat,
        "used": named(cards_of(position.used)),
        "usable": [move.target for move in actions.uses_listed(position, seat, have)],
        "activatable": [move.target for move in found if isinstance(move, Activate)],
        "quarters": position.taken,
        "quarter_limit": have.quarters,
        "purchases": position.bought,
        "purchase_limit": have.purchases,
        "wall_used": position.walled,
        "free_steps": position.free_steps,
        "moved": position.moved,
        "entered": position.entered,
        "earned": bool(position.earned >> seat & 1),
    }


def _company(position: Colony) -> CompanyData:
    colour = lone.colour(position)
    to_come = lone.to_come(position)
    takes = lone.choice(position) if to_come else None
    return {
        "space": wall.space(position, COMPANY),
        "quarters": [QUARTERS[number].name for number in quarters_of(position.city[COMPANY])],
        "colour": None if colour is None else COLOURS[colour],
        "takes": None if takes is None else QUARTERS[takes].name,
        "to_come": to_come,
        "first": position.wall[0] == COMPANY,
    }


def forecast(position: Colony) -> Forecast:
    """What is coming, as far as anybody may know it."""
    takes = lone.choice(position) if lone.to_come(position) or _before_turns(position) else None
    return {
        "round": position.round,
        "rounds": LAST_ROUND,
        "coming": [_round(position, number) for number in range(position.round + 1, LAST_ROUND + 1)],
        "players": [_player_to_come(position, seat) for seat in range(position.terms.players)],
        "company": None if takes is None else QUARTERS[takes].name,
    }


def _before_turns(position: Colony) -> bool:
    """Whether the company's turn is known and this round's turns have not begun."""
    return position.terms.lone and position.phase in (DICE, SAVE)


def _round(position: Colony, number: int) -> ComingRound:
    offices = rounds.offices_of(position, number)
    return {
        "round": number,
        "offices": named(offices),
        "tribute": pair(offices),
        "highest": highest(number),
        "company_steps": position.terms.lone and number in lone.STEPPING,
    }


def has_turned(position: Colony, seat: int) -> bool:
    """Whether a seat has turned its wind rose in this round."""
    if position.phase == DICE:
        return seat != position.seat and seat not in position.queue
    if position.phase == SAVE:
        return seat not in position.queue
    return position.phase not in (DRAFT, LAY, CARD)


def first_round(position: Colony, seat: int) -> int:
    """The round in which the cubes at side 1 of a wind rose reach the arrow."""
    return max(position.round, 1) + has_turned(position, seat)


def _player_to_come(position: Colony, seat: int) -> PlayerForecast:
    first = first_round(position, seat)
    return {
        "seat": seat,
        "cubes": [_cubes(position, seat, side, first + side) for side in range(min(6, LAST_ROUND + 1 - first))],
        "left_over": scoring.left_over(position, seat),
    }


def _cubes(position: Colony, seat: int, side: int, number: int) -> ComingCubes:
    cubes = position.rose[seat][side]
    total = sum(cubes)
    return {"round": number, "cubes": numbers(COLOURS, cubes), "total": total, "empty": not total}
