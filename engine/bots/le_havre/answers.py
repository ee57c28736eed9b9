"""Which answers to a question of Le Havre are worth thinking about."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from engine.bots.answering import few_answers
from engine.le_havre.goods import GOODS, INDEX
from engine.moves import AnswerValue
from engine.questions import Amount, Basket, Choice, Payment, Question

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
