"""The phases: who decides in each, what about, what can be done, what each move does, and what comes after it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from engine.macao import acquisitions, actions, colours, deck, moves, picks, rounds, voyages
from engine.macao.state import ACTION, CARD, DICE, DRAFT, LAY, SAVE, Colony
from engine.moves import Move
from engine.texts import N_
from engine.title import Events, Phase, then

# Moves without answers are values: each is made once.
_LAY: Final = (moves.Lay(),)
_CHOOSE: Final = (moves.Choose(),)
_SAVE: Final = (moves.Joker(), moves.Decline())
_PASS: Final = (moves.Pass(),)


def _after_choosing(position: Colony, events: Events) -> None:
    """The next one chooses, unless an empty supply may be saved before."""
    if position.phase != SAVE:
        rounds.after_choosing(position, events)


def _actions(position: Colony, seat: int) -> tuple[Move, ...]:
    have, cubes = deck.standing(position.active[seat]), position.supply[seat]
    supply, total = colours.marks(cubes), sum(cubes)
    with_cubes: tuple[Move, ...] = ()
    if total:
        cards = acquisitions.cards_listed(position, seat, supply, total, have)
        with_cubes = (*cards, *acquisitions.quarters_listed(position, supply, total, have))
    return (
        *with_cubes,
        *voyages.deliveries_listed(position, seat),
        *voyages.steps_listed(position, seat, total),
        *actions.climbs_listed(position, total, have),
        *actions.purchases_listed(position, seat, have),
        *actions.uses_listed(position, seat, have),
        *actions.jokers_listed(position, seat),
        *_PASS,
    )


PHASES: Final[Mapping[str, Phase[Colony]]] = {
    DRAFT: Phase(N_("{name}: take a card to begin with"), {moves.Take: then(picks.take, rounds.go_on)}, picks.listed),
    LAY: Phase(
        N_("{name}: lay the start cubes"), {moves.Lay: then(picks.lay, rounds.go_on)}, lambda _position, _seat: _LAY
    ),
    CARD: Phase(
        N_("{name}: take a card"),
        {moves.Take: then(picks.take, rounds.go_on), moves.Decline: then(picks.decline, rounds.go_on)},
        picks.listed,
    ),
    DICE: Phase(
        N_("{name}: choose two dice"),
        {moves.Choose: then(picks.choose, _after_choosing)},
        lambda _position, _seat: _CHOOSE,
    ),
    SAVE: Phase(
        N_("{name}: save the empty supply with a joker tile or pass"),
        {
            moves.Joker: then(actions.use_joker, rounds.after_choosing),
            moves.Decline: then(picks.leave_empty, rounds.after_choosing),
        },
        lambda _position, _seat: _SAVE,
    ),
    ACTION: Phase(
        N_("{name}: act or pass"),
        {
            moves.Activate: acquisitions.activate,
            moves.Craft: acquisitions.craft,
            moves.Claim: acquisitions.claim,
            moves.Climb: actions.climb,
            moves.Sail: voyages.sail,
            moves.Deliver: voyages.deliver,
            moves.Tribute: actions.buy,
            moves.Use: actions.use,
            moves.Joker: actions.use_joker,
            moves.Pass: rounds.end_turn,
        },
        _actions,
    ),
}
