"""The phases: who decides in each, what about, and with which kinds of move."""

from __future__ import annotations

from typing import Final

from engine.homesteaders.goods import SILVER, some
from engine.homesteaders.income import wages
from engine.homesteaders.moves import (
    Assign,
    Bid,
    Borrow,
    Build,
    Buy,
    Decline,
    Exchange,
    Finish,
    Neutral,
    Pass,
    Pay,
    Recruit,
    Repay,
    Sell,
    Take,
    Trade,
)
from engine.homesteaders.state import (
    ASSIGN,
    BID,
    BUILD,
    EXCHANGE,
    FINAL,
    HIRE,
    NEUTRAL_BID,
    OVER,
    PAY,
    RAIL,
    SECOND,
    WAGES,
    Frontier,
)
from engine.moves import Move
from engine.text import Text, _, text
from engine.title import Decision

TRADES: Final[tuple[type[Move], ...]] = (Buy, Sell, Recruit, Trade, Borrow, Repay)
"""What can be done before every decision of one's own."""

ALLOWED: Final[dict[str, tuple[type[Move], ...]]] = {
    ASSIGN: (Assign, *TRADES),
    WAGES: (Pay, *TRADES),
    NEUTRAL_BID: (Neutral, *TRADES),
    BID: (Bid, Pass, *TRADES),
    RAIL: (Take, *TRADES),
    PAY: (Pay, *TRADES),
    BUILD: (Build, Decline, *TRADES),
    SECOND: (Build, Decline, *TRADES),
    HIRE: (Take, Decline, *TRADES),
    EXCHANGE: (Exchange, Decline, *TRADES),
    FINAL: (Finish, *TRADES),
    OVER: (),
}
"""The kinds of move of each phase."""

_PROMPTS: Final = {
    ASSIGN: _("{name}: put the workers to work"),
    WAGES: _("{name}: pay the wages, {due}"),
    NEUTRAL_BID: _("{name}: put the neutral marker on an auction"),
    BID: _("{name}: bid or pass"),
    RAIL: _("{name}: take a bonus of the rail track"),
    PAY: _("{name}: pay the bid, {due}"),
    BUILD: _("{name}: build a building or decline"),
    SECOND: _("{name}: build a second building or decline"),
    HIRE: _("{name}: take the worker or decline"),
    EXCHANGE: _("{name}: exchange with the tile or decline"),
    FINAL: _("{name}: trade a last time, then finish"),
    OVER: _("The game is over"),
}


def due(position: Frontier) -> int:
    """The silver that whoever decides must pay now."""
    if position.phase == WAGES:
        return wages(position, position.seat)
    return position.bids[position.auction] if position.phase == PAY else 0


def prompt(position: Frontier) -> Text:
    """What is to be decided, in words."""
    name = position.terms.names[position.seat]
    if position.phase in (WAGES, PAY):
        return text(_PROMPTS[position.phase], name=name, due=some(due(position), SILVER))
    return text(_PROMPTS[position.phase], name=name)


def decision(position: Frontier) -> Decision | None:
    """The decision to take; None when the game is over."""
    if position.phase == OVER:
        return None
    return Decision(position.phase, position.seat, prompt(position))
