"""The phases: who decides in each, what about, what can be done, what each move does, and what comes after it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from engine.macao import actions, activation, dice, quarters, rounds, tableau, voyages
from engine.macao.colours import marks
from engine.macao.deck import standing
from engine.macao.moves import (
    Activate,
    Choose,
    Claim,
    Climb,
    Craft,
    Decline,
    Deliver,
    Joker,
    Lay,
    Pass,
    Sail,
    Take,
    Tribute,
    Use,
)
from engine.macao.state import ACTION, CARD, DICE, DRAFT, LAY, SAVE, Colony
from engine.moves import Move
from engine.texts import N_
from engine.title import Events, Phase, Steps, tell

# Moves without answers are values: each is made once.
_LAY: Final = (Lay(),)
_CHOOSE: Final = (Choose(),)
_SAVE: Final = (Joker(), Decline())
_PASS: Final = (Pass(),)


def _take(position: Colony, seat: int, target: str, events: Events) -> Steps:
    yield from tableau.take(position, seat, target, events)
    rounds.go_on(position, events)


def _decline_card(position: Colony, seat: int, _target: str, events: Events) -> None:
    tableau.decline(position, seat, events)
    rounds.go_on(position, events)


def _leave_empty(position: Colony, seat: int, _target: str, events: Events) -> None:
    dice.punish_empty(position, seat, events)
    rounds.after_choosing(position, events)


def _lay(position: Colony, seat: int, target: str, events: Events) -> Steps:
    yield from tableau.lay(position, seat, target, events)
    rounds.go_on(position, events)


def _choose(position: Colony, seat: int, target: str, events: Events) -> Steps:
    yield from dice.choose(position, seat, target, events)
    if position.phase != SAVE:
        rounds.after_choosing(position, events)


def _save(position: Colony, seat: int, target: str, events: Events) -> Steps:
    yield from actions.use_joker(position, seat, target, events)
    rounds.after_choosing(position, events)


def _pass(position: Colony, seat: int, _target: str, events: Events) -> None:
    tell(events, seat, N_("{player} passes."), player=position.name(seat))
    rounds.end_turn(position, seat, events)


def _actions(position: Colony, seat: int) -> tuple[Move, ...]:
    have, cubes = standing(position.active[seat]), position.supply[seat]
    supply, total = marks(cubes), sum(cubes)
    if not total:
        return (
            *voyages.deliveries_listed(position, seat),
            *voyages.steps_listed(position, seat, 0),
            *actions.purchases_listed(position, seat, have),
            *actions.uses_listed(position, seat, have),
            *actions.jokers_listed(position, seat),
            *_PASS,
        )
    return (
        *activation.listed(position, seat, supply, total, have),
        *quarters.listed(position, supply, total, have),
        *voyages.deliveries_listed(position, seat),
        *voyages.steps_listed(position, seat, total),
        *actions.climbs_listed(position, total, have),
        *actions.purchases_listed(position, seat, have),
        *actions.uses_listed(position, seat, have),
        *actions.jokers_listed(position, seat),
        *_PASS,
    )


PHASES: Final[Mapping[str, Phase[Colony]]] = {
    DRAFT: Phase(N_("{name}: take a card to begin with"), {Take: _take}, tableau.listed),
    LAY: Phase(N_("{name}: lay the start cubes"), {Lay: _lay}, lambda _position, _seat: _LAY),
    CARD: Phase(N_("{name}: take a card"), {Take: _take, Decline: _decline_card}, tableau.listed),
    DICE: Phase(N_("{name}: choose two dice"), {Choose: _choose}, lambda _position, _seat: _CHOOSE),
    SAVE: Phase(
        N_("{name}: save the empty supply with a joker tile or decline"),
        {Joker: _save, Decline: _leave_empty},
        lambda _position, _seat: _SAVE,
    ),
    ACTION: Phase(
        N_("{name}: act or pass"),
        {
            Activate: activation.activate,
            Craft: activation.craft,
            Claim: quarters.claim,
            Climb: actions.climb,
            Sail: voyages.sail,
            Deliver: voyages.deliver,
            Tribute: actions.buy,
            Use: actions.use,
            Joker: actions.use_joker,
            Pass: _pass,
        },
        _actions,
    ),
}
