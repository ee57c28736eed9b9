"""The judge of Homesteaders: which moves are worth a thought, and what they are worth."""

from __future__ import annotations

from collections.abc import Hashable, Sequence

from engine.bots.answers import few_answers
from engine.bots.homesteaders.evaluator import Evaluator
from engine.bots.homesteaders.policy import chosen
from engine.bots.homesteaders.reasons import reasons, reasons_together
from engine.bots.homesteaders.values import Weights, plain
from engine.bots.judge import Judge
from engine.homesteaders import state
from engine.homesteaders.bidding import ROW
from engine.homesteaders.buildings import BUILDINGS
from engine.homesteaders.construction import candidates
from engine.homesteaders.goods import DEBT_COSTS, NAMES, SILVER, WORKERS
from engine.homesteaders.income import incomes
from engine.homesteaders.moves import Assign, Bid, Borrow, Pay, Recruit, Repay, Sell
from engine.homesteaders.phases import TRADES
from engine.homesteaders.state import Frontier
from engine.homesteaders.title import HOMESTEADERS
from engine.homesteaders.workers import filled, names_of, places_of
from engine.moves import AnswerValue, Move
from engine.questions import Number, Question, Several
from engine.texts import Text


class FrontierJudge(Judge[Frontier]):
    """Homesteaders seen with the figures of some weights."""

    title = HOMESTEADERS

    def __init__(self, weights: Weights | None = None, *, gives_away: bool = True) -> None:
        """`gives_away`: it may pass although something that costs nothing can be had for the least bid."""
        self._evaluator = Evaluator(weights or plain())
        self._gives_away = gives_away

    def actions_left(self, position: Frontier, seat: int) -> int:
        """The incomes to come, and the last trades."""
        return 0 if position.phase in (state.FINAL, state.OVER) else incomes(position) + 1

    def acts(self, position: Frontier) -> bool:
        """The bidding."""
        return position.phase == state.BID

    def marks(self, position: Frontier, seat: int) -> Hashable:
        """What a seat holds and owns."""
        return (*position.goods[seat], position.towns[seat])

    def moves(self, position: Frontier, *, quick: bool) -> Sequence[Move]:
        """Debts are taken only for what cannot be paid otherwise; trades before building and at the end alone."""
        if quick:
            found = chosen(self._evaluator, position)
            if found is not None:
                return (found,)
        return self._worth_a_thought(position)

    def _worth_a_thought(self, position: Frontier) -> Sequence[Move]:
        found = HOMESTEADERS.moves(position)
        phase = position.phase
        if phase in (state.WAGES, state.PAY):
            if isinstance(found[0], Pay):
                rich = position.goods[position.seat][SILVER] >= 2 * DEBT_COSTS
                return [move for move in found if isinstance(move, Pay) or (rich and isinstance(move, Repay))]
            return [move for move in found if isinstance(move, Sell | Borrow)]
        if phase == state.ASSIGN:
            return [move for move in found if isinstance(move, Assign | Recruit)]
        if phase in (state.BUILD, state.SECOND):
            return [move for move in found if not isinstance(move, Sell | Recruit | Repay)]
        if phase == state.FINAL:
            return [move for move in found if not isinstance(move, Borrow)]
        if phase == state.BID and not self._gives_away and _is_for_nothing(position):
            return [move for move in found if isinstance(move, Bid)]
        return [move for move in found if not isinstance(move, TRADES)]

    def answers(self, position: Frontier, question: Question, *, quick: bool) -> Sequence[AnswerValue]:
        """The lowest bid; the slots that bring most; payments by what the goods are worth."""
        worth = self._evaluator.prices[incomes(position)]
        if isinstance(question, Number):
            return [question.usual]
        if isinstance(question, Several):
            return [self._slots(position, worth)]
        if quick:
            return [question.default]
        return few_answers(question, {name: worth[kind] for kind, name in enumerate(NAMES)}, quick)

    def _slots(self, position: Frontier, worth: tuple[float, ...]) -> tuple[str, ...]:
        """The slots that bring most."""
        seat = position.seat
        places = sorted(
            places_of(position.towns[seat]),
            key=lambda place: -sum(worth[kind] * number for kind, number in place.brings) / place.workers,
        )
        return names_of(filled(places, position.goods[seat][WORKERS]))

    def score(self, position: Frontier, seat: int) -> float:
        """See `Evaluator.score`."""
        return self._evaluator.score(position, seat)

    def prepares(self, move: Move) -> bool:
        """Trades prepare what is built with them."""
        return isinstance(move, TRADES)

    def reasons(self, position: Frontier, move: Move) -> tuple[Text, ...]:
        """See `engine.bots.homesteaders.reasons`."""
        return reasons(self._evaluator, position, move)

    def reasons_together(self, position: Frontier, moves: Sequence[Move], after: Frontier) -> tuple[Text, ...] | None:
        """See `engine.bots.homesteaders.reasons`."""
        return reasons_together(moves)


def _is_for_nothing(position: Frontier) -> bool:
    """Whether something to build that costs nothing can be had for the least bid, which silver pays."""
    seat = position.seat
    for auction in position.auctions:
        if not position.bids[auction] and position.goods[seat][SILVER] >= ROW[0]:
            kinds = candidates(position, seat, position.tile(auction).builds)
            if any(not BUILDINGS[kind].cost for kind in kinds):
                return True
    return False
