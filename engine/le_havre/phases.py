"""The phases of the game: what is asked in each, and with which kinds of move it is answered."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from engine.errors import NotNow
from engine.le_havre import moves, state, trade
from engine.le_havre.choices import LISTED
from engine.le_havre.turns import PERFORMED, sell_no_more
from engine.moves import Move
from engine.texts import N_, message
from engine.title import Events, Performer, Phase

_SECOND_BUILD: Final = N_("{name}: a second building, or none")


def _buy_but_at_last(position: state.Havre, seat: int, target: str, events: Events) -> None:
    if position.final:
        raise NotNow(moves.Buy.words, message(_SECOND_BUILD, name=position.terms.names[seat]))
    trade.buy(position, seat, target, events)


def _phase(
    asks: str, *kinds: type[Move], otherwise: Mapping[type[Move], Performer[state.Havre]] = {}
) -> Phase[state.Havre]:
    """A phase with these kinds of move; `otherwise` are those that do something else in it than elsewhere."""
    listers = tuple(LISTED[kind] for kind in kinds)

    def lists(position: state.Havre, seat: int) -> Sequence[Move]:
        found: list[Move] = []
        for listed in listers:
            found += listed(position, seat)
        return found

    return Phase(asks, {kind: PERFORMED[kind] for kind in kinds} | dict(otherwise), lists)


_EXTRAS: Final = (moves.Buy, moves.Sell, moves.Repay)
PHASES: Final[Mapping[str, Phase[state.Havre]]] = {
    state.BEFORE_SUPPLY: _phase(N_("{name}: supply comes next"), moves.Supply, *_EXTRAS),
    state.MAIN: _phase(N_("{name}: take an offer or enter a building"), moves.Take, moves.Enter, *_EXTRAS),
    state.AFTER_MAIN: _phase(N_("{name}: buy and sell, or end the turn"), moves.EndTurn, *_EXTRAS),
    state.BETWEEN: _phase(
        N_("{name}: sell between the turns, or pass"),
        moves.Pass,
        moves.Sell,
        moves.Repay,
        otherwise={moves.Pass: sell_no_more},
    ),
    state.INTEREST: _phase(N_("{name}: interest on loans"), moves.PayInterest, moves.Borrow, moves.Sell, moves.Repay),
    state.SECOND_BUILD: _phase(
        _SECOND_BUILD, moves.Build, moves.StopBuilding, *_EXTRAS, otherwise={moves.Buy: _buy_but_at_last}
    ),
    state.LOOK: _phase(N_("{name}: the next special buildings"), moves.PutBack, moves.SwapSpecials, moves.Repay),
    state.MEAL: _phase(N_("{name}: the meal"), moves.Feed, moves.Borrow, moves.Sell, moves.Repay),
    state.FINAL: _phase(N_("{name}: the final action"), moves.Take, moves.Enter, moves.Pass, moves.Sell, moves.Repay),
    state.AFTER_FINAL: _phase(N_("{name}: sell and repay, or end"), moves.EndTurn, moves.Sell, moves.Repay),
}


def is_about(position: state.Havre, kind: type[Move]) -> bool:
    """Whether the phase is about a kind of move; in the final phase nothing is bought, not even between two builds."""
    return kind in PHASES[position.phase].performs and not (kind is moves.Buy and position.final)
