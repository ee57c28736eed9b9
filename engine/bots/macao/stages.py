"""In which order things are done in a turn of Macao: so that not every order of the same things is thought through."""

from __future__ import annotations

from typing import Final

from engine.macao import deck, effects, moves, powers, sea, state, title
from engine.moves import Move

# The stages of a turn: what belongs to an earlier one is not done any more.
CITY: Final = 0
SHIP: Final = 1
REST: Final = 2

_AT_ONCE: Final = (
    powers.TakeCube,
    powers.TakeGold,
    powers.GainByWall,
    powers.GoldIfPoor,
    powers.GoldIfEarned,
    powers.PrestigeIfEntered,
    powers.PrestigeIfOfficeUsed,
    powers.PrestigeIfSailed,
)
"""What nobody waits with who can do it: it costs nothing and rules nothing out."""

Stages = tuple[int, int | None]
"""Up to which stage something is done, and the stage that begins with it; None where it stays the same."""

_STAGES: Final[dict[type[Move] | type[effects.Effect], Stages]] = {
    moves.Activate: (CITY, None),
    moves.Craft: (CITY, None),
    moves.Claim: (CITY, None),
    moves.Joker: (CITY, None),
    powers.GiveColour: (CITY, None),
    powers.ExchangeColour: (CITY, None),
    powers.PayForCubes: (CITY, None),
    powers.GoldPerMarkers: (CITY, None),
    moves.Sail: (SHIP, SHIP),
    powers.ShipSteps: (SHIP, SHIP),
    moves.Tribute: (REST, None),
    powers.PayForPrestige: (REST, None),
    powers.SellTile: (REST, None),
    powers.WallSteps: (REST, None),
    moves.Climb: (REST, REST),
    powers.GiveCubes: (REST, REST),
    powers.GiveDifferent: (REST, REST),
}


def staged(position: state.Colony, seat: int, stage: int) -> list[tuple[Move, int]]:
    """What may come next in a turn that has come to a stage, each with the stage after it."""
    found: list[tuple[Move, int]] = []
    for move in title.MACAO.moves(position):
        kind: type[Move] | type[effects.Effect] = type(move)
        if isinstance(move, moves.Use):
            power = deck.CARDS[deck.NUMBER[move.target]].effect
            kind = type(power)
            if isinstance(power, _AT_ONCE):
                return [(move, stage)]
        elif isinstance(move, moves.Deliver):
            return [(move, stage)]
        if kind not in _STAGES:
            continue
        latest, after = _STAGES[kind]
        if stage <= latest and (after != SHIP or _sails(position, seat, move)):
            found.append((move, stage if after is None else after))
    return found


def _sails(position: state.Colony, seat: int, move: Move) -> bool:
    """Whether a step, or a power for steps, brings the ship nearer to a port that takes something aboard."""
    here, cargo = position.ships[seat], position.cargo[seat]
    if not any(cargo):
        have = deck.standing(position.active[seat])
        rewarded = (powers.PrestigeIfEntered, powers.PrestigeIfSailed)
        return isinstance(move, moves.Sail) and any(isinstance(power, rewarded) for _bit, _number, power in have.powers)
    if not isinstance(move, moves.Sail):
        return True
    there = sea.SPACE[move.target]
    ports = (sea.FIRST_PORT + sea.PORT_OF[good] for good, number in enumerate(cargo) if number)
    return any(sea.DISTANCE[there][port] < sea.DISTANCE[here][port] for port in ports)
