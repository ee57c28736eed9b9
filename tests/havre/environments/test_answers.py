"""Answers put together number by number: exactly the answers of the question, each in one way, and no dead end."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from hypothesis import given, strategies as st

from engine.moves import AnswerValue
from engine.payments import Due, Sum
from engine.questions import Amount, Basket, Choice, Number, Option, Payment, Question, Several, Token
from engine.texts import message
from havre.environments.actions import Actions, actions_of
from havre.environments.answers import answering

ACTIONS: Actions = actions_of("le-havre")
NAMES = ACTIONS.names[:6]
ASKED = message("Which?")

numbers = st.integers(0, 4)
tokens = st.lists(numbers, min_size=1, max_size=5).map(
    lambda have: tuple(Token(name, message("token"), n) for name, n in zip(NAMES, have, strict=False))
)


def all_answers(question: Question) -> list[AnswerValue]:
    """Every answer as it is found number by number, as often as it is found."""
    found: list[AnswerValue] = []
    prefixes: list[list[int]] = [[]]
    while prefixes:
        prefix = prefixes.pop()
        one, value = answering(question, ACTIONS), None
        for number in prefix:
            value = one.take(number)
        if value is not None:
            found.append(value)
            continue
        assert one.legal, f"a dead end after {prefix}"
        prefixes += [[*prefix, number] for number in one.legal]
    return found


def are_the_same(question: Question) -> bool:
    answers = question.answers(100_000)
    assert answers is not None
    return sorted(map(str, all_answers(question))) == sorted(map(str, answers))


@given(st.integers(0, 20), st.integers(0, 20))
def test_amounts_are_all_found(low: int, more: int) -> None:
    assert are_the_same(Amount("", ASKED, low, low + more, "wood"))


@pytest.mark.parametrize(
    "question",
    [
        Number("", ASKED, (3, 5, 9), 5),
        Choice("", ASKED, tuple(Option(name, ASKED) for name in NAMES)),
    ],
)
def test_single_answers_are_all_found(question: Question) -> None:
    assert are_the_same(question)


@given(st.lists(st.integers(1, 3), min_size=1, max_size=6), st.integers(0, 6), st.integers(0, 6))
def test_choices_of_several_are_all_found(weights: list[int], low: int, more: int) -> None:
    options = tuple(Option(name, ASKED, None, weight) for name, weight in zip(NAMES, weights, strict=False))
    reachable = {0}
    for weight in weights:
        reachable |= {sum_ + weight for sum_ in reachable}
    question = Several("", ASKED, options, low, low + more, ())
    if any(low <= sum_ <= low + more for sum_ in reachable):
        found = {str(sorted(value)) for value in all_answers(question) if isinstance(value, tuple)}
        wanted = {str(sorted(names)) for names in _subsets(options, low, low + more)}
        assert found == wanted


def _subsets(options: tuple[Option, ...], low: int, high: int) -> list[list[str]]:
    found = []
    for bits in range(1 << len(options)):
        chosen = [option for place, option in enumerate(options) if bits >> place & 1]
        if low <= sum(option.weight for option in chosen) <= high:
            found.append([option.name for option in chosen])
    return found


@given(tokens, st.integers(0, 6), st.integers(0, 8), st.integers(1, 3), st.integers(1, 3))
def test_baskets_are_all_found(things: tuple[Token, ...], low: int, more: int, multiple: int, other: int) -> None:
    names = tuple(token.name for token in things)
    groups = ((names[:2], multiple), (names[2:3], other))
    question = Basket("", ASKED, things, low, low + more, low, names, groups, usual=())
    wanted = set(map(str, question._all()))
    if wanted:
        found = all_answers(question)
        assert set(map(str, found)) == wanted
        assert len(found) == len(wanted)


def test_a_basket_of_any_number_is_put_together() -> None:
    things = tuple(Token(name, ASKED, 3) for name in NAMES[:2])
    assert len(all_answers(Basket("", ASKED, things, 0, 10**9, 6, NAMES[:2]))) == 16


@given(tokens, st.lists(numbers, min_size=5, max_size=5), st.integers(1, 9), st.sampled_from([3, 10**9]))
def test_payments_are_all_found(things: tuple[Token, ...], worths: list[int], amount: int, at_most: int) -> None:
    due = Due(((Sum(tuple(worths[: len(things)]), amount),),))
    question = Payment("", ASKED, things, due, (1.0,) * len(things), at_most)
    ways = list(question._allowed())
    if ways:
        found = all_answers(question)
        assert sorted(map(str, found)) == sorted(map(str, ways))


def put(question: Question, *told: str) -> tuple[AnswerValue | None, list[str]]:
    """What comes of numbers by their meaning, and what is possible next."""
    one, value = answering(question, ACTIONS), None
    meanings: Callable[[int], str] = ACTIONS.meaning
    for each in told:
        value = one.take(next(number for number in one.legal if meanings(number) == each))
    return value, [meanings(number) for number in one.legal]


def test_tokens_are_put_down_in_the_order_of_the_question_and_ended_with_done() -> None:
    first, second = NAMES[:2]
    question = Basket("", ASKED, tuple(Token(name, ASKED, 2) for name in NAMES[:2]), 1, 3, 1, NAMES[:2])
    assert put(question)[1] == [f"name {first}", f"name {second}"]
    assert put(question, f"name {second}")[1] == [f"name {second}", "done"]
    assert put(question, f"name {second}", "done")[0] == ((second, 1),)
