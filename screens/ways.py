"""Ways to what a player wants: a move to begin, what is answered on the way, and what it would all lead to."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from engine import Event, Move, OpenGame, Plan, Question, Refused, Text
from engine.moves import Answer, AnswerValue
from engine.past import Played

Wishes = tuple[tuple[str, AnswerValue], ...]
"""What is answered by itself while a move is put together, by the labels of its questions."""


class Way(NamedTuple):
    """A move, or several as one, and what is answered on the way so that it leads where one wants."""

    move: Move | Plan
    shown: Text
    """What it is called among the other ways."""
    detail: Text
    """What it costs."""
    words: str
    """The whole of it in words, for lists and headings."""
    wishes: Wishes = ()
    aim: str = ""
    """What it leads to, where the ways of a goal do not all lead to the same."""


class Goal(NamedTuple):
    """Something that one may want, such as a card, and the ways to it."""

    words: str
    """What is wanted."""
    prompt: Text
    """What is asked where there are several ways; nothing where `words` ask it."""
    ways: tuple[Way, ...] = ()
    """The ways that are open now, the best first."""
    reason: str = ""
    """Why there is none, in a sentence."""
    name: str = ""
    """What it is about, by its name in the game."""

    def aim(self, wishes: Wishes) -> str:
        """What the way with these wishes leads to."""
        return next((way.aim for way in self.ways if way.aim and way.wishes == wishes), self.words)


def furthered(game: OpenGame, move: Move, wishes: Wishes) -> tuple[Move, Question | None]:
    """A move with the wishes answered as far as they are asked for, and its next open question; raises `Refused`."""
    known = dict(wishes)
    question = game.ask(move)
    while question is not None and question.label in known:
        move = move.answer(known[question.label], question.label)
        question = game.ask(move)
    return move, question


def filled(game: OpenGame, move: Move, wishes: Wishes) -> Move:
    """A move with the wishes answered, and whatever is asked before the last of them by default.

    A move that is refused stays as it is.
    """
    last = move
    try:
        while True:
            last, question = furthered(game, last, wishes)
            answered = {answer.label for answer in last.answers}
            if question is None or all(label in answered for label, _value in wishes):
                return last
            last = last.answer(question.default, question.label)
    except Refused:
        return move


def gone(game: OpenGame, way: Way) -> Move | Plan:
    """All of a way, with whatever is asked on it answered."""
    return way.move if isinstance(way.move, Plan) else filled(game, way.move, way.wishes)


def leads_there(game: OpenGame, way: Way) -> bool:
    """Whether a way can be gone now, and leads where it should."""
    move = gone(game, way)
    if isinstance(move, Plan):
        return True
    try:
        after, _played, _events = game.tried(move)
    except Refused:
        return False
    given = {(answer.label, answer.value) for answer in whole(after.last[0]).answers}
    return given >= set(way.wishes)


def stepped_back(move: Move, wishes: Wishes) -> Move | None:
    """A move without its last answer that was not wished, and all after it; None if there is none."""
    given = move.answers
    while given and (given[-1].label, given[-1].value) in wishes:
        given = given[:-1]
    return with_answers(move, given[:-1]) if given else None


def with_answers(move: Move, answers: Sequence[Answer]) -> Move:
    """A move with these answers in place of its own."""
    fewer = move.unanswered()
    for answer in answers:
        fewer = fewer.answer(answer.value, answer.label)
    return fewer


def turns_up(after: OpenGame) -> bool:
    """Whether what led to an `outcome` turned something hidden up."""
    return after.reveals(len(after.history))


def outcome(game: OpenGame, move: Move | Plan) -> tuple[OpenGame, tuple[Event, ...]]:
    """The game after a move or a plan, and what happens; open questions are answered by default. Raises `Refused`."""
    if isinstance(move, Plan):
        return move.after, move.events
    after, _played, events = game.tried(move)
    return after, events


def whole(played: Played) -> Move:
    """A move as it was played, with the answers to which there was no other."""
    answers = list(played.move.answers)
    for number, answer in played.forced:
        answers.insert(number - 1, answer)
    return with_answers(played.move, answers)


def plan_of(game: OpenGame, moves: Sequence[Move]) -> Move | Plan:
    """As many of the moves, from the first on, as can be made as one; the first alone where no more can."""
    for count in range(len(moves), 1, -1):
        try:
            return game.plan(moves[:count])
        except Refused:
            continue
    return moves[0]
