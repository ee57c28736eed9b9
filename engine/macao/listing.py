"""Every legal move of a position, without its answers."""

from __future__ import annotations

from typing import Final

from engine.macao import actions, activating, quarters, sailing, taking
from engine.macao.colours import marks
from engine.macao.deck import standing
from engine.macao.moves import Choose, Decline, Joker, Lay, Pass
from engine.macao.state import ACTION, CARD, DICE, DRAFT, LAY, OVER, Colony
from engine.moves import Move

# Moves without answers are values: each is made once.
_LAY: Final = (Lay(),)
_CHOOSE: Final = (Choose(),)
_SAVE: Final = (Joker(), Decline())
_PASS: Final = (Pass(),)


def moves(position: Colony) -> tuple[Move, ...]:
    """Every legal move, without its answers."""
    phase, seat = position.phase, position.seat
    if phase == ACTION:
        return _actions(position, seat)
    if phase in (DRAFT, CARD):
        return taking.listed(position, seat)
    if phase == DICE:
        return _CHOOSE
    if phase == LAY:
        return _LAY
    return () if phase == OVER else _SAVE


def _actions(position: Colony, seat: int) -> tuple[Move, ...]:
    have, cubes = standing(position.active[seat]), position.supply[seat]
    supply, total = marks(cubes), sum(cubes)
    if not total:
        return (
            *sailing.deliveries_listed(position, seat),
            *sailing.steps_listed(position, seat, 0),
            *actions.purchases_listed(position, seat, have),
            *actions.uses_listed(position, seat, have),
            *actions.jokers_listed(position, seat),
            *_PASS,
        )
    return (
        *activating.listed(position, seat, supply, total, have),
        *quarters.listed(position, supply, total, have),
        *sailing.deliveries_listed(position, seat),
        *sailing.steps_listed(position, seat, total),
        *actions.climbs_listed(position, total, have),
        *actions.purchases_listed(position, seat, have),
        *actions.uses_listed(position, seat, have),
        *actions.jokers_listed(position, seat),
        *_PASS,
    )
