"""The judge of Die Speicherstadt: which moves are worth a thought, and what they are worth."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import Final

from engine.bots.answers import few_answers
from engine.bots.judge import Judge
from engine.bots.speicherstadt import reasons
from engine.bots.speicherstadt.evaluator import Evaluator, Features, kept_for_later, sound
from engine.bots.speicherstadt.policy import chosen, exchange, load, placements, uses
from engine.moves import AnswerValue, Move
from engine.questions import Question
from engine.speicherstadt.deck import ANY_TIME, INFORMER, NAMES
from engine.speicherstadt.moves import DECLINE, Exchange, Market, Queue, Reserve, Store
from engine.speicherstadt.prospects import obvious
from engine.speicherstadt.state import CHIEF, DEMAND, FINAL, INFORM, INSURE, LOADING, OVER, Quarter
from engine.speicherstadt.supply import rounds_left
from engine.speicherstadt.title import SPEICHERSTADT
from engine.texts import Text

_BY_HAND: Final = Evaluator(sound())
_PLACEMENTS = 6
"""So many placements are thought about."""
_WORTH_A_CARD = 0.2
"""From so many points gained on a card is used."""
_ANY_TIME = frozenset(NAMES[card] for card in ANY_TIME)


class QuarterJudge(Judge[Quarter]):
    """Die Speicherstadt seen by an evaluator."""

    title = SPEICHERSTADT

    def __init__(self, evaluator: Evaluator = _BY_HAND, placements: int = _PLACEMENTS) -> None:
        """`placements` is how many of them are thought about."""
        self._evaluator = evaluator
        self._placements = placements
        self._against = evaluator.weights.against

    def seats(self, position: Quarter) -> int:
        """The houses: the Rival of a game alone is one to be beaten."""
        return position.terms.houses

    def actions_left(self, position: Quarter, seat: int) -> int:
        """The rounds to come, the present one included until its Income is over."""
        return 0 if position.phase == OVER else rounds_left(position) + 1

    def acts(self, position: Quarter) -> bool:
        """The placement of workers."""
        return position.phase == DEMAND

    def marks(self, position: Quarter, seat: int) -> Hashable:
        """What a seat has."""
        return (position.coins[seat], position.points[seat], position.cards[seat], tuple(position.landed[seat]))

    def moves(self, position: Quarter, *, quick: bool) -> Sequence[Move]:
        """The best placements at first sight; in Loading the obvious, then what may be exchanged or sold."""
        if quick:
            return (self._use(position) or chosen(self._evaluator, position),)
        if position.phase == LOADING and obvious(position) is not None:
            return (load(position),)
        if position.phase == INFORM:
            best = exchange(self._evaluator, position)
            return (best.move, DECLINE) if best else (DECLINE,)
        if position.phase in (CHIEF, INSURE):  # these ask about one card
            return SPEICHERSTADT.moves(position)
        used = [one.move for one in uses(self, position)]
        # Those of any time come from `uses` with their answers.
        found = [move for move in SPEICHERSTADT.moves(position) if move.target not in _ANY_TIME]
        if position.phase == DEMAND:
            placed = [move for _gain, move in placements(self._evaluator, position)[: self._placements]]
            others = [move for move in found if not isinstance(move, Queue | Reserve) and move not in placed]
            return [*placed, *others, *used]
        if position.phase == LOADING:
            found = [move for move in found if isinstance(move, Exchange | Market | Store)] or found[-1:]
        return [*found, *used]

    def _use(self, position: Quarter) -> Move | None:
        """The card that is used at once: the Informer, or one of any time when all that is obvious is loaded."""
        if position.phase == INFORM:
            found = exchange(self._evaluator, position)
            return found.move if found and found.points > kept_for_later((INFORMER,), Features(position)) else None
        if position.phase == FINAL or (position.phase == LOADING and obvious(position) is None):
            best = next(iter(uses(self, position)), None)
            return best.move if best and best.points > _WORTH_A_CARD else None
        return None

    def answers(self, position: Quarter, question: Question, *, quick: bool) -> Sequence[AnswerValue]:
        """The usual one of goods, every option where it is not quick."""
        if quick:
            return [question.default]
        return few_answers(question, {}, quick)

    def worth(self, position: Quarter, seat: int) -> float:
        """The own score, less a part of those of the others."""
        features = Features(position)
        own = self._evaluator.score(position, seat, features)
        if not self._against or position.terms.houses == 1:
            return own
        others = self._others(position, seat, features)
        return own - self._against * (max(others) + sum(others) / len(others)) / 2

    def _others(self, position: Quarter, seat: int, features: Features | None = None) -> list[float]:
        others = (house for house in range(position.terms.houses) if house != seat)
        return [self._evaluator.score(position, house, features) for house in others]

    def score(self, position: Quarter, seat: int) -> float:
        """See `Evaluator.score`."""
        return self._evaluator.score(position, seat)

    def reasons(self, position: Quarter, move: Move) -> tuple[Text, ...]:
        """See `reasons.reasons`."""
        return reasons.reasons(self._evaluator, position, move)

    def lead(self, position: Quarter, seat: int) -> float:
        """By how much a seat may hope to be above the best of the others, the Rival among them."""
        return self._evaluator.score(position, seat) - max(self._others(position, seat))
