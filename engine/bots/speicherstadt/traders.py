"""A round foreseen among traders by learned figures: what each of them will do follows from what lies open."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import Final

from engine.bots.speicherstadt.evaluator import Evaluator
from engine.bots.speicherstadt.foresight import A_NODE, A_TRADER, AGAINST, FORESEEN, Foresight, Outlook, carry, outcome
from engine.bots.speicherstadt.judge import QuarterJudge
from engine.bots.speicherstadt.policy import placements
from engine.moves import Move
from engine.position import frozen
from engine.speicherstadt import purchase
from engine.speicherstadt.moves import BUY, DECLINE
from engine.speicherstadt.rounds import go_on
from engine.speicherstadt.state import DEMAND, OVER, PURCHASE, SUPPLY, Quarter

_HIGHEST: Final = 0.35
"""How much the best of the others counts: what a round leaves the own house is more than what it takes from them."""

_WITH_KAI: Final = 7
"""A move costs so many times as much with Kaispeicher: there is more by which positions differ, and to weigh."""


class AmongTraders(Foresight):
    """A round in which the others see positions as the seat does, and rehearse what they do.

    They play each of their two best placements, and buying and declining, to the end of the round, where everybody
    does what seems best at once; so does this, and what was seen once is remembered. What a round leaves is seen after
    its Income, as they see it.
    """

    def __init__(self, evaluator: Evaluator, position: Quarter, seat: int) -> None:
        """`evaluator` is how all of them see positions."""
        super().__init__(evaluator, evaluator, position, seat)
        self._evaluator = evaluator
        self._loads = QuarterJudge(evaluator)
        self._left: dict[Hashable, Sequence[float]] = {}
        self._quickly: dict[Hashable, Sequence[float]] = {}
        self._replies: dict[Hashable, Move] = {}
        self._known: dict[Hashable, tuple[Outlook, int]] = {}

    @property
    def nodes(self) -> int:
        """See `Foresight`."""
        return self._carried * (_WITH_KAI if self._start.terms.kai else 1) // A_NODE

    def _best(self, position: Quarter, placed: int) -> Outlook:
        """See `Foresight`; to the same position several orders of moves lead."""
        while position.phase in FORESEEN and position.seat != self._seat:
            self._carry(position, self._expected(position))
        if position.phase not in FORESEEN:
            return self._end(position)
        what, before = (self._breadth, _standing(position)), self._ways
        if what not in self._known:
            found = super()._best(position, placed)
            self._known[what] = found, self._ways - before
            return found
        found, ways = self._known[what]
        self._ways += ways
        return found

    def _expected(self, position: Quarter) -> Move:
        """What another house is expected to do."""
        if not self._breadth.as_traders:
            return self._at_once(position)
        what = _standing(position)
        if what not in self._replies:
            self._replies[what] = self.reply(position)
        return self._replies[what]

    def _at_once(self, position: Quarter) -> Move:
        """What seems best at first sight."""
        return self._judge.moves(position, quick=True)[0]

    def reply(self, position: Quarter) -> Move:
        """What a trader does."""
        house = position.seat
        if position.phase == DEMAND:
            moves = [move for _gain, move in placements(self._others, position)[:A_TRADER]]
        elif position.phase != PURCHASE:
            return self._at_once(position)
        elif position.coins[house] >= purchase.price(position):
            moves = [BUY, DECLINE]
        else:
            return DECLINE
        if len(moves) == 1:
            return moves[0]
        return max(moves, key=lambda move: self._for_trader(position.copy(), move, house))

    def _for_trader(self, position: Quarter, move: Move, house: int) -> float:
        """See `Foresight`."""
        self._carry(position, move)
        scores = list(self._played_quickly(position))
        own = scores.pop(house)
        return own - AGAINST * max(scores)

    def _played_quickly(self, position: Quarter) -> Sequence[float]:
        """What a round leaves to each house when everybody goes on as seems best at once; the position is used up."""
        passed: list[Hashable] = []
        found: Sequence[float] | None = None
        while found is None and position.phase in FORESEEN:
            what = _standing(position)
            found = self._quickly.get(what)
            if found is None:
                passed.append(what)
                self._carry(position, self._at_once(position))
        if found is None:
            found = self._scores(position)
        self._quickly.update(dict.fromkeys(passed, found))
        return found

    def _scores(self, position: Quarter) -> Sequence[float]:
        """What the end of Purchase leaves to each house after Loading and Income, or at the end of the game."""
        what = outcome(position)
        if what not in self._left:
            go_on(position, None, SUPPLY)
            while position.phase not in (SUPPLY, OVER):
                self._carried += 1
                carry(position, self._loads.moves(position, quick=True)[0], SUPPLY)
            houses = range(position.terms.houses)
            self._left[what] = tuple(self._evaluator.score(position, house) for house in houses)
        return self._left[what]

    def _end(self, position: Quarter) -> Outlook:
        """See `Foresight`."""
        self._ways += 1
        scores = list(self._scores(position))
        own = scores.pop(self._seat)
        highest = max(scores)
        return Outlook(own - _HIGHEST * highest, own, own - highest)


def _standing(position: Quarter) -> Hashable:
    """All by which positions of one round differ before its end."""
    if position.terms.kai:
        return frozen(position)
    return (
        position.phase,
        position.seat,
        position.column,
        tuple(position.queues),
        tuple(position.workers),
        tuple(position.coins),
        position.bought,
        tuple(position.cards),
    )
