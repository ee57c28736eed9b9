"""The judge of Le Havre: which moves and answers are worth a thought, and what positions are worth."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from functools import cache

from engine.bots.answers import few_answers
from engine.bots.choices import completed
from engine.bots.judge import Judge
from engine.bots.le_havre.evaluator import Evaluator
from engine.bots.le_havre.prospects import actions_left
from engine.bots.le_havre.reasons import reasons
from engine.le_havre import moves, phases, state
from engine.le_havre.building import YACHT
from engine.le_havre.deck import CARD_INDEX
from engine.le_havre.goods import FRANCS, GOODS, INDEX
from engine.le_havre.money import CHEAPEST, REPAYMENT, short
from engine.le_havre.title import LE_HAVRE
from engine.moves import AnswerValue, Move
from engine.questions import Amount, Basket, Choice, Payment, Question
from engine.texts import Text


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


_GOES_ON = frozenset((moves.EndTurn, moves.Pass, moves.PutBack, moves.StopBuilding, moves.Supply, moves.SwapSpecials))
_NOT_SETTLED = frozenset({state.MAIN, state.SECOND_BUILD, state.LOOK})
_GROUNDED = frozenset({state.MAIN, state.FINAL, state.AFTER_MAIN, state.SECOND_BUILD, state.MEAL})
"""The phases in which a move changes nothing but what its seat has, offers, proposals, ships on sale and persons: all
but those in which cards or tiles may be turned up, as at the end of a meal that is paid."""
_YACHT = CARD_INDEX[YACHT]
LOOK_AROUND = frozenset({"arts-centre", "black-market", "harbour-watch", "haulage-firm"})
"""The buildings that look at the offers or at the persons of others."""


@cache
def _wanted(phase: str, quick: bool) -> tuple[type[Move], ...]:
    """The kinds of move of a phase that are worth thinking about while all can be paid."""
    is_later = phase == state.SECOND_BUILD or (quick and phase == state.MAIN)
    unwanted = (moves.Sell, moves.Buy, moves.Repay) if is_later else (moves.Sell,)
    return tuple(kind for kind in phases.PHASES[phase].performs if kind not in unwanted)


class HavreJudge(Evaluator, Judge[state.Havre]):
    """Le Havre seen with the figures of some weights: an evaluator that knows what is worth evaluating."""

    title = LE_HAVRE

    def decider(self, position: state.Havre) -> int:
        """See `Judge`; asked too often to go through the title."""
        if position.phase == state.OVER:
            return -1
        return position.waiting[0] if position.waiting else position.seat

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
            can_repay = position.loans[seat] and goods[FRANCS] >= REPAYMENT
            return [moves.Repay(), moves.Supply()] if can_repay else [moves.Supply()]
        if phase in (state.LOOK, state.BETWEEN):
            return [moves.PutBack() if phase == state.LOOK else moves.Pass()]
        if phase == state.AFTER_FINAL or (phase == state.AFTER_MAIN and goods[FRANCS] < CHEAPEST):
            return [moves.EndTurn()]
        if phase in (state.MEAL, state.INTEREST):
            found = LE_HAVRE.moves(position)
            payments = [move for move in found if type(move) in (moves.Feed, moves.PayInterest)]
            if payments:
                return [moves.Repay(), *payments] if phase == state.INTEREST and moves.Repay() in found else payments
            return found
        return phases.listed(position, seat, _wanted(phase, quick))

    def answers(self, position: state.Havre, question: Question, *, quick: bool) -> Sequence[AnswerValue]:
        """A few answers, best guess first; what tokens are worth to the seat is asked only where that matters."""
        if isinstance(question, Choice):
            return [option.name for option in question.options]
        if quick and isinstance(question, Payment | Amount):
            return (question.default,)
        if isinstance(question, Amount):
            return few_answers(question, {}, quick)
        if isinstance(question, Basket) and question.label == "ships":
            return (question.default,)
        worth = self.prices(position, position.decider)
        if isinstance(question, Basket) and question.label == "cargo":
            filled = _filled(question, lambda name: GOODS[INDEX[name]].ship_price - worth[name])
            return (filled,) if quick else (filled, question.default)
        return few_answers(question, worth, quick)

    def grounds(self, position: state.Havre) -> Hashable:
        """See `Judge`: neither what others have in goods and loans, nor what is on offer or where persons stand."""
        seat, deeds, phase = position.decider, position.deeds, position.phase
        if phase not in _GROUNDED or (phase == state.MEAL and not short(position, seat)):
            return None
        return (
            (seat, phase, position.final, position.round, position.turn, position.loans[seat], position.borrowed),
            position.waiting,
            tuple(position.goods[seat]),
            position.fleets[seat],
            deeds.of(seat),
            deeds.built,
            deeds.place[_YACHT] == state.TOWN,
            position.stacks,
            position.stadium_waits,
            position.harbour,
            position.modern,
            bool(position.specials),
        )

    def grounds_of(self, position: state.Havre, move: Move) -> Hashable:
        """See `Judge`: of the offers the one that is taken, and all for buildings that look around."""
        if type(move) is moves.Take:
            return position.offers[INDEX[move.target]]
        return (tuple(position.offers), tuple(position.persons)) if move.target in LOOK_AROUND else None

    def leaves_all(self, move: Move) -> bool:
        """Ending the turn, supplying and doing without something."""
        return type(move) in _GOES_ON

    def settled(self, position: state.Havre) -> bool:
        """See `Judge`."""
        return position.phase not in _NOT_SETTLED

    def prepares(self, move: Move) -> bool:
        """Nobody's turn is about a loan that is handed back in it."""
        return isinstance(move, moves.Repay)

    def reasons(self, position: state.Havre, move: Move) -> tuple[Text, ...]:
        """See `engine.bots.le_havre.reasons`."""
        return reasons(self, position, (move,), completed(LE_HAVRE, position, move))

    def reasons_together(self, position: state.Havre, moves: Sequence[Move], after: state.Havre) -> tuple[Text, ...]:
        """See `engine.bots.le_havre.reasons`."""
        return reasons(self, position, moves, after)
