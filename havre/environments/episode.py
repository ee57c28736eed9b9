"""A game that is played by numbers: each decision in stages, the move first and then its answers."""

from __future__ import annotations

from copy import copy
from typing import Any, Final, Self

from engine.game import Game
from engine.moves import Answer, AnswerValue, Move
from engine.setup import new_game
from havre.environments.actions import actions_of
from havre.environments.answers import KINDS, Answering, answering

MOST_DECISIONS: Final = 3000
"""After so many decisions of all players together an episode is cut."""
FEWEST_POINTS: Final = -200
"""Where the player who has moved has fewer points than this, an episode is cut."""


class Episode:
    """One game from its start, without a past that could be taken back.

    `seat` is who must choose one of the `legal` numbers next; both are meaningless once `over`. Within a move what is
    forced is done by itself, so there are two legal numbers at least; only a decision can be one with a single move.
    """

    def __init__(self, title: str, options: dict[str, Any], seed: int) -> None:
        """`options` are those of `havre.new_game`; raises `SetupError`."""
        self.options = {**options, "seed": seed}
        game = new_game(title, **self.options)
        self.actions = actions_of(title)
        self.rules, self.position = game.rules, game.position
        self.names = game.names
        self.moves: list[tuple[int, Move]] = []
        """The complete moves that were played, each with its seat."""
        self.decisions = 0
        """How many moves were played and illegal numbers chosen."""
        self.over = False
        """Whether nobody chooses any more."""
        self.cut = False
        """Whether it ended before the game was over."""
        self._begin()

    def _begin(self) -> None:
        """The next decision begins, or the game is over."""
        self._steps: Any = None
        self._after: Any = None
        self.move: Move | None = None
        """The move that is being put together, without its answers."""
        self.answers: list[Answer] = []
        """What its questions were answered with so far, but for answers without an alternative."""
        self.asked = 0
        """The kind of the question that is open, from 1 on; 0 where a move is to be chosen."""
        self.answering: Answering | None = None
        """The answer that is being put together."""
        self._label = ""
        rules = self.rules
        if rules.is_over(self.position):
            self.over = True
        else:
            self.seat = rules.decider_of(self.position)
            self._moves = {self.actions.of_moves[move]: move for move in rules.moves(self.position)}
            self.legal = list(self._moves)

    def copy(self) -> Self:
        """An independent episode at the beginning of the decision that is being taken."""
        twin = copy(self)
        twin.moves = self.moves.copy()
        twin._begin()
        return twin

    def game(self) -> Game:
        """The game where it stands, for a computer player."""
        return Game(self.rules, self.options, self.position)

    def take(self, number: int) -> bool:
        """Choose one of the legal numbers; whether it was one, else nothing has changed but that a decision is lost."""
        if self.over or number not in self.legal:
            self._count()
            return False
        self._choose(number)
        # Each choice makes the next one possible, so this goes on until somebody has something to choose.
        while self.answering is not None and len(self.legal) == 1:
            self._choose(self.legal[0])
        return True

    def _choose(self, number: int) -> None:
        if self.answering is None:
            self._begin_move(self._moves[number])
            return
        value = self.answering.take(number)
        self.legal = self.answering.legal
        if value is not None:
            self.answers.append(Answer(value, self._label))
            self._go_on(value)

    def _begin_move(self, move: Move) -> None:
        self.move = move
        self._after = self.position.copy()
        self._steps = self.rules.perform(self._after, move, None)
        if self._steps is None:
            self._done(move)
        else:
            self._go_on(None)

    def _go_on(self, value: AnswerValue | None) -> None:
        """Send an answer, or begin; up to the next question with more than one answer, or to the end of the move."""
        self.answering = None
        try:
            question = self._steps.send(value)
            while (value := question.only) is not None:
                question = self._steps.send(value)
        except StopIteration:
            if self.move is not None:
                self._done(type(self.move)(self.move.target, tuple(self.answers)))
            return
        self.asked, self._label = KINDS.index(type(question)) + 1, question.label
        self.answering = answering(question, self.actions)
        self.legal = self.answering.legal

    def _done(self, move: Move) -> None:
        seat = self.seat
        self.moves.append((seat, move))
        self.position = self._after
        self._begin()
        self._count()
        if not self.over and self.total(seat) < FEWEST_POINTS:
            self.over = self.cut = True

    def _count(self) -> None:
        self.decisions += 1
        if self.decisions >= MOST_DECISIONS and not self.over:
            self.over = self.cut = True

    def play(self, move: Move) -> None:
        """Play a complete move of whoever must decide; raises `Refused`, and then nothing has changed."""
        game = self.game()
        game.play(move)
        self.move, self._after = move, game.position
        self._done(move)

    def total(self, seat: int) -> int:
        """The points of a seat as they stand."""
        return int(self.rules.scores(self.position)[seat]["total"])

    def recalled(self, seat: int) -> Any:
        """The position as a seat knows it that forgets nothing."""
        recalled = self.rules.recalled
        return self.rules.seen(self.position, seat) if recalled is None else recalled(self.position, seat)
