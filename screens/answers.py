"""Answers as the player reads them: in the words of the questions to which they are given."""

from __future__ import annotations

from engine import Move, OpenGame, Question
from engine.moves import AnswerValue
from engine.questions import Basket, Choice, Payment, Several, answer_in_words
from engine.texts import N_
from engine.texts.language import gettext as _, listed
from screens.words import shown


def in_words(question: Question, value: AnswerValue) -> str:
    """An answer as the player reads it."""
    if isinstance(question, Choice | Several):
        called = {option.name: shown(option.shown) for option in question.options}
        names = (value,) if isinstance(value, str) else value if isinstance(value, tuple) else ()
        return listed(called.get(str(name), str(name)) for name in names) or _notation(value)
    if isinstance(question, Basket | Payment) and isinstance(value, tuple):
        numbers = {part[0]: part[1] for part in value if isinstance(part, tuple)}
        some = [shown(token.some(numbers[token.name])) for token in question.tokens if token.name in numbers]
        return listed(some) or _notation(value)
    return answer_in_words(value)


def _notation(value: AnswerValue) -> str:
    """An answer that has no words of its own; one that takes nothing is said in the player's language."""
    return _("nothing") if value == () else answer_in_words(value)


def given(game: OpenGame, move: Move) -> list[str]:
    """The answers of a move, one after another; a number comes after what was asked for."""
    said, so_far = [], move.unanswered()
    for answer in move.answers:
        question = game.ask(so_far)
        if question is None:
            break
        so_far = so_far.answer(answer.value, answer.label)
        words = in_words(question, answer.value)
        said.append(_after(shown(question.prompt), words) if isinstance(answer.value, int) else words)
    return said


def _after(asked: str, answer: str) -> str:
    """An answer after its question, which may have no sign of one."""
    told = N_("{asked} {sentence}") if asked.endswith(("?", "？")) else N_("{name}: {words}")
    return _(told).format(asked=asked, sentence=answer, name=asked, words=answer)
