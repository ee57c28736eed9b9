"""Playing at random, fast: a legal move and its answers are drawn in one run of the rules."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.moves import Answer, AnswerValue, Move
from engine.title import Title

if TYPE_CHECKING:
    from random import Random

    from engine.game import Game


def decide(game: Game, rng: Random) -> Move:
    """A complete legal move for whoever must decide in `game`, which stays as it is and is not over.

    Every move and every answer can come up; see `Title.drawn`.
    """
    move = game.rules.drawn(game.position, game.moves(), rng)
    while (question := game.open_question(move)) is not None:
        move = move.answer(question.random(rng), question.label)
    return move


def play_out(rules: Title[Any], position: Any, rng: Random) -> list[Move]:
    """Play `position` itself to the end of the game by random moves, which are returned."""
    moves = []
    while legal := rules.moves(position):
        moves.append(play_on(rules, position, rules.drawn(position, legal, rng), rng))
    return moves


def play_on(rules: Title[Any], position: Any, move: Move, rng: Random) -> Move:
    """Carry out one of the moves of `position` on it, with random answers; returns the move completed by them."""
    steps = rules.perform(position, move, None)
    if steps is None:
        return move
    answers: list[Answer] = []
    try:
        question = next(steps)
        while True:
            value: AnswerValue | None = question.only
            if value is None:
                value = question.random(rng)
                answers.append(Answer(value, question.label))
            question = steps.send(value)
    except StopIteration:
        return type(move)(move.target, tuple(answers))
