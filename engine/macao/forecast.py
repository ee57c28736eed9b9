"""What is coming: offices and the dice of the coming rounds, the cubes on the wind roses, what the company takes."""

from __future__ import annotations

from engine.macao import lone, rounds, scoring
from engine.macao.city import QUARTERS
from engine.macao.colours import COLOURS
from engine.macao.dice import highest
from engine.macao.state import CARD, DICE, DRAFT, LAST_ROUND, LAY, SAVE, Colony
from engine.macao.table import named, numbers, pair
from engine.macao.table_data import ComingCubes, ComingRound, Forecast, PlayerForecast


def forecast(position: Colony) -> Forecast:
    """What is coming, as far as anybody may know it."""
    takes = lone.choice(position) if lone.to_come(position) or _before_turns(position) else None
    return {
        "round": position.round,
        "rounds": LAST_ROUND,
        "coming": [_round(position, number) for number in range(position.round + 1, LAST_ROUND + 1)],
        "players": [_player(position, seat) for seat in range(position.terms.players)],
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


def _player(position: Colony, seat: int) -> PlayerForecast:
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
