"""The phases of the game: who decides in each, what about, and with which kinds of move."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

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
    OVER,
    SECOND_BUILD,
    Havre,
)
from engine.moves import Move
from engine.text import Text, _, text
from engine.title import Decision

_EXTRAS = (Buy, Sell, Repay)
ALLOWED: Final[dict[str, tuple[type[Move], ...]]] = {
    BEFORE_SUPPLY: (Supply, *_EXTRAS),
    MAIN: (Take, Enter, *_EXTRAS),
    AFTER_MAIN: (EndTurn, *_EXTRAS),
    BETWEEN: (Pass, Sell, Repay),
    INTEREST: (PayInterest, Borrow, Sell, Repay),
    SECOND_BUILD: (Build, StopBuilding, *_EXTRAS),
    LOOK: (PutBack, SwapSpecials, Repay),
    MEAL: (Feed, Borrow, Sell, Repay),
    FINAL: (Take, Enter, Pass, Sell, Repay),
    AFTER_FINAL: (EndTurn, Sell, Repay),
    OVER: (),
}
"""The kinds of move of each phase."""

ALLOWED_AT_LAST: Final = {phase: tuple(kind for kind in kinds if kind is not Buy) for phase, kinds in ALLOWED.items()}
"""In the final phase nothing is bought, not even between two builds."""

PROMPTS: Final = {
    BEFORE_SUPPLY: _("{player}: supply comes next"),
    MAIN: _("{player}: take an offer or enter a building"),
    AFTER_MAIN: _("{player}: buy and sell, or end the turn"),
    BETWEEN: _("{player}: sell between the turns, or pass"),
    INTEREST: _("{player}: interest on loans"),
    SECOND_BUILD: _("{player}: a second building, or none"),
    LOOK: _("{player}: the next special buildings"),
    MEAL: _("{player}: the meal"),
    FINAL: _("{player}: the final action"),
    AFTER_FINAL: _("{player}: sell and repay, or end"),
}


def allowed(position: Havre) -> tuple[type[Move], ...]:
    """The kinds of move that the phase knows."""
    return ALLOWED_AT_LAST[position.phase] if position.final else ALLOWED[position.phase]


def decision(position: Havre) -> Decision | None:
    """Who must decide, and what about."""
    if position.phase == OVER:
        return None
    seat = position.decider
    return _decision(position.phase, seat, position.terms.names[seat])


@lru_cache(maxsize=256)
def _decision(phase: str, seat: int, player: str) -> Decision:
    return Decision(phase, seat, prompt(phase, player))


def prompt(phase: str, player: str) -> Text:
    """What a player is asked in a phase."""
    return text(PROMPTS[phase], player=player)
