"""What each move does, and what comes after it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from engine.errors import NotNow
from engine.macao import actions, activating, dice, quarters, rounds, sailing, taking
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
from engine.macao.phases import ALLOWED, prompt
from engine.macao.state import SAVE, Colony
from engine.moves import Move
from engine.text import _
from engine.title import Events, Steps, tell


def perform(position: Colony, move: Move, events: Events) -> Steps | None:
    """Carry out a move; raises `Refused` with a sentence where it is not allowed."""
    kind = type(move)
    if kind not in ALLOWED[position.phase]:
        raise NotNow(move.words, prompt(position))
    return _PERFORMED[kind](position, position.seat, move.target, events)


def _take(position: Colony, seat: int, target: str, events: Events) -> Steps:
    yield from taking.take(position, seat, target, events)
    rounds.go_on(position, events)


def _decline(position: Colony, seat: int, _target: str, events: Events) -> None:
    if position.phase == SAVE:
        dice.punish_empty(position, seat, events)
        rounds.after_choosing(position, events)
        return
    taking.decline(position, seat, events)
    rounds.go_on(position, events)


def _lay(position: Colony, seat: int, target: str, events: Events) -> Steps:
    yield from taking.lay(position, seat, target, events)
    rounds.go_on(position, events)


def _choose(position: Colony, seat: int, target: str, events: Events) -> Steps:
    yield from dice.choose(position, seat, target, events)
    if position.phase != SAVE:
        rounds.after_choosing(position, events)


def _joker(position: Colony, seat: int, target: str, events: Events) -> Steps:
    yield from actions.use_joker(position, seat, target, events)
    if position.phase == SAVE:
        rounds.after_choosing(position, events)


def _pass(position: Colony, seat: int, _target: str, events: Events) -> None:
    tell(events, seat, _("{player} passes."), player=position.name(seat))
    rounds.end_turn(position, seat, events)


_Performer = Callable[[Colony, int, str, Events], Steps | None]
_PERFORMED: Final[dict[type[Move], _Performer]] = {
    Take: _take,
    Decline: _decline,
    Lay: _lay,
    Choose: _choose,
    Joker: _joker,
    Activate: activating.activate,
    Craft: activating.craft,
    Claim: quarters.claim,
    Climb: actions.climb,
    Sail: sailing.sail,
    Deliver: sailing.deliver,
    Tribute: actions.buy,
    Use: actions.use,
    Pass: _pass,
}
