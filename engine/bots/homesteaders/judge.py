"""The judge of Homesteaders: which moves are worth a thought, and what they are worth."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import Final

from engine.bots.answering import few_answers
from engine.bots.homesteaders import evaluator
from engine.bots.judge import Judge
from engine.homesteaders import listing
from engine.homesteaders.forecast import incomes
from engine.homesteaders.goods import DEBT_COSTS, NAMES, SILVER, WORKERS
from engine.homesteaders.moves import Assign, Borrow, Decline, Finish, Pay, Recruit, Repay, Sell
from engine.homesteaders.phases import TRADES
from engine.homesteaders.state import ASSIGN, BID, BUILD, EXCHANGE, FINAL, HIRE, OVER, PAY, SECOND, WAGES, Frontier
from engine.homesteaders.workers import PLACES, proposed
from engine.moves import AnswerValue, Move
from engine.questions import Number, Question, Several

_NOT_SETTLED: Final = frozenset({BUILD, SECOND, EXCHANGE, HIRE})
_GOES_ON: Final = (Decline, Finish)


class FrontierJudge(Judge[Frontier]):
    """Homesteaders seen with the figures of the evaluator, no further ahead than `sight` incomes."""

    def __init__(self, sight: int = 10) -> None:
        self._sight = sight

    def decider(self, position: Frontier) -> int:
        """See `Judge`."""
        return -1 if position.phase == OVER else position.seat

    def seats(self, position: Frontier) -> int:
        """See `Judge`."""
        return position.terms.players

    def actions_left(self, position: Frontier, seat: int) -> int:
        """The incomes to come: there is a bidding after each but the last."""
        return incomes(position)

    def acts(self, position: Frontier) -> bool:
        """The bidding."""
        return position.phase == BID

    def marks(self, position: Frontier, seat: int) -> Hashable:
        """What a seat holds and owns."""
        return (*position.goods[seat], position.towns[seat])

    def moves(self, position: Frontier, *, quick: bool) -> Sequence[Move]:
        """Debts are taken only for what cannot be paid otherwise; trades before building and at the end alone."""
        found = listing.moves(position)
        phase = position.phase
        if phase in (WAGES, PAY):
            if isinstance(found[0], Pay):
                rich = position.goods[position.seat][SILVER] >= 2 * DEBT_COSTS
                return [move for move in found if isinstance(move, Pay) or (rich and isinstance(move, Repay))]
            return [move for move in found if isinstance(move, Sell | Borrow)]
        if phase == ASSIGN:
            return [move for move in found if isinstance(move, Assign | Recruit)]
        if phase in (BUILD, SECOND, EXCHANGE):
            return [move for move in found if not isinstance(move, Sell | Recruit | Repay)]
        if phase == FINAL:
            return [move for move in found if not isinstance(move, Borrow)]
        return [move for move in found if not isinstance(move, TRADES)]

    def answers(self, position: Frontier, question: Question, *, quick: bool) -> Sequence[AnswerValue]:
        """The lowest bid; the slots that bring most; payments by what the goods are worth."""
        worth = evaluator.prices(incomes(position))
        if isinstance(question, Number):
            return [question.usual]
        if isinstance(question, Several):
            return [self._slots(position, worth)]
        return few_answers(question, {name: worth[kind] for kind, name in enumerate(NAMES)}, quick)

    def _slots(self, position: Frontier, worth: tuple[float, ...]) -> tuple[str, ...]:
        """The slots that bring most."""
        seat = position.seat
        town, workers = position.towns[seat], position.goods[seat][WORKERS]
        places = [place for place in PLACES if place.building & town]
        places.sort(key=lambda place: -sum(worth[kind] * number for kind, number in place.brings) / place.workers)
        chosen = 0
        for place in places:
            if place.workers <= workers:
                workers -= place.workers
                chosen |= place.bit
        return proposed(town, position.goods[seat][WORKERS], chosen)

    def leaves_all(self, move: Move) -> bool:
        """Declining and ending the game."""
        return isinstance(move, _GOES_ON)

    def settled(self, position: Frontier) -> bool:
        """See `Judge`."""
        return position.phase not in _NOT_SETTLED

    def worth(self, position: Frontier, seat: int) -> float:
        """The own score alone."""
        return evaluator.score(position, seat, self._sight)

    def score(self, position: Frontier, seat: int) -> float:
        """See `evaluator.score`."""
        return evaluator.score(position, seat, self._sight)
