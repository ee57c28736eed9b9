"""What is coming, as far as everybody knows it: the rounds, the cubes of the wind roses, the company's quarter."""

from __future__ import annotations

from typing import Any

from engine.macao import city, colours, deck, lone, picks, rounds, scoring, state


def has_turned(position: state.Colony, seat: int) -> bool:
    """Whether a seat has turned its wind rose in this round."""
    if position.phase == state.DICE:
        return seat != position.seat and seat not in position.queue
    if position.phase == state.SAVE:
        return seat not in position.queue
    return position.phase not in (state.DRAFT, state.LAY, state.CARD)


def first_round(position: state.Colony, seat: int) -> int:
    """The round in which the cubes at side 1 of a wind rose reach the arrow."""
    return max(position.round, 1) + has_turned(position, seat)


def cubes_to_come(position: state.Colony, seat: int) -> dict[int, colours.Cubes]:
    """The cubes that reach the arrow in each round to come; in this one too while the wind rose is not turned."""
    first = first_round(position, seat)
    return {first + side: cubes for side, cubes in enumerate(position.rose[seat]) if first + side <= state.LAST_ROUND}


def company_takes(position: state.Colony) -> int | None:
    """The quarter that the company takes in this round as things stand; None where it takes none any more."""
    is_to_turn = position.terms.lone and position.phase in (state.DICE, state.SAVE)
    return lone.choice(position) if is_to_turn or lone.to_come(position) else None


def forecast(position: state.Colony) -> dict[str, Any]:
    """All of it as plain data: each round with its office cards, and for each seat what its cards left would cost."""
    takes = company_takes(position)
    return {
        "round": position.round,
        "rounds": state.LAST_ROUND,
        "coming": [_round(position, number) for number in range(position.round + 1, state.LAST_ROUND + 1)],
        "players": [_player(position, seat) for seat in range(position.terms.players)],
        "company": None if takes is None else city.QUARTERS[takes].name,
    }


def _round(position: state.Colony, number: int) -> dict[str, Any]:
    offices = rounds.offices_of(position, number)
    gold, prestige = rounds.tribute_of(offices)
    return {
        "round": number,
        "offices": [deck.CARDS[office].name for office in offices],
        "tribute": {"gold": gold, "prestige": prestige},
        "highest": picks.highest(number),
        "company_steps": position.terms.lone and number in lone.STEPPING,
    }


def _player(position: state.Colony, seat: int) -> dict[str, Any]:
    coming = [
        {
            "round": number,
            "cubes": {name: n for name, n in zip(colours.COLOURS, cubes, strict=True) if n},
            "total": sum(cubes),
            "empty": not any(cubes),
        }
        for number, cubes in cubes_to_come(position, seat).items()
    ]
    return {"seat": seat, "cubes": coming, "left_over": scoring.left_over(position, seat)}
