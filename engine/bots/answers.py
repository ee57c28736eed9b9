"""One policy a kind of question: the answers that are worth a thought in any title."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.moves import AnswerValue
from engine.questions import Amount, Basket, Choice, Number, Payment, Question, Several

Prices = Mapping[str, float]
"""What a token or an option is worth to the seat, by its name; 1 where it is not said."""

_SHORT = 4


def few_answers(question: Question, prices: Prices, quick: bool) -> Sequence[AnswerValue]:
    """A few answers, fewer where it must be `quick`, in their canonical form, best guess first."""
    match question:
        case Choice():
            return [option.name for option in question.options]
        case Amount():
            return _amounts(question, quick)
        case Number():
            return [question.usual] if quick else list(question.answers(len(question.numbers)) or ())
        case Several():
            return [_best_options(question, prices)]
        case Payment():
            return _payments(question, prices, quick)
        case Basket():
            return [_cheapest(question, prices)]
        case _:
            return [question.default]


def _amounts(question: Amount, quick: bool) -> list[int]:
    low, high = question.low, question.high
    if quick:
        return [high]
    if high - low < _SHORT:
        return list(range(high, low - 1, -1))
    return sorted({high, high - 1, (low + 2 * high) // 3, (low + high) // 2, (2 * low + high) // 3}, reverse=True)


def _best_options(question: Several, prices: Prices) -> AnswerValue:
    ranked = sorted(question.options, key=lambda option: -prices.get(option.name, 1.0))
    chosen = {option.name for option in ranked[: question.high]}
    return tuple(option.name for option in question.options if option.name in chosen)


def _payments(question: Payment, prices: Prices, quick: bool) -> list[AnswerValue]:
    found: list[AnswerValue] = [question.default]
    if not quick:
        ways = question.answers(12)
        if ways is not None:
            cheap = min(ways, key=lambda way: sum(prices.get(name, 1.0) * number for name, number in way))
            if cheap not in found:
                found.append(cheap)
    return found


def _cheapest(question: Basket, prices: Prices) -> AnswerValue:
    """A basket of what is missed least, filled up to its aim; the default where goods come in groups."""
    if question.groups:
        return question.default
    room = question.aim
    taken: dict[str, int] = {}
    for token in sorted(question.tokens, key=lambda token: prices.get(token.name, 1.0)):
        if room <= 0:
            break
        taken[token.name] = min(token.have, room)
        room -= taken[token.name]
    return question.bundle([taken.get(token.name, 0) for token in question.tokens])
