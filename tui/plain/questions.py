"""The questions of a move in lines of text, and the answers that are typed."""

from __future__ import annotations

from gettext import gettext as _

from engine import Question
from engine.moves import AnswerValue
from engine.questions import NOTHING, Basket, Choice, Number, Option, Payment, Several, answer_in_words
from screens.words import shown
from tui.plain.matching import Unclear, meant, numbered

MOST_LISTED = 12
"""So many answers are listed; where there are more, they are asked for in words."""


def asked(question: Question) -> list[str]:
    """The question, what can be answered, and what an empty line would answer."""
    lines = [shown(question.prompt), *_choices(question)]
    return [*lines, _("An empty line answers: {default}").format(default=answer_in_words(question.default))]


def _choices(question: Question) -> list[str]:
    if isinstance(question, Choice | Several):
        lines = [_("{n} {what}").format(n=n, what=_option(one)) for n, one in enumerate(question.options, start=1)]
        if isinstance(question, Several):
            lines.append(_how_many(question))
        return lines
    listed = _listed(question)
    if listed:
        return [_("{n}: {what}").format(n=n, what=answer_in_words(value)) for n, value in enumerate(listed, start=1)]
    if isinstance(question, Number):
        return [_("One of these: {numbers}").format(numbers=", ".join(map(str, question.numbers)))]
    if isinstance(question, Basket | Payment):
        have = ", ".join(f"{token.have} {token.name}" for token in question.tokens)
        return [
            _("You have {goods}. Answer such as: {example}").format(
                goods=have, example=answer_in_words(question.default)
            )
        ]
    return []


def _how_many(question: Several) -> str:
    if not question.low:
        return _("Name up to {n} of them, with commas between, or nothing.").format(n=question.high)
    if question.low < question.high:
        return _("Name {low} to {high} of them, with commas between.").format(low=question.low, high=question.high)
    return _("Name {n} of them, with commas between.").format(n=question.high)


def _option(option: Option) -> str:
    words = _("{name}: {words}").format(name=option.name, words=shown(option.shown))
    return (
        words if option.detail is None else _("{option} ({detail})").format(option=words, detail=shown(option.detail))
    )


def _listed(question: Question) -> tuple[AnswerValue, ...]:
    """The answers that stand in a numbered list: bundles, where there are few."""
    return question.answers(MOST_LISTED) or () if isinstance(question, Basket | Payment) else ()


def answered(question: Question, typed: str) -> AnswerValue:
    """The answer that is meant; an empty line is the default. Raises `Unclear` or `engine.Refused`."""
    if not typed:
        return question.default
    if isinstance(question, Choice):
        return _chosen(question.options, typed)
    if isinstance(question, Several):
        if typed == NOTHING:
            return question.settled(())
        return question.settled(tuple(_chosen(question.options, part.strip()) for part in typed.split(",")))
    listed = _listed(question)
    place = numbered(typed, len(listed)) if listed else None
    return listed[place] if place is not None else question.settled(question.read(typed))


def _chosen(options: tuple[Option, ...], typed: str) -> str:
    """The name of the option that is meant by its name, its number in the list, or the beginnings of its words."""
    names = {option.name: option.name for option in options}
    if typed in names:  # a name that is a number is no line of the list
        return typed
    place = numbered(typed, len(options))
    if place is not None:
        return options[place].name
    names |= {shown(option.shown): option.name for option in options if shown(option.shown) not in names}
    by_name = meant(typed, {option.name: option.name for option in options})
    found = by_name if by_name is not None else meant(typed, names)
    if found is None:
        raise Unclear(
            _("'{typed}' is none of these: {names}.").format(
                typed=typed, names=", ".join(option.name for option in options)
            )
        )
    return found
