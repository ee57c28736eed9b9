"""The phases of the game: what is asked in each, and with which kinds of move it is answered."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from engine.errors import NotNow
from engine.le_havre import trade
from engine.le_havre.choices import LISTED
from engine.le_havre.moves import (
    Borrow,
    Build,
    Buy,
    EndTurn,
    Enter,
    Feed,
    Pass,
    PayInterest,
    PutBack,
    Repay,
    Sell,
    StopBuilding,
    Supply,
    SwapSpecials,
    Take,
)
from engine.le_havre.state import (
    AFTER_FINAL,
    AFTER_MAIN,
    BEFORE_SUPPLY,
    BETWEEN,
    FINAL,
    INTEREST,
    LOOK,
    MAIN,
    MEAL,
    SECOND_BUILD,
    Havre,
)
from engine.le_havre.turns import PERFORMED, sell_no_more
from engine.moves import Move
from engine.texts import N_, message
from engine.title import Events, Performer, Phase

_SECOND_BUILD: Final = N_("{name}: a second building, or none")


def _buy_but_at_last(position: Havre, seat: int, target: str, events: Events) -> None:
    if position.final:
        raise NotNow(Buy.words, message(_SECOND_BUILD, name=position.terms.names[seat]))
    trade.buy(position, seat, target, events)


def _phase(asks: str, *kinds: type[Move], otherwise: Mapping[type[Move], Performer[Havre]] = {}) -> Phase[Havre]:
    """A phase with these kinds of move; `otherwise` are those that do something else in it than elsewhere."""
    listers = tuple(LISTED[kind] for kind in kinds)

    def lists(position: Havre, seat: int) -> Sequence[Move]:
        found: list[Move] = []
        for listed in listers:
            found += listed(position, seat)
        return found

    return Phase(asks, {kind: PERFORMED[kind] for kind in kinds} | dict(otherwise), lists)


_EXTRAS: Final = (Buy, Sell, Repay)
PHASES: Final[Mapping[str, Phase[Havre]]] = {
    BEFORE_SUPPLY: _phase(N_("{name}: supply comes next"), Supply, *_EXTRAS),
    MAIN: _phase(N_("{name}: take an offer or enter a building"), Take, Enter, *_EXTRAS),
    AFTER_MAIN: _phase(N_("{name}: buy and sell, or end the turn"), EndTurn, *_EXTRAS),
    BETWEEN: _phase(N_("{name}: sell between the turns, or pass"), Pass, Sell, Repay, otherwise={Pass: sell_no_more}),
    INTEREST: _phase(N_("{name}: interest on loans"), PayInterest, Borrow, Sell, Repay),
    SECOND_BUILD: _phase(_SECOND_BUILD, Build, StopBuilding, *_EXTRAS, otherwise={Buy: _buy_but_at_last}),
    LOOK: _phase(N_("{name}: the next special buildings"), PutBack, SwapSpecials, Repay),
    MEAL: _phase(N_("{name}: the meal"), Feed, Borrow, Sell, Repay),
    FINAL: _phase(N_("{name}: the final action"), Take, Enter, Pass, Sell, Repay),
    AFTER_FINAL: _phase(N_("{name}: sell and repay, or end"), EndTurn, Sell, Repay),
}


def is_about(position: Havre, kind: type[Move]) -> bool:
    """Whether the phase is about a kind of move; in the final phase nothing is bought, not even between two builds."""
    return kind in PHASES[position.phase].performs and not (kind is Buy and position.final)
