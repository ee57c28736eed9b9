"""The judge of Macao: what may come next in a turn, which answers are worth a thought, and what positions are worth."""

from __future__ import annotations

from collections.abc import Hashable, Sequence

from engine.bots.macao import advice, stages, timetable
from engine.bots.macao.answers import answers
from engine.bots.macao.evaluator import Evaluator
from engine.bots.turns import TurnJudge
from engine.macao import deck, forecast, powers, state
from engine.macao.moves import Pass, Use
from engine.macao.title import MACAO
from engine.moves import AnswerValue, Move
from engine.questions import Question
from engine.texts import Text

_MANY = 100
"""No question outside of turns has more answers."""


class ColonyJudge(TurnJudge[state.Colony]):
    """Macao seen by an evaluator."""

    title = MACAO

    def __init__(self, evaluator: Evaluator) -> None:
        self._evaluator = evaluator

    def actions_left(self, position: state.Colony, seat: int) -> int:
        """The turns to come."""
        if position.phase == state.OVER:
            return 0
        rounds, beyond = timetable.timetable(position, seat, passed=False)
        return len(rounds) + beyond

    def acts(self, position: state.Colony) -> bool:
        """In its turn."""
        return position.phase == state.ACTION

    def marks(self, position: state.Colony, seat: int) -> Hashable:
        """What the moves of a turn change."""
        return (
            tuple(position.supply[seat]),
            position.active[seat],
            position.city[seat],
            position.gold[seat],
            position.points[seat],
            position.ships[seat],
            position.cargo[seat],
            position.used,
            position.bought,
            position.steps[seat],
            position.jokers[seat],
            position.free_steps,
            position.walled,
        )

    def moves(self, position: state.Colony, *, quick: bool) -> Sequence[Move]:
        """All of them."""
        return MACAO.moves(position)

    def answers(self, position: state.Colony, question: Question, *, quick: bool) -> Sequence[AnswerValue]:
        """A few in a turn, all outside of it."""
        if position.phase == state.ACTION:
            return answers(position, question, quick)
        return question.answers(_MANY) or [question.default]

    def leaves_all(self, move: Move) -> bool:
        """Passing does."""
        return isinstance(move, Pass)

    def score(self, position: state.Colony, seat: int) -> float:
        """See `Evaluator.score`."""
        return self._evaluator.score(position, seat)

    def reasons_together(self, position: state.Colony, moves: Sequence[Move], after: state.Colony) -> tuple[Text, ...]:
        """See `engine.bots.macao.advice`."""
        return advice.reasons(position, moves, after)

    def steps(self, position: state.Colony, stage: int) -> list[tuple[Move, int]]:
        """See `engine.bots.macao.stages`."""
        return stages.staged(position, position.seat, stage)

    def end(self) -> Pass:
        """See `TurnJudge`."""
        return Pass()

    def free(self, position: state.Colony) -> Move | None:
        """A card that counts what a seat has: it waits until nothing is added any more."""
        for bit, number, power in deck.standing(position.active[position.seat]).powers:
            if (
                not position.used & bit
                and isinstance(power, powers.PrestigePerOffice | powers.GoldPerMarkers)
                and power.possible(position, position.seat)
            ):
                return Use(deck.CARDS[number].name)
        return None

    def worth_ended(self, position: state.Colony, seat: int) -> float:
        """See `TurnJudge`."""
        return self._evaluator.score(position, seat, passed=True)

    def leads_to_turn(self, position: state.Colony) -> bool:
        """The choice of dice."""
        return position.phase == state.DICE

    def turn_to_come(self, position: state.Colony, seat: int) -> state.Colony | None:
        """With the cubes of the wind rose as it is turned."""
        if not forecast.has_turned(position, seat) or position.phase == state.OVER:
            return None
        twin = position.copy()
        twin.phase = state.ACTION
        twin.seat = seat
        twin.queue = ()
        twin.begin_turn()
        return twin
