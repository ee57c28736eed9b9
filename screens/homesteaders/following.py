"""What follows by itself at the table of Homesteaders: wages and bids paid in silver, the only bonus of the rail."""

from __future__ import annotations

from engine import Game, Move, format_move
from engine.homesteaders.goods import GOLD, GOODS, SILVER
from engine.homesteaders.moves import Pass, Pay, Take
from engine.homesteaders.phases import TRADES
from engine.homesteaders.rail import listed
from engine.homesteaders.state import PAY, WAGES
from engine.homesteaders.state import RAIL as BONUS
from screens.homesteaders.data import table_of

_FIRST_BONUS = Take("chip")


def forced(game: Game) -> Move | None:
    """The answer to a decision that leaves nothing to decide: silver that suffices, where gold is no better."""
    decision = game.decision
    if decision is None:
        return None
    goods = game.position.goods[decision.seat]
    if decision.kind == BONUS:
        bonuses = listed(game.position, decision.seat)
        return bonuses[0] if len(bonuses) == 1 else None
    if decision.kind not in (WAGES, PAY):
        return None
    if goods[SILVER] < table_of(game)["due"] or (goods[GOLD] and decision.kind == PAY):
        return None
    move = Pay()
    question = game.ask(move)
    return move if question is None else move.answer(question.default, question.label)


def belongs_together(played: Move, after: Move) -> bool:
    """Whether the second of two moves usually follows upon the first by itself."""
    if isinstance(after, Take):
        return isinstance(played, Pass) and after == _FIRST_BONUS
    is_in_silver = isinstance(after, Pay) and GOODS[GOLD].name not in format_move(after)
    return is_in_silver and not isinstance(played, TRADES)
