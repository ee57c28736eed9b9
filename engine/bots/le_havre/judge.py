"""The judge of Le Havre: which moves and answers are worth a thought, and what positions are worth."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence

from engine.bots.answers import few_answers
from engine.bots.choices import completed
from engine.bots.judge import Judge
from engine.bots.le_havre.evaluator import NOTHING_LEARNED, Evaluator
from engine.bots.le_havre.prospects import actions_left
from engine.bots.le_havre.reasons import reasons
from engine.bots.le_havre.weights import Values, Weights
from engine.le_havre import moves, state
from engine.le_havre.deck import PRICES
from engine.le_havre.goods import FRANCS, GOODS, INDEX
from engine.le_havre.money import REPAYMENT
from engine.le_havre.title import LE_HAVRE
from engine.moves import AnswerValue, Move
from engine.questions import Amount, Basket, Choice, Payment, Question
from engine.texts import Text

_SHIP_PRICE = tuple(good.ship_price for good in GOODS)


def answers(question: Question, values: Callable[[], Sequence[float]], quick: bool) -> Sequence[AnswerValue]:
    """A few answers, best guess first, fewer where it must be `quick`.

    `values` gives what a token of each kind is worth to the seat; it is asked only where that matters.
    """
    if isinstance(question, Choice | Amount) or (quick and isinstance(question, Payment)):
        return few_answers(question, {}, quick)
    if isinstance(question, Basket) and question.label == "ships":
        return (question.default,)
    worth = values()
    gain = _GAINS.get(question.label)
    if isinstance(question, Basket) and gain is not None:
        filled = _filled(question, lambda name: gain(name) - worth[INDEX[name]])
        return (filled,) if quick else (filled, question.default)
    return few_answers(question, {token: worth[place] for token, place in INDEX.items()}, quick)


def _filled(question: Basket, gain: Callable[[str], float]) -> AnswerValue:
    """The tokens that gain most, and no more than gain something, as far as the basket allows."""
    order = sorted(question.tokens, key=lambda token: -gain(token.name))
    taken: dict[str, int] = {}
    total = 0
    for token in order:
        room = question.high - total if gain(token.name) > 0 else max(0, question.low - total)
        taken[token.name] = min(token.have, room)
        total += taken[token.name]
    return question.bundle([taken[token.name] for token in question.tokens])


_GAINS: dict[str, Callable[[str], float]] = {"cargo": lambda name: float(_SHIP_PRICE[INDEX[name]])}
"""What a token brings, by the label of the basket it is put in."""


_GOES_ON = (moves.EndTurn, moves.Pass, moves.PutBack, moves.StopBuilding, moves.Supply, moves.SwapSpecials)
_NOT_SETTLED = frozenset({state.MAIN, state.SECOND_BUILD, state.LOOK})
_CHEAPEST = min(PRICES)
"""The lowest price of a card; ships cost more."""


class HavreJudge(Judge[state.Havre]):
    """Le Havre seen with the figures of some weights."""

    title = LE_HAVRE

    def __init__(self, weights: Weights, learned: Mapping[int, Values] = NOTHING_LEARNED) -> None:
        """`learned` is what was learned besides: see `Evaluator`."""
        self._evaluator = Evaluator(weights, learned)

    def actions_left(self, position: state.Havre, seat: int) -> int:
        """See `engine.bots.le_havre.prospects`."""
        return actions_left(position, seat)

    def acts(self, position: state.Havre) -> bool:
        """The main and the final action."""
        return position.phase in (state.MAIN, state.FINAL)

    def marks(self, position: state.Havre, seat: int) -> Hashable:
        """What a seat holds and where its person stands."""
        return (*position.goods[seat], position.persons[seat])

    def likeness(self, position: state.Havre, seat: int) -> Hashable:
        """The cards and the ships of a seat."""
        return position.owned(seat), position.fleets[seat]

    def moves(self, position: state.Havre, *, quick: bool) -> Sequence[Move]:
        """Nothing is sold while all can be paid; quick players buy after their action alone."""
        phase = position.phase
        seat = position.decider
        goods = position.goods[seat]
        if phase == state.BEFORE_SUPPLY:
            return (
                [moves.Repay(), moves.Supply()]
                if position.loans[seat] and goods[FRANCS] >= REPAYMENT
                else [moves.Supply()]
            )
        if phase in (state.LOOK, state.BETWEEN):
            return [moves.PutBack() if phase == state.LOOK else moves.Pass()]
        if phase == state.AFTER_FINAL or (phase == state.AFTER_MAIN and goods[FRANCS] < _CHEAPEST):
            return [moves.EndTurn()]
        found = LE_HAVRE.moves(position)
        if phase in (state.MEAL, state.INTEREST):
            payments = [move for move in found if type(move) in (moves.Feed, moves.PayInterest)]
            if payments:
                return [moves.Repay(), *payments] if phase == state.INTEREST and moves.Repay() in found else payments
            return found
        unwanted = (
            (moves.Sell, moves.Buy, moves.Repay)
            if phase == state.SECOND_BUILD or (quick and phase == state.MAIN)
            else (moves.Sell,)
        )
        return [move for move in found if type(move) not in unwanted]

    def answers(self, position: state.Havre, question: Question, *, quick: bool) -> Sequence[AnswerValue]:
        """See `engine.bots.le_havre.judge`."""
        return answers(question, lambda: self._evaluator.token_values(position, position.decider), quick)

    def leaves_all(self, move: Move) -> bool:
        """Ending the turn, supplying and doing without something."""
        return type(move) in _GOES_ON

    def settled(self, position: state.Havre) -> bool:
        """See `Judge`."""
        return position.phase not in _NOT_SETTLED

    def worth(self, position: state.Havre, seat: int) -> float:
        """See `Evaluator.worth`."""
        return self._evaluator.worth(position, seat)

    def score(self, position: state.Havre, seat: int) -> float:
        """See `Evaluator.score`."""
        return self._evaluator.score(position, seat)

    def prepares(self, move: Move) -> bool:
        """Nobody's turn is about a loan that is handed back in it."""
        return isinstance(move, moves.Repay)

    def reasons(self, position: state.Havre, move: Move) -> tuple[Text, ...]:
        """See `engine.bots.le_havre.reasons`."""
        return reasons(self._evaluator, position, (move,), completed(LE_HAVRE, position, move))

    def reasons_together(self, position: state.Havre, moves: Sequence[Move], after: state.Havre) -> tuple[Text, ...]:
        """See `engine.bots.le_havre.reasons`."""
        return reasons(self._evaluator, position, moves, after)
